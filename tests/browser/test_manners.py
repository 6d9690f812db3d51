"""Manners at the table: what people miss elsewhere and find here."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from innkeeper.server.messages import Asked, ViewShown
from tests.browser.guests import PROMPT, Guest, play, play_on, until_asked
from tests.browser.inns import House
from tests.browser.moments import Showing
from tests.browser.test_reading import LONG, is_idle

Come = Callable[..., Any]
HINTS = 8  # how often one asks for one


def two_friends(guest: Come, inn: House, **options: Any) -> tuple[Guest, Guest]:
    """Two guests at a table without bots, at which the game has begun: nothing happens but what they do."""
    table = inn.client.open_table([{}, {}], pace="swift", **options)
    ada, bela = (guest(name).sit_down(f"{inn.address}/t/{table}") for name in ("Ada", "Bela"))
    ada.start()
    for friend in (ada, bela):
        expect(friend.page.get_by_role("region", name="Your decision")).to_be_visible()
    return ada, bela


def alone(guest: Come) -> Guest:
    """A guest who plays with three bots."""
    ada: Guest = guest("Ada").hurry().visit()
    ada.press(ada.button("Play now"))
    expect(ada.page.get_by_role("region", name="Your decision")).to_be_visible()
    return ada


def passed_alone(guest: Guest) -> list[Any]:
    """What was asked and passed without the guest, as far as the inn was told."""
    views = [message for message in guest.heard if message["type"] == "view" and message["question"]]
    asked = {view["question"]["decision"]: view["question"] for view in views}
    answered = {message["decision"]: message["answer"] for message in guest.sent if message["type"] == "choose"}
    alone = [(asked[decision], answer) for decision, answer in answered.items() if decision not in guest.touched]
    return [question for question, answer in alone if not plays(question, answer)]


def plays(question: Any, answer: Any) -> bool:
    """Whether a card is played: it was pressed just as what was asked had gone, and has waited since."""
    return isinstance(answer, int) and question["options"][answer]["what"] == "play"


def test_smart_pass_stops_where_something_can_be_done(guest: Come) -> None:
    """What passes by itself are windows; and nothing in them is worth a stop: no card, or one for any time."""
    ada = alone(guest)
    expect(ada.button("Smart pass")).to_have_attribute("aria-pressed", "true")
    play([ada], lambda: len(passed_alone(ada)) > 2)
    for asked in passed_alone(ada):
        assert any(option["what"] == "decline" for option in asked["options"])
        assert asked["what"] in ("respond", "hold") or not asked["must"]


def test_hold_stops_at_every_window(guest: Come, inn: House) -> None:
    """Also where nothing is worth a stop."""
    showing = Showing(guest("Ada"), inn)
    view, _ = showing.before(3, is_idle, hold=False)
    page = showing.guest.page
    page.keyboard.press("h")
    expect(page.get_by_role("button", name="Hold", exact=True)).to_have_attribute("aria-pressed", "true")
    showing.send(msgspec.structs.replace(view, facts=[], told=view.told + len(view.facts)))
    expect(page.locator(PROMPT)).to_be_visible()
    page.clock.run_for(LONG)
    assert not any(it["type"] == "choose" for it in showing.said)
    page.keyboard.press(" ")
    assert showing.chosen()["answer"] == 0


def test_a_silenced_card_stops_nobody(guest: Come, inn: House) -> None:
    """Not even where it could keep a guest from being hurt; until then they are stopped for it there."""
    ada = guest("Ada")
    showing = Showing(ada, inn)
    _, asked = showing.moment(4, hurts_and_one_card_helps)
    ada.page.keyboard.press("h")
    hold = ada.page.get_by_role("button", name="Hold", exact=True)
    expect(hold).to_have_attribute("aria-pressed", "false")
    card = ada.page.locator("[data-hand][data-lit=true]")
    card.hover()
    assert not any(it["type"] == "choose" for it in showing.said)
    ada.press(ada.button("Stops you when it could answer something"))
    assert showing.chosen()["answer"] == 0 and asked.options[0].what == "decline"


def hurts_and_one_card_helps(view: ViewShown, asked: Asked) -> bool:
    mine, helping = view.players[view.you], {it.hand for it in asked.options if it.what == "play"}
    hurts = any(it.seat == view.you and it.fortitude < mine.fortitude for it in view.threats)
    return asked.what == "respond" and asked.must and hurts and len(helping) == 1


def test_the_card_under_the_mouse_stays_whole_while_others_leave_the_hand(guest: Come, inn: House) -> None:
    ada = guest("Ada")
    showing = Showing(ada, inn)
    view, _ = showing.moment(4, lambda view, _: len(view.hand) == 7)
    last = ada.page.locator("[data-hand]").last
    stop = ada.button("Stops you when it could answer something")
    last.hover()
    expect(stop).to_be_visible()
    showing.go_on(msgspec.structs.replace(view, hand=view.hand[1:], question=None))
    last.hover()  # the mouse was on it all the time
    expect(stop).to_be_visible()


def test_a_card_says_why_it_cannot_be_played(guest: Come, inn: House) -> None:
    """In a sentence, with the rule, which can be read here or in the rulebook."""
    ada = guest("Ada")
    view, _ = Showing(ada, inn).moment(4, lambda view, asked: asked.what != "discard" and any_shaded(view))
    shaded = ada.page.locator("[data-hand]:not([data-lit=true])")
    place = ada.page.locator("[data-hand]").evaluate_all("all => all.findIndex(it => it.dataset.lit !== 'true')")
    why = view.hand[place]
    assert why.why_not and why.rule
    ada.press(shaded.first)
    decision = ada.page.get_by_role("region", name="Your decision")
    expect(decision).to_contain_text(why.why_not)
    ada.press(decision.get_by_role("button", name="Rule"))
    reads_rule(ada, why.rule)


def any_shaded(view: ViewShown) -> bool:
    return any(card.why_not for card in view.hand)


def test_the_log_and_the_question_name_their_rules(guest: Come, inn: House) -> None:
    ada = guest("Ada")
    view, asked = Showing(ada, inn).moment(4, lambda view, it: it.rule and any(fact.rule for fact in view.facts))
    decision = ada.page.get_by_role("region", name="Your decision")
    ada.press(decision.get_by_role("button", name="Rule"))
    reads_rule(ada, asked.rule)
    told = [fact for fact in view.facts if fact.rule][-1]
    line = ada.page.get_by_role("log").get_by_role("listitem").filter(has_text=told.text).last
    ada.press(line.get_by_role("button", name="Rule"))
    reads_rule(ada, told.rule)


def test_a_hint_says_what_the_veteran_would_do(guest: Come, inn: House) -> None:
    ada, bela = two_friends(guest, inn)
    until_asked(ada, [ada, bela], lambda _: ada.view()["question"]["must"])
    hint = next(said for said in (ask_for_a_hint(ada) for _ in range(HINTS)) if said["type"] == "hint")
    expect(ada.page.get_by_role("region", name="Your decision")).to_contain_text(hint["text"])


def ask_for_a_hint(guest: Guest) -> Any:
    """What comes of it: a busy inn may refuse."""

    def replies() -> list[Any]:
        return [message for message in guest.heard if message["type"] in ("hint", "refused")]

    known = len(replies())
    guest.press(guest.button("Hint"))
    guest.wait_until(lambda: len(replies()) > known, "for a hint")
    return replies()[-1]


def reads_rule(guest: Guest, rule: str) -> None:
    """The rule is open in a dialog; its link opens it in the rulebook."""
    told = guest.page.request.get(f"{guest.address}/rules/{rule}").json()["rule"]
    dialog = guest.page.get_by_role("dialog", name="Rule")
    expect(dialog).to_contain_text(told)
    with guest.context.expect_page() as opened:
        guest.press(dialog.get_by_role("link", name="In the rulebook"))
    expect(opened.value.get_by_text(told).first).to_be_visible()
    opened.value.close()
    guest.press(dialog.get_by_role("button", name="Close"))


def test_what_nobody_has_seen_is_taken_back_freely(guest: Come, inn: House) -> None:
    """Then nobody is asked: it is said to the inn at once."""
    showing = Showing(guest("Ada"), inn)
    showing.moment(4, lambda view, _asked: view.hand, undo="free")
    showing.guest.press(showing.guest.button("Take back"))
    showing.guest.wait_until(lambda: any(it["type"] == "undo" for it in showing.said), "to take back")


def test_what_has_been_seen_is_taken_back_if_the_others_agree(guest: Come, inn: House) -> None:
    """And then the log says so, to everybody. Who watches reads whose wish it is, also behind that seat."""
    ada, bela = two_friends(guest, inn)
    wanda = guest("Wanda").visit(f"/watch/{ada.table}")

    def agree() -> None:
        expect(wanda.page.get_by_text("Ada asks to take the last choice back.")).to_be_visible()
        covers_nothing(bela, bela.page.locator(".vote"))
        say_yes(bela)

    take_back(ada, bela, agree)
    expect(ada.page.get_by_role("log")).to_contain_text("You took a choice back.")
    expect(bela.page.get_by_role("log")).to_contain_text("Ada took a choice back.")


def covers_nothing(guest: Guest, what: Locator) -> None:
    """The end of the log and the place to speak can be seen as well."""
    vote = what.bounding_box()
    assert vote
    for other in (guest.page.get_by_role("log"), guest.page.get_by_role("textbox", name="Say something")):
        box = other.bounding_box()
        assert box and box["height"] > 16 and box["y"] + box["height"] <= vote["y"]


def say_yes(guest: Guest) -> None:
    expect(guest.page.get_by_text("Ada asks to take the last choice back.")).to_be_visible()
    guest.press(guest.page.get_by_role("button", name="Yes", exact=True))


def take_back(guest: Guest, friend: Guest, agree: Callable[[], None]) -> None:
    """Choose, take it back when the others agree, and be asked as before."""

    def may_take_back() -> bool:
        """The last choice was the guest's own, and the table waits for somebody."""
        waits = any(somebody.look(0).is_asked_afresh for somebody in (guest, friend))
        view = guest.view()
        own = bool(waits and view and view["undo"] == "ask" and last_choice(guest) in guest.touched)
        return own and told(view) > told(when_asked(guest))  # something has come of it

    play_on([guest, friend], may_take_back)
    before = when_asked(guest)
    guest.press(guest.button("Take back"))
    agree()
    guest.wait_until(lambda: asked_and_held(guest.view()) == asked_and_held(before), "to be asked again")
    expect(guest.page.locator(".prompt .ask")).to_have_text(before["question"]["prompt"])


