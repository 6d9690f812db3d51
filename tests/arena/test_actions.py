"""Every option has exactly one action, and every set of cards one way to be picked."""

from itertools import combinations

import pytest

from innkeeper.arena.actions import ALIKE, DECLINE, ON_WHOM, Actions, Deck
from innkeeper.arena.asked import IllegalAction
from innkeeper.arena.invitation import Invitation, box, encoding
from innkeeper.table.card import Card
from innkeeper.table.question import PASS, Question
from tests.arena.helpers import moments


@pytest.mark.parametrize("players", range(2, 11))
def test_every_option_has_exactly_one_action(players: int) -> None:
    actions = encoding().actions
    for sitting in moments(players, players):
        assert sitting.question and sitting.asked
        if sitting.asked.picked or sitting.asked.which:
            continue
        named = [places for action, places in sitting.ways.items() if not actions.pick <= action < actions.give]
        found = sorted(place for places in named for place in places)
        assert found == list(range(len(sitting.question.options)))
        assert all(len(places) <= ALIKE for places in named)
        assert all(0 <= action < actions.count for action in sitting.ways)


def test_one_action_says_which_of_several_options_named_alike() -> None:
    actions = encoding().actions
    told = 0
    for seed in range(30):
        for sitting in moments(6, seed):
            for action, places in sitting.ways.items():
                if len(places) > 1:
                    told += 1
                    twin = sitting.copy()
                    twin.act(action)
                    assert twin.seat == sitting.seat
                    assert twin.ways == {actions.which + number: [place] for number, place in enumerate(places)}
    assert told


def ways_to_pick(actions: Actions, deck: Deck, question: Question, picked: list[int]) -> list[list[str]]:
    """The titles of all sets of cards that can be picked from here."""
    found = []
    for action, places in actions.picks(question, deck, picked).items():
        if action == DECLINE:
            found.append(sorted(question.picks[place].face.title for place in picked))
        else:
            found += ways_to_pick(actions, deck, question, [*picked, *places])
    return found


@pytest.mark.parametrize(("least", "most"), [(0, 6), (2, 2), (1, 3), (6, 6)])
def test_every_set_of_cards_can_be_picked_in_one_way(least: int, most: int) -> None:
    actions = encoding().actions
    deck = actions.decks["zot"]
    faces = [deck.faces[place] for place in (3, 0, 3, 7, 1, 0)]
    question = Question(0, "discard", "turn.discard-draw.discard-any-number", True, [PASS])
    question.picks = [Card(number, face, 0, 0) for number, face in enumerate(faces)]
    question.least, question.most = least, most
    titles = [face.title for face in faces]
    wanted = {tuple(sorted(some)) for number in range(least, most + 1) for some in combinations(titles, number)}
    found = ways_to_pick(actions, deck, question, [])
    assert len(found) == len(wanted)
    assert {tuple(titles) for titles in found} == wanted


def test_picked_cards_are_discarded_together() -> None:
    actions = encoding().actions
    sitting = next(sitting for sitting in moments(2, 5) if sitting.question and sitting.question.what == "discard")
    seat = sitting.game.table.seats[sitting.seat]
    faces = actions.decks[seat.character].faces
    picks = [action for action in sorted(sitting.ways) if actions.pick <= action < actions.give]
    hand = seat.hand.copy()
    sitting.act(picks[0])
    assert sitting.seat == seat.number and sitting.asked and len(sitting.asked.picked) == 1
    sitting.act(picks[2])
    assert seat.hand == hand and not len(seat.discard)
    assert picks[0] not in sitting.ways and picks[1] not in sitting.ways
    sitting.act(DECLINE)
    titles = sorted(card.face.title for card in seat.discard)
    assert titles == sorted(faces[pick - actions.pick].title for pick in (picks[0], picks[2]))


def test_what_is_not_open_is_refused_and_changes_nothing() -> None:
    sitting = Invitation(3).sit_down(1)
    before = sitting.game.to_data()
    with pytest.raises(IllegalAction, match=r"action 9999 is not open to seat \d now; open are: \[0, "):
        sitting.act(9999)
    assert sitting.game.to_data() == before


def test_actions_are_told_in_words() -> None:
    actions = encoding().actions
    deck = actions.decks["gog"]
    use, (face, _) = next((use, known) for use, known in enumerate(deck.uses) if len(known[0].plays) == 1)
    first = actions.play + use * ON_WHOM
    twice, (other, _) = next((use, known) for use, known in enumerate(deck.uses) if len(known[0].plays) == 2)
    assert actions.words(DECLINE, deck) == "decline, or no more cards"
    assert actions.words(first, deck) == f"play {face.title}"
    assert actions.words(first + 1, deck) == f"play {face.title} on yourself"
    assert actions.words(first + 2, deck) == f"play {face.title} on the player 1 to the left"
    assert actions.words(actions.play + twice * ON_WHOM, deck) == f"play {other.title} (use 1)"
    assert actions.words(actions.pick, deck) == f"pick {deck.faces[0].title}"
    assert actions.words(actions.give + 3, deck) == "name the player 3 to the left"
    assert actions.words(actions.choose + 1, deck) == "choose 1"
    assert actions.words(actions.which + 1, deck) == "number 2 of those"
    small = min(actions.decks.values(), key=lambda deck: len(deck.uses))
    assert actions.words(actions.pick - 1, small) == "nothing that this deck has"


def test_every_character_fits_into_the_actions() -> None:
    actions = encoding().actions
    for key, character in box().characters.items():
        deck = actions.decks[key]
        beside = [face for faces in character.side_decks.values() for face in faces]
        own = {face.number for face in character.deck + beside}
        assert own <= set(deck.place)
        assert all(face.price or face.plays for face in deck.faces if face.number not in own)  # what others lend
        assert len(deck.uses) <= actions.uses and len(deck.faces) <= actions.faces
