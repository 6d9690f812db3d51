"""Packs that guests bring: all mistakes are told at once, and whoever means harm finds nothing to do it with."""

import time

import pytest

from innkeeper.bots import Answer, RandomBot, Regular, play
from innkeeper.data import DataError
from innkeeper.game import EndlessGame, Game
from innkeeper.packs import PackError, open_box
from innkeeper.packs.foreign import (
    LARGEST,
    MOST_CARDS,
    MOST_ENTRIES,
    MOST_PACKS,
    box_with,
    read_draft,
    read_foreign,
)
from innkeeper.packs.pages import Page
from innkeeper.rules.setup import Setup
from innkeeper.server.showing.cards import show_cards
from innkeeper.table.chance import Chance
from innkeeper.view import View
from innkeeper.vocabulary.mistakes import Mistake
from tests.packs.small import CHARACTER, DRINKS

SOON = 20.0  # seconds of a processor; what grows with the depth or the width of a bomb takes for ever


def refused(text: str) -> str:
    """What is told of a pack that is not taken."""
    begun = time.process_time()
    with pytest.raises(PackError) as error:
        read_foreign(text, open_box())
    assert time.process_time() - begun < SOON
    return str(error.value)


def renamed(key: str, name: str) -> str:
    """The small pack by another id and name."""
    return CHARACTER.replace("mira", key).replace("Mira", name)


# Packs that are right, and what becomes of them


def test_a_pack_that_is_right_is_in_the_box_besides_what_was_there() -> None:
    base = open_box()
    box = box_with(base, [CHARACTER])
    assert [*box.characters] == [*base.characters, "mira"] and "mira" not in base.characters
    assert box.faces[: len(base.faces)] == base.faces
    assert [face.title for face in box.faces[len(base.faces) :]] == ["Hands off!", "Not me!"]
    assert box.brought == [CHARACTER] and base.brought == []


def test_the_same_packs_make_the_same_box_and_none_leave_it_as_it_is() -> None:
    assert box_with(open_box(), [CHARACTER]) is box_with(open_box(), [CHARACTER])
    assert box_with(open_box(), []) is open_box()


def test_a_game_with_a_brought_pack_is_read_with_the_same_pack_alone() -> None:
    box, other = box_with(open_box(), [CHARACTER]), box_with(open_box(), [CHARACTER.replace("copies: 2", "copies: 2 ")])
    data = Game.new(Setup(["mira", "gog"]), 1, box).to_data()
    assert Game.from_data(data, box).to_data() == data
    for wrong in (open_box(), other):
        with pytest.raises(DataError):
            Game.from_data(data, wrong)


def test_titles_names_and_epithets_may_be_said_in_russian() -> None:
    text = CHARACTER.replace("epithet:", "names: {ru: Мира}\nepithets: {ru: паромщица}\nepithet:")
    text = text.replace("    copies: 2", "    titles: {ru: Руки прочь!}\n    copies: 2")
    box = box_with(open_box(), [text])
    mira = box.characters["mira"]
    assert (mira.called("ru"), mira.epithet_in("ru"), mira.deck[0].called("ru")) == (
        "Мира",
        "паромщица",
        "Руки прочь!",
    )
    assert (mira.called("en"), mira.epithet_in("en"), mira.deck[0].called("en")) == (
        "Mira",
        "the Ferrywoman",
        "Hands off!",
    )


# Mistakes


def test_every_card_with_a_mistake_is_told_and_the_others_are_read() -> None:
    text = CHARACTER.replace("pick: another", "pick: anther").replace("{ignore: card}", "{ignor: card}")
    text = text.replace("size: 3", "size: 40")
    draft = read_draft(text, open_box())
    assert sorted((found.title, found.key, found.word, found.repairs) for found in draft.mistakes) == [
        ("", "size", "", []),
        ("Hands off!", "action.pick", "anther", ["another"]),
        ("Not me!", "sometimes.do[0].ignor", "ignor", ["ignore"]),
    ]
    assert draft.pack is not None and draft.wrong == {0, 1, -1}
    assert [card.title for card in draft.pack.cards] == ["Hands off!", "Not me!"]


