"""Bots: they answer whatever is asked, see only what their seat may see, and the regular plays with judgement."""

import json
import logging
import random
import re
from pathlib import Path

import pytest

from innkeeper import bots
from innkeeper.bots import EARLIER, Answer, RandomBot, Regular, UnknownBot, Veteran, bot, play
from innkeeper.bots.deeds import deed_of
from innkeeper.bots.eyes import Eyes
from innkeeper.bots.numbers import numbers_of, read_weights
from innkeeper.bots.weights import USUAL
from innkeeper.bots.worth import branch_worth, worth
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup
from innkeeper.table.chance import Chance, Dice
from innkeeper.table.pile import CHARACTER_DECK, DRINK_DECK, DRINK_ME_PILE, HAND
from innkeeper.table.question import GIVE, PLAY, Option, Question
from innkeeper.view import View
from innkeeper.vocabulary.effects import ChooseOne, IgnoreCard
from innkeeper.vocabulary.terms import CHEATING, GAMBLING
from tests.rules.stories import up_to


def table_of(number: int, players: int) -> tuple[Setup, int]:
    """Random characters and a seed, the same for the same number."""
    dice = random.Random(number)
    box = open_box()
    characters = [dice.choice(sorted(box.characters)) for _ in range(players)]
    return Setup(characters, dice.choice(sorted(box.drink_decks))), dice.getrandbits(128)


def test_bots_are_called_by_name() -> None:
    assert isinstance(bot("regular"), Regular)
    assert isinstance(bot("random"), RandomBot)
    assert isinstance(bot("veteran"), Veteran)
    with pytest.raises(UnknownBot, match="no bot 'champion'; there are: random, regular, veteran"):
        bot("champion")


@pytest.mark.parametrize("number", [1, 2])
def test_a_regular_of_before_is_called_by_its_number_and_owes_nothing_to_the_weights_of_today(number: int) -> None:
    numbers = json.loads((EARLIER / f"regular-{number}.json").read_text("utf-8"))
    assert set(numbers) == {name for name in numbers_of(USUAL) if not name.startswith("worth.")}
    earlier = bot(f"regular:{number}")
    assert isinstance(earlier, Regular)
    assert numbers.items() <= numbers_of(earlier.weights).items()
    with pytest.raises(UnknownBot, match="one of before, regular:1, regular:2: "):
        bot("regular:99")


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("name", ["random", "regular"])
def test_bots_play_whole_games(name: str, players: int) -> None:
    for number in range(3):
        setup, seed = table_of(number, players)
        game = play([bot(name)] * players, setup, seed, open_box())
        assert game.over and game.winners


def test_the_same_match_goes_the_same_way() -> None:
    setup, seed = table_of(1, 4)
    logs = []
    for _ in range(2):
        game = play([Regular(), RandomBot(), Regular(), RandomBot()], setup, seed, open_box())
        logs.append([(fact.what, fact.seat, fact.card.number, fact.whom, fact.amount) for fact in game.log])
    assert logs[0] == logs[1]


def test_bots_play_for_their_side() -> None:
    setup, seed = table_of(2, 4)
    setup.mode, setup.sides = "two-headed-dragon", [[0, 1], [2, 3]]
    game = play([Regular()] * 4, setup, seed, open_box())
    assert game.over and len(game.winners) in (2, 4)


def test_what_a_seat_cannot_see_changes_no_decision() -> None:
    for number in range(4):
        setup, seed = table_of(number, 4)
        game = Game.new(setup, seed, open_box())
        step = 0
        while (question := game.next()) is not None:
            step += 1
            seat = question.seat
            answer = Regular().choose(game.view(seat), Dice(step))
            if step % 5 == 0:
                other = game.redeal(seat, Dice(number).seeded())
                assert Regular().choose(other.view(seat), Dice(step)) == answer
            game.choose(seat, answer)


def test_no_bot_knows_titles_or_characters() -> None:
    for path in Path(bots.__file__).parent.glob("*.py"):
        assert not re.search(r"\.(title|family|pack|character|flavour|race)\b", path.read_text("utf-8")), path


