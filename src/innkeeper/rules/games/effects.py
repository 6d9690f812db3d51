"""What Gambling and Cheating Cards do in a game: look at cards and exchange one, roll a die again, or set it."""

from innkeeper.rules.conditions import current_round
from innkeeper.rules.frames import AsksOnce
from innkeeper.rules.games.piles import at_table, draw, places_of_faces
from innkeeper.rules.round import Round
from innkeeper.table.card import NO_CARD
from innkeeper.table.frame import Frame
from innkeeper.table.gambling import BROW, HELD, LOOKED_AT
from innkeeper.table.question import CHOOSE, PASS, Option, Question
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import LeaveRound
from innkeeper.vocabulary.plays import Play
from innkeeper.vocabulary.terms import CHEATING, PICKED

LOOK = 1
TURN_DIE = 2


def forces_out(play: Play) -> bool:
    """Whether a card forces somebody out of the Round (embedding.force-out.which-cards)."""
    return any(isinstance(effect, LeaveRound) and effect.who == PICKED for effect in play.effects)


def has_cheating_effect(play: Play) -> bool:
    """Cheating Cards but those that force somebody out; and the Gambling Card that only they can beat elsewhere."""
    # embedding.force-out.gambling-effect-instead, embedding.winning-hand.cheating-effect
    return not forces_out(play) if play.kind == CHEATING else play.followed_by_cheating


class UseCard(AsksOnce):
    """Whoever has played a card in a game chooses what it does to the own cards or dice, or leaves it at that."""

    # embedding.card.instructions-first

    def __init__(self, decider: int = -1, cheats: bool = False) -> None:
        super().__init__()
        self.decider = decider
        self.cheats = cheats
        self.chosen = 0

    def copy(self) -> Frame:
        twin = UseCard(self.decider, self.cheats)
        twin.chosen = self.chosen
        return self.copy_onto(twin)

    def branches(self, table: Table) -> list[str]:
        return ["nothing", "look", "set" if self.cheats else "reroll"]

    def ask(self, table: Table) -> None:
        games = at_table(table)
        options = [PASS]
        if table.piles[games.of(self.decider, HELD)].cards or table.piles[games.of(self.decider, BROW)].cards:
            # embedding.hand.threes-keep-and-city-square-city
            options.append(Option(CHOOSE, mode=3 if self.cheats else 1, value=LOOK))
        if game_of(table).dice_of(self.decider):
            options.append(Option(CHOOSE, mode=int(self.cheats), value=TURN_DIE))
        if len(options) > 1:
            table.questions = [Question(self.decider, "game-effect", self.rule(), True, options)]

    def rule(self) -> str:
        return "embedding.cheating-card.look-at-three" if self.cheats else "embedding.gambling-card.look-at-one"

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        self.chosen = max(0, option.value)

    def finish(self, table: Table) -> None:
        if self.chosen == LOOK:
            look(table, self.decider, 3 if self.cheats else 1, self.rule())
        elif self.chosen == TURN_DIE:
            table.push(ChangeDie(self.decider, self.cheats))


def game_of(table: Table) -> Round:
    """The game that is going on."""
    current = current_round(table)
    assert current is not None
    return current


def look(table: Table, seat: int, number: int, rule: str) -> None:
    """Somebody looks at the top cards of the deck, and nobody else does."""
    games = at_table(table)
    seen = 0
    for _ in range(number):
        card = draw(table)
        if card is not NO_CARD:
            table.put(card, games.of(seat, LOOKED_AT))
            table.tell("game-sees", rule, seat, card, known_to=table.masks[seat])
            seen += 1
    table.tell("game-looks", rule, seat, amount=seen)
    table.push(LookAndSwap(seat, rule))


