"""Getting started: what the players agree on, what the rules allow of it, and who begins with what."""

from typing import Final

from innkeeper.rules import modes
from innkeeper.rules.otto.joining import OTTO, against_factions, against_otto
from innkeeper.table.box import Box
from innkeeper.table.chance import BLAKE2B, LINEAR, Chance, Dice, Stream
from innkeeper.table.gambling import GAMES

BAR_DECK: Final = "bar_deck"
SEA_EVENTS: Final = "sea-events"  # their chapter of the rulebook


class SetupError(ValueError):
    """A table that the rules or the box do not allow; where a mode does not, with what stands against it."""

    def __init__(self, why: str, objection: modes.Objection | None = None) -> None:
        super().__init__(why)
        self.objection = objection


class Setup:
    """What the players agree on before the game: characters in seating order, the Drink Deck, who goes first, sides.

    Several Drink Decks are mixed by naming them all: `rdi1+rdi3`; with `bar_deck` thirty of their cards
    are in play at a time.

    `mode` is the way to play, if not the standard game (see `modes`); `sides` lists the seats of each side, where it is
    played in teams. `event_decks` names the Event Decks in play (none in the standard game), `prizes` the Prizes in the
    Inn, `gambling_games` those that may be chosen in place of a standard Round. With `otto` an automaton sits down
    after the last of two players, with these two `factions`, or with any two. `packs` were brought to the table, as
    they are written: the box holds their cards. `generator` is what shuffles: games saved long ago had another.
    """

    def __init__(
        self,
        characters: list[str],
        drinks: str = "rdi1",
        first: int = 0,
        names: list[str] | None = None,
        sides: list[list[int]] | None = None,
        event_decks: list[str] | None = None,
        generator: str = BLAKE2B,
        mode: str = "",
        bar_deck: bool = False,
        gambling_games: list[str] | None = None,
        prizes: list[str] | None = None,
        otto: bool = False,
        factions: list[str] | None = None,
        packs: list[str] | None = None,
    ) -> None:
        self.characters = characters
        self.drinks = drinks
        self.first = first  # setup.first-player.chosen
        self.names = names if names is not None else []
        self.sides = sides if sides is not None else []
        self.event_decks = event_decks if event_decks is not None else []
        self.generator = generator
        self.mode = mode
        self.bar_deck = bar_deck
        self.gambling_games = gambling_games if gambling_games is not None else []
        self.prizes = prizes if prizes is not None else []
        self.otto = otto
        self.factions = factions if factions is not None else []
        self.packs = packs if packs is not None else []


def check(setup: Setup, box: Box) -> None:
    """Refuse a setup that cannot be played, naming what is wrong."""
    count = len(setup.characters)
    if not 2 <= count <= 10:
        raise SetupError(f"2 to 10 players can sit at the table, not {count}")
    for key in setup.characters:
        if key not in box.characters:
            raise SetupError(f"no character {key!r}; there are: {', '.join(sorted(box.characters))}")
    if not box.drinks(setup.drinks):
        raise SetupError(f"no drink deck {setup.drinks!r}; there are: {', '.join(sorted(box.drink_decks))}")
    for key in setup.event_decks:
        if key not in box.event_decks:
            raise SetupError(f"no event deck {key!r}; there are: {', '.join(sorted(box.event_decks)) or 'none'}")
    if len(set(setup.event_decks)) < len(setup.event_decks):
        raise SetupError("an event deck cannot be on the table twice")
    check_games(setup.gambling_games, box)
    for title in setup.prizes:
        if title not in box.prizes:
            raise SetupError(f"no Prize {title!r}; there are: {', '.join(sorted(box.prizes)) or 'none'}")
    if len(set(setup.prizes)) < len(setup.prizes):  # prizes.setup.optional-prize-cards-in-inn
        raise SetupError("of each Prize there is one: name it once")
    if not 0 <= setup.first < count:
        raise SetupError(f"the first player must be a seat from 0 to {count - 1}, not {setup.first}")
    if setup.names and (len(setup.names) != count or len(set(setup.names)) != count):
        raise SetupError(f"names must be {count} different names, one a seat")
    if setup.sides and sorted(seat for side in setup.sides for seat in side) != list(range(count)):
        raise SetupError("sides must hold every seat exactly once")
    if setup.sides and (len(setup.sides) < 2 or [] in setup.sides):
        raise SetupError("a game needs at least two sides, and somebody on each of them")
    found = modes.against(setup.mode, setup.sides, [box.characters[key] for key in setup.characters])
    if found is not None:
        raise SetupError(found.why, found)
    check_otto(setup, box)
    if setup.generator not in (BLAKE2B, LINEAR):
        raise SetupError(f"no generator {setup.generator!r}; there are: {BLAKE2B}, {LINEAR}")