def test_the_regular_beats_three_random_players() -> None:
    """At least 60 of 100 four-seat games, in turn from every seat; 25 would be chance, and a tie is no win."""
    won = 0
    for number in range(100):
        setup, seed = table_of(number, 4)
        mine = number % 4
        seats: list[bots.Bot] = [RandomBot(), RandomBot(), RandomBot(), RandomBot()]
        seats[mine] = Regular()
        won += play(seats, setup, seed, open_box()).winners == [mine]
    assert won >= 60


def begin(*characters: str) -> Game:
    return Game.new(Setup(list(characters)), 1, open_box())


def give(game: Game, seat: int, *titles: str) -> None:
    """These cards, and no others, are in a seat's hand."""
    table, owner = game.table, game.table.seats[seat]
    hand, deck = owner.pile(HAND), owner.pile(CHARACTER_DECK)
    table.lay(deck, owner.deck + owner.hand)
    table.lay(hand, [])
    for title in titles:
        card = next(card for card in owner.deck if card.face.title == title)
        table.take(card, deck)
        table.put(card, hand)


def pour(game: Game, seat: int, title: str) -> None:
    """This Drink is next on a seat's pile."""
    table = game.table
    card = next(card for card in table.drink_deck if card.face.title == title)
    table.take(card, table.drinks(DRINK_DECK))
    table.put(card, table.seats[seat].pile(DRINK_ME_PILE))


def is_at(game: Game, seat: int, fortitude: int = 20, alcohol: int = 0, gold: int = 10) -> None:
    body = game.table.seats[seat].body
    body.fortitude, body.alcohol = fortitude, alcohol
    game.table.seats[seat].purse.gold = gold


def begin_again(game: Game) -> None:
    """What is asked follows from the table as it has been changed."""
    game.table.questions = []
    game.play_on()


def decision(game: Game, seat: int) -> tuple[Question, Option]:
    """What the regular at this seat chooses among its options."""
    question = game.question_to(seat)
    assert question is not None
    answer = Regular().choose(game.view(seat), Dice(1))
    assert isinstance(answer, int)
    return question, question.options[answer]


def decline_until(game: Game, seat: int, what: str, rule: str = "") -> None:
    """Everybody does the modest thing until this seat is asked this."""
    while (question := game.next()) is not None:
        if question.seat == seat and question.what == what and rule in question.rule:
            return
        game.choose(question.seat, 0)
    raise AssertionError(f"seat {seat} is never asked {what} {rule}")


def empty_hands(game: Game) -> None:
    for seat in range(len(game.table.seats)):
        give(game, seat)


def only_gambling_cards(game: Game, seat: int) -> None:
    """Nothing a seat can draw will get in the way."""
    owner = game.table.seats[seat]
    gambling = [card for card in owner.deck if card.face.plays[-1].kind & (GAMBLING | CHEATING)]
    game.table.lay(owner.pile(CHARACTER_DECK), gambling)


def only_this_card(game: Game, seat: int, title: str) -> None:
    """Whatever a seat draws is this card."""
    cards = [card for card in game.table.cards if card.face.title == title]
    game.table.lay(game.table.seats[seat].pile(CHARACTER_DECK), cards)


def test_on_the_last_chance_it_heals() -> None:
    game = begin("fiona", "zot", "gog")
    empty_hands(game)
    give(game, 0, "I'm a quick healer.")
    is_at(game, 0, fortitude=9, alcohol=10)
    begin_again(game)
    question, option = decision(game, 0)
    assert question.rule == "losing.last-chance" and option.what == PLAY


def test_it_ignores_the_drink_that_would_knock_it_out_and_takes_a_small_one() -> None:
    for title, alcohol, wanted in (("Dragon Breath Ale", 16, True), ("Light Ale", 0, False)):
        game = begin("zot", "fiona", "gog")
        empty_hands(game)
        only_gambling_cards(game, 0)
        card = next(card for card in game.table.cards if card.face.title.startswith("Bad Pooky!"))
        game.table.put(card, game.table.seats[0].pile(HAND))
        is_at(game, 0, alcohol=alcohol)
        pour(game, 0, title)
        begin_again(game)
        decline_until(game, 0, "respond", "drink-revealed")
        assert (decision(game, 0)[1].what == PLAY) is wanted