def test_a_mistake_has_the_place_of_the_word_itself() -> None:
    draft = read_draft(CHARACTER.replace("pick: another", "pick: anther"), open_box())
    (found,) = draft.mistakes
    lines = CHARACTER.replace("pick: another", "pick: anther").splitlines()
    line = lines[found.span.line - 1]
    assert line[found.span.column : found.span.last_column] == "anther"


def test_where_yaml_ends_is_told_by_its_line() -> None:
    (found,) = read_draft('character: mira\nname: "Mira\ncards: []\n', open_box()).mistakes
    assert found.message.startswith("is not YAML") and found.span.line > 1


def test_tables_take_characters_alone() -> None:
    assert "is no character" in refused(DRINKS)


# Harm


def test_an_id_or_a_name_that_is_taken_is_refused() -> None:
    assert "the id `zot` is taken" in refused(renamed("zot", "Other"))
    assert "the id `otto` is taken" in refused(renamed("otto", "Other"))
    assert "there is a character called zoT already" in refused(renamed("other", "zoT"))
    named = renamed("other", "Other").replace("name: Other", "name: Other\nnames: {ru: Зот}")
    assert refused(named).endswith("names.ru: there is a character called Зот already")
    with pytest.raises(PackError, match="the id `mira` is taken"):
        box_with(open_box(), [CHARACTER, renamed("mira", "Myra")])


def test_a_game_played_before_an_id_was_taken_is_played_with_its_own_pack() -> None:
    box = box_with(open_box(), [renamed("zot", "Zot")], known_before=True)
    assert box.characters["zot"].deck[0].title == "Hands off!"
    assert open_box().characters["zot"].deck[0].title != "Hands off!"


@pytest.mark.parametrize("key", ["../zot", "a/b", "/etc/passwd", "C:\\x", "mira.yaml", ".", "Mira", '"mira\\n"', "%2e"])
def test_an_id_is_no_path(key: str) -> None:
    assert refused(CHARACTER.replace("character: mira", f"character: {key}"))


def test_a_bomb_of_references_is_refused() -> None:
    levels = "\n".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 30))
    assert "refers to another place" in refused(f"a0: &a0 [lol]\n{levels}\n")


@pytest.mark.parametrize("opening", ["[", "{a: ", "- "])
@pytest.mark.parametrize("depth", [40, 1000, LARGEST // 5])
def test_what_is_nested_deep_is_refused_and_needs_no_deep_stack(opening: str, depth: int) -> None:
    assert "nested too deep" in refused("character: mira\ncards:\n  " + opening * depth)


def test_choices_within_choices_come_to_an_end() -> None:
    inner = "{draw: 1}"
    for _ in range(12):
        inner = f"{{choose: [{{do: [{inner}]}}]}}"
    assert "nested too deep" in refused(CHARACTER.replace("{ignore: card}", inner))


def test_what_is_large_is_refused() -> None:
    assert "too large" in refused(CHARACTER + "#" * LARGEST)
    cards = "\n".join(f'  - {{title: "Card {n}", copies: 1, gambling: {{}}}}' for n in range(MOST_ENTRIES + 1))
    assert "entries: at most" in refused(f"character: mira\nname: Mira\nsize: {MOST_ENTRIES + 1}\ncards:\n{cards}")
    many = f"[{'1,' * 60}]"
    assert "has too much in it" in refused(f"{CHARACTER}flavour: [{f'{many}, ' * 59}]\nalso: [{f'{many}, ' * 59}]")


def test_more_cards_than_a_deck_can_have_are_refused() -> None:
    more = '\n  - title: "Third"\n    copies: 30\n    gambling: {}\n'
    text = CHARACTER.replace("copies: 2", "copies: 40").replace("size: 3", "size: 71") + more
    assert f"has 71 cards: a deck that is brought has at most {MOST_CARDS}" in refused(text)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("fortitude: 1000000", "too large a number"),
        ("fortitude: -5", "at least 1"),
        ("fortitude: 41", "at most 40"),
        (f"fortitude: {'9' * 6000}", "too many digits"),
        ("fortitude: 1e308", "too large a number"),
        ("fortitude: {per: hit, up_to: 900}", "up_to"),
    ],
)
def test_numbers_are_bounded(written: str, told: str) -> None:
    assert told in refused(CHARACTER.replace("fortitude: 2", written))