def when_asked(guest: Guest) -> Any:
    """The view with the last question that was answered."""
    views = [message for message in guest.heard if message["type"] == "view" and message["question"]]
    return next(view for view in views if view["question"]["decision"] == last_choice(guest))


def told(view: Any) -> int:
    """How much of the story had been told."""
    return int(view["told"]) + len(view["facts"])


def asked_and_held(view: Any) -> Any:
    return (view["question"] or {}).get("options"), view["hand"]


def last_choice(guest: Guest) -> int:
    """The number of the last decision that was answered."""
    return max(chosen(guest), default=-1)


def test_friends_talk_and_can_be_muted(guest: Come, inn: House) -> None:
    ada, bela = two_friends(guest, inn)
    say(ada, "Cheers, everybody!")
    heard = bela.page.get_by_role("log").get_by_text("Cheers, everybody!")
    expect(heard).to_be_visible()
    bela.press(bela.button("Menu"))
    bela.press(bela.page.get_by_role("button", name="Mute", exact=True))  # there are cards that transmute
    bela.press(bela.button("Close"))
    expect(heard).to_have_count(0)
    say(ada, "Can you hear me?")
    expect(ada.page.get_by_role("log").get_by_text("Can you hear me?")).to_be_visible()
    bela.wait_until(lambda: any(it["type"] == "said" and it["number"] == 1 for it in bela.heard), "for what was said")
    expect(bela.page.get_by_text("Can you hear me?")).to_have_count(0)


