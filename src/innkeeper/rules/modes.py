"""Modes: teams and Bosses. Who plays with whom, and what each side and each player begins with."""

from typing import Final

from innkeeper.table.box import Character
from innkeeper.table.seat import Role

# Who of a side is a Boss.
NO_BOSS: Final = 0
EVERY_MEMBER: Final = 1
FIRST_MEMBER: Final = 2
WHO_IS_ALONE: Final = 3

TEAM_GOLD: Final = 10  # teams.stats.starting-values, boss-versus-boss.setup.boss-setup-with-seven-cards


class Mode:
    """A way to play that is not the standard game. It never changes."""

    def __init__(self, key: str, bosses: int, rule: str, pairs: bool = False, potions: int = 0) -> None:
        self.key = key
        self.rule = rule  # who can play it
        self.bosses = bosses
        self.pairs = pairs  # in teams of two; otherwise in those that `against` asks for
        self.potions = potions  # Potion Tokens a side; of a Boss Battle as many as there are Challengers


MODES: Final = {
    mode.key: mode
    for mode in (
        # two-headed-dragon.setup.team-gold-and-potions
        Mode("two-headed-dragon", NO_BOSS, "two-headed-dragon.setup.even-number-of-players", pairs=True, potions=2),
        Mode("boss-battle", WHO_IS_ALONE, "boss-battle.general.one-against-two-to-four"),
        # two-headed-boss-battle.setup.two-potions-per-team
        Mode("two-headed-boss-battle", EVERY_MEMBER, "two-headed-boss-battle.general.two-against-two", True, potions=2),
        # leaders-and-lackeys.setup.two-potions-per-team
        Mode("leaders-and-lackeys", FIRST_MEMBER, "leaders-and-lackeys.general.boss-and-lackey-pairs", True, potions=2),
        # boss-versus-boss.setup.no-potion-tokens
        Mode("boss-versus-boss", EVERY_MEMBER, "boss-versus-boss.general.individual-game"),
    )
}
MOST_PLAYERS: Final = 10
BOSS_BATTLE: Final = "boss-battle"
BOSS_VERSUS_BOSS: Final = "boss-versus-boss"


class Objection:
    """What the rules have against playing a mode so: for programs a sentence, for people words by its key."""

    def __init__(self, key: str, why: str, rule: str, seat: int = -1) -> None:
        self.key = key
        self.why = why
        self.rule = rule
        self.seat = seat  # the chair that it is about, if it is about one


# Their keys, but for that of a mode that there is not, which only a program can ask for.
OBJECTIONS: Final = ("no-sides", "players", "villains", "sides", "apart", "pairs", "challengers", "villain", "twins")
OF_OTTO: Final = ("otto-players", "otto-teams", "otto-factions")


def against(key: str, sides: list[list[int]], characters: list[Character]) -> Objection | None:
    """What the rules have against playing this mode so; None: nothing."""
    if key not in MODES:
        return None if not sides and not key else Objection("no-such-mode", no_such_mode(key), "")
    mode = MODES[key]
    found = against_sides(mode, sides, len(characters))
    if found is not None:
        return found
    bosses = boss_seats(key, sides, len(characters))
    for at, seat in enumerate(bosses):
        if not characters[seat].has_boss_cards():
            why = f"{characters[seat].name} cannot be a Boss: only villains have Boss Cards"
            return Objection("villain", why, "boss-battle.boss-setup.villain-only", seat)
        if any(characters[other].key == characters[seat].key for other in bosses[:at]):
            why = "there is one Boss Deck of each villain, so no two Bosses can be the same"
            return Objection("twins", why, "boss-battle.boss-setup.boss-cards-shuffled-in", seat)
    return None


def no_such_mode(key: str) -> str:
    """Sides without a mode, or a mode that there is not."""
    there_are = f"there are: {', '.join(MODES)}"
    return f"no mode {key!r}; {there_are}" if key else f"sides are played in a mode; {there_are}"


def against_sides(mode: Mode, sides: list[list[int]], players: int) -> Objection | None:
    """What is wrong with how many play on each side, or with where they sit."""
    if mode.key == BOSS_VERSUS_BOSS:
        if sides:
            return Objection("no-sides", "in boss-versus-boss everybody plays alone: name no sides", mode.rule)
        return against_number(mode, players)
    if not sides:
        why = f"{mode.key} is played in teams: say which seats each side has"
        return against_number(mode, players) or Objection("sides", why, mode.rule)
    if not all(sit_together(side, players) for side in sides):
        rule = "two-headed-dragon.setup.teammates-sit-together"
        return Objection("apart", "teammates sit next to each other", rule)
    sizes = sorted(len(side) for side in sides)
    if mode.pairs:
        two = sizes[-1] == sizes[0] == 2
        return None if two else Objection("pairs", f"{mode.key} is played in teams of two", mode.rule)
    if len(sizes) == 2 and sizes[0] == 1 and 2 <= sizes[1] <= 4:
        return None
    why = "in boss-battle one Boss plays against a team of 2, 3 or 4 Challengers"
    return Objection("challengers", why, mode.rule)


