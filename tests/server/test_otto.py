"""Otto as guests see him: his tracks and factions, which box he follows, and what would become of him."""

from innkeeper.server.messages import FactionShown, TrackShown
from tests.rules.stories import up_to
from tests.server.test_showing_views import shown_to

BLOW = """
    table:
      seats:
        - character: otto
          deck: ["Self-repair", "Iron belly"]
          tracks: {Zot: {fortitude: 3, alcohol: 2}}
        - {character: zot, hand: ["I told you not to distract me!", "I don't think so!"]}
        - {character: gerki, hand: ["Tip the Wench."]}
      variants: {otto: [cleric, wizard]}
      active: Zot
    script:
      - {seat: Zot, play: "I told you not to distract me!", targets: [Otto]}
"""
ANSWERED = BLOW + "      - {seat: Gerki, pass: true}\n"


def test_his_board_has_a_track_towards_each_and_his_factions() -> None:
    view = shown_to(up_to(BLOW), "Gerki", "ru")
    otto, zot = view.players[2], view.players[0]
    assert otto.automaton and not zot.automaton and not zot.tracks
    assert otto.tracks == [TrackShown(0, 3, 2, 6), TrackShown(1, 6, 0, 6)]
    assert otto.factions == [FactionShown("cleric", "Жрец"), FactionShown("wizard", "Волшебник")]
    assert (otto.hand, otto.gold, otto.deck) == (0, 0, 2)


def test_a_blow_threatens_the_track_of_who_strikes() -> None:
    (threat,) = shown_to(up_to(BLOW), "Gerki").threats
    assert (threat.seat, threat.towards, threat.fortitude, threat.alcohol) == (2, 0, 1, 2)
    asked = shown_to(up_to(BLOW), "Gerki").question
    assert asked is not None
    assert asked.then == "If nobody answers, Otto passes out towards Zot: Fortitude 3 → 1."


def test_the_log_says_which_box_of_which_card_he_follows() -> None:
    game = up_to(ANSWERED)
    told = [fact.text for fact in shown_to(game, "Zot").facts]
    assert told[-2:] == ["Otto turns up “Self-repair”: Sometimes.", "Otto plays “Self-repair”."]
    assert "Otto открывает «Самопочинка»: Иногда." in [fact.text for fact in shown_to(game, "Zot", "ru").facts]
    answer = shown_to(game, "Zot").going_on[-1]
    assert (answer.seat, answer.answers) == (2, 0)


def test_who_is_rewarded_chooses_among_gold_cards_and_nothing() -> None:
    game = up_to(BLOW.replace('"Self-repair", ', ""))
    while (question := game.next()) is not None and question.what == "respond":
        game.choose(question.seat, 0)
    asked = shown_to(game, "Zot").question
    assert asked is not None
    assert asked.prompt == "Otto has passed out towards you. Which reward do you take?"
    assert [option.text for option in asked.options] == ["No reward", "1 Gold from the Inn", "Draw 2 cards"]
