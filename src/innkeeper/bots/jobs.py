"""What is thought about in another process: everything comes as data, and nothing of the truth is in it."""

from innkeeper.bots.bot import Answer, Searcher
from innkeeper.bots.hints import Hint, hint_in
from innkeeper.bots.matches import pondered
from innkeeper.bots.veteran import Budget
from innkeeper.bots.worlds import Worlds
from innkeeper.table.box import Box
from innkeeper.table.chance import Chance


def decide(box: Box, bot: Searcher, worlds: dict[str, object], chance: Chance) -> Answer:
    """What a bot chooses."""
    return pondered(bot, Worlds.from_data(worlds, box), chance)


def advise(box: Box, worlds: dict[str, object], chance: Chance, language: str, budget: Budget) -> Hint:
    """What the veteran would do, and why."""
    return hint_in(Worlds.from_data(worlds, box), chance, language, budget)
