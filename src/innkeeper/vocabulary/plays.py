"""A card as the engine reads it: faces, and the plays on them.

Authors write cards in YAML with the words of `innkeeper.vocabulary.words`; loading lowers them to these classes.
"""

from innkeeper.vocabulary.components import NO_COMPONENT, Component
from innkeeper.vocabulary.conditions import Condition, Guard
from innkeeper.vocabulary.effects import (
    AgainPhase,
    AnteMore,
    BorrowCard,
    ChangeDrink,
    ChooseOne,
    ConvertDrink,
    DiscardCards,
    Effect,
    EndRound,
    IgnoreCard,
    IgnoreDrink,
    LeaveRound,
    NegateCard,
    PassDrink,
    RedirectCard,
    RedirectLoss,
    ReduceLoss,
    ReplaceDrink,
    SkipPhase,
    SplitDrink,
    SplitLoss,
    StartRound,
    WeakenDrink,
    WinRound,
)
from innkeeper.vocabulary.terms import AT_ONCE, COUNTS_AS_DRUNK, DRUNKENNESS, PICKED


class Pick:
    """Whom a play picks when it is played: `who` (ANOTHER or ANYONE), how many, out of whom."""

    def __init__(
        self,
        who: int,
        least: int = 1,
        most: int = 1,
        gamblers: bool = False,
        not_source: bool = False,
        having: Component = NO_COMPONENT,
        ordered: bool = False,
    ) -> None:
        self.who = who
        self.least = least
        self.most = most
        self.gamblers = gamblers
        self.not_source = not_source
        self.ordered = ordered  # it matters who is named first
        self.having = having  # only who holds such a token
        self.aims_at = 0  # of an automaton: those with the most of FORTITUDE, ALCOHOL or GOLD; below 0: with the least


class Extra:
    """What may be added to a play while it is announced: what it costs, and what it does besides or in place of it."""

    def __init__(self, cost: list[Effect], effects: list[Effect], instead: bool) -> None:
        self.cost = cost
        self.effects = effects
        self.instead = instead  # of what the play does otherwise


