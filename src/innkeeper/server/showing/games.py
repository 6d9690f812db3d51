"""Gambling games as the page shows them: the stages, everybody's cards as far as they are seen, the hands compared."""

from innkeeper.seen_game import SeenGame, seen_game
from innkeeper.server.messages import GamblerShown, GameCard, GameShown
from innkeeper.table.gambling import BROW, COLOURS, HELD, LOOKED_AT, OPEN, POOL, SUITS
from innkeeper.table.waiting import Waiting
from innkeeper.view import View
from innkeeper.vocabulary.plays import Face
from innkeeper.words import ENGLISH, games, say

RULE = "embedding.play.game-rules-with-one-change"


def show_game(view: View, language: str = ENGLISH) -> GameShown | None:
    """The game that is going on, or the one whose hands lie open; nothing where there is none."""
    seen = seen_game(view)
    if seen is None:
        return None
    return GameShown(
        id=seen.key,
        name=games.name(seen.key, language),
        about=say(f"game-{seen.key}.about", language),
        rule=RULE,
        starter=seen.starter,
        stages=[say(f"stage-{stage}", language) for stage in seen.stages],
        stage=seen.stage,
        deck=seen.deck,
        middle=[_card(face, language) for face in seen.middle],
        gamblers=[_gambler(seen, seat, language) for seat in _who(seen, view)],
        over=seen.is_shown,
        winner=seen.winner,
        because=games.because(seen.key, seen.because, language) if seen.is_shown else "",
    )


def _who(seen: SeenGame, view: View) -> list[int]:
    """Everybody still in the inn; at the end those who have shown their hands."""
    if seen.is_shown:
        return [seat.number for seat in view.seats if any(seen.worth(seat.number))]
    return [seat.number for seat in view.seats if not seat.out]


def _gambler(seen: SeenGame, seat: int, language: str) -> GamblerShown:
    worth = seen.worth(seat)
    return GamblerShown(
        seat=seat,
        status=_status(seen, seat),
        hand=_cards(seen, seat, HELD, language),
        held_up=_cards(seen, seat, BROW, language),
        open=_cards(seen, seat, OPEN, language),
        pool=_cards(seen, seat, POOL, language),
        looked_at=_cards(seen, seat, LOOKED_AT, language),
        kept_dice=seen.kept_dice(seat),
        rolled_dice=seen.rolled_dice(seat),
        worth=games.worth_says(seen.key, worth, language) if any(worth) else "",
        won=seat == seen.winner,
    )


def _status(seen: SeenGame, seat: int) -> str:
    """How far somebody has come in what is going on."""
    if seen.is_shown or seen.waiting is None:
        return "shown"
    stack = seen.view.stack
    at = stack.index(seen.waiting)
    current: Waiting = stack[at - 1]  # the Round itself
    if seat not in current.whom:
        return "folded"
    if any(above.what in ("game-go", "hit-defend-fold") and above.seat == seat for above in stack[at + 1 :]):
        return "acts"
    if seat in seen.waiting.whom:
        return "waits"
    if seat in current.numbers[3:]:
        return "passed"
    return "done" if seen.waiting.whom else "in"


def _cards(seen: SeenGame, seat: int, which: int, language: str) -> list[GameCard]:
    """The cards of a pile, or as many backs."""
    if seen.sees(seat, which):
        return [_card(face, language) for face in seen.cards(seat, which)]
    return [GameCard(-1)] * seen.how_many(seat, which)


def _card(face: Face, language: str) -> GameCard:
    return GameCard(
        card=face.number,
        title=face.called(language),
        rank=face.rank,
        rank_says=games.rank(face.rank, language),
        suit=SUITS[face.suit] if face.rank else "",
        suit_says=games.suit(face, language) if face.rank else "",
        colour=COLOURS[face.suit // 2],
    )
