"""A pack with a mistake is refused, and the message names file, line, card and key."""

from pathlib import Path

import pytest

from innkeeper.packs import PackError, open_box, read_pack
from innkeeper.table.box import Box
from tests.packs.small import CHARACTER, DRINKS, EVENTS, written

IGNORES = "do: [{ignore: card}]"
MOMENT = "{answers: [action, sometimes], affects: [fortitude], of: me}"
HIT = "do: [{lose: {fortitude: 2}}]"
HANDS = 'pack.yaml:{}: "Hands off!": {}'
NOT_ME = 'pack.yaml:{}: "Not me!": {}'

# What is written in place of what, and what the message must say.
IN_CHARACTERS = [
    # unknown words
    ("lose:", "loose:", HANDS.format(11, "action.do[0].loose: unknown word `loose`; did you mean `lose`?")),
    ("fortitude: 2", "fortitud: 2", HANDS.format(11, "action.do[0].lose.fortitud: unknown word `fortitud`; did")),
    ("pick: another", "pick: anther", HANDS.format(10, "action.pick: unknown word `anther`; did you mean `another`?")),
    ("pick: another", "picks: another", HANDS.format(10, "action.picks: unknown word `picks`; did you mean `pick`?")),
    ("    action:", "    acton:", HANDS.format(9, "acton: unknown word `acton`; did you mean `action`?")),
    ("answers:", "anwsers:", NOT_ME.format(16, "sometimes.when.anwsers: unknown word `anwsers`; did you mean")),
    ("[action, sometimes]", "[action, some]", NOT_ME.format(16, "sometimes.when.answers[1]: unknown word `some`")),
    ("race: elf", "race: elff", "pack.yaml:4: race: unknown word `elff`; did you mean `elf`?"),
    ("race: elf", "race: dragon", "pack.yaml:4: race: unknown word `dragon`; known here: drence, dwarf"),
    ("character: mira", "charakter: mira", "pack.yaml:1: charakter: unknown word `charakter`; did you mean"),
    ("cards:", "crads:", "pack.yaml:6: crads: unknown word `crads`; did you mean `cards`?"),
    ("copies: 1", "copies: 1\n    python: f", NOT_ME.format(15, "python: unknown word `python`")),
    (IGNORES, "do: [{ignore: card, verb: ignore}]", NOT_ME.format(17, "sometimes.do[0].verb: unknown word `verb`")),
    # wrong types
    ("fortitude: 2", "fortitude: two", HANDS.format(11, "action.do[0].lose.fortitude: must be a number or a mapping")),
    ("fortitude: 2", "fortitude: 0", HANDS.format(11, "action.do[0].lose.fortitude: must be at least 1")),
    ("{fortitude: 2}", "2", HANDS.format(11, "action.do[0].lose: must be a mapping, not a number")),
    ("copies: 2", "copies: two", HANDS.format(8, "copies: must be a number, not a word or text")),
    ("copies: 2", "copies: 2.5", HANDS.format(8, "copies: must be a number, not a number with a point")),
    ("copies: 1", "copies: 1\n    boss: yes", NOT_ME.format(15, "boss: must be true or false, not a word or text")),
    (IGNORES, "do: {ignore: card}", NOT_ME.format(17, "sometimes.do: must be a list, not a mapping")),
    (IGNORES, "do: [ignore]", NOT_ME.format(17, "sometimes.do[0]: must be a mapping, not a word or text")),
    ('title: "Not me!"', "title: 7", 'pack.yaml:13: "7": title: must be a word or text, not a number'),
    ("character: mira", "character: Mira", "pack.yaml:1: character: must be a plain id"),
    # the words of the villains
    (
        HIT,
        "do: [{drink: dare, from: pile, who: everyone}]",
        HANDS.format(11, "action.do[0]: `drink: dare` is `from: deck`"),
    ),
    (HIT, "do: [{drink: dare, from: deck}]", HANDS.format(11, "action.do[0]: `drink: dare` is a matter for all")),
    (HIT, "do: [{pick: anyone}, {draw: 1}]", HANDS.format(9, "action: whoever is picked is picked once")),
    (
        HIT,
        "do: [{draw: 1, who: gamblers}]",
        HANDS.format(9, "action: `draw` falls on `gamblers`, but there is no Round"),
    ),
    (HIT, "do: [{draw: 1, who: served}]", HANDS.format(9, "action: `draw` falls on whom was `served`, but no Drinks")),
    (HIT, "do: [{draw: 1, who: first}]", HANDS.format(9, "action: `draw` falls on the `first` of two")),
    (HIT, "do: [{draw: 1, having: luck}]", HANDS.format(11, "action.do[0]: `having` says which of all are meant")),
    (
        HIT,
        "do: [{draw: 1, who: others, having: luck}, {draw: 1}]",
        HANDS.format(11, "action.do[0].having: unknown word `luck`"),
    ),
    (HIT, HIT + "\n      instead: [{lose: {fortitude: 1}}]", HANDS.format(9, "action: `instead` cannot be answered")),
    (HIT, "do: [{draw: 1}]\n      ignoring: {reduces: 2}", HANDS.format(9, "action: `ignoring` speaks of a loss")),
    (HIT, HIT + "\n      goes: front", HANDS.format(9, "action: write `goes: front, until: my next turn`")),
    (
        HIT,
        "do: [{discard: 1, at: random, of: action}]",
        HANDS.format(11, "action.do[0]: what is discarded `at: random`"),
    ),
    (
        HIT,
        "do: [{discard: 1, by: me, who: others}]",
        HANDS.format(11, "action.do[0]: `by: me` is for one other player's hand"),
    ),
    (HIT, "do: [{draw: 1, from: luck}, {draw: 1}]", HANDS.format(11, "action.do[0].from: unknown word `luck`")),
    (
        HIT,
        "do: [{start: contest, antes: fortitude}]",
        HANDS.format(11, "action.do[0]: `antes: fortitude` is said of a Round"),
    ),
    (HIT, "do: [{pay: 1, to: picked}]", HANDS.format(11, "action.do[0]: I pay whom I picked")),
    ("copies: 2", "copies: 2\n    minion: luck", HANDS.format(7, "a `minion` is one card that stays")),
    (
        IGNORES,
        "do: [{redirect: card, to: source}]",
        NOT_ME.format(17, "sometimes.do[0]: a card is redirected to the picked"),
    ),
    (
        MOMENT,
        "{answers: drink, of: me, that: {pick: me}}",
        NOT_ME.format(16, "sometimes.when: `that` is asked of a card or an Event"),
    ),
    # something is missing
    ("    copies: 2\n", "", HANDS.format(7, "`copies` is missing")),
    ("name: Mira\n", "", "pack.yaml:1: `name` is missing"),
    (f"      when: {MOMENT}\n", "", NOT_ME.format(15, "sometimes: `when` is missing")),
    (IGNORES, "do: []", NOT_ME.format(17, "sometimes.do: must have at least 1 in its list")),
    (IGNORES, "do:", NOT_ME.format(17, "sometimes.do: is empty")),
    (IGNORES, "do: [{who: me}]", NOT_ME.format(17, "sometimes.do[0]: has no verb")),
    ("{fortitude: 2}", "{}", HANDS.format(11, "action.do[0]: says nothing: write `fortitude` or `alcohol`")),
    (HIT, "do: [{pay: 1}]", HANDS.format(11, "action.do[0]: a payment goes somewhere")),
    # counts, titles, families
    ("copies: 2", "copies: 3", "pack.yaml:5: size: says 3, but the deck has 4 cards"),
    ("size: 3", "size: 40", "pack.yaml:5: size: says 40, but the deck has 3 cards"),
    ('"Not me!"', '"Hands off!"', 'pack.yaml:13: "Hands off!": title: there is another card of this title'),
    (
        "copies: 1",
        'copies: 1\n    same_as: "Hand off!"',
        NOT_ME.format(15, "same_as: no card is called `Hand off!`; did"),
    ),
    (
        IGNORES,
        IGNORES + '\n      only: {affected_by: "I dont think so!"}',
        NOT_ME.format(18, "sometimes.only.affected_by: no card is called `I dont think so!`; did you mean"),
    ),
    ("character: mira", "character: zot", "pack.yaml:1: character: the id `zot` is taken by another pack"),
    # words that do not fit together
    (IGNORES, "do: [{ignore: card, negate: card}]", NOT_ME.format(17, "sometimes.do[0].negate: `ignore` and `negate`")),
    (IGNORES, "do: [{redirect: loss}]", NOT_ME.format(15, "sometimes: `redirect` finds no loss here")),
    (IGNORES, "do: [{leave: round}]", NOT_ME.format(15, "sometimes: `leave` finds no ante here")),
    (MOMENT, "{would: {lose: fortitude}, of: me}", NOT_ME.format(15, "sometimes: `ignore` finds no card here")),
    (
        MOMENT,
        "{during: order phase}",
        NOT_ME.format(16, "sometimes.when: with `during: order phase` write `of: me` or"),
    ),
    (MOMENT, "{answers: [action, sometimes], of: me}", NOT_ME.format(16, "sometimes.when: `affects` and `of: me`")),
    (
        MOMENT,
        "{after: {win: round}, by: another, of: me}",
        NOT_ME.format(16, "sometimes.when: with `after: {win: round}` write no `of`"),
    ),
    (HIT, "do: [{lose: {fortitude: 2}, who: source}]", HANDS.format(9, "action: `lose` falls on the `source`, but")),
    ("pick: another", "cannot: {pick: source}", HANDS.format(9, "action: `cannot: {pick: source}` needs a `pick` and")),
    # words that nothing would heed
    (MOMENT, "{answers: event, by: another}", NOT_ME.format(16, "sometimes.when: with `answers: event` write perhaps")),
    (MOMENT, "{answers: event, of: me}", NOT_ME.format(16, "sometimes.when: with `answers: event` write perhaps")),
    (
        f"{MOMENT}\n      {IGNORES}",
        "{answers: event}\n      do: [{lose: {fortitude: 1}, who: source}]",
        NOT_ME.format(15, "sometimes: `lose` falls on the `source`, but nobody stands behind"),
    ),
    (
        f"{MOMENT}\n      {IGNORES}",
        "{answers: drink, of: me}\n      do: [{lose: {fortitude: 1}, who: source}]",
        NOT_ME.format(15, "sometimes: `lose` falls on the `source`, but nobody stands behind"),
    ),
    (
        f"{MOMENT}\n      {IGNORES}",
        "{would: ante, of: me}\n      do: [{draw: 1, if: {source: {mark: 1}}}]",
        NOT_ME.format(15, "sometimes: `draw` asks what the `source` holds, but nobody stands behind this moment"),
    ),
    (
        HIT,
        HIT + "\n      cannot: {be: [negated], if: {source: {mark: 1}}}",
        HANDS.format(9, "action: `cannot` asks what the `source` holds, but nobody stands behind this moment"),
    ),
    (
        IGNORES,
        "if: {not: reduced}\n      " + IGNORES,
        NOT_ME.format(15, "sometimes: `if: {not: reduced}` goes with `when: {after: {lose: fortitude}, …}`"),
    ),
    (
        IGNORES,
        "cannot: {answer: [ante, ending]}\n      " + IGNORES,
        NOT_ME.format(15, "sometimes: `cannot: {answer: …}` goes with `when: {during: round}`"),
    ),
    (
        IGNORES,
        "pick: {who: another, up_to: 2}\n      cannot: {pick: source}\n      " + IGNORES,
        NOT_ME.format(15, "sometimes: `cannot: {pick: source}` goes with `pick: another` or `pick: anyone`"),
    ),
    ("pick: another", "cannot: {be: [split]}", HANDS.format(10, "action.cannot.be[0]: unknown word `split`")),
    (HIT, "do: [{gain: {gold: 1}}]", HANDS.format(11, "action.do[0]: Gold comes from somewhere")),
    (HIT, "do: [{pay: due, from: inn}]", HANDS.format(9, "action: `pay` finds no due here")),
    # YAML itself
    (IGNORES, IGNORES + "\n      " + IGNORES, NOT_ME.format(17, "sometimes.do: `do` is there twice")),
    ("copies: 1", "copies: 1\n    copies: 1", NOT_ME.format(14, "copies: `copies` is there twice")),
    ("fortitude: 2}}]", "fortitude: 2}]", "pack.yaml: is not YAML: while parsing a flow mapping at line 11"),
    (
        HIT,
        "do: [{lose: &x {fortitude: 2}}, {lose: *x}]",
        HANDS.format(11, "action.do[1].lose: refers to another place"),
    ),
    ("copies: 2", "copies: !!binary 2", HANDS.format(8, "copies: has the tag `tag:yaml.org,2002:binary`")),
]
IN_DRINKS = [
    (
        "{alcohol: 1,",
        "{alcohl: 1,",
        'pack.yaml:7: "Cider": drink.alcohl: unknown word `alcohl`; did you mean `alcohol`?',
    ),
    ("elf: {", "elff: {", 'pack.yaml:7: "Cider": drink.races.elff: unknown word `elff`; did you mean `elf`?'),
    ("elf: {fortitude: 1}", "elf: {fortitude: x}", 'pack.yaml:7: "Cider": drink.races.elf.fortitude: must be a number'),
    ("orc: {alcohol: 2}", "orc: {alcohl: 2}", 'pack.yaml:7: "Cider": drink.races.orc.alcohl: unknown word'),
    ("drink: 2", "drnk: 2", 'pack.yaml:13: "A Bet!": event.choose[0].do[0].drnk: unknown word `drnk`; did you mean'),
    ("drink: 2, from: deck, who: me", "split: drink", 'pack.yaml:11: "A Bet!": event: `split` finds no drink here'),
    ("size: 2", "size: 2\nrace: elf", "pack.yaml:4: race: unknown word `race`"),
    ("alcohol: 1,", "alcohol: 1000,", 'pack.yaml:7: "Cider": drink.alcohol: must be at most 40'),
    ("copies: 1", "copies: 1\n    same_as: A", 'pack.yaml:7: "Cider": same_as: unknown word `same_as`'),
]


