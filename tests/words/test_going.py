"""What is going on is said in a few words, to each in their own way, and every answer is tied to what it answers."""

import re

import pytest

from innkeeper.words import going
from tests.rules.stories import up_to
from tests.words.games import questions, sound

LONGEST = 28


@pytest.mark.parametrize("number", range(30))
def test_everything_that_goes_on_is_said_shortly(number: int) -> None:
    for game, _ in questions(number):
        for seat in (None, 0):
            view = game.view(seat)
            names = "|".join(re.escape(other.name) for other in sorted(view.seats, key=lambda other: -len(other.name)))
            for place in range(len(view.stack)):
                text = going.says(view, place)
                assert sound(text) and (text[0].isupper() or text[0].isdigit()), text
                assert len(re.sub(names, "", text)) <= LONGEST, text
                if seat is not None:
                    assert not re.search(rf"\b{re.escape(view.seats[seat].name)}\b(?! \d)", text), text


@pytest.mark.parametrize("number", range(30))
def test_an_answer_lies_above_what_it_answers(number: int) -> None:
    for game, _ in questions(number):
        view = game.view()
        for place, waiting in enumerate(view.stack):
            answered = going.answered(view.stack, place)
            assert -1 <= answered < place
            if answered >= 0:
                assert waiting.what == "card"
                assert sound(going.verb_says(going.verb(view, place)))


DUEL = """
    table:
      seats:
        - {character: fiona, hand: ["So then I got the ogre in a headlock like this!", "I don't think so!"]}
        - {character: zot, hand: ["Now you see me... Now you don't!"]}
        - {character: gerki, hand: ["I don't think so!"]}
    script:
      - {seat: Fiona, play: "So then I got the ogre in a headlock like this!", targets: [Zot]}
      - {seat: Zot, play: "Now you see me... Now you don't!"}
      - {seat: Fiona, play: "I don't think so!"}
"""


def test_a_hit_an_answer_and_an_answer_to_that() -> None:
    game = up_to(DUEL)
    said = {
        0: ["You hit Zot", "Zot ignores it", "You say no"],
        1: ["Fiona hits you", "You ignore it", "Fiona says no"],
        2: ["Fiona hits Zot", "Zot ignores it", "Fiona says no"],
        None: ["Fiona hits Zot", "Zot ignores it", "Fiona says no"],
    }
    for seat, told in said.items():
        view = game.view(seat)
        assert [going.says(view, place) for place in range(3)] == told
    view = game.view()
    assert [going.answered(view.stack, place) for place in range(3)] == [-1, 0, 1]
    assert [going.verb(view, place) for place in (1, 2)] == ["ignores", "negates"]


def test_one_of_several_drinks_is_answered() -> None:
    game = up_to("""
        table:
          seats:
            - {character: deirdre, hand: ["Let's toast the Goddess!"]}
            - {character: zot, hand: []}
            - {character: gerki, hand: ["Luckily for me I had this antidote brewed up!"]}
            - {character: fiona, hand: ["I don't think so!"]}
          drink_deck: ["Light Ale", "Wine", "Dark Ale", "Elven Wine"]
        script:
          - {seat: Deirdre, play: "Let's toast the Goddess!"}
          - {seat: Gerki, play: "Luckily for me I had this antidote brewed up!"}
    """)
    view = game.view()
    place = next(at for at, waiting in enumerate(view.stack) if waiting.faces and waiting.faces[0].plays and at)
    answered = view.stack[going.answered(view.stack, place)]
    assert (answered.what, view.seats[answered.seat].name) == ("drink", "Gerki")
