"""What effects say together: their clauses put into one text."""

from innkeeper.packs.translations import option_in
from innkeeper.vocabulary import conditions, effects, terms
from innkeeper.words.wording_effects import Clause, EffectTeller, can_be_told_of


class Teller(EffectTeller):
    """Tells effects in one language; `pick` is whom the play picks."""

    def all_of(self, listed: list[effects.Effect], first: list[Clause]) -> str:
        """All effects in order, after what comes first; what follows a choice is told apart from it."""
        clauses = list(first)
        for place, effect in enumerate(listed):
            if isinstance(effect, effects.Choose):
                end = place + 1 + effect.skip
                told = self.say("choose", text=self.all_of(listed[place + 1 : end], []))
            elif isinstance(effect, effects.ChooseOne):
                end = place + 1 + effect.skip(-1)
                told = self.one_of(effect)
            elif isinstance(effect, effects.EachChooses):
                end = place + 1 + effect.passed_over()
                told = self.each_of(effect)
            else:
                before = listed[place - 1] if place else None
                if isinstance(effect, effects.PassItself) and isinstance(before, effects.PickOne):
                    clauses[-1] = Clause(terms.ME, self.picked("pass-on", before))  # to whom is told with it
                else:
                    clauses.append(self.clause(effect))
                self.spoken_of |= effect.who in (terms.PICKED, terms.FIRST)
                continue
            choice = self.joined([*clauses, Clause(terms.NOBODY, told, self.condition(effect.condition))])
            after = self.all_of(listed[end:], [])
            needs_nothing = effect.condition.kind == conditions.NOTHING_NEEDED
            key = "choose-one-after" if isinstance(effect, effects.ChooseOne) and needs_nothing else "choose-after"
            key = "each-after" if isinstance(effect, effects.EachChooses) else key
            return self.say(key, choice=choice, text=after) if after else choice
        return self.joined(clauses)

    def one_of(self, choice: effects.ChooseOne) -> str:
        """Several things of which one is chosen."""
        if choice.who == terms.PICKED:
            who = self.whom(terms.SOURCE if self.spoken_of else terms.PICKED)
            told = [self.own_branch(branch, "they") for branch in choice.branches]
            return self.say("picked-chooses", who=who, text=self.either(told))
        told = [self.branch(branch) for branch in choice.branches]
        if choice.by_chance:
            names = [option_in(self.language, branch.name) for branch in choice.branches]
            told = [self.say("choose-named", name=name, text=text) for name, text in zip(names, told, strict=True)]
        return self.say("chance-chooses" if choice.by_chance else "choose-one", text=self.either(told))

    def each_of(self, choice: effects.EachChooses) -> str:
        """Several things of which each player chooses one."""
        self.options = [branch.name for branch in choice.branches]
        told = [
            self.say("choose-named", name=option_in(self.language, branch.name), text=self.own_branch(branch))
            for branch in choice.branches
        ]
        return self.say("each-chooses-secretly" if choice.secretly else "each-chooses", text=self.either(told))

    def either(self, told: list[str]) -> str:
        """This or that."""
        text = told[0]
        for other in told[1:]:
            text = self.say("choose-or", first=text, second=other)
        return text

    def own_branch(self, branch: effects.Branch, person: str = "you") -> str:
        """What comes of choosing one of several things, to who chooses, or of them."""
        self.chooser = person
        told = self.branch(branch)
        self.chooser = ""
        return told or self.say("choose-nothing")

    def branch(self, branch: effects.Branch) -> str:
        """One of them: what it costs and what comes of it."""
        return self.all_of([*branch.cost, *branch.effects], [])

    def joined(self, clauses: list[Clause]) -> str:
        """Clauses in a row; those of one subject share it."""
        text = ""
        for run in runs(clauses):
            clause = self.run(run, is_first=not text)
            self.named |= run[0].who == terms.PICKED
            text = self.say("clause-after", first=text, second=clause) if text else clause
        return text

    def run(self, clauses: list[Clause], is_first: bool) -> str:
        """What one subject does; the card's own player is told to do it."""
        does = self.listed([clause.does for clause in clauses], "list-and")
        who, _, condition, having, chose = clauses[0]
        if who == terms.ME and self.player == "you" and (not is_first or condition):
            does = self.say("clause-you", does=does)
        elif who not in (terms.ME, terms.NOBODY):
            again = who == terms.PICKED and self.named and self.pick is not None and self.pick.most == 1
            subject = self.whom(terms.SOURCE if again else who)
            subject = self.say("who-having", who=subject, component=having) if having else subject
            subject = self.say("who-chose", name=chose) if chose else subject
            does = self.say("clause", subject=subject, does=does)
        if condition:
            does = self.say("clause-if", condition=condition, clause=does)
        return does


def option_text(choice: effects.ChooseOne, branch: effects.Branch, language: str) -> str:
    """One of several things, in the words of who chooses it."""
    teller = Teller(language)
    return teller.own_branch(branch) if choice.who == terms.PICKED else teller.branch(branch)


def option_told(choice: effects.ChooseOne, branch: effects.Branch, language: str) -> str:
    """One of several things, as it is told of who chose it; empty where a card has words for it only to its player."""
    if not all(can_be_told_of(effect) for effect in [*branch.cost, *branch.effects]):
        return ""
    teller = Teller(language)
    teller.player = "they"
    return teller.own_branch(branch, "they") if choice.who == terms.PICKED else teller.branch(branch)


def runs(clauses: list[Clause]) -> list[list[Clause]]:
    """Neighbouring clauses of one subject and one condition together; what names its own subject stays alone."""
    found: list[list[Clause]] = []
    for clause in clauses:
        last = found[-1][-1] if found else None
        same = last and clause[2:] == last[2:]
        together = last and same and clause.who == last.who != terms.NOBODY
        if together:
            found[-1].append(clause)
        else:
            found.append([clause])
    return found
