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

    def __init__(self, key: str, bosses: int, pairs: bool = False, potions: int = 0) -> None:
        self.key = key
        self.bosses = bosses
        self.pairs = pairs  # in teams of two; otherwise in those that `against` asks for
        self.potions = potions  # Potion Tokens a side; of a Boss Battle as many as there are Challengers


MODES: Final = {
    mode.key: mode
    for mode in (
        Mode("two-headed-dragon", NO_BOSS, pairs=True, potions=2),  # two-headed-dragon.setup.team-gold-and-potions
        Mode("boss-battle", WHO_IS_ALONE),
        # two-headed-boss-battle.setup.two-potions-per-team
        Mode("two-headed-boss-battle", EVERY_MEMBER, pairs=True, potions=2),
        # leaders-and-lackeys.setup.two-potions-per-team
        Mode("leaders-and-lackeys", FIRST_MEMBER, pairs=True, potions=2),
        Mode("boss-versus-boss", EVERY_MEMBER),  # boss-versus-boss.setup.no-potion-tokens
    )
}
BOSS_BATTLE: Final = "boss-battle"
BOSS_VERSUS_BOSS: Final = "boss-versus-boss"


def against(key: str, sides: list[list[int]], characters: list[Character]) -> str:
    """What the rules have against playing this mode so; empty: nothing."""
    if key not in MODES:
        return "" if not sides and not key else no_such_mode(key)
    mode = MODES[key]
    found = against_sides(mode, sides, len(characters))
    if found:
        return found
    bosses = boss_seats(key, sides, len(characters))
    for seat in bosses:
        if not characters[seat].has_boss_cards():  # boss-battle.boss-setup.villain-only
            return f"{characters[seat].name} cannot be a Boss: only villains have Boss Cards"
    if len({characters[seat].key for seat in bosses}) < len(bosses):
        return "there is one Boss Deck of each villain, so no two Bosses can be the same"
    return ""


def no_such_mode(key: str) -> str:
    """Sides without a mode, or a mode that there is not."""
    there_are = f"there are: {', '.join(MODES)}"
    return f"no mode {key!r}; {there_are}" if key else f"sides are played in a mode; {there_are}"


def against_sides(mode: Mode, sides: list[list[int]], players: int) -> str:
    """What is wrong with how many play on each side, or with where they sit."""
    if mode.key == BOSS_VERSUS_BOSS:  # boss-versus-boss.general.individual-game
        if sides:
            return "in boss-versus-boss everybody plays alone: name no sides"
        return "" if 2 <= players <= 4 else f"boss-versus-boss is for 2 to 4 players, not {players}"
    if not sides:
        return f"{mode.key} is played in teams: say which seats each side has"
    if not all(sit_together(side, players) for side in sides):
        return "teammates sit next to each other"  # two-headed-dragon.setup.teammates-sit-together
    sizes = sorted(len(side) for side in sides)
    if mode.pairs:  # two-headed-dragon.setup.even-number-of-players
        return "" if sizes[-1] == sizes[0] == 2 else f"{mode.key} is played in teams of two"
    # boss-battle.general.one-against-two-to-four
    if len(sizes) == 2 and sizes[0] == 1 and 2 <= sizes[1] <= 4:
        return ""
    return "in boss-battle one Boss plays against a team of 2, 3 or 4 Challengers"


def usual_sides(key: str, players: int) -> list[list[int]]:
    """Who plays with whom, if nobody says: the first seat is the Boss, or teams of two sit in the order of seats."""
    if key not in MODES or key == BOSS_VERSUS_BOSS:
        return []
    if key == BOSS_BATTLE:
        return [[0], list(range(1, players))]
    return [list(range(seat, min(seat + 2, players))) for seat in range(0, players, 2)]


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