# Components, and what is said of them: each was accepted once, and ended in a traceback or changed nothing.
COMPONENTS = """\
components:
  luck: {label: Luck, counter: {to: 5}}
  mark: {label: Mark, token: {stock: 2}}
  gears: {label: Gears, deck: {size: 1, to: card, cards: ["Cog"]}}
  brews: {label: Brews, deck: {size: 3, to: front, start: 1, limit: 2, cards: [{title: "Ale", copies: 3}]}}
  moods: {label: Moods, deck: {size: 1, cards: [{title: "Sad", copies: 1}]}}
cards:
"""
WITH_COMPONENTS = [
    ("label: Luck", "label: {ru: Удача}", "pack.yaml:7: components.luck: `label` needs its English word"),
    ("label: Luck", "label: Luck, worth: 99", "pack.yaml:7: components.luck.worth: must be at most 10"),
    ("label: Luck", "label: Luck, worth: -99.5", "pack.yaml:7: components.luck.worth: must be at least -10"),
    (
        HIT,
        "do: [{lose: {gears: 1}}]",
        HANDS.format(17, "action.do[0].lose.gears: `gears` is a deck whose cards do not lie open"),
    ),
    (
        HIT,
        "do: [{draw: {per: brews}}]",
        HANDS.format(17, "action.do[0].draw: `brews` is a deck, not a"),
    ),
    (HIT, f"if: {{gears: 1}}\n      {HIT}", HANDS.format(17, "action.if.gears: `gears` is a deck, not a")),
    (
        "pick: another",
        "pick: {who: another, having: luck}",
        HANDS.format(16, "action.pick.having: `luck` is a counter, not a token"),
    ),
    (
        HIT,
        f"{HIT}\n      joins: mark",
        HANDS.format(18, "action.joins: `mark` is a token, not a deck"),
    ),
    ("start: 1, limit: 2", "start: 3, limit: 2", "pack.yaml:10: components.brews.deck: `start` turns up 3 cards, but"),
    (
        'title: "Sad", copies: 1',
        'title: "Sad", copies: 1, anytime: {do: [{draw: 1}]}',
        'pack.yaml:11: components.moods.deck: "Sad" has `anytime`: that is for a deck that goes `to: front`',
    ),
    (
        'title: "Ale", copies: 3',
        'title: "Ale", copies: 3, drink: {alcohol: 1}',
        'pack.yaml:10: components.brews.deck: "Ale": `drink` or `event` is on every card that goes `to: pile`',
    ),
    (
        'title: "Ale", copies: 3',
        'title: "Ale", copies: 3, same_as: "Beer"',
        'pack.yaml:10: "Ale": same_as: no card is called `Beer`',
    ),
    (HIT, "do: [{draw: 1, who: me}]", HANDS.format(16, "action.pick: nothing falls on whom it picks")),
    (HIT, "do: [{gain: {luck: 1}}]", HANDS.format(16, "action.pick: nothing falls on whom it picks")),
    (HIT, "do: [{gain: {gold: 1}, from: inn}]", HANDS.format(16, "action.pick: nothing falls on whom it picks")),
    (
        HIT,
        "do: [{draw: 1}, {gain: {luck: 1}, who: others}]",
        HANDS.format(17, "action.do[1].who: a counter is its owner's"),
    ),
    (
        HIT,
        f"{HIT}\n      cannot: {{}}",
        HANDS.format(18, "action.cannot: says nothing: write `pick`"),
    ),
    (HIT, f"{HIT}\n      cannot: {{be: []}}", HANDS.format(18, "action.cannot.be: must have at least 1 in its list")),
    (
        "action:\n      pick: another\n      " + HIT,
        "gambling:\n      only: {}",
        HANDS.format(16, "gambling.only: says nothing: write `affected_by` or `followed_by`"),
    ),
    (
        HIT,
        "do: [{draw: {per: hit}}]",
        HANDS.format(15, "action: `per: hit` goes with `when"),
    ),
    (
        HIT,
        "do: [{send: champion}]",
        HANDS.format(15, "action: `send: champion` answers a card or an Event"),
    ),
    (
        HIT,
        "do: [{bar: help}]",
        HANDS.format(15, "action: `bar: help` is about whoever loses Fortitude"),
    ),
    (
        f"pick: another\n      {HIT}",
        "do: [{draw: {per: pick}}]",
        HANDS.format(15, "action: `per: pick` needs somebody picked"),
    ),
    (
        "fortitude: 2",
        "fortitude: {luck: {0: 4, 2: 3}, up_to: 3}",
        HANDS.format(17, "action.do[0]: `up_to` goes with `per`"),
    ),
    (
        "fortitude: 2",
        "fortitude: {per: mark, up_to: 99}",
        HANDS.format(17, "action.do[0]: `up_to` is a number from 1 to 40"),
    ),
    (
        "fortitude: 2",
        "fortitude: {luck: {0: 99}}",
        HANDS.format(17, "action.do[0]: `luck`: an amount is a"),
    ),
    (
        HIT,
        f"if: {{luck: {{form: 1}}}}\n      {HIT}",
        HANDS.format(15, "action: `luck` says where it stands"),
    ),
    (HIT, f"if: {{luck: high}}\n      {HIT}", HANDS.format(15, "action: `luck` never stands at `high`")),
    (HIT, f"if: {{luck: {{from: 4, to: 2}}}}\n      {HIT}", HANDS.format(15, "action: `luck` says where it stands")),
    (
        HIT,
        'do: [{choose: {"Yes": {do: [{draw: 1}]}}}]',
        HANDS.format(17, "action.do[0].choose: must have at least 2 in its mapping"),
    ),
    (
        HIT,
        'do: [{choose: {"A": {do: [{choose: {"C": {do: [{draw: 1}]}, "D": {}}}]}, "B": {do: [{draw: 1}]}}}]',
        HANDS.format(17, "action.do[0].choose.A.do[0]: `D` says nothing: write `cost` or `do`"),
    ),
    (
        f"pick: another\n      {HIT}",
        "do: [{choose: {A: {do: [{draw: 1}]}, B: {do: [{discard: 1}]}}, who: picked}]",
        HANDS.format(15, "action: `choose` needs somebody picked: write `pick: another`"),
    ),
    (
        f"pick: another\n      {HIT}",
        "pick: {who: another, up_to: 2}\n"
        "      do: [{choose: {A: {do: [{draw: 1}]}, B: {do: [{discard: 1}]}}, who: picked}]",
        HANDS.format(15, "action: one player chooses: write neither `up_to` nor `exactly`"),
    ),
    (
        HIT,
        "do: [{choose: {A: {do: [{draw: 1, who: me}]}, B: {do: [{discard: 1}]}}, who: picked}]",
        HANDS.format(17, "action.do[0]: what others choose falls on who chose it: write neither `who`, `if` nor a"),
    ),
    *(
        (
            HIT,
            f"do: [{{choose: {{A: {{do: [{mine}]}}, B: {{do: [{{discard: 1}}]}}}}, who: picked}}]",
            HANDS.format(
                17, "action.do[0]: `A` does not fall on who is picked: write what they lose, gain, pay or draw"
            ),
        )
        for mine in ("{gain: {gold: 1}, from: inn}", "{order: 2, to: others}", "{end: turn}", "{again: action}")
    ),
]


