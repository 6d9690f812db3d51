"""The text of every card, put together from what it does."""

from functools import partial
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from innkeeper import words
from innkeeper.packs import PackError, open_box, read_pack
from innkeeper.table.box import Box
from innkeeper.vocabulary.components import NO_COMPONENT, TOKEN
from innkeeper.vocabulary.plays import Face
from innkeeper.words.brief import Brief, besides_text, brief_text
from innkeeper.words.wording import kind_names, text
from innkeeper.words.wording_clauses import Teller
from innkeeper.words.wording_plays import play_text
from innkeeper.words.wording_texts import standing_text, text_by_itself, trigger_text
from tests.packs.small import EVENTS, written

FILES = sorted(words.HERE.glob("*/*.ftl"))


def face_of(title: str) -> Face:
    return next(face for face in open_box().faces if face.title == title)


@pytest.mark.parametrize("language", words.languages())
def test_every_card_has_a_text_and_a_kind(language: str) -> None:
    for face in open_box().faces:
        told = text(face, language)
        assert told and "{" not in told and "  " not in told, face.title
        assert not any(mark in told for mark in "\u2068\u2069"), face.title
        assert all(kind_names(face, language)), face.title


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_file_of_words_has_no_junk_and_no_doubled_message(path: Path) -> None:
    entries = FluentParser().parse(path.read_text("utf-8")).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("I'm not that kind of priestess!", "Another player of your choice loses 2 Fortitude."),
        ("I'm saving this money for the poor.", "When an ante is due from you: leave the Round instead."),
        ("My Goddess heals me.", "Gain 2 Fortitude."),
        ("Tip the Wench.", "Any player of your choice pays the Inn 1 Gold."),
        ("Prayer of Healing", "Another player of your choice gains 2 Fortitude and pays you 1 Gold."),
        (
            "How about a rowdy drinking song?",
            "Each other player loses 1 Fortitude; everyone gains 1 Alcohol Content; you pay the Inn 1 Gold.",
        ),
        (
            "Hide in shadows",
            "When an Action or Sometimes Card affects your Fortitude or Alcohol Content: Ignore it.",
        ),
        (
            'The stars say, "No!"',
            "When an Action, Sometimes or Anytime Card affects your Fortitude, Alcohol Content or Gold: Ignore it.",
        ),
        (
            "Gambling? I'm in!",
            "Action: Start a Round of Gambling.\n— OR —\nGambling: Take control of the Round.",
        ),
        (
            "Not now, I'm meditating.",
            "When an ante is due from you: leave the Round instead.\n— OR —\n"
            "When you are about to take a Drink: Ignore it.",
        ),
        ("Holy Water", "Gain 2 Fortitude."),
        (
            "Ogre Brew",
            "Gain 2 Alcohol Content and lose 1 Fortitude. Ogre or Half-Ogre drinker: gain 3 Alcohol Content instead.",
        ),
        ("Water", "Nothing happens to its drinker."),
        (
            "The Challenge!",
            "You may do this: take 2 Drinks from the Drink Deck; "
            "if you are still in the game, each other player pays you 1 Gold.",
        ),
    ],
)
def test_what_a_card_says(title: str, told: str) -> None:
    assert text(face_of(title)) == told


def test_the_kinds_of_a_card() -> None:
    assert kind_names(face_of("Gambling? I'm in!")) == ["Action", "Gambling"]
    assert kind_names(face_of("Wine")) == ["Drink"]
    assert kind_names(face_of("Drinking Contest!")) == ["Drink Event"]


MOMENTS = [
    ("{answers: cheating}", "negate: card"),
    ("{answers: [gambling, cheating], by: another}", "negate: card"),
    ("{answers: [action, anytime], affects: gold, of: me, by: another}", "ignore: card"),
    ("{answers: sometimes, affects: drink, by: another}", "negate: card"),
    ("{answers: drink}", "change: {alcohol: -1}"),
    ("{answers: drink, of: me}", "split: drink, with: nobody, rounded: down"),
    ("{answers: drink, of: me, by: another}", "change: {to: {}}"),
    ("{answers: drink, by: another}", "change: {to: {alcohol: 1, fortitude: -2}}"),
    ("{answers: event}", "negate: event"),
    ("{answers: event}", "ignore: event"),
    ("{would: {lose: fortitude}, of: me}", "reduce: {to: 1}"),
    ("{would: {lose: fortitude}, of: me, by: another}", "reduce: {by: 2}"),
    ("{would: ante, of: me}", "leave: round"),
    ("{would: {lose: gold}, of: me}", "pay: due, from: inn"),
    ("{would: {pay: drinks}, of: me}", "pay: due, from: nobody"),
    ("{after: {lose: fortitude}, of: me, by: another}", "draw: 1, who: source"),
    ("{after: {win: round}, by: another}", "gain: pot"),
    ("{during: round}", "end: round, to: me"),
    *[
        (f"{{during: {phase} phase, of: {whose}}}", effect)
        for phase, effect in [
            ("discard", "discard: 2, who: everyone"),
            ("action", "again: action, if: {during: action phase}"),
            ("order", "gain: {gold: 2}, from: inn"),
            ("drink", "end: turn"),
        ]
        for whose in ("me", "another")
    ],
]


