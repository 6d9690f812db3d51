"""Bots in teams and as Boss: they think of what the team shares, and waste nothing that a teammate has done already."""

import pytest

from innkeeper.bots import Answer, Regular, Veteran
from innkeeper.bots.outlook import chance_of
from innkeeper.bots.veteran import Budget
from innkeeper.bots.worlds import Worlds
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.modes import usual_sides
from innkeeper.rules.setup import Setup
from innkeeper.table.card import Card
from innkeeper.table.chance import Dice
from innkeeper.table.pile import CHARACTER_DECK, DISCARD_PILE, HAND, IN_PLAY
from innkeeper.table.question import PLAY, POTION
from innkeeper.table.table import Kept
from innkeeper.vocabulary.terms import ALCOHOL, FORTITUDE, GOLD
from tests.bots.test_bots import begin_again, decision, decline_until, empty_hands, give, is_at, only_this_card, pour
from tests.rules.stories import up_to

PAIRS = "two-headed-dragon"
BOSS = "boss-battle"
LAST_CHANCE = "losing.last-chance"


def begin(mode: str, *characters: str) -> Game:
    """A table at which nobody holds anything."""
    setup = Setup(list(characters), mode=mode, sides=usual_sides(mode, len(characters)))
    game = Game.new(setup, 1, open_box())
    empty_hands(game)
    return game


def attack(game: Game, title: str, targets: list[int]) -> None:
    """The first player plays this Action, whatever they draw."""
    only_this_card(game, 0, title)
    begin_again(game)
    decline_until(game, 0, "action")
    choose(game, 0, PLAY, targets)


def choose(game: Game, seat: int, what: int, targets: list[int]) -> None:
    question = game.question_to(seat)
    assert question is not None
    place = next(i for i, it in enumerate(question.options) if it.what == what and it.targets == targets)
    game.choose(seat, place)


def lend(game: Game, seat: int, title: str) -> None:
    """A card of another character is in this seat's hand."""
    owner = game.table.seats[seat]
    face = next(face for face in open_box().faces if face.title == title)
    card = Card(len(game.table.cards), face, seat, owner.pile(DISCARD_PILE))
    game.table.cards.append(card)
    game.table.put(card, owner.pile(HAND))


def answers(game: Game, seat: int) -> bool:
    """Whether a regular at this seat plays a card now, if it is asked at all."""
    return game.question_to(seat) is not None and decision(game, seat)[1].what == PLAY


def tokens(game: Game, seat: int, number: int | None = None) -> int:
    """How many Potion Tokens the side of a seat has, or is to have."""
    table = game.table
    at = table.potions + table.places[seat].side
    if number is not None:
        table.numbers[at] = number
    return table.numbers[at]


def test_a_blow_at_a_teammate_is_warded_off_as_though_it_were_at_oneself() -> None:
    for victim in (2, 3):
        game = begin(PAIRS, "gog", "zot", "fiona", "eve")
        give(game, 2, "Luckily for me, I was wearing my armor!")
        attack(game, "Dance with Gog!", [victim])
        assert answers(game, 2)


def test_what_a_teammate_has_lowered_to_nothing_is_not_lowered_again() -> None:
    for helped, wanted in ((True, False), (False, True)):
        game = begin(PAIRS, "gog", "zot", "bryn", "eve")
        give(game, 2, "I've been keelhauled harder than that.")  # by 3
        give(game, 3)
        lend(game, 3, "My hide has been boiled in worse.")  # by 2
        attack(game, "Sorry, Gog not see you sitting there...", [3])  # 3
        if helped:
            choose(game, 2, PLAY, [])
            while game.view(3).stack[-1].losses != [0] and (question := game.next()) is not None:
                game.choose(question.seat, 0)
            assert game.question_to(3) is not None
        assert answers(game, 3) is wanted


def test_what_is_left_of_a_loss_is_what_a_card_is_weighed_against() -> None:
    """Two cards of one player: the second is kept when the first has done it."""
    game = begin("", "gog", "serena", "zot")
    give(game, 1, "Yes, in fact, this is Holy Paladin Armor!")
    lend(game, 1, "I've been keelhauled harder than that.")
    attack(game, "Sorry, Gog not see you sitting there...", [1])
    assert answers(game, 1)
    question = game.question_to(1)
    assert question is not None
    game.choose(1, next(i for i, it in enumerate(question.options) if it.card.face.title.startswith("I've been")))
    assert game.view(1).stack[-1].losses == [0] and not answers(game, 1)