def test_it_orders_drinks_for_whoever_is_about_to_pass_out() -> None:
    game = begin("zot", "fiona", "gog", "eve")
    is_at(game, 2, fortitude=12, alcohol=11)
    give(game, 0, *["Gambling? I'm in!"] * 3, *["Winning Hand!"] * 2, "I don't think so!", "Not now, I'm meditating.")
    begin_again(game)
    decline_until(game, 0, "order")
    _, option = decision(game, 0)
    assert option.what == GIVE and option.value == 2


def test_it_hits_whoever_is_ahead_rather_than_who_is_behind() -> None:
    game = begin("gog", "fiona", "zot", "eve")
    empty_hands(game)
    only_this_card(game, 0, "Why you laugh at Gog?")
    is_at(game, 1, fortitude=14, alcohol=4, gold=3)
    is_at(game, 2, fortitude=12, alcohol=6, gold=2)
    is_at(game, 3, fortitude=16, alcohol=3, gold=20)
    begin_again(game)
    decline_until(game, 0, "action")
    _, option = decision(game, 0)
    assert option.what == PLAY and option.targets == [3]


def test_it_aims_at_health_and_not_at_gold() -> None:
    """A full purse brings nobody nearer to winning; regulars of before aimed at it, too."""
    game = begin("gog", "fiona", "zot")
    is_at(game, 1, fortitude=16, gold=25)
    is_at(game, 2, fortitude=19, gold=5)
    view = game.view(0)
    now, before = Eyes(view), Eyes(view, read_weights(EARLIER / "regular-2.json"))
    assert now.regard(2) < now.regard(1) < 0
    assert before.regard(1) < before.regard(2) < 0


def test_it_goes_by_other_weights_once_one_rival_side_alone_is_left() -> None:
    game = begin("gog", "fiona", "zot")
    assert USUAL.duel is not None and Eyes(game.view(0)).weights is USUAL
    game.table.seats[2].out = True
    assert Eyes(game.view(0)).weights is USUAL.duel
    teams = Setup(["gog", "fiona", "zot", "eve"], mode="two-headed-dragon", sides=[[0, 1], [2, 3]])
    assert Eyes(Game.new(teams, 1, open_box()).view(0)).weights is USUAL.duel