@pytest.mark.parametrize(("when", "effect"), MOMENTS)
def test_every_moment_has_words(tmp_path: Path, when: str, effect: str) -> None:
    assert said(tmp_path, f"sometimes: {{when: {when}, do: [{{{effect}}}]}}")


def test_whatever_moment_is_accepted_can_be_told(tmp_path: Path) -> None:
    """Every way to combine the words of a moment: either it is refused, or it has a text in every language."""
    answered = ("drink", "event", "action", "[gambling, cheating]")
    affected = ("", ", affects: [fortitude, gold]", ", affects: drink")
    happenings = [f"answers: {what}{more}" for what in answered for more in affected]
    happenings += [f"would: {what}" for what in ("ante", "{lose: fortitude}", "{lose: gold}", "{pay: drinks}")]
    happenings += ["after: {lose: fortitude}", "after: {win: round}", "during: round", "during: order phase"]
    whose = ("", ", of: me", ", of: another")
    do = "do: [{draw: 1, who: me}]"
    parts = (
        do,
        "do: [{draw: 1, who: source}]",
        f"if: {{not: reduced}}, {do}",
        f"pick: another, cannot: {{pick: source}}, {do}",
        f"cannot: {{answer: [ante, ending]}}, {do}",
    )
    accepted = 0
    for happening, of, by, rest in product(happenings, whose, ("", ", by: another"), parts):
        body = f"sometimes: {{when: {{{happening}{of}{by}}}, {rest}}}"
        path = written(tmp_path, f"character: x\nname: X\nsize: 1\ncards:\n  - {{title: A, copies: 1, {body}}}\n")
        box = Box()
        try:
            read_pack(path, box)
        except PackError:
            continue
        accepted += 1
        for language in words.languages():
            assert text(box.characters["x"].deck[0], language)
    assert accepted > 40


def test_what_an_amount_depends_on_stands_behind_it(tmp_path: Path) -> None:
    """Also what it is before its first step."""
    owned = "components: {luck: {label: Luck, counter: {to: 9}}, mark: {label: Mark, token: {stock: 3}}}"
    hit = "do: [{lose: {fortitude: AMOUNT}, who: others}, {drink: {per: mark, up_to: 2}, from: deck, who: me}]"
    body = "action: {" + hit.replace("AMOUNT", "{luck: {2: 3, 4: 2}}") + ", if: {luck: {from: 1, to: 5}}}"
    path = written(tmp_path, f"character: x\nname: X\nsize: 1\n{owned}\ncards: [{{title: A, copies: 1, {body}}}]\n")
    box = Box()
    read_pack(path, box)
    assert text(box.faces[0], "en") == (
        "If your Luck is from 1 to 5: each other player loses 2 Fortitude (0 at Luck 0–1, 3 at Luck 2–3);"
        " you take 1 Drink from the Drink Deck for each Mark (at most 2)."
    )
    assert text(box.faces[0], "ru") == (
        "Если у вас «Luck» — от 1 до 5: каждый другой игрок теряет 2 Стойкости («Luck» 0–1: 0, «Luck» 2–3: 3);"
        " вы пьёте 1 Выпивку из колоды Выпивки за каждый жетон «Mark» (не больше 2)."
    )


def test_a_component_is_called_by_its_word_in_every_language() -> None:
    """In the texts of cards, on its chart, and as the kind of the cards of its deck."""
    box = open_box()
    purify = face_of("This will purify you.")
    assert "(«Благочестие» 1–3: 1, «Благочестие» 4–6: 2)" in text(purify, "ru")
    (piety,) = box.characters["serena"].charts
    assert (piety.called("en"), piety.called("ru"), piety.title) == ("Piety", "Благочестие", "Piety")
    assert face_of("Acid Spit").called("ru") == "Кислотный плевок" != face_of("Acid Spit").title
    armour = text(face_of("Yes, in fact, this is Holy Paladin Armor!"), "ru")
    assert armour.startswith("В ответ на карту действия, которая вот-вот отнимет у вас Стойкость: ")
    assert face_of("Failed attempt").side_deck.called("ru") == kind_names(face_of("Failed attempt"), "ru")[0] == "Зелье"