class LookAndSwap(AsksOnce):
    """Of the cards looked at, one may be exchanged for a card in hand; all the others are discarded face down."""

    # embedding.unused-cards-face-down

    def __init__(self, decider: int = -1, rule: str = "") -> None:
        super().__init__()
        self.decider = decider
        self.rule = rule

    def copy(self) -> Frame:
        return self.copy_onto(LookAndSwap(self.decider, self.rule))

    def ask(self, table: Table) -> None:
        """A card that is held up can be given, too; which it is its player does not know."""
        games = at_table(table)
        held = table.piles[games.of(self.decider, HELD)].cards
        places = places_of_faces(held)
        if table.piles[games.of(self.decider, BROW)].cards:
            places.append(len(held))
        looked = table.piles[games.of(self.decider, LOOKED_AT)].cards
        options = [PASS]
        for which in places_of_faces(looked):
            taken = looked[which]
            options += [Option(CHOOSE, taken, on=place, value=len(options) + i) for i, place in enumerate(places)]
        table.questions = [Question(self.decider, "swap", self.rule, True, options)]

    def ask_anew(self, table: Table, seat: int) -> None:
        if seat != self.decider:
            self.ask(table)

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        if option.what == CHOOSE:
            self.swap(table, option)
        else:
            table.tell("game-keeps-hand", self.rule, self.decider)

    def swap(self, table: Table, option: Option) -> None:
        games, seat = at_table(table), self.decider
        held = table.piles[games.of(seat, HELD)].cards
        pile = games.of(seat, HELD if option.on < len(held) else BROW)
        given = held[option.on] if option.on < len(held) else table.piles[pile].cards[0]
        table.take(given, pile)
        table.discard(given)
        table.take(option.card, games.of(seat, LOOKED_AT))
        table.put(option.card, pile)
        own = table.masks[seat]
        others = ((1 << len(table.seats)) - 1) & ~(1 << seat)
        held_up = pile == games.of(seat, BROW)
        table.tell("game-gives", self.rule, seat, given, known_to=others if held_up else own)
        table.tell("game-takes", self.rule, seat, option.card, known_to=others | own if held_up else own)
        table.tell("game-swaps", self.rule, seat)

    def finish(self, table: Table) -> None:
        games = at_table(table)
        for card in table.piles[games.of(self.decider, LOOKED_AT)].cards.copy():
            table.take(card, games.of(self.decider, LOOKED_AT))
            table.discard(card)


class ChangeDie(Frame):
    """One of the own dice is rolled again; or, by a cheat, turned to what its player likes."""

    # embedding.gambling-card.reroll, embedding.cheating-card.set-a-die

    def __init__(self, decider: int = -1, sets: bool = False) -> None:
        self.decider = decider
        self.sets = sets
        self.place = -1

    def copy(self) -> Frame:
        twin = ChangeDie(self.decider, self.sets)
        twin.place = self.place
        return twin

    def rule(self) -> str:
        return "embedding.cheating-card.set-a-die" if self.sets else "embedding.gambling-card.reroll"

    def step(self, table: Table) -> None:
        dice = game_of(table).dice_of(self.decider)
        if self.place < 0:
            places = [place for place, shown in enumerate(dice) if shown not in dice[:place]]
            options = [Option(CHOOSE, mode=dice[place], value=place) for place in places]
            table.questions = [Question(self.decider, "set-die" if self.sets else "reroll", self.rule(), True, options)]
        else:
            options = [Option(CHOOSE, value=shown) for shown in range(1, 7) if shown != dice[self.place]]
            table.questions = [Question(self.decider, "die-value", self.rule(), True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        if self.place < 0:
            self.place = option.value
            if not self.sets:
                self.change(table, table.chance.roll())
        else:
            self.change(table, option.value)

    def change(self, table: Table, shown: int) -> None:
        game = game_of(table)
        before = game.dice_of(self.decider)[self.place]
        game.set_die(self.decider, self.place, shown)
        table.pop()
        what = "game-sets-die" if self.sets else "game-rerolls"
        table.tell(what, self.rule(), self.decider, whom=before, amount=shown)