def test_what_hits_a_whole_team_counts_for_all_of_it() -> None:
    """One Fortitude of each of four is four of theirs: worth a card that one alone would not be worth."""
    for mode, wanted in ((BOSS, True), ("", False)):
        game = begin(mode, "torglesnarf", "zot", "fiona", "gog", "eve")
        give(game, 2, "Luckily for me, I was wearing my armor!")
        lend(game, 0, "Gog loves everyone!")
        attack(game, "Gog loves everyone!", [])
        assert answers(game, 2) is wanted


def test_a_drink_that_is_ignored_already_is_let_be() -> None:
    game = begin(PAIRS, "zot", "gog", "fiona", "eve")
    give(game, 0, "Bad Pooky! Don't drink that!")
    give(game, 1, "This taste yucky!")
    only_this_card(game, 0, "Winning Hand!")
    only_this_card(game, 1, "Winning Hand!")
    is_at(game, 0, alcohol=15)
    pour(game, 0, "Dragon Breath Ale")
    begin_again(game)
    decline_until(game, 0, "drink-next")
    game.choose(0, 0)
    decline_until(game, 1, "respond", "drink-revealed")
    assert answers(game, 1)  # for the teammate
    drink = next(waiting for waiting in game.view(1).stack if waiting.what == "drink")
    assert drink.seat == 0 and not drink.is_ignored
    choose(game, 1, PLAY, [])
    while (question := game.next()) is not None and question.seat != 0:
        game.choose(question.seat, 0)
    assert not answers(game, 0)


def champion_of(game: Game, seat: int) -> int:
    """Whom the team of a seat names."""
    decline_until(game, seat, "champion")
    return decision(game, seat)[1].value


def test_a_round_is_played_by_who_holds_the_cards_for_it() -> None:
    for holder in (2, 3):
        game = begin(PAIRS, "gog", "fiona", "zot", "zot")
        give(game, holder, "Winning Hand!", "Pooky! Stop looking at everyone's cards!")
        give(game, 5 - holder, "Down Pooky!", "I told you not to distract me!", "Watch Out! Don't step on Pooky!")
        attack(game, "Gambling? I'm in!", [])
        assert champion_of(game, 2) == decision(game, 3)[1].value == holder


def put_in_front(game: Game, seat: int, minion: str) -> Kept:
    """A Minion, with all its Fortitude."""
    owner = game.table.seats[seat]
    card = next(card for card in owner.deck if card.face.minion.key == minion)
    game.table.take(card, owner.pile(CHARACTER_DECK))
    game.table.put(card, owner.pile(IN_PLAY))
    kept = next(kept for kept in game.table.kept if kept.component is card.face.minion)
    game.table.numbers[kept.number] = kept.component.most
    return kept


def test_a_blow_at_everybody_is_borne_by_whom_a_text_protects() -> None:
    for villain, other in ((2, 3), (3, 2)):
        game = begin(PAIRS, "phrenk", "fiona", *("torglesnarf" if seat == villain else "zot" for seat in (2, 3)))
        put_in_front(game, villain, "guard")
        give(game, other, "Down Pooky!")
        potion = [card for card in game.table.cards if card.face.title == "Something that fizzes"]
        game.table.lay(game.table.seats[0].pile(IN_PLAY), potion)
        only_this_card(game, 0, "I don't think so!")
        begin_again(game)
        decline_until(game, 0, "action")
        choose(game, 0, PLAY, [])
        assert champion_of(game, 2) == villain


def test_a_potion_token_is_kept_until_all_is_lost_and_then_one_is_used() -> None:
    game = begin(PAIRS, "zot", "fiona", "gog", "eve")
    tokens(game, 0, 2)
    is_at(game, 0, fortitude=4, alcohol=3)
    begin_again(game)
    assert decision(game, 0)[1].what != POTION
    is_at(game, 0, fortitude=9, alcohol=9)
    begin_again(game)
    question, option = decision(game, 0)
    assert question.rule == LAST_CHANCE and (option.what, option.value) == (POTION, ALCOHOL)
    game.choose(0, question.options.index(option))
    while (again := game.next()) is not None and again.rule == LAST_CHANCE:
        game.choose(again.seat, Regular().choose(game.view(again.seat), Dice(1)))
    assert tokens(game, 0) == 1, "saved by the first, the second is kept"


