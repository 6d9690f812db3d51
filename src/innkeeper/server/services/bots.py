"""What bots decide and the veteran advises: what takes long is thought out in other processes."""

import logging
import secrets
from typing import Final

from innkeeper.bots import Answer, Bot, Budget, Regular, answer_anyway
from innkeeper.bots.bot import Searcher
from innkeeper.bots.hints import Hint
from innkeeper.bots.jobs import advise, decide
from innkeeper.bots.matches import checked
from innkeeper.bots.worlds import Worlds
from innkeeper.game import Game
from innkeeper.server.pool import BOT, HINT, PAST, NoAnswer, Pool
from innkeeper.server.tables.table import Table
from innkeeper.table.chance import Chance, Dice

LOG: Final = logging.getLogger("innkeeper.server")
FOR_A_HINT: Final = Budget(seconds=0.4)


class Bots:
    """The bots that answer for seats; where one has to search, the other tables go on meanwhile."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def answer(self, table: Table, seat: int) -> Answer:
        """What the bot of a seat chooses."""
        answer, well = await decided(self.pool, table.key, *table.bot_for(seat))
        if not well:
            self.pool.metrics.add("bot_failures_total")
        return answer


async def decided(pool: Pool, table: str, bot: Bot, game: Game, seat: int, dice: Chance) -> tuple[Answer, bool]:
    """What a bot chooses at a table, and whether it did so well. Who does not search is quick, and so is who answers
    instead of a searcher that nobody has time for."""
    if not isinstance(bot, Searcher):
        return answer_anyway(bot, game, seat, dice)
    try:
        pool.check(BOT)
        worlds = Worlds(game, seat, dice)
        found = await pool.run(BOT, decide, game.box.brought, bot, worlds.to_data(), dice, owner=(table, seat))
        return checked(found, game, seat)
    except NoAnswer as error:
        pool.metrics.add("bot_fallbacks_total", f'reason="{error.reason}"')
        if error.reason != PAST:
            LOG.warning("a bot could not think in time, and a regular answers", extra={"reason": error.reason})
        return answer_anyway(Regular(), game, seat, dice)


async def advised(pool: Pool, game: Game, seat: int, language: str) -> Hint:
    """What the veteran would do for a seat. Raises NoAnswer."""
    try:
        pool.check(HINT)
        dice = Dice(secrets.randbits(62))
        worlds = Worlds(game, seat, dice)
        return await pool.run(HINT, advise, game.box.brought, worlds.to_data(), dice, language, FOR_A_HINT)
    except NoAnswer as error:
        pool.metrics.add("hints_refused_total", f'reason="{error.reason}"')
        raise