class Play:
    """One way to play a card: its kind, its moment with what must hold then, whom it picks, and what it does."""

    def __init__(self, kind: int, moment: int, effects: list[Effect]) -> None:
        self.kind = kind
        self.moment = moment
        self.effects = effects
        self.pick: Pick | None = None
        # when: the kinds of card answered, what they must affect, whom, and by whom
        self.answers = 0
        self.affects = 0
        self.of_me = False
        self.of_anyone = False  # whosever phase or loss it is …
        self.of_gizmo = False  # … or that of a Gizmo of mine
        self.of_drinks = False  # of an Event: only if it is one of the Drink Deck
        self.of_curses = False  # of a revealed card: only if it acts at once
        self.by_another = False
        self.for_everybody = False  # what is answered must be about all players
        self.picks_me = False  # the card answered must have picked me …
        self.that_ignores_drink = False  # … or be one to Ignore a Drink with …
        self.that_is = 0  # … or be of this kind besides
        self.has_source = False  # a player stands behind what happens
        # during: which phase, mine (`of_me`) or another's, or the Round of Gambling
        self.during = -1
        # if: what must hold besides; after a loss: that nothing was done to make it smaller
        self.needs: list[Condition] = []
        self.not_reduced = False
        # cannot and only: what cannot be done to it, and what not while something holds; which family alone affects it
        self.cannot = 0
        self.guards: list[Guard] = []
        self.only_affected_by = ""
        self.not_on_antes_and_endings = False
        # Gambling: only a Cheating Card may follow it; it may itself follow such a card
        self.followed_by_cheating = False
        self.follows_anything = False
        self.joins = NO_COMPONENT  # the deck whose top card is revealed and joins it
        self.numbers = 0  # of what a card adds: every number of the card it joins is so much more
        self.given = False  # of what a card adds: the card itself then lies before whoever is picked for it
        self.joins_kinds = 0  # of what a card adds: to cards of these kinds it is added by choice, from in front
        self.ignoring_reduces = 0  # whoever would Ignore it loses so much less instead
        self.instead: list[Effect] = []  # what it does if it is Negated
        self.cost: list[Effect] = []  # what is paid as it is announced
        self.extras: list[Extra] = []  # what may be added then, each once
        self.goes_front = False  # when it is done it stays in front of its player until the next own turn …
        self.stays_for_good = False  # … until it has no Fortitude left …
        self.goes_picked = False  # … or in front of who was picked, until the next turn of theirs
        # Found from the effects by `settle`.
        self.changes_drink = False
        self.antes = False
        self.ends_round = False
        self.negates = False
        self.ignores_card = False
        self.ignores_drink = False
        self.splits_drink = False
        self.reduces = False
        self.splits_loss = False
        self.leaves = False
        self.redirects = False
        self.lets_picked_choose = False
        self.borrows = False
        self.chooses_for_others = False

    def settle(self) -> None:
        """Find from the verbs what other cards ask of this play."""
        for effect in self.effects:
            if isinstance(
                effect,
                IgnoreDrink | PassDrink | SplitDrink | ChangeDrink | ReplaceDrink | ConvertDrink | WeakenDrink,
            ):
                self.changes_drink = True
            if isinstance(effect, AnteMore | StartRound):
                self.antes = True
            if isinstance(effect, WinRound | EndRound):
                self.ends_round = True
            if isinstance(effect, NegateCard):
                self.negates = True
            if isinstance(effect, IgnoreCard):
                self.ignores_card = True
            if isinstance(effect, IgnoreDrink):
                self.ignores_drink = True
            if isinstance(effect, SplitDrink):
                self.splits_drink = True
            if isinstance(effect, ReduceLoss | SplitLoss):
                self.reduces = True
            if isinstance(effect, SplitLoss):
                self.splits_loss = True
            if isinstance(effect, LeaveRound):
                self.leaves = True
            if isinstance(effect, AgainPhase | SkipPhase):
                self.has_source = True  # whose phase it is, be it the own
            if isinstance(effect, RedirectLoss | RedirectCard) and effect.who == PICKED:
                self.redirects = True
            if isinstance(effect, ChooseOne) and effect.who == PICKED:
                self.lets_picked_choose = True
            if isinstance(effect, BorrowCard):
                self.borrows = True
            if isinstance(effect, BorrowCard) or (isinstance(effect, DiscardCards) and effect.by_me):
                self.chooses_for_others = True


class Numbers:
    """What a Drink does to its drinker, in numbers."""

    def __init__(self, alcohol: int = 0, fortitude: int = 0, gold: int = 0, draw: int = 0, discard: int = 0) -> None:
        self.alcohol = alcohol
        self.fortitude = fortitude
        self.gold = gold
        self.draw = draw
        self.discard = discard
        self.mend = 0  # up to so many cards may be discarded, for 1 Fortitude each
        self.reveal = 0  # so many cards of the own deck are turned up, and one of them taken

    def is_about_cards(self) -> bool:
        """Whether it makes the drinker do something with the own cards."""
        return self.draw > 0 or self.discard > 0 or self.mend > 0 or self.reveal > 0


