"""Every effect that a card may have can be written, is carried out, judged, named, stamped and told."""

from typing import Any

import msgspec
import pytest
import yaml

from innkeeper import words
from innkeeper.bots.worth import JUDGES
from innkeeper.rules.playing import HANDLERS
from innkeeper.vocabulary import effects, verbs
from innkeeper.vocabulary.components import COUNTER, SIDE_DECK, Component
from innkeeper.vocabulary.context import Lowering
from innkeeper.vocabulary.plays import Pick
from innkeeper.vocabulary.tagging import VERBS, walk
from innkeeper.vocabulary.terms import ANOTHER, PICKED
from innkeeper.words.wording_clauses import Teller

COMPONENTS = {
    "luck": Component("luck", COUNTER),
    "gears": Component("gears", SIDE_DECK),
    "form": Component("form", COUNTER),
}
COMPONENTS["form"].steps = ["elf", "bear"]
COMPONENTS["form"].step_labels = [{"en": "Elf"}, {"en": "Bear"}]
KINDS = sorted(effects.Effect.__subclasses__(), key=lambda kind: kind.__name__)
CHOOSING = {effects.Choose, effects.ChooseOne, effects.Jump}  # what is chosen is judged and told, not the choosing

# How each effect is written.
WRITTEN = """
- {lose: {fortitude: 2}}
- {gain: {alcohol: 1}}
- {lose: {luck: 1}}
- {become: {form: bear}}
- {lose: {gears: 1}}
- {pay: 1, to: inn}
- {pay: 1, who: me, to: picked}
- {gain: {gold: 1}, from: pot}
- {pay: due, from: inn}
- {ante: 1}
- {ignore: card}
- {ignore: drink}
- {ignore: event}
- {negate: card}
- {negate: event}
- {reduce: {by: 1}}
- {redirect: loss}
- {split: loss, with: source, cannot: {be: [reduced, ignored]}}
- {pass: drink}
- {pass: itself}
- {discard: itself}
- {split: drink}
- {change: {alcohol: 1}}
- {change: {to: {fortitude: 1}}}
- {change: {into: fortitude}}
- {change: {numbers: 1}}
- {change: {weaker: 1}}
- {drink: 1, from: deck}
- {drink: dare, from: deck, who: everyone}
- {drink: shot, alcohol: 2}
- {order: 1}
- {order: pile}
- {put: pile, to: deck}
- {put: 1, from: gears}
- {again: discard phase}
- {draw: 1}
- {discard: 1}
- {reveal: 1, from: gears}
- {start: round}
- {start: contest}
- {leave: round}
- {win: round}
- {end: round, to: inn}
- {end: turn}
- {again: round}
- {again: action}
- {again: card}
- {again: event}
- {pick: anyone}
- {bar: help}
- {put: drink, to: pile}
- {send: champion}
- {borrow: card}
- {call: minion}
- {divide: 4}
- {redirect: card}
- {discard: 1, at: random}
- {discard: 1, by: me, of: action}
- {discard: 1, of: sometimes}
- {discard: {up_to: 3}}
- {discard: {down_to: 6}}
- {discard: 1, from: pile}
- {stop: gain}
- {take: artifact}
- {check: traps}
- {again: phase}
- {skip: phase}
- {leave: table, until: next turn}
- {change: {into: {fortitude: 1}}}
- {again: action, who: source}
- {ignore: actions, until: next turn}
- {pay: 1, to: inn, times: 4}
- {gain: {gold: 1}, from: inn, who: heroes}
- {bid: gold, up_to: 5}
- {bid: fortitude, up_to: 5, secretly: true}
- {choose: {"Draw.": {do: [{draw: 1}]}, "Do not.": {}}, who: everyone}
- {choose: {"Draw.": {do: [{draw: 1}]}, "Do not.": {}}, who: everyone, secretly: true}
- {choose: {"Heads.": {do: [{draw: 1}]}, "Tails.": {do: [{discard: 1}]}}, who: chance}
- {choose: [{do: [{draw: 1}]}]}
- {choose: {"Draw.": {do: [{draw: 1}]}, "Do not.": {do: [{discard: 1}]}}}
"""


def lowered(written: dict[str, Any]) -> list[effects.Effect]:
    """An effect as the engine reads it."""
    walk({"do": [written]}, ())
    verb: verbs.Effect = msgspec.convert(written, verbs.Effect)
    return verb.lowered(Lowering(PICKED, COMPONENTS))


EXAMPLES = [(written, lowered(written)) for written in yaml.safe_load(WRITTEN)]


def is_told(example: list[effects.Effect]) -> bool:
    """Whether there are words for it in every language."""
    try:
        return all(Teller(language, Pick(ANOTHER)).all_of(example, []) for language in words.languages())
    except (TypeError, KeyError):
        return False


def lacks(kind: type[Any]) -> list[str]:
    """What is still to be done for a class of effects."""
    examples = [example for _, example in EXAMPLES if type(example[0]) is kind or kind is effects.Jump]
    has = {
        "a way to write it": examples != [],
        "a handler": kind in HANDLERS,
        "a judge": kind in JUDGES or kind in CHOOSING,
        "a deed": bool(kind.__dict__.get("deed")),
        "a stamp": "stamp" in kind.__dict__,
        "a sentence": examples != [] and all(is_told(example) for example in examples),
    }
    return [what for what, is_there in has.items() if not is_there]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_an_effect_lacks_nothing(kind: type[effects.Effect]) -> None:
    assert lacks(kind) == []


def test_an_effect_that_was_only_just_invented_lacks_everything() -> None:
    class Sing:
        """The picked player sings."""

    assert lacks(Sing) == ["a way to write it", "a handler", "a judge", "a deed", "a stamp", "a sentence"]


def test_every_verb_is_among_the_examples() -> None:
    assert {written["verb"] for written, _ in EXAMPLES} == set(VERBS)