def say(guest: Guest, text: str) -> None:
    """By keys: a slash, and then what is to be said."""
    guest.page.keyboard.press("/")
    expect(guest.page.get_by_role("textbox", name="Say something")).to_be_focused()
    guest.page.keyboard.type(text)
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("Escape")


def test_the_keys_are_told(guest: Come) -> None:
    ada = alone(guest)
    ada.page.keyboard.press("?")
    keys = ada.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Space")
    ada.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_everybody_has_their_own_language(guest: Come, inn: House) -> None:
    ada, bela = two_friends(guest, inn)
    until_asked(ada, [ada, bela], lambda _: True)
    before = ada.around()
    ada.press(ada.button("Language"))
    expect(ada.page.locator("html")).to_have_attribute("lang", "ru")
    ada.wait_until(lambda: are_russian(ada.around()["asked"]) and are_russian(ada.around()["log"]), "for Russian")
    there = bela.around()
    assert there["log"] and not any(is_russian(line) for lines in there.values() for line in lines)
    ada.press(ada.page.locator("header button", has_text="RU"))
    ada.wait_until(lambda: ada.around() == before, "for English")


def are_russian(lines: list[str]) -> bool:
    return bool(lines) and all(map(is_russian, lines))


def is_russian(line: str) -> bool:
    return any("а" <= letter <= "я" for letter in line.lower())