def against_number(mode: Mode, players: int) -> Objection | None:
    """What is wrong with how many play."""
    if layouts(mode.key, players):
        return None
    allowed = ", ".join(str(number) for number in numbers(mode.key, MOST_PLAYERS))
    return Objection("players", f"{mode.key} is for {allowed} players, not {players}", mode.rule)


def layouts(key: str, players: int) -> list[list[list[int]]]:
    """The sides that a mode can have at a table of so many, the usual ones first; without any it cannot be played."""
    if key not in MODES or key == BOSS_VERSUS_BOSS:
        return [[]] if not key or players <= 4 else []
    if MODES[key].pairs:
        pairs = [[[seat, (seat + 1) % players] for seat in range(first, players, 2)] for first in (0, 1)]
        return pairs if players >= 4 and players % 2 == 0 else []
    everybody = range(players)
    return [[[boss], [seat for seat in everybody if seat != boss]] for boss in everybody] if 3 <= players <= 5 else []


def numbers(key: str, villains: int) -> list[int]:
    """How many can play a mode, where there are so many villains to be Bosses."""
    return [
        players
        for players in range(2, MOST_PLAYERS + 1)
        if (found := layouts(key, players)) and len(boss_seats(key, found[0], players)) <= villains
    ]


def usual_sides(key: str, players: int) -> list[list[int]]:
    """Who plays with whom, if nobody says; none where everybody plays alone, or so many cannot play."""
    found = layouts(key, players)
    return found[0] if found else []


def sit_together(side: list[int], players: int) -> bool:
    """Whether nobody else sits between them."""
    return sum((seat + 1) % players not in side for seat in side) == 1


def sides_or_singles(sides: list[list[int]], players: int) -> list[list[int]]:
    """The sides; without any, everybody plays alone."""
    return sides if sides else [[seat] for seat in range(players)]


def leader_of(side: list[int], players: int) -> int:
    """The first of a side, clockwise."""
    return next(seat for seat in side if (seat - 1) % players not in side or len(side) == players)


def bosses_of(mode: Mode, side: list[int], players: int) -> list[int]:
    """Who of a side is a Boss."""
    if mode.bosses == EVERY_MEMBER:
        return side
    if mode.bosses == FIRST_MEMBER or (mode.bosses == WHO_IS_ALONE and len(side) == 1):
        return [leader_of(side, players)]  # leaders-and-lackeys.general.boss-and-lackey-pairs
    return []


def boss_seats(key: str, sides: list[list[int]], players: int) -> list[int]:
    """Where Bosses sit."""
    if key not in MODES:
        return []
    return [seat for side in sides_or_singles(sides, players) for seat in bosses_of(MODES[key], side, players)]


def bosses_at(key: str, sides: list[list[int]], players: int) -> list[int]:
    """Where Bosses would sit at a table that may not have been checked yet."""
    wrong = key not in MODES or against_sides(MODES[key], sides, players)
    return [] if wrong else [seat for seat in boss_seats(key, sides, players) if seat < players]


def roles(key: str, side_of: list[int]) -> list[Role]:
    """What each player is, in the order of the seats."""
    found = [Role() for _ in side_of]
    if key not in MODES:
        return found
    for number in range(max(side_of) + 1):
        side = [seat for seat, other in enumerate(side_of) if other == number]
        for seat in bosses_of(MODES[key], side, len(side_of)):
            found[seat].boss = True  # boss-battle.boss-setup.boss-cards-shuffled-in
        if key == BOSS_BATTLE:
            fight(found, side, len(side_of) - 1)
    return found


def fight(found: list[Role], side: list[int], challengers: int) -> None:
    """A Boss does as much as all Challengers together; those order one Drink in all."""
    if len(side) == 1:
        boss = found[side[0]]
        boss.hand = challengers + 6  # boss-battle.general.hand-sizes
        boss.actions = challengers  # boss-battle.boss-turn.up-to-x-actions
        boss.orders = challengers  # boss-battle.boss-turn.orders-x-drinks
        boss.first_half = True  # boss-battle.boss-turn.first-turn-actions
    else:
        for seat in side:
            found[seat].orders_with_mates = True  # boss-battle.challengers-turn.one-drink-for-boss


def potions(key: str, players: int) -> int:
    """How many Potion Tokens each side begins with."""
    if key not in MODES:
        return 0
    return players - 1 if key == BOSS_BATTLE else MODES[key].potions  # boss-battle.general.potion-tokens