def test_whose_pile_is_shuffled_is_told(tmp_path: Path) -> None:
    told = said(tmp_path, "action: {do: [{put: pile, to: deck, who: others}]}")
    assert told.startswith("Each other player shuffles their own Drink Me! Pile into the Drink Deck")


@pytest.mark.parametrize(
    ("component", "told"),
    [
        (
            "token: {stock: {for_each_other: 1}, most: 1, never: mine}",
            "A token that players hold, at most 1 each. There is one for each other player."
            " You never hold one yourself.",
        ),
        (
            'deck: {size: 1, to: front, limit: 1, start: 1, reveal: {at: turn start, of: me}, cards: ["A"]}',
            "A deck beside the Character Deck, with a discard pile of its own. Its cards lie in front of you, to be"
            " played from there or sold. A card is turned up before the game. A card is turned up at the start of your"
            " turn. At most 1 may lie in front of you.",
        ),
    ],
)
def test_a_chart_tells_all_that_is_written(tmp_path: Path, component: str, told: str) -> None:
    cards = "[{title: B, copies: 1, action: {do: [{draw: 1}]}}]"
    owned = f"components: {{x: {{label: X, {component}}}}}"
    box = Box()
    read_pack(written(tmp_path, f"character: x\nname: X\nsize: 1\n{owned}\ncards: {cards}\n"), box)
    assert text(box.characters["x"].charts[0]) == told


def test_a_choice_tells_when_it_is_offered(tmp_path: Path) -> None:
    choice = "{choose: [{do: [{gain: {fortitude: 2}}]}], if: {during: action phase}}"
    told = said(tmp_path, f"anytime: {{do: [{choice}, {{draw: 1}}]}}")
    assert told == "If it is your Action Phase, you may do this: gain 2 Fortitude. Either way, draw 1 card."


def test_what_whoever_is_picked_chooses_is_told_of_them(tmp_path: Path) -> None:
    choice = "choose: {a: {cost: [{pay: 1, to: me}]}, b: {do: [{leave: round}]}}, who: picked"
    told = said(
        tmp_path, f"gambling: {{pick: {{who: another, of: gamblers}}, do: [{{{choice}}}, {{draw: 1, who: me}}]}}"
    )
    assert told == (
        "Take control of the Round; another player of your choice who is still in, as they choose, pays you 1 Gold"
        " — or — leaves the Round. Either way, draw 1 card."
    )


@pytest.mark.parametrize("who", ["another", "anyone"])
@pytest.mark.parametrize("more", ["", ", of: gamblers", ", up_to: 3", ", exactly: 2, of: gamblers", ", exactly: 2"])
def test_every_pick_has_words(tmp_path: Path, who: str, more: str) -> None:
    told = said(tmp_path, f"action: {{pick: {{who: {who}{more}}}, do: [{{lose: {{fortitude: 1, alcohol: 1}}}}]}}")
    assert told.endswith("loses 1 Fortitude and loses 1 Alcohol Content.")


def test_every_guard_has_words(tmp_path: Path) -> None:
    told = said(
        tmp_path,
        "gambling: {follows: anything, if: {in: round, players: 3}, "
        "only: {affected_by: A, followed_by: cheating}, cannot: {be: [negated, ignored, reduced]}}",
    )
    assert told == (
        "If you are still in, if only 3 players are left: take control of the Round. "
        "This cannot be Negated, Ignored or reduced. Only “A” affects this. "
        "Only a Cheating Card may follow it. It may follow any card."
    )


def test_every_part_of_a_drink_has_words(tmp_path: Path) -> None:
    drink = (
        "{alcohol: -1, fortitude: 1, gold: -2, draw: 1, discard: 2, kept: true, reserve: true, "
        "races: {orc: {}, elf: {gold: 1}}}"
    )
    path = written(tmp_path, f"drinks: x\nname: X\nsize: 1\ncards:\n  - {{title: A, copies: 1, drink: {drink}}}\n")
    box = Box()
    read_pack(path, box)
    assert text(box.drink_decks["x"][0]) == (
        "Lose 1 Alcohol Content, gain 1 Fortitude, pay 2 Gold, discard 2 cards and draw 1 card. "
        "Orc drinker: nothing happens instead. Elf drinker: gain 1 Gold instead. "
        "It stays in front of its drinker. It lies on top of the Drink Me! Pile."
    )


def test_an_event_says_its_level(tmp_path: Path) -> None:
    box = Box()
    read_pack(written(tmp_path, EVENTS), box)
    (face,) = box.event_decks["river"]
    assert text(face) == "Everyone loses 1 Fortitude. Encounter Level 2."
    assert kind_names(face) == ["Event"]


