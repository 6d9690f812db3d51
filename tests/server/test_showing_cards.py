"""Cards as the page prints them."""

from innkeeper.packs import open_box
from innkeeper.server.messages import CardShown
from innkeeper.server.showing.cards import show_cards

STAMPS = {
    "action", "sometimes", "ignore", "negate", "redirect", "reduce", "split", "drink", "gold", "fortitude", "alcohol",
    "gambling", "cheating", "anytime", "crown",
}  # fmt: skip
PLAYED = {"action", "sometimes", "anytime", "gambling", "cheating"}
LONGEST_TEXT = 250  # the longest are shown whole: tests/browser/test_hands.py


def card(title: str) -> CardShown:
    return next(card for card in show_cards(open_box()) if card.title == title)


def test_every_card_is_shown_by_its_number() -> None:
    assert [card.number for card in show_cards(open_box())] == list(range(len(open_box().faces)))


def test_a_deck_has_all_its_copies() -> None:
    for key, character in open_box().characters.items():
        own = [*character.deck, *character.charts, *(face for deck in character.side_decks.values() for face in deck)]
        own = [face for face in own if face.pack == key]  # Treasure belongs to all who use it
        assert sum(card.copies for card in show_cards(open_box()) if card.character == key) == len(own)


def test_a_hit() -> None:
    lady = card("Who says I'm not a lady?")
    assert (lady.character, lady.types, lady.kinds) == ("fiona", ["action"], ["Action"])
    assert (lady.figure, lady.figure_of) == ("−2", "fortitude")
    (use,) = lady.uses
    assert (use.type, use.when, use.stamp) == ("action", "", "action")
    assert use.text == "Another player of your choice loses 2 Fortitude."


def test_a_number_that_is_read_late_is_no_figure() -> None:
    purify = card("This will purify you.")
    assert (purify.figure, purify.figure_of) == ("", "")
    assert purify.uses[0].text == "Another player of your choice loses 3 Fortitude (1 at Piety 1–3, 2 at Piety 4–6)."


def test_what_is_printed_of_a_component_is_a_card_too() -> None:
    piety = card("Piety")
    assert (piety.character, piety.types, piety.kinds, piety.copies) == ("serena", ["component"], ["Component"], 1)


def test_what_a_card_says_besides_its_uses_is_told() -> None:
    guard = card("Stand in front of me. No, more in front.")
    assert guard.says_more and guard.text.startswith(guard.uses[0].text) and "as a Minion" in guard.text
    assert not card("Gambling? I'm in!").says_more


def test_a_card_in_the_hand_says_what_it_will_be_in_front() -> None:
    buckler = card("Buckler in a Box")
    assert buckler.besides == (
        "Gizmo with 5 Fortitude. Each card makes you lose 1 less Fortitude. After your Actions: Buckler goes down by 1."
    )
    assert [use.brief for use in buckler.uses] == [""]
    assert card("Gambling? I'm in!").besides == ""


def test_an_answer() -> None:
    (use,) = card("Hide in shadows").uses
    assert use.when == "When an Action or Sometimes Card affects your Fortitude or Alcohol Content"
    assert (use.text, use.stamp) == ("Ignore it.", "ignore")


def test_a_card_of_two_kinds() -> None:
    gambling = card("Gambling? I'm in!")
    assert gambling.types == [use.type for use in gambling.uses] == ["action", "gambling"]
    assert (gambling.figure, gambling.figure_of) == ("", "")


def test_every_type_is_said_once() -> None:
    for shown in show_cards(open_box()):
        assert len(set(shown.kinds)) == len(shown.kinds) == max(1, len(shown.types)), shown


def test_a_card_that_is_counted_in_front_has_the_picture_of_its_counter() -> None:
    buckler = card("Buckler in a Box")
    assert (buckler.types, buckler.emblem) == (["action"], "buckler")


def test_the_price_of_a_card_is_not_what_it_is_about() -> None:
    wench = card("Wench, bring some drinks for my friends!")
    assert (wench.uses[0].stamp, wench.figure) == ("drink", "")


def test_drinks_and_events() -> None:
    wine = card("Wine with a Chaser")
    assert (wine.types, wine.alcohol, wine.fortitude, wine.chaser, wine.character) == (["drink"], 2, 0, True, "")
    assert (wine.figure, wine.figure_of) == ("+2", "alcohol")
    brew = card("Wizard's Brew")
    assert (brew.alcohol, brew.fortitude, brew.figure) == (2, 2, "")
    contest = card("Drinking Contest!")
    assert (contest.types, contest.alcohol, contest.uses) == (["drink-event"], None, [])


def test_texts_fit_on_a_card_and_every_use_has_a_stamp() -> None:
    for shown in show_cards(open_box()):
        assert all(use.stamp in STAMPS for use in shown.uses), shown.title
        for use in shown.uses:
            assert len(use.when) + len(use.text) + 2 <= LONGEST_TEXT, (shown.title, use.when, use.text)
        if shown.alcohol is None:  # some Drinks are kept, and played later
            assert bool(shown.uses) == bool(PLAYED & {*shown.types}), shown.title
        assert bool(shown.figure) == bool(shown.figure_of)