def check_games(names: list[str], box: Box) -> None:
    """Refuse gambling games that cannot be chosen, naming those that can."""
    for name in names:
        if name == "dragon-hordes":  # embedding.games.all-but-dragon-hordes
            raise SetupError("Dragon Hordes has no winner who could take a pot, and is not played within the inn")
        if name not in GAMES:
            raise SetupError(f"no gambling game {name!r}; there are: {', '.join(GAMES)}")
    if len(set(names)) < len(names):
        raise SetupError("each gambling game is named once")
    if names and not box.gambling_deck:
        raise SetupError("this box holds no Rogues and Warriors Deck to play gambling games with")


def check_otto(setup: Setup, box: Box) -> None:
    """Refuse Otto where he may not sit, and factions that he does not have."""
    if not setup.otto:
        if setup.factions:
            raise SetupError("factions are of Otto's deck: play with Otto, or name none")
        return
    if OTTO not in box.automata:
        raise SetupError("there is no Otto in this box")
    found = against_otto(setup.mode, len(setup.characters)) or against_factions(setup.factions, box)
    if found is not None:
        raise SetupError(found.why, found)


def side_of(setup: Setup) -> list[int]:
    """On which side each seat is."""
    sides = modes.sides_or_singles(setup.sides, len(setup.characters))
    return [next(i for i, members in enumerate(sides) if seat in members) for seat in range(len(setup.characters))]


def first_player(setup: Setup) -> int:
    """Who begins: whom the players have chosen, but a Boss before Challengers (boss-battle.boss-turn.goes-first)."""
    if setup.otto:
        return len(setup.characters)  # otto.setup.otto-goes-first
    if setup.mode == modes.BOSS_BATTLE:
        return min(setup.sides, key=len)[0]
    return setup.first


def first_gold(players: int, mode: str = "") -> int:
    """How much Gold each begins with; a team together."""
    if mode:
        return modes.TEAM_GOLD
    # setup.gold.two-players-eight, setup.gold.ten, setup.gold.seven-or-more-players-twelve
    return 8 if players == 2 else 10 if players <= 6 else 12


def seat_names(setup: Setup, box: Box) -> list[str]:
    """The characters' names; a second Zot is "Zot 2"."""
    names = setup.names.copy()
    for i, key in enumerate(setup.characters if not names else []):
        name = box.who(key).name
        again = setup.characters[:i].count(key)
        names.append(f"{name} {again + 1}" if again else name)
    if setup.otto:
        name = box.automata[OTTO].name
        names.append(name if name not in names else f"{name} 2")
    return names


def shuffler(setup: Setup, seed: int) -> Chance:
    """What shuffles. Who sits down has a part in it, so a seed is not worth more to one seat than to another."""
    if setup.generator == LINEAR:
        return Dice(seed).seeded()
    try:
        agreed = [setup.drinks, *setup.event_decks, str(setup.first), *setup.characters, *setup.names]
        if setup.mode:
            agreed += [setup.mode, str(setup.sides)]
        if setup.bar_deck:
            agreed.append(BAR_DECK)
        agreed += setup.gambling_games
        if setup.prizes:
            agreed += ["prizes", *setup.prizes]
        if setup.otto:
            agreed += [OTTO, *setup.factions]
        return Stream.of(seed, *agreed)
    except ValueError as error:
        raise SetupError(str(error)) from error
