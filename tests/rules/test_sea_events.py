"""A turn's end with a Sea Event Deck on the table."""

import pytest

from tests.rules.stories import lying, progress, tell, tell_at_sea

ZOT_DRINKS = """
    table:
      seats:
        - {character: zot, gold: 10, fortitude: 10, alcohol: 7, drink_me: ["Wine"]}
        - {character: gog, gold: 10}
      phase: drink
    script: []
    until: end-of-turn
    expect:
"""

ZOT_GOES_OUT = """
    table:
      seats:
        - {character: zot, gold: 1, hand: ["Tip the Wench."]}
        - {character: gog}
        - {character: eve}
    script:
      - {seat: Zot, play: "Tip the Wench.", targets: [Zot]}
    until: end-of-turn
    expect:
      Zot: {out: true}
      Gog: {gold: 10}
      Eve: {gold: 10}
"""


@pytest.mark.rule("turn.end.after-drink-settled", "setup.sea-event-deck.optional")
def test_the_counter_falls_when_the_turn_is_over_and_the_event_comes_with_the_last() -> None:
    table = tell(ZOT_DRINKS + "      Zot: {gold: 10}\n", sea=["Flotsam!", "A squall!"], counters=2)
    assert (progress(table), lying(table, "harbour")) == (1, ["A squall!", "Flotsam!"])
    table = tell(ZOT_DRINKS + "      Zot: {gold: 11, alcohol: 9}\n", sea=["Flotsam!", "A squall!"], counters=1)
    assert lying(table, "harbour_discard") == ["Flotsam!"]
    assert (progress(table), lying(table, "harbour")) == (1, ["A squall!"])


@pytest.mark.rule("turn.end.after-drink-settled", "losing.passing-out.condition")
def test_the_squall_finds_the_drinker_as_the_drink_has_left_him() -> None:
    expect = "      Zot: {fortitude: 9, alcohol: 9, out: true}\n      Gog: {fortitude: 19, gold: 15}\n"
    table = tell_at_sea("A squall!", ZOT_DRINKS + expect)
    assert table.winners == [1]


@pytest.mark.rule("losing.no-gold.out", "losing.simultaneous.no-gold-checked-afterwards")
def test_harbour_dues_may_be_the_last_coin_of_several() -> None:
    table = tell_at_sea(
        "Harbour dues!",
        """
        table:
          seats:
            - {character: zot, gold: 1}
            - {character: gog, gold: 1}
            - {character: eve, gold: 2}
          phase: drink
        script: []
        until: end-of-game
        expect:
          Zot: {out: true}
          Gog: {out: true}
          Eve: {gold: 1}
          winner: Eve
          inn: {gold: "+3"}
        """,
    )
    assert table.over


@pytest.mark.rule("turn.end.next-player-to-the-left", "turn.end.cut-short")
def test_the_turn_of_a_player_who_is_out_counts_as_well() -> None:
    assert progress(tell(ZOT_GOES_OUT, sea=["A squall!"])) == 1


@pytest.mark.rule("turn.end.cut-short", "sea-events.timing.counter-removed-regardless")
def test_nobody_chooses_in_the_place_of_a_player_who_is_out() -> None:
    tell_at_sea("A bottle on the waves!", ZOT_GOES_OUT)


@pytest.mark.rule("turn.end.cut-short")
def test_the_sea_counts_down_after_a_turn_cut_short_as_after_any_other() -> None:
    story = """
        table:
          seats:
            - {character: bertram, fortitude: 10, hand: ["Closing time for me."]}
            - {character: zot, fortitude: 10}
        script: [STEP]
        until: end-of-turn
    """
    for step in ('{seat: Bertram, play: "Closing time for me."}', "{seat: Bertram, order: [Zot]}"):
        assert progress(tell(story.replace("STEP", step), sea=["A squall!"])) == 1
        table = tell(story.replace("STEP", step), sea=["A squall!", "Flotsam!"], counters=1)
        assert table.seats[1].body.fortitude == 9
        assert progress(table) == 3  # as the squall says


@pytest.mark.rule("ignore.event.any-kind", "timing.window.event-revealed", "ignore.others-still-affected")
def test_a_sea_event_may_be_ignored_like_any_other() -> None:
    tell_at_sea(
        "A squall!",
        """
        table:
          seats:
            - {character: zot}
            - {character: bertram, hand: ["I slept through that."]}
            - {character: gog}
          phase: drink
        script:
          - {seat: Bertram, play: "I slept through that."}
        until: end-of-turn
        expect:
          Zot: {fortitude: 19}
          Bertram: {fortitude: 20}
          Gog: {fortitude: 19}
        """,
    )


@pytest.mark.rule("turn.end.cut-short", "teams.turn-ends.ignores-everything-personally")
def test_whoever_has_gone_to_bed_ignores_the_event_that_ends_the_turn() -> None:
    tell_at_sea(
        "A squall!",
        """
        table:
          seats:
            - {character: bertram, hand: ["I'm off to bed."]}
            - {character: zot}
        script:
          - {seat: Bertram, play: "I'm off to bed."}
        until: end-of-turn
        expect:
          Bertram: {fortitude: 20}
          Zot: {fortitude: 19}
        """,
    )


@pytest.mark.rule("teams.champion.other-events-hit-champions-only", "teams.champion.end-of-turn-event-is-free-choice")
@pytest.mark.parametrize(("ours", "theirs"), [("Zot", "Gog"), ("Kaylin", "Gog"), ("Zot", "Eve")])
def test_each_team_sends_whom_it_likes_into_the_squall(ours: str, theirs: str) -> None:
    lost = 0 if ours == "Kaylin" else 1  # her wolf takes the blow, for her alone
    tell_at_sea(
        "A squall!",
        f"""
        table:
          seats:
            - {{character: zot}}
            - {{character: kaylin, state: {{mood: Clumsy, wulfric_deck: [Loyal]}}}}
            - {{character: gog}}
            - {{character: eve}}
          variants: {{mode: two-headed-dragon}}
          teams: [[Zot, Kaylin], [Gog, Eve]]
          phase: drink
        script:
          - {{seat: Kaylin, champion: {ours}}}
          - {{seat: Eve, champion: {theirs}}}
        until: end-of-turn
        expect:
          Zot: {{fortitude: {20 - lost}}}
          Gog: {{fortitude: 19}}
        """,
    )
