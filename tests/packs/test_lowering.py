"""What an author writes becomes what the engine plays."""

from pathlib import Path

import pytest

from innkeeper.packs import open_box, read_pack
from innkeeper.table.box import Box
from innkeeper.vocabulary import conditions, effects, terms
from innkeeper.vocabulary.plays import Face, Play
from tests.packs.small import CHARACTER, DRINKS, EVENTS, written


def kinds(play: Play) -> list[int]:
    """What a play asks for besides its moment."""
    return [condition.kind for condition in play.needs]


def card(character: str, title: str) -> Face:
    return next(face for face in open_box().characters[character].deck if face.title == title)


def drink(deck: str, title: str) -> Face:
    return next(face for face in open_box().drink_decks[deck] if face.title == title)


def lowered(folder: Path, kind: str, written_play: str) -> Play:
    """One play of one card."""
    text = f"character: x\nname: X\nsize: 1\ncards:\n  - {{title: A, copies: 1, {kind}: {written_play}}}\n"
    box = Box()
    read_pack(written(folder, text), box)
    return box.characters["x"].deck[0].plays[0]


def test_gambling_im_in_is_an_action_and_a_gambling_card() -> None:
    action, gambling = card("zot", "Gambling? I'm in!").plays
    assert (action.kind, action.moment) == (terms.ACTION, terms.AS_ACTION)
    assert isinstance(action.effects[0], effects.StartRound) and action.antes
    assert (gambling.kind, gambling.moment, gambling.effects) == (terms.GAMBLING, terms.ON_YOUR_GO, [])


def test_the_tip_ends_a_round_but_not_under_an_ante() -> None:
    (play,) = card("zot", "Oh, I guess the Wench thought that was her tip...").plays
    assert (play.moment, play.during, play.of_me) == (terms.DURING, terms.ROUND_OF_GAMBLING, False)
    assert play.not_on_antes_and_endings and play.ends_round


def test_only_its_like_affects_i_dont_think_so() -> None:
    for character, title in (("zot", "I don't think so!"), ("gog", "Gog not think so!")):
        face = card(character, title)
        assert face.family == "I don't think so!"
        assert face.plays[0].only_affected_by == "I don't think so!"
        assert face.plays[0].answers == terms.SOMETIMES


def test_best_two_out_of_three() -> None:
    (play,) = card("dimli", "Best two out of three?").plays
    assert (play.moment, play.by_another, kinds(play)) == (terms.AFTER_WIN, True, [conditions.IN_ROUND])
    assert [type(effect) for effect in play.effects] == [effects.AgainRound, effects.AnteMore]


def test_a_hit_back_asks_for_a_loss_not_reduced() -> None:
    (play,) = card("fiona", "Sorry about that, I just instinctively aim for the head...").plays
    assert (play.moment, play.of_me, play.by_another, play.not_reduced) == (terms.AFTER_LOSS, True, True, True)
    assert play.effects[0].who == terms.SOURCE


def test_eves_drink_is_one_another_player_revealed() -> None:
    (play,) = card("eve", "Actually, that's Dragon Breath Ale.").plays
    assert (play.moment, play.of_me, play.by_another) == (terms.ANSWERS_DRINK, False, True)
    effect = play.effects[0]
    assert isinstance(effect, effects.ReplaceDrink) and (effect.alcohol, effect.fortitude) == (4, 0)


def test_eve_sends_a_loss_to_anybody_but_its_source() -> None:
    redirect, ignore = card("eve", "I'm not Eve! She's over there!").plays
    assert redirect.pick is not None and redirect.pick.not_source
    assert (redirect.moment, redirect.needs) == (terms.WOULD_LOSE_FORTITUDE, [])
    assert (ignore.moment, kinds(ignore), ignore.needs[0].least) == (terms.ANSWERS_CARD, [conditions.PLAYERS], 2)


def test_flecks_song_orders_or_pays() -> None:
    order, pay = card("fleck", "Wench, please allow me to pay for these drinks with a song!").plays
    assert (order.moment, order.during, order.of_me) == (terms.DURING, terms.ORDER_A_DRINK, True)
    assert pay.moment == terms.WOULD_PAY_FOR_DRINKS
    effect = pay.effects[0]
    assert isinstance(effect, effects.PayDue) and effect.source == terms.NOWHERE


def test_gerki_takes_a_pot_that_was_won() -> None:
    (play,) = card("gerki", "Um... I know you think you won, but...").plays
    effect = play.effects[0]
    assert (play.moment, play.by_another, play.needs) == (terms.AFTER_WIN, True, [])
    assert isinstance(effect, effects.TakeGold) and effect.takes_all() and effect.source == terms.POT


def test_whats_that_up_your_sleeve_picks_a_gambler() -> None:
    (play,) = card("eve", "What's that up your sleeve?").plays
    assert play.pick is not None and play.pick.gamblers and play.pick.who == terms.ANOTHER
    assert isinstance(play.effects[0], effects.LeaveRound) and play.effects[0].who == terms.PICKED


def test_the_challenge_may_be_declined() -> None:
    choose, have, pay = drink("rdi2", "The Challenge!").event or []
    assert isinstance(choose, effects.Choose) and choose.skip == 2
    assert isinstance(have, effects.HaveDrink) and (have.who, have.number.fixed, have.source) == (
        terms.ME,
        2,
        terms.DECK,
    )
    assert isinstance(pay, effects.Pay) and (pay.who, pay.to, pay.condition.kind) == (
        terms.OTHERS,
        terms.ME,
        conditions.STILL_IN,
    )