@pytest.mark.parametrize(("right", "wrong", "message"), WITH_COMPONENTS)
def test_a_mistake_about_components_is_named(tmp_path: Path, right: str, wrong: str, message: str) -> None:
    refused(tmp_path, CHARACTER.replace("cards:\n", COMPONENTS, 1), right, wrong, message)


@pytest.mark.parametrize(("right", "wrong", "message"), IN_CHARACTERS)
def test_a_mistake_in_a_character_is_named(tmp_path: Path, right: str, wrong: str, message: str) -> None:
    refused(tmp_path, CHARACTER, right, wrong, message)


@pytest.mark.parametrize(("right", "wrong", "message"), IN_DRINKS)
def test_a_mistake_in_a_drink_deck_is_named(tmp_path: Path, right: str, wrong: str, message: str) -> None:
    refused(tmp_path, DRINKS, right, wrong, message)


def test_a_mistake_in_an_event_deck_is_named(tmp_path: Path) -> None:
    refused(tmp_path, EVENTS, "    encounter_level: 2\n", "", 'pack.yaml:5: "Rapids!": `encounter_level` is missing')
    message = 'pack.yaml:7: "Rapids!": encounter_level: must be at least 1'
    refused(tmp_path, EVENTS, "encounter_level: 2", "encounter_level: 0", message)
    message = 'pack.yaml:8: "Rapids!": event: `as: action` needs something to reduce or Ignore'
    refused(tmp_path, EVENTS, "do: [{lose: {fortitude: 1}", "as: action, do: [{draw: 1", message)
    message = 'pack.yaml:8: "Rapids!": event: with `as: action` answers follow the choice'
    late = "as: action, do: [{pay: 1, to: inn}, {choose: [{do: [{draw: 1}]}]}, {lose: {fortitude: 1}"
    refused(tmp_path, EVENTS, "do: [{lose: {fortitude: 1}", late, message)
    message = 'pack.yaml:12: "A Bet!": event.as: unknown word `as`'
    refused(tmp_path, DRINKS, "      choose:\n", "      as: action\n      choose:\n", message)