def test_weights_for_a_rival_alone_are_called_by_their_own_names(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text('{"keep": 1.5, "duel.card": 3, "duel.held.IgnoreCard": 4}', "utf-8")
    weights = read_weights(path)
    assert weights.duel is not None and USUAL.duel is not None
    assert (weights.keep, weights.duel.keep) == (1.5, USUAL.duel.keep)
    assert (weights.card, weights.duel.card) == (USUAL.card, 3)
    assert weights.duel.held[IgnoreCard] == 4 != weights.held[IgnoreCard]


def test_it_hits_whoever_is_closest_to_passing_out() -> None:
    game = begin("gog", "fiona", "zot", "eve")
    empty_hands(game)
    only_this_card(game, 0, "Why you laugh at Gog?")
    is_at(game, 3, fortitude=8, alcohol=6)
    begin_again(game)
    decline_until(game, 0, "action")
    _, option = decision(game, 0)
    assert option.what == PLAY and option.targets == [3]


def test_it_robs_the_poorest() -> None:
    game = begin("zot", "fiona", "gog", "eve")
    empty_hands(game)
    give(game, 0, "Nothing up my sleeve! Presto! What's that behind your ear?")
    is_at(game, 2, gold=1)
    begin_again(game)
    _, option = decision(game, 0)
    assert option.what == PLAY and option.targets == [2]


def test_it_spikes_the_drink_of_a_rival_and_never_waters_it_down() -> None:
    for title, wanted in (("Water into Wine", True), ("Wine into Water", False)):
        game = begin("zot", "deirdre", "gog")
        empty_hands(game)
        only_gambling_cards(game, 0)
        give(game, 1, title)
        is_at(game, 0, fortitude=12, alcohol=6)
        pour(game, 0, "Wine")
        begin_again(game)
        decline_until(game, 1, "respond", "drink-revealed")
        assert (decision(game, 1)[1].what == PLAY) is wanted


def test_it_lets_others_fight_and_protects_itself() -> None:
    for victim, wanted in ((1, True), (2, False)):
        game = begin("gog", "fiona", "zot")
        empty_hands(game)
        only_this_card(game, 0, "Dance with Gog!")
        give(game, 1, "Luckily for me, I was wearing my armor!")
        begin_again(game)
        decline_until(game, 0, "action")
        question = game.question_to(0)
        assert question is not None
        game.choose(0, next(i for i, option in enumerate(question.options) if option.targets == [victim]))
        asked = game.question_to(1)
        assert (asked is not None and decision(game, 1)[1].what == PLAY) is wanted


def test_it_discards_what_it_can_hardly_use() -> None:
    game = begin("zot", "fiona")
    empty_hands(game)
    give(game, 0, "Teleport beverage!", *["Gambling? I'm in!"] * 5)
    begin_again(game)
    picked = Regular().choose(game.view(0), Dice(1))
    assert isinstance(picked, list) and 0 not in picked and len(picked) >= 3


def test_near_to_passing_out_it_discards_what_only_hurts_others_for_something_new() -> None:
    for fortitude, wanted in ((20, False), (5, True)):
        game = begin("gog", "fiona", "zot", "eve")
        empty_hands(game)
        give(game, 0, "Dance with Gog!", "Stop poking Gog!")
        is_at(game, 0, fortitude=fortitude, alcohol=3)
        begin_again(game)
        picked = Regular().choose(game.view(0), Dice(1))
        blow = next(i for i, card in enumerate(game.view(0).hand) if card.face.title == "Dance with Gog!")
        assert isinstance(picked, list) and (blow in picked) is wanted and 1 - blow not in picked


def test_a_rival_who_may_choose_is_not_thought_to_choose_the_worse() -> None:
    """Fiona would pass out if she bled, so she will not."""
    game = up_to("""
        table:
          seats:
            - {character: zot, hand: ["Gambling? I'm in!", "I raise!"]}
            - {character: pooky, hand: ["Fold, or lose a finger."], state: {mood: psychotic}}
            - {character: fiona, fortitude: 4, alcohol: 1, hand: []}
        script:
          - {seat: Zot, play: "Gambling? I'm in!"}
    """)
    view = game.view(1)
    assert view.question is not None
    deed = next(deed_of(view, it) for it in view.question.options if it.targets == [2])
    choice, eyes = deed.effects[0], Eyes(view, USUAL)
    assert isinstance(choice, ChooseOne)
    folding, bleeding = [branch_worth(eyes, deed, branch) for branch in choice.branches]
    assert bleeding > folding == worth(eyes, deed)


@pytest.mark.parametrize(
    ("fortitude", "pot", "wanted"),
    [(20, 12, "bleed"), (2, 1, "fold")],
    ids=["a pot worth a finger", "a finger worth more than the pot"],
)
def test_it_pays_with_blood_to_stay_in_a_round_if_that_is_worth_it(fortitude: int, pot: int, wanted: str) -> None:
    game = up_to("""
        table:
          seats:
            - {character: zot, hand: ["Gambling? I'm in!", "I raise!", "Winning Hand!"]}
            - {character: pooky, hand: ["Fold, or lose a finger."]}
            - {character: fiona, hand: []}
        script:
          - {seat: Zot, play: "Gambling? I'm in!"}
          - {seat: Pooky, play: "Fold, or lose a finger.", targets: [Zot]}
    """)
    is_at(game, 0, fortitude=fortitude)
    game.table.pot = pot
    _, chosen = decision(game, 0)
    assert ["fold", "bleed"][chosen.value] == wanted


@pytest.mark.parametrize("answer", [RuntimeError("lost its cards"), 99, [5]], ids=["fails", "no option", "no pick"])
def test_a_bot_that_fails_or_cheats_does_the_modest_thing(answer: object, caplog: pytest.LogCaptureFixture) -> None:
    class Clumsy:
        def choose(self, view: View, chance: Chance) -> Answer:
            if isinstance(answer, Exception):
                raise answer
            return answer  # type: ignore[return-value]

    game = begin("zot", "fiona")
    decline_until(game, 0, "action")
    before = game.to_data()
    with caplog.at_level(logging.ERROR, "innkeeper.bots"):
        assert bots.answer_anyway(Clumsy(), game, 0, Dice(1)) == (0, False)
    assert "a bot failed at seat 0" in caplog.text and game.to_data() == before
