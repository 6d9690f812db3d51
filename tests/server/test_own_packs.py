"""An inn with packs of its own: what it shows, and what other processes think for it, is of its own box."""

import asyncio
import random

import msgspec
import pytest
from server_process import random_answer

from innkeeper.agreed import Agreed
from innkeeper.bots import Budget, Veteran, answer_anyway
from innkeeper.packs import open_box
from innkeeper.replay import Recorder
from innkeeper.server.messages import AskReplay, CardShown, InnShown, ReplayShown
from innkeeper.server.metrics import Metrics
from innkeeper.server.pool import Pool
from innkeeper.server.routes.replays import Replays
from innkeeper.server.services.bots import decided
from innkeeper.server.services.inn import Inn
from innkeeper.server.storage.store import Store
from innkeeper.table.chance import Dice
from tests.rules.stories import box
from tests.server.helpers import UNHURRIED, visited

OWN = ["bertram", "greta", "remo"]


def a_game() -> Recorder:
    """A game of the inn's own characters, as far as some choices."""
    agreed, dice = Agreed(drinks="cellar", event_decks=["harbour"]), random.Random(5)
    recorder = Recorder.new(agreed.seated(OWN), 5, box())
    for _ in range(20):
        question = recorder.game.next()
        assert question is not None
        recorder.choose(question.seat, random_answer(question, dice))
    return recorder


def test_its_cards_characters_and_decks_are_shown() -> None:
    async def evening() -> None:
        async with visited(Inn(Store("sqlite://"), box())) as guest:
            cards = msgspec.json.decode((await guest.get("/cards")).content, type=list[CardShown])
            assert [card.number for card in cards] == list(range(len(box().faces)))
            greta = {card.title for card in cards if card.character == "greta"}
            assert greta == {face.title for face in box().characters["greta"].deck}
            shown = msgspec.json.decode((await guest.get("/inn")).content, type=InnShown)
            assert [it.name for it in shown.characters if it.id in OWN] == ["Bertram", "Greta", "Remo"]
            assert [it.name for it in shown.drinks if it.id == "cellar"] == ["The Cellar"]

    asyncio.run(evening())


@pytest.mark.parametrize("language", ["en", "ru"])
def test_inns_with_other_packs_do_not_show_these(language: str) -> None:
    async def evening() -> None:
        for cards in (box(), open_box()):
            async with visited(Inn(Store("sqlite://"), cards)) as guest:
                found = (await guest.get(f"/cards?language={language}")).json()
                assert len(found) == len(cards.faces)

    asyncio.run(evening())


def test_bots_and_replays_in_other_processes_know_its_cards() -> None:
    recorder = a_game()
    game, veteran = recorder.game, Veteran(Budget(trials=8))
    question = game.next()
    assert question is not None

    async def evening() -> tuple[object, bytes]:
        pool, replays = Pool(Metrics(), box(), 1, UNHURRIED), Replays(Metrics(), box())
        try:
            chosen = await decided(pool, "t", veteran, game, question.seat, Dice(5).seeded())
            assert not [name for name, _ in pool.metrics.numbers if name == "bot_fallbacks_total"]
            return chosen, await replays.show(AskReplay(recorder.saved(), count=3))
        finally:
            await pool.close()
            await replays.pool.close()

    chosen, shown = asyncio.run(evening())
    assert chosen == answer_anyway(veteran, game, question.seat, Dice(5).seeded())
    assert msgspec.json.decode(shown, type=ReplayShown).names == ["Bertram", "Greta", "Remo"]