def refused(folder: Path, text: str, right: str, wrong: str, message: str) -> None:
    assert right in text
    path = written(folder, text.replace(right, wrong, 1))
    box = open_box.__wrapped__()  # a box of our own
    faces = len(box.faces)
    with pytest.raises(PackError) as error:
        read_pack(path, box)
    assert str(error.value).startswith(f"{folder}/{message}")
    assert len(box.faces) == faces


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is empty"),
        (
            "- a list",
            "a pack is a mapping with `character`, `drinks`, `events`, `prizes`, `automaton` or `side_deck`",
        ),
        ("a: 1\n---\nb: 2\n", "is not YAML: expected a single document"),
        ("[" * 200 + "]" * 200, "is nested too deep"),
        ("character: \x07", "is not YAML"),
    ],
)
def test_what_is_no_pack_at_all_is_refused(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(PackError, match=r"pack\.yaml") as error:
        read_pack(written(tmp_path, text), Box())
    assert message in str(error.value)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"nowhere\.yaml: cannot be read"):
        read_pack(tmp_path / "nowhere.yaml", Box())
    (tmp_path / "latin.yaml").write_bytes(b"name: \xe9")
    with pytest.raises(PackError, match=r"latin.yaml: is not UTF-8 text"):
        read_pack(tmp_path / "latin.yaml", Box())


@pytest.mark.parametrize("text", [CHARACTER, DRINKS, EVENTS])
def test_the_small_packs_themselves_are_right(tmp_path: Path, text: str) -> None:
    box = Box()
    read_pack(written(tmp_path, text), box)
    assert len(box.characters) + len(box.drink_decks) + len(box.event_decks) == 1
