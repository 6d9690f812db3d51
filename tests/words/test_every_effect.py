"""Every effect that a card may have is carried out and judged: neither the rules nor a bot are blind to a new one."""

import pytest

from innkeeper.bots.worth import JUDGES
from innkeeper.rules.playing import HANDLERS
from innkeeper.vocabulary.effects import Choose, ChooseOne, Effect, Jump
from innkeeper.words.wording_effects import FACTS, ORDERS

KINDS = sorted(Effect.__subclasses__(), key=lambda kind: kind.__name__)
ALWAYS_A_PART = {Choose, ChooseOne, Jump}  # what is chosen is judged, not the choosing


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_an_effect_is_carried_out_and_judged(kind: type[Effect]) -> None:
    assert kind in HANDLERS
    assert kind in JUDGES or kind in ALWAYS_A_PART


def test_orders_and_facts_are_of_effects_that_exist() -> None:
    assert {*ORDERS, *FACTS} <= set(KINDS)
