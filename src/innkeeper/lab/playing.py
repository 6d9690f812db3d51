"""Playing a game of a run, and writing down what came of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from innkeeper.bots import Answer, Bot, answer, own_dice
from innkeeper.game import EndlessGame, Game, IllegalChoice
from innkeeper.lab import LabError
from innkeeper.lab.entrants import entrant
from innkeeper.lab.history import History
from innkeeper.lab.plays import play_rows
from innkeeper.lab.rows import Row
from innkeeper.lab.run import Run
from innkeeper.lab.seating import Seating, seating
from innkeeper.packs import open_box
from innkeeper.packs.foreign import box_with
from innkeeper.table.card import NO_CARD
from innkeeper.table.chance import Chance
from innkeeper.table.question import Question

MOST_CHOICES: Final = 50_000  # in a game; some hundreds are usual


class Decision(NamedTuple):
    """What was asked in which turn, and the answer."""

    turn: int
    question: Question
    answer: Answer


def play(run: Run, number: int) -> dict[str, list[Row]]:
    """Play the game of this number; its rows for each table."""
    seated = seating(run, number)
    try:
        setup = seated.agreed.seated(seated.characters, seated.first)
        game = Game.new(setup, seated.seed, box_with(open_box(), run.packs))
        dealt = [[card.face.number for card in seat.hand] for seat in game.table.seats]
        made = play_out(game, seated, number)
    except EndlessGame as error:
        raise LabError(f"Game {number} ({', '.join(seated.characters)}) has no end: {error}.") from error
    history = History(seated.side_of, game.log)
    rows = {
        "games": [game_row(seated, game, history, len(made))],
        "seats": seat_rows(seated, game, history, dealt),
        "decisions": [decision_row(*decision) for decision in enumerate(made, start=1)] if run.decisions else [],
        "plays": play_rows(game) if run.plays else [],
    }
    return {table: [{"game": number, **row} for row in found] for table, found in rows.items()}


def play_out(game: Game, seated: Seating, number: int) -> list[Decision]:
    """Let the bots play to the end; the decisions they made."""
    bots = [entrant(name) for name in seated.bots]
    dice = own_dice(seated.seed, len(bots))
    made: list[Decision] = []
    while (question := game.next()) is not None:
        seat = question.seat
        who = f"{seated.bots[seat]!r} in game {number}"
        chosen = answered(bots[seat], game, seat, dice[seat], who)
        turn = game.table.turn
        try:
            game.choose(seat, chosen)
        except (IllegalChoice, TypeError) as error:
            raise LabError(f"The bot {who} answered {chosen!r}, which is not open to it: {error}.") from error
        made.append(Decision(turn, question, chosen))
        if len(made) > MOST_CHOICES:
            raise EndlessGame(f"{MOST_CHOICES:,} choices were made")
    return made


def answered(bot: Bot, game: Game, seat: int, dice: Chance, who: str) -> Answer:
    """What a bot answers; one that fails ends the run, so that no row is made of its mistakes."""
    try:
        return answer(bot, game, seat, dice)
    except Exception as error:
        raise LabError(f"The bot {who} failed: {type(error).__name__}: {error}.") from error


def decision_row(number: int, decision: Decision) -> Row:
    """A question and its answer."""
    turn, question, answer = decision
    card = question.options[answer].card if isinstance(answer, int) else NO_CARD
    return {
        "number": number,
        "turn": turn,
        "seat": question.seat,
        "what": question.what,
        "rule": question.rule,
        "must": question.must,
        "options": len(question.options),
        "picks": len(question.picks),
        "chosen": answer if isinstance(answer, int) else None,
        "picked": answer if isinstance(answer, list) else [],
        "card": None if card is NO_CARD else card.face.number,
    }


def game_row(seated: Seating, game: Game, history: History, choices: int) -> Row:
    """What came of a game as a whole."""
    return {
        "seed": f"{seated.seed:032x}",
        "mode": seated.agreed.mode,
        "players": len(seated.bots),
        "first": seated.first,
        "turns": history.turn,
        "choices": choices,
        "winners": sorted(game.winners),
        "tie": len(winning_sides(seated, game)) > 1,
        "ended_by": history.ended_by,
    }


def winning_sides(seated: Seating, game: Game) -> set[int]:
    """The sides that have won: several, if they tie."""
    return {seated.side_of[seat] for seat in game.winners}


def seat_rows(seated: Seating, game: Game, history: History, dealt: list[list[int]]) -> list[Row]:
    """What came of it for each seat."""
    players, sides = len(seated.bots), seated.side_of
    in_turn = list(dict.fromkeys(sides[(seated.first + away) % players] for away in range(players)))
    part = 1 / len(winning_sides(seated, game))
    return [
        {
            "mode": seated.agreed.mode,
            "players": players,
            "sides": len(in_turn),
            "seat": seat.number,
            "side": seat.side,
            "boss": seat.place.role.boss,
            "place": in_turn.index(seat.side) + 1,
            "character": seat.character,
            "bot": seated.bots[seat.number],
            "won": part if seat.number in game.winners else 0.0,
            "rank": 1 if seat.number in game.winners else past.rank,
            "out_turn": past.out_turn,
            "out_by": past.out_by,
            "fortitude": seat.body.fortitude,
            "alcohol": seat.body.alcohol,
            "gold": seat.purse.gold,
            "dealt": dealt[seat.number],
            "played": past.played,
            "gaps": past.gaps,
        }
        for seat, past in zip(game.table.players, history.seats, strict=True)
    ]