def test_the_title_calls_who_looks_elsewhere(guest: Come, inn: House) -> None:
    ada = guest("Ada")
    Showing(ada, inn).moment(4, lambda *_: True)
    ada.page.evaluate("dispatchEvent(new Event('blur'))")
    expect(ada.page).to_have_title("● Your decision")
    ada.page.evaluate("dispatchEvent(new Event('focus'))")
    ada.wait_until(lambda: "Your decision" not in ada.page.title(), "for the title")


def test_another_device_takes_the_seat_up(guest: Come) -> None:
    ada = alone(guest)
    until_asked(ada, [ada], lambda _: True)
    ada.press(ada.button("Menu"))
    ada.press(ada.button("Go on with another device"))
    link = ada.page.get_by_role("dialog").locator("code").inner_text()
    ada.press(ada.button("Close"))
    other = guest("Ada")
    other.page.goto(link)
    other.wait_until(lambda: other.around() == ada.around(), "to see the same")
    assert "#" not in other.page.url
    play([other], lambda: bool(chosen(other)))
    ada.wait_until(lambda: (ada.view()["question"] or {}).get("decision") not in chosen(other), "for the other device")
    assert chosen(other)


def chosen(guest: Guest) -> list[int]:
    """The decisions that were answered."""
    return [message["decision"] for message in guest.sent if message["type"] == "choose"]


def test_a_link_for_spectators_shows_no_hand(guest: Come) -> None:
    ada = alone(guest)
    until_asked(ada, [ada], lambda _: True)
    ada.press(ada.button("Menu"))
    ada.press(ada.button("Copy a link for spectators"))
    link = ada.page.get_by_role("dialog").locator("code").inner_text()
    ada.press(ada.button("Close"))
    wanda = guest("Wanda")
    wanda.page.goto(link)
    expect(wanda.page.get_by_text("Watching", exact=True)).to_be_visible()
    expect(wanda.page.locator("[data-seat]")).to_have_count(4)
    expect(wanda.page.locator("[data-hand]")).to_have_count(0)
    assert not wanda.look(0).is_asked


def test_a_bot_plays_for_who_is_away_until_they_are_back(guest: Come, inn: House) -> None:
    ada, bela = two_friends(guest, inn, timeout=1.0)
    until_asked(bela, [ada, bela], lambda _: True)
    link = bela.page.url
    bela.page.goto(f"{inn.address}/about")
    board = ada.page.get_by_role("region", name="Bela")
    expect(board).to_contain_text(re.compile("away.*bot"))
    until_asked(ada, [ada], lambda _: True)
    bela.page.goto(link)
    expect(board).not_to_contain_text("away")
    assert play([ada, bela], lambda: bela.look(0).is_asked) or bela.look(0).over