def test_an_event_says_that_it_is_answered_like_an_action(tmp_path: Path) -> None:
    box = Box()
    read_pack(written(tmp_path, EVENTS.replace("{do:", "{as: action, do:")), box)
    (face,) = box.event_decks["river"]
    told = "Everyone loses 1 Fortitude. You may reduce or Ignore this as though an Action Card caused it."
    assert text(face) == f"{told} Encounter Level 2."


def said(folder: Path, body: str) -> str:
    """What a card with this body says."""
    box = Box()
    read_pack(written(folder, f"character: x\nname: X\nsize: 1\ncards:\n  - {{title: A, copies: 1, {body}}}\n"), box)
    return play_text(box.characters["x"].deck[0].plays[0])


def test_a_language_without_a_message_falls_back_to_english() -> None:
    assert words.say("stat-gold", "xx") == "Gold"
    with pytest.raises(words.Unspoken, match="no message `nonsense`"):
        words.say("nonsense", "xx")


def test_an_attribute_is_said_where_it_is_known() -> None:
    assert words.say("kind-action.one") == "an Action"
    assert words.say("kind-action.dative") == "Action"


def test_a_message_that_was_not_told_enough_is_a_mistake() -> None:
    with pytest.raises(words.Unspoken, match="clause"):
        words.say("clause", subject="you")


def test_every_message_for_cards_is_used() -> None:
    """What no card can say any more is not kept."""
    entries = FluentParser().parse((words.HERE / "en" / "cards.ftl").read_text("utf-8")).body
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    code = "".join(path.read_text("utf-8") for path in words.HERE.glob("*.py"))
    built: tuple[str, ...] = (
        "kind-",
        "stat-",
        "deed-",
        "moment-",
        "race-",
        "lose-",
        "gain-",
        "pay-",
        "pick-",
        "take-gold-",
        "due-",
    )
    built += ("drink-", "end-round-", "who-", "static-", "chart-")
    assert not [
        name for name in names if not name.startswith(built) and f'"{name}"' not in code and f"'{name}'" not in code
    ]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_card_says_all_that_holds_and_happens_where_it_lies(language: str) -> None:
    """Gizmos, Minions, Totems, Blessings, Prayers, Bombs, traps, what is equipped, charts: nothing works unsaid."""
    for face in open_box().faces:
        told = text(face, language)
        assert [one for one in by_itself(face, language) if one not in told] == [], (face.title, told)
        if face.minion is not NO_COMPONENT:
            assert f"{face.minion.most}" in told


def by_itself(face: Face, language: str) -> list[str]:
    """What holds, and what happens at its occasion, without anybody doing anything."""
    held = face.component.kind == TOKEN
    standing = [it for it in (face.standing, *face.standing_at) if it is not None]
    tell = text_by_itself if face.prize else partial(trigger_text, held=held)
    return [standing_text(it, Teller(language)) for it in standing] + [tell(it, Teller(language)) for it in face.texts]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_card_in_the_hand_says_what_it_will_be_where_it_lies(language: str) -> None:
    """In few words, but all of it: how much Fortitude it has, what holds, what happens."""
    lies = {"en": "in front", "ru": "перед вами"}[language]
    played = [face for face in open_box().faces if face.plays and face.component is NO_COMPONENT]
    assert len([face for face in played if besides_text(face, language)]) > 20
    for face in played:
        told = besides_text(face, language)
        standing = [standing_text(face.standing, Brief(language))] if face.standing is not None else []
        happening = [trigger_text(it, Brief(language)) for it in face.texts]
        assert [one for one in standing + happening if one not in told] == [], (face.title, told)
        if face.minion is not NO_COMPONENT:
            assert f"{face.minion.most}" in told
            assert not any(lies in brief_text(play, language) for play in face.plays)  # which that says as well


def test_a_totem_says_what_holds_while_it_lies_there(tmp_path: Path) -> None:
    totem = "{title: T, copies: 1, trait: spirit, followed_by: spirit, adds: {do: [{draw: 1}]}, static: {hand: 1}}"
    deck = f"components: {{t: {{label: T, deck: {{size: 1, to: front, cards: [{totem}]}}}}}}"
    cards = "[{title: B, copies: 1, action: {do: [{draw: 1}]}}]"
    box = Box()
    read_pack(written(tmp_path, f"character: x\nname: X\nsize: 1\n{deck}\ncards: {cards}\n"), box)
    (face,) = [face for face in box.faces if face.title == "T" and face.trait]
    assert text(face).endswith("You draw up to 1 more card.")
