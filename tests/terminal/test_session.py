"""An evening at the table: what is asked, what passes by itself, and coming back."""

from innkeeper.agreed import Agreed
from innkeeper.packs import open_box
from innkeeper.replay import load
from innkeeper.table.card import Card
from innkeeper.table.question import PASS, PLAY, Option, Question
from innkeeper.terminal import saves
from innkeeper.terminal.seating import ME, RANDOM, seat_everybody
from innkeeper.terminal.session import BETWEEN, LAST_CHANCE, Session
from innkeeper.vocabulary.terms import ACTION_PHASE, ANSWERS_CARD, AT_ANY_TIME, DRINK_PHASE, DURING

BOX = open_box()


def new_session(seed: int, opponents: int = 3) -> Session:
    return Session.new(seat_everybody(RANDOM, [RANDOM] * opponents, Agreed(), seed, BOX), seed, BOX)


def modest(question: Question) -> int | list[int]:
    return 0 if question.options else list(range(question.least))


def play_out(session: Session, choices: int = 10_000) -> None:
    """Play on, choosing modestly, for so many choices of mine."""
    while not session.over and choices:
        if not session.step():
            question = session.question()
            assert question is not None and question.seat == ME and not question.is_forced()
            session.choose(modest(question))
            choices -= 1


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    first, second = new_session(11), new_session(11)
    play_out(first)
    play_out(second)
    assert first.recorder.saved() == second.recorder.saved()


def test_a_resumed_game_goes_on_as_if_nobody_had_left() -> None:
    whole, left = new_session(12), None
    play_out(whole)
    left = new_session(12)
    play_out(left, 5)
    saved = saves.waiting_game()
    assert saved is not None
    back = Session.resume(saved, BOX)
    play_out(back)
    assert back.recorder.saved() == whole.recorder.saved()


def test_the_save_on_disk_is_the_game_as_it_is_asked() -> None:
    session = new_session(13)
    play_out(session, 3)
    while session.step():
        pass
    back = Session.resume(load(saves.table_file()), BOX)
    while back.step():
        pass
    assert back.recorder.saved() == session.recorder.saved()


def test_news_are_told_once_and_keep_the_secrets_of_others() -> None:
    session = new_session(14)
    play_out(session, 4)
    facts = session.news()
    assert facts and not session.news()
    assert all(fact.seat == ME for fact in facts if fact.what == "draws")
    public = [fact.what for fact in session.game.log if fact.known_to in (-1, ME)]
    assert [fact.what for fact in facts] == public


def test_cards_that_can_wait_do_not_stop_me_while_hushed_but_a_last_chance_does() -> None:
    session = new_session(15)

    def asks(moment: int, what: str = "respond", rule: str = "timing.window.card-played") -> bool:
        ways = [(face, mode) for face in BOX.faces for mode, play in enumerate(face.plays) if play.moment == moment]
        face, mode = ways[0]
        option = Option(PLAY, Card(0, face, ME, 0), mode)
        return not session.is_hushed(Question(ME, what, rule, True, [PASS, option]))

    assert asks(AT_ANY_TIME)
    session.hush()
    assert not asks(AT_ANY_TIME)
    assert not asks(DURING)
    assert asks(ANSWERS_CARD)
    assert asks(AT_ANY_TIME, what="action")
    assert asks(AT_ANY_TIME, rule=LAST_CHANCE)
    session.game.table.turn += 1
    assert not asks(AT_ANY_TIME)
    session.hush()
    assert asks(AT_ANY_TIME)


def test_between_two_steps_i_am_not_stopped_for_what_the_next_step_offers_again() -> None:
    session = new_session(16)

    def offered_again(moment: int, phase: int, rule: str = BETWEEN) -> bool:
        ways = [(face, mode) for face in BOX.faces for mode, play in enumerate(face.plays) if play.moment == moment]
        session.game.table.phase = phase
        option = Option(PLAY, Card(0, ways[0][0], ME, 0), ways[0][1])
        return session.is_offered_again(Question(ME, "respond", rule, True, [PASS, option]))

    assert offered_again(AT_ANY_TIME, ACTION_PHASE)
    assert not offered_again(AT_ANY_TIME, DRINK_PHASE)
    assert not offered_again(DURING, ACTION_PHASE)
    assert not offered_again(AT_ANY_TIME, ACTION_PHASE, LAST_CHANCE)


def test_what_is_passed_between_two_steps_really_is_offered_again() -> None:
    assert sum(passed_between_two_steps(seed) for seed in range(8, 12))


def passed_between_two_steps(seed: int) -> int:
    """How often something is, in one game; each time it is offered again."""
    others = ["fiona", "eve", "zot"]  # nobody who might offer something for sale meanwhile
    session = Session.new(seat_everybody("gerki", others, Agreed(), seed, BOX), seed, BOX)
    waiting: set[Card] = set()
    passed = 0
    while (question := session.game.next()) is not None:
        if question.seat != ME:
            session.step()
            continue
        if waiting:
            assert waiting <= {option.card for option in question.options}
        again = not question.is_forced() and session.is_offered_again(question)
        waiting = {option.card for option in question.options[1:]} if again else set()
        passed += again
        session.choose(modest(question))
    return passed
