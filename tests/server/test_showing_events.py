"""What guests are shown of Event Decks, of the Event turned up, and of what is chosen for it."""

import msgspec

from innkeeper.server.showing.views import show_view
from innkeeper.terminal import glance
from tests.rules.at_events import at_event


def test_decks_counters_and_the_event_are_shown_in_the_language_of_the_guest() -> None:
    seats: list[dict[str, object]] = [{"character": "zot", "hand": ["I raise!"]}, {"character": "deirdre"}]
    game = at_event("Pirates!", seats)
    shown = show_view(game, game.view(0), "ru")
    (deck,) = shown.event_decks
    assert (deck.key, deck.name, deck.kind, deck.cards, deck.counters, deck.discard) == (
        "sea", "Морские События", "sea", 19, 0, [],
    )  # fmt: skip
    assert shown.counters == [0] and shown.question is not None
    assert [option.text.partition(":")[0] for option in shown.question.options] == ["«Драться»", "«Сдаться»"]
    game.choose(0, 1)
    game.choose(0, [0])
    assert game.view(None).stack[-1].what != "event" or game.next() is not None
    log = [fact for fact in game.log if fact.what == "chooses-for-event"]
    assert [fact.seat for fact in log] == [0, 1]  # who holds no card could choose nothing else


def test_who_has_chosen_openly_is_shown_with_what() -> None:
    game = at_event("Staring Contest")
    game.choose(0, 1)
    event = show_view(game, game.view(2)).event
    assert event is not None and (event.deck, event.what, event.secret) == ("dungeon", "choose", False)
    assert event.options == ["Blink", "Stare"] and event.waiting == [1, 2]
    assert [(made.seat, made.value, made.says) for made in event.chosen] == [(0, 1, "Stare")]
    game.choose(1, 0)
    game.choose(2, 0)
    players = show_view(game, game.view(2)).players
    assert [player.ignores_actions for player in players] == [True, False, False]


def test_of_a_secret_bid_only_who_has_bid_is_shown() -> None:
    game = at_event("A Costly Cure")
    twins = [game.copy(), game.copy()]
    for bid, twin in enumerate(twins):
        twin.choose(1, bid)
    for watcher in (0, 2, None):
        views = [show_view(twin, twin.view(watcher, 0)) for twin in twins]
        assert msgspec.json.encode(views[0]) == msgspec.json.encode(views[1])
        event = views[0].event
        assert event is not None and event.secret and event.what == "bid"
        assert (event.waiting, event.chosen) == ([0, 2], [])


def test_the_terminal_tells_counters_and_choices() -> None:
    game = at_event("Staring Contest")
    assert "Dungeon Events: 19 left, 0 Progress Counters" in glance.middle(game.view(0))
    game.choose(0, 1)
    told = [line for _, line in glance.stack(game.view(1))]
    assert any("Zot: Stare" in line for line in told)
