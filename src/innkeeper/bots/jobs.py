"""What is thought about in another process: everything comes as data, and nothing of the truth is in it.

A job is given the box that all tables share, and the packs that were brought to this one.
"""

from innkeeper.bots.bot import Answer, Searcher
from innkeeper.bots.hints import Hint, hint_in
from innkeeper.bots.matches import pondered
from innkeeper.bots.veteran import Budget
from innkeeper.bots.worlds import Worlds
from innkeeper.packs.foreign import box_with
from innkeeper.table.box import Box
from innkeeper.table.chance import Chance


def decide(box: Box, packs: list[str], bot: Searcher, worlds: dict[str, object], chance: Chance) -> Answer:
    """What a bot chooses."""
    return pondered(bot, Worlds.from_data(worlds, box_with(box, packs, known_before=True)), chance)


def advise(
    box: Box, packs: list[str], worlds: dict[str, object], chance: Chance, language: str, budget: Budget
) -> Hint:
    """What the veteran would do, and why."""
    return hint_in(Worlds.from_data(worlds, box_with(box, packs, known_before=True)), chance, language, budget)