@pytest.mark.parametrize(
    ("fortitude", "alcohol", "gold", "wanted"), [(2, 2, 5, FORTITUDE), (20, 20, 5, ALCOHOL), (12, 3, 0, GOLD)]
)
def test_a_potion_token_is_used_for_what_saves_most(fortitude: int, alcohol: int, gold: int, wanted: int) -> None:
    game = begin(PAIRS, "zot", "fiona", "gog", "eve")
    is_at(game, 0, fortitude, alcohol, gold)
    begin_again(game)
    _, option = decision(game, 0)
    assert (option.what, option.value) == (POTION, wanted)


def test_a_card_that_heals_comes_before_a_token() -> None:
    game = begin(PAIRS, "zot", "fiona", "gog", "eve")
    give(game, 1, "I'm a quick healer.")
    is_at(game, 0, fortitude=9, alcohol=10)
    begin_again(game)
    question, option = decision(game, 1)
    assert question.rule == LAST_CHANCE and option.what == PLAY


def test_a_boss_with_several_actions_keeps_more_of_them() -> None:
    kept = []
    for mode in (BOSS, ""):
        game = begin(mode, "torglesnarf", "zot", "fiona", "gog", "eve")
        owner = game.table.seats[0]
        actions = [card for card in owner.deck if not card.face.boss and len(card.face.plays) == 1]
        actions = [card for card in actions if card.face.plays[0].kind == 1 and card.face.plays[0].pick is not None]
        game.table.lay(owner.pile(CHARACTER_DECK), [card for card in owner.deck if card not in actions[:6]])
        game.table.lay(owner.pile(HAND), actions[:6])
        begin_again(game)
        decline_until(game, 0, "discard")
        picked: Answer = Regular().choose(game.view(0), Dice(1))
        kept.append(6 - (len(picked) if isinstance(picked, list) else 0))
    assert kept[0] > kept[1]


def test_a_minion_is_hit_where_it_falls_and_its_master_would_hardly_feel_it() -> None:
    for left, wanted in ((2, 1), (4, 0)):
        game = begin("", "gog", "fiona", "torglesnarf")
        kept = put_in_front(game, 2, "brute")
        game.table.numbers[kept.number] = left
        attack(game, "Why you laugh at Gog?", [2])
        question, option = decision(game, 0)
        assert question.what == "aim" and option.value == wanted


def test_a_loss_is_turned_upon_a_gizmo_that_breaks_rather_than_upon_whom_it_hardly_hurts() -> None:
    for left, wanted in ((2, 1), (3, 0)):
        game = up_to(f"""
            table:
              seats:
                - {{character: fiona, hand: ["Who says I'm not a lady?"]}}
                - {{character: eve, hand: ["I'm not Eve! She's over there!"]}}
                - {{character: wrench, hand: [], state: {{gizmos: {{"Dart-o-Matic. Please stand still.": {left}}}}}}}
            script:
              - {{seat: Fiona, play: "Who says I'm not a lady?", targets: [Eve]}}
        """)
        choose(game, 1, PLAY, [2])
        question, option = decision(game, 1)
        assert question.what == "aim" and option.value == wanted


def test_the_outlook_counts_potion_tokens() -> None:
    game = begin(PAIRS, "zot", "fiona", "gog", "eve")
    is_at(game, 0, fortitude=10, alcohol=2)
    before = chance_of(game.table, 0)
    tokens(game, 0, 0)
    assert chance_of(game.table, 0) < before
    tokens(game, 0, 2)
    is_at(game, 0, fortitude=16, alcohol=2)
    tokens(game, 0, 1)
    assert chance_of(game.table, 0) == pytest.approx(before), "used now or later, a token is worth the same"


def test_a_veteran_searches_worlds_in_which_the_team_holds_what_it_sees() -> None:
    game = Game.new(Setup(["zot", "fiona", "gog", "eve"], mode=PAIRS, sides=[[0, 1], [2, 3]]), 3, open_box())
    worlds = Worlds(game, 0, Dice(1).seeded())
    others = set()
    for number in range(6):
        table = worlds.deal(Dice(number).seeded()).table
        assert [table.seats[mate].hand for mate in (0, 1)] == [game.table.seats[mate].hand for mate in (0, 1)]
        others.add(tuple(card.number for card in table.seats[2].hand))
    assert len(others) > 1
    decline_until(game, 0, "action")
    answer = Veteran(Budget(trials=12)).ponder(game.view(0), Worlds(game, 0, Dice(2).seeded()), Dice(2).seeded())
    game.choose(0, answer)
