"""Words find the rules a player means."""

import pytest

from innkeeper import rulebook
from innkeeper.rulebook.index import Index, stems


# Rules are named by their wording here: an id in a test stands for a test of that rule's play.
@pytest.mark.parametrize(
    ("words", "wording"),
    [
        ("pass out with gold", "Half of the Gold of a player who passes out"),
        ("draw seven cards", "draws from the own Character Deck until the hand has seven cards"),
        ("chaser event", "A Drink Event revealed as a Chaser is discarded"),
        ("redirect damage twice", "every one of them is applied exactly one time"),
        ("mead split chaser", "Such a Drink that was revealed as a Chaser is not split either"),
        ("winning hand", 'Once "Winning Hand!" has been played, only a Cheating Card'),
        ("run out of gold while gambling", "A player whose Gold runs out during the Round stays in the game"),
        ("Fortitude maximum", "Fortitude never rises above 20"),
        ("last player wins", "The game ends when a single player is left in it"),
        ("tipping the Wench", '"Tip the Wench" is an Anytime Card'),
    ],
)
def test_the_rule_meant_is_among_the_first_five(words: str, wording: str) -> None:
    assert any(wording in " ".join(rule.rule.split()) for rule in rulebook.search(words, 5))


def test_a_beginning_of_a_word_is_enough() -> None:
    assert any(rule.chapter == "gambling" for rule in rulebook.search("gambl", 5))


def test_no_more_than_asked_for_and_nothing_for_nonsense() -> None:
    assert len(rulebook.search("gold", 3)) == 3
    assert rulebook.search("xyzzy", 3) == []
    assert rulebook.search("", 3) == []


def test_the_same_words_in_any_form_find_the_same() -> None:
    assert rulebook.search("discard cards", 5) == rulebook.search("DISCARDING a card", 5)


def test_rulings_and_decisions_are_found_too() -> None:
    assert rulebook.search_rulings("all lose at once", 1)[0].id == "lose-tie"
    assert 17 in [decision.number for decision in rulebook.search_decisions("water ignore", 2)]


def test_a_heading_tells_more_than_a_text() -> None:
    index = Index(["ale", "wine"], lambda name: ("ale" if name == "ale" else "", "ale and wine"))
    assert index.best("ale", 1) == ["ale"]


def test_stems_drop_endings_and_quiet_words() -> None:
    assert stems("The player's drinks, drinking and drinked") == ["play", "drink", "drink", "drink"]