@pytest.mark.parametrize("worth", ["11", "-400", "1e300"])
def test_what_a_component_is_worth_to_bots_is_bounded(worth: str) -> None:
    component = f"components: {{luck: {{label: Luck, worth: {worth}, counter: {{to: 3}}}}}}\ncards:"
    assert refused(CHARACTER.replace("cards:", component))


@pytest.mark.parametrize("sign", ["\\u0007", "\\u202e", "\\u200b", "\\0", "\\e[31m", "\\n", "\\ud800"])
def test_texts_hold_nothing_that_cannot_be_seen(sign: str) -> None:
    assert refused(CHARACTER.replace("Hands off!", f"Hands {sign} off!"))
    assert refused(CHARACTER.replace("name: Mira", f'name: "Mira{sign}"'))


def test_a_lone_half_of_a_sign_is_no_text() -> None:
    assert "is not UTF-8 text" in refused(CHARACTER + "# \ud800")


def test_long_texts_are_refused() -> None:
    assert "letters: at most" in refused(CHARACTER.replace("Hands off!", "Hands off! " * 40))


@pytest.mark.parametrize("tag", ["!!python/object/apply:os.system [ls]", "!!python/name:os.system", "!!binary aGk="])
def test_there_is_no_code(tag: str) -> None:
    assert refused(CHARACTER.replace("{lose: {fortitude: 2}}", tag))
    assert refused(CHARACTER.replace("name: Mira", f"name: {tag}"))


def test_markup_is_a_text_like_any_other() -> None:
    title = "<script>alert(1)</script> [red]{ $who }%(who)s"
    box = box_with(open_box(), [CHARACTER.replace("Hands off!", title)])
    (shown,) = [card for card in show_cards(box) if card.title == title]
    assert shown.text and shown.copies == 2


def test_emblems_name_pictures_and_nothing_else() -> None:
    component = 'components: {luck: {label: Luck, emblem: "x\\" onload=", counter: {to: 3}}}\ncards:'
    assert refused(CHARACTER.replace("cards:", component))


def test_no_more_packs_than_a_table_takes() -> None:
    packs = [renamed(f"m{n}", f"M{n}") for n in range(MOST_PACKS + 1)]
    assert len(box_with(open_box(), packs[:-1]).brought) == MOST_PACKS
    with pytest.raises(PackError, match="At most"):
        box_with(open_box(), packs)


def test_the_readers_of_files_refuse_the_same_bombs() -> None:
    for text in ("[" * 30000, "a: " + "9" * 6000, "\ud800"):
        with pytest.raises(Mistake):
            Page(text).data()


# Games that would never end

AGAIN = """\
character: mira
name: Mira
size: 40
cards:
  - title: "Once more, and once more!"
    copies: 40
    action:
      do: [{draw: 2}, {again: action}]
"""
BY_ITSELF = """\
character: mira
name: Mira
size: 40
components:
  luck:
    label: Luck
    counter: {from: 0, to: 1, above: [{lose: {luck: 1}}, {gain: {luck: 2}}]}
cards:
  - title: "Round and round"
    copies: 40
    action:
      do: [{gain: {luck: 2}}]
"""


class Eager:
    """Plays whatever there is to play."""

    def choose(self, view: View, chance: Chance) -> Answer:
        question = view.question
        assert question is not None
        return len(question.options) - 1 if question.options else RandomBot().choose(view, chance)


def test_a_turn_that_never_ends_is_ended() -> None:
    with pytest.raises(EndlessGame, match="in one turn"):
        play([Eager(), Eager()], Setup(["mira", "gog"]), 1, box_with(open_box(), [AGAIN]))


def test_what_sets_itself_off_comes_to_an_end() -> None:
    with pytest.raises(EndlessGame, match="without a question"):
        play([Eager(), Regular()], Setup(["mira", "gog"]), 1, box_with(open_box(), [BY_ITSELF]))