class DrinkFace:
    """The Drink printed on a Drink Card."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.races: dict[str, Numbers] = {}
        self.chaser = False
        self.splits_itself = False
        self.cannot_be_split = False
        self.kept = False
        self.reserve = False

    def for_race(self, race: str) -> Numbers:
        """What it does to a drinker of this race."""
        return self.races.get(race, self.numbers)


class Text:
    """What happens by itself at a moment, without a card being played and without answers."""

    def __init__(self, moment: int, effects: list[Effect]) -> None:
        self.moment = moment
        self.effects = effects
        self.of_team = False  # what befalls a teammate brings it about, too
        self.least = 0  # only if there was at least so much of what has happened
        self.moved: list[Component] = []  # of HAS_MOVED: which counters
        self.needs: list[Condition] = []  # what must hold besides
        self.step = -1  # of a counter: only while it stands there; -1: always
        self.may = False  # only if whose it is likes to …
        self.cost: list[Effect] = []  # … and can pay this


class Standing:
    """What holds by itself for whom the card or component belongs to, as long as it lies there."""

    def __init__(self) -> None:
        self.amends: list[tuple[int, int]] = []  # LOSS_TAKEN, …: by how much
        self.per = NO_COMPONENT  # … for each point of this counter, or for each card of this deck in front …
        self.beyond = 0  # … but for the first so many
        self.inn_antes = False  # when one starts a Round of Gambling the Inn antes in one's place
        self.cannot = 0  # what cannot be done to cards played from hand
        self.open_hand = False  # everybody sees the hand
        self.away = False  # absent: plays nothing and Ignores everything


class Face:
    """What is printed on a card: its title and plays (Character Cards), a Drink, an Event, or texts that work alone."""

    def __init__(self, title: str, pack: str) -> None:
        self.title = title
        self.pack = pack
        self.family = title
        self.boss = False
        self.origin = "printed"
        self.flavour = ""
        self.plays: list[Play] = []
        self.moments = 0  # all at which one of its plays may be made
        self.component = NO_COMPONENT  # of which it is the chart
        self.side_deck = NO_COMPONENT  # of which it is a card
        self.texts: list[Text] = []
        self.listens = 0  # the moments at which one of them works; found by `settle`
        self.standing: Standing | None = None
        self.standing_at: list[Standing | None] = []  # of a counter with named steps: what holds at each
        self.adds: Play | None = None  # what it adds to a card that it joins
        self.trait = ""  # of a card that is laid in a Combo: its kind …
        self.followed_by = ""  # … and the kind that makes it work, laid after it
        self.minion = NO_COMPONENT  # the counter of the Fortitude that it has in front of its owner …
        self.breaks = False  # … which a card that destroys it hurts, too: a Gizmo
        self.symbol = ""  # by which it pays for something
        self.slot = ""  # which slot it takes up in front of its owner; empty: none
        self.takes = 0  # so many of it
        self.level = 0  # what it counts for in front of its owner
        self.price = 0  # what it may be sold for
        self.fails = False  # as it is revealed it is discarded, and the next one is
        self.until_action_end = False  # … or when that player's Action Phase is over
        self.until_my_turn = False  # in front of a player it is discarded when that player's turn begins
        self.drink: DrinkFace | None = None
        self.event: list[Effect] | None = None
        self.as_action = False  # of an Event: what it does may be answered as though an Action Card did it
        self.encounter_level = 0
        self.rank = -1  # of a gambling game's deck: 0 a Dragon, 1 to 5 …
        self.suit = -1  # … and one of six, two of each colour
        self.prize = False  # won with a pot, and used once
        self.faction = ""  # of a card of an automaton
        self.number = 0  # its place among the faces of its box …
        self.code = b"\0\0"  # … and the same in two bytes
        self._titles: dict[str, str] = {}  # in other languages: said, but no part of what is printed

    def called(self, language: str) -> str:
        """What it is called in a language; in English where there is no other title."""
        if self.component is not NO_COMPONENT:
            return self.component.called(language)
        return self._titles.get(language, self.title)

    def translate(self, language: str, title: str) -> None:
        """Call it so in a language."""
        self._titles[language] = title

    def acts_at_once(self) -> bool:
        """Whether it is carried out as it is revealed, and then discarded (treasure.get.step-2-curse)."""
        return any(text.moment == AT_ONCE for text in self.texts)

    def settle(self) -> None:
        """Find what its texts listen to; a Prize is asked for by itself."""
        for text in self.texts:
            self.listens |= 0 if self.prize else text.moment
        for standing in [self.standing, *self.standing_at]:
            if standing is not None and any(what == DRUNKENNESS for what, _ in standing.amends):
                self.listens |= COUNTS_AS_DRUNK

    def stays(self) -> bool:
        """Whether it is for something besides, once it has acted as it was revealed."""
        return len(self.plays) > 0 or len(self.texts) > 1 or self.standing is not None

    def add_play(self, play: Play) -> None:
        """Print one more use on the card."""
        play.settle()
        self.plays.append(play)
        self.moments |= play.moment
        self.until_my_turn |= play.goes_front and not play.stays_for_good


def added_by(joined: list[Face]) -> list[Effect]:
    """What cards add that have joined another. In a Combo each works by the one laid after it, so not the last."""
    found: list[Effect] = []
    for place, face in enumerate(joined):
        if face.adds is not None and (not face.followed_by or place < len(joined) - 1):
            found = found + face.adds.effects
    return found