def test_a_round_on_the_house_is_copied() -> None:
    (effect,) = drink("rdi1", "Round on the House!").event or []
    assert isinstance(effect, effects.HaveDrink) and effect.copy and effect.who == terms.EVERYONE


def test_gogs_two_house_cards_say_so() -> None:
    house = {face.title for face in open_box().characters["gog"].deck if face.origin == "house"}
    assert house == {"Gog find shiny in pocket!", "Gog only wanted hug!"}


def test_a_box_numbers_its_faces() -> None:
    faces = open_box().faces
    assert [face.number for face in faces] == list(range(len(faces)))
    assert {id(face) for one in open_box().characters.values() for face in one.deck} <= {id(face) for face in faces}


def test_a_box_with_more_packs_leaves_the_built_in_one_alone(tmp_path: Path) -> None:
    box = open_box(written(tmp_path, CHARACTER))
    assert "mira" in box.characters and "mira" not in open_box().characters
    assert open_box() is open_box()


def test_a_foreign_drink_deck_and_event_deck(tmp_path: Path) -> None:
    box = Box()
    read_pack(written(tmp_path, DRINKS), box)
    read_pack(written(tmp_path, EVENTS), box)
    cider = box.drink_decks["cellar"][0].drink
    assert cider is not None and cider.races["elf"].fortitude == 1 and cider.races["orc"].alcohol == 2
    (rapids,) = box.event_decks["river"]
    assert rapids.encounter_level == 2 and rapids.event is not None


def test_components_and_boss_cards(tmp_path: Path) -> None:
    more = """\
components:
  marks: {label: Mark, token: {stock: 3}}
  curses: {label: Curse, token: {stock: {for_each_other: 1}}}
  chest:
    label: Chest
    deck:
      size: 3
      to: front
      cards:
        - "A rope"
        - {title: "A dagger", copies: 2, action: {pick: another, do: [{lose: {fortitude: 1}}]}}
cards:
  - {title: "Bow to me!", copies: 4, boss: true, action: {do: [{lose: {fortitude: 1}, who: others}]}}
"""
    box = Box()
    read_pack(written(tmp_path, CHARACTER.replace("cards:\n", more, 1)), box)
    mira = box.characters["mira"]
    marks, curses, chest = mira.components
    assert [(token.key, token.number, token.for_each_other) for token in (marks, curses)] == [
        ("marks", 3, False),
        ("curses", 1, True),
    ]
    assert [face.title for face in mira.side_decks[chest.key]] == ["A rope", "A dagger", "A dagger"]
    assert not chest.stands
    assert [face.boss for face in mira.deck] == [True] * 4 + [False] * 3


def test_the_top_card_of_a_deck_that_only_cards_turn_up_is_in_force_too(tmp_path: Path) -> None:
    """Whether it is turned up at a time of the turn or by an effect."""
    more = "components: {moods: {label: Mood, deck: {size: 1, cards: [A mood]}}}\ncards:\n"
    box = Box()
    read_pack(written(tmp_path, CHARACTER.replace("cards:\n", more, 1)), box)
    assert box.characters["mira"].components[0].stands


@pytest.mark.parametrize(
    ("kind", "play", "expected"),
    [
        ("action", "{pick: {who: another, up_to: 3}, do: [{lose: {alcohol: 1}}]}", (1, 3)),
        ("action", "{pick: {who: anyone, exactly: 2}, do: [{discard: 1}]}", (2, 2)),
        ("anytime", "{pick: anyone, do: [{draw: 2}]}", (1, 1)),
    ],
)
def test_how_many_are_picked(tmp_path: Path, kind: str, play: str, expected: tuple[int, int]) -> None:
    pick = lowered(tmp_path, kind, play).pick
    assert pick is not None and (pick.least, pick.most) == expected


def test_guards_of_a_play(tmp_path: Path) -> None:
    play = lowered(
        tmp_path, "action", "{pick: another, cannot: {be: [negated, reduced]}, do: [{lose: {fortitude: 1}}]}"
    )
    assert play.cannot == terms.NEGATED | terms.REDUCED
    assert lowered(tmp_path, "gambling", "{follows: anything}").follows_anything
    assert lowered(tmp_path, "gambling", "{only: {followed_by: cheating}}").followed_by_cheating


def test_an_effect_under_a_condition(tmp_path: Path) -> None:
    play = lowered(tmp_path, "anytime", "{do: [{draw: 1}, {again: action, if: {during: action phase}}]}")
    assert [effect.condition.kind for effect in play.effects] == [
        conditions.NOTHING_NEEDED,
        conditions.ACTION_PHASE,
    ]


def test_a_loss_is_reduced_to_or_by(tmp_path: Path) -> None:
    when = "when: {would: {lose: fortitude}, of: me}"
    to = lowered(tmp_path, "sometimes", f"{{{when}, do: [{{reduce: {{to: 0}}}}]}}").effects[0]
    by = lowered(tmp_path, "sometimes", f"{{{when}, do: [{{reduce: {{by: 2}}}}]}}").effects[0]
    assert isinstance(to, effects.ReduceLoss) and (to.to, to.by.fixed) == (0, 0)
    assert isinstance(by, effects.ReduceLoss) and (by.to, by.by.fixed) == (-1, 2)
