"""Teaches a small policy to choose as a search does, in three steps.

    python examples/learn_from_search.py data lessons --games 400     # games of the teacher; goes on where it ended
    python examples/learn_from_search.py train lessons policy.npz     # in NumPy
    python examples/learn_from_search.py play policy.npz              # against three regulars

What the policy is stands in small_policy.py. It learns what the teacher chose where it had more than one choice; with
`--warmth`, what its trials said of each. Of ten games eight are learnt from, one says when to stop, and one how well it
then agrees with the teacher. PYTHONPATH=build/compiled makes the games several times quicker.
"""

import argparse
import json
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
from guided_search import Guided
from numpy.typing import NDArray
from small_policy import (
    LIKING,
    NUMBERS,
    UNKNOWN,
    USUAL,
    Adam,
    Ints,
    Lessons,
    Look,
    Policy,
    gradients,
    likely,
    surprise,
)
from train_small import told

from innkeeper.arena.invitation import box, encoding
from innkeeper.bots import Bot, Budget, Regular, Veteran, bot, own_dice, play
from innkeeper.bots.veteran import FEWEST, Tried, best
from innkeeper.bots.worlds import Worlds
from innkeeper.game import Game
from innkeeper.rules.setup import Setup
from innkeeper.table.chance import Dice
from innkeeper.view import View

PLAYERS = 4
CHARACTERS = "fiona,gog,zot,gerki,eve,dimli,deirdre,phrenk"  # more decks need more games
GAMES_A_SEED = 1_000_000
DECISIONS_A_GAME = 10_000
WATCHED, MEASURED = {5}, {0}  # the last digits of games that are held out, to stop in time and to measure …
LEARNT = set(range(10)) - WATCHED - MEASURED  # … and of those to learn from
BATCH = 256
PATIENCE = 10  # lessons without getting better on what is watched

Arrays = dict[str, Any]  # NumPy's, by their names

# Data: what the teacher made of its games


def table(characters: list[str], seed: int) -> Setup:
    """Four of these characters sit down; somebody goes first."""
    chance = Dice(seed).seeded()
    return Setup(chance.some(characters, PLAYERS), first=chance.below(PLAYERS))


def lessons(teacher: Veteran, opponent: Bot, game: Game, dice: list[Dice]) -> Iterator[Arrays]:
    """Play a game, the teacher at the first seat: what it had to decide, and how far each way was from its choice."""
    number = 0
    while (question := game.next()) is not None:
        seat = question.seat
        if seat or question.is_forced():
            game.choose(seat, opponent.choose(game.view(seat), dice[seat]))
            continue
        worlds = Worlds(game, seat, dice[seat])
        view = worlds.view()
        tried = teacher.search(view, worlds, dice[seat])
        chosen = best(tried)
        if len(tried) > 1:
            number += 1
            yield from decision(number, view, tried, chosen)
        game.choose(seat, chosen.answer)


def decision(number: int, view: View, tried: list[Tried], chosen: Tried) -> Iterator[Arrays]:
    """What a decision of the teacher teaches, for each action that it is made of."""
    known = [choice for choice in tried if choice is chosen or len(choice.chances) >= FEWEST]
    gaps = {id(choice): choice.lead(chosen) for choice in known if choice is not chosen}
    spelled = [(encoding().spell(view, choice.answer), *gaps.get(id(choice), (0.0, 0.0))) for choice in known]
    look, path = Look(view, tried[0].answer), encoding().spell(view, chosen.answer)
    for step, action in enumerate(path):
        seen, ways, numbers, names = look.moment()
        values = np.full((len(ways), 2), np.nan, np.float32)  # of the best answer that goes on so: its gap and error
        for actions, gap, error in spelled:
            if actions[:step] == path[:step] and not gap < values[ways.index(actions[step]), 0]:
                values[ways.index(actions[step])] = gap, error
        yield {
            "decision": np.array([number]),
            "taken": np.array([ways.index(action)]),
            "seen": seen[None],
            "count": np.array([len(ways)]),
            "numbers": numbers,
            "names": np.array(names),
            "values": values,
        }
        look.take(action)


def make_part(folder: Path, made: dict[str, Any], number: int) -> int:
    """Play a game and write what it taught, whole or not at all; says how many decisions it had."""
    teacher, opponent = bot(made["bot"]), bot(made["opponents"])
    assert isinstance(teacher, Veteran), "only a bot that searches can teach"
    seed = made["seed"] * GAMES_A_SEED + number
    game = Game.new(table(made["characters"], seed), seed, box())
    rows = list(lessons(teacher, opponent, game, own_dice(seed, PLAYERS)))
    arrays: Arrays = {key: np.concatenate([row[key] for row in rows]) for key in rows[0]} if rows else {}
    half = folder / f"half-{number:06}.npz"
    np.savez_compressed(half, **arrays)
    half.rename(folder / f"game-{number:06}.npz")
    return int(rows[-1]["decision"][0]) if rows else 0


def data(chosen: argparse.Namespace) -> None:
    """Play the games that are not there yet."""
    made = {"bot": chosen.bot, "opponents": chosen.opponents, "characters": chosen.characters.split(",")}
    made["seed"], about = chosen.seed, chosen.folder / "made.json"
    chosen.folder.mkdir(parents=True, exist_ok=True)
    if about.exists() and json.loads(about.read_text()) != made:
        raise SystemExit(f"{chosen.folder} holds other games: {about.read_text()}")
    about.write_text(json.dumps(made))
    missing = [n for n in range(1, chosen.games + 1) if not (chosen.folder / f"game-{n:06}.npz").exists()]
    play_one, start, decisions = partial(make_part, chosen.folder, made), time.monotonic(), 0
    spawn = multiprocessing.get_context("spawn")
    deaf = (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for this process, which ends the others
    with spawn.Pool(chosen.workers, signal.signal, deaf) if chosen.workers > 1 else nullcontext() as pool:
        each: Callable[..., Iterator[int]] = pool.imap_unordered if pool else map
        for done, more in enumerate(each(play_one, missing), start=1):
            decisions += more
            pace = 60 * decisions / (time.monotonic() - start)
            print(f"{done} of {len(missing)} games, {decisions} decisions, {pace:.0f} a minute", flush=True)


# Training


def parts(folder: Path, kinds: set[int]) -> Iterator[tuple[int, Arrays]]:
    """The games whose numbers end so."""
    for path in sorted(folder.glob("game-*.npz")):
        number = int(path.stem.partition("-")[2])
        if number % 10 in kinds:
            with np.load(path) as file:
                if file.files:
                    yield number, dict(file)


def vary(folder: Path) -> tuple[Ints, list[str]]:
    """Which numbers, but for those of the discard piles, vary in the games to learn from, and which names are told."""
    at, names = encoding(), dict[str, None]()
    least, most = np.full(at.size, 32767), np.full(at.size, -32768)
    for _, part in parts(folder, LEARNT):
        np.minimum(least, part["seen"].min(0), out=least)
        np.maximum(most, part["seen"].max(0), out=most)
        names.update(dict.fromkeys(part["names"].ravel().tolist()))
    most[at.discards : at.things] = 0
    least[at.discards : at.things] = 0
    return np.flatnonzero(least < most), list(names)


def read(folder: Path, kinds: set[int], policy: Policy) -> Lessons:
    """The moments of these games, as the policy looks at them."""
    found = list(parts(folder, kinds))
    if not found:
        raise SystemExit(f"there are not enough games in {folder}")
    widest = max(int(part["count"].max()) for _, part in found)
    rows: list[Lessons] = []
    for number, part in found:
        open_ = np.arange(widest) < part["count"][:, None]
        places = np.full((*open_.shape, 2), NUMBERS)
        numbers, values = np.zeros((*open_.shape, NUMBERS), np.float32), np.full(open_.shape, UNKNOWN, np.float32)
        places[open_] = policy.places(part["names"].tolist())
        numbers[open_] = part["numbers"]
        values[open_] = np.nan_to_num(part["values"][:, 0], nan=UNKNOWN)
        games, decisions = np.full(len(open_), number), number * DECISIONS_A_GAME + part["decision"]
        looks = policy.look(part["seen"])
        rows.append(Lessons(games, decisions, looks, open_, places, numbers, values, part["taken"]))
    return Lessons(*(np.concatenate(column) for column in zip(*rows, strict=True)))


def train(chosen: argparse.Namespace) -> None:
    """Learn until the games held out for it surprise no less, then say how good that is, on others."""
    rng = np.random.default_rng(chosen.seed)
    policy = Policy.new(*vary(chosen.folder), chosen.hidden, rng)
    learnt, watched = read(chosen.folder, LEARNT, policy), read(chosen.folder, WATCHED, policy)
    adam, batches = Adam(policy.weights, chosen.rate, chosen.decay), max(1, len(learnt.looks) // BATCH)
    print(f"{len(learnt.looks)} moments, {len(policy.columns)} numbers seen, {len(policy.names)} names", flush=True)
    least, kept, since = surprise(policy, watched, chosen.warmth), policy.twin(), 0
    print(f"before: surprise {least:.4f}", flush=True)
    for lesson in range(1, chosen.lessons + 1):
        for rows in np.array_split(rng.permutation(len(learnt.looks)), batches):
            adam.step(gradients(policy, learnt.of(rows), chosen.warmth))
        now, since = surprise(policy, watched, chosen.warmth), since + 1
        print(f"lesson {lesson}: surprise {now:.4f}", flush=True)
        if now < least:
            least, kept, since = now, policy.twin(), 0
        if since == PATIENCE:
            break
    kept.save(chosen.policy)
    compare(kept, read(chosen.folder, MEASURED, kept))


def compare(policy: Policy, lessons: Lessons) -> None:
    """How often the policy and the regular agree with the teacher, and what its trials say of their choices."""
    liked = lessons.numbers[..., LIKING] + 9 * lessons.numbers[..., USUAL]  # what the regular would do comes first
    liked, row = np.where(lessons.open, liked, -np.inf), np.arange(len(liked))
    learnt = likely(policy, lessons, policy.thoughts(lessons.looks))
    _, start, which, size = np.unique(lessons.decisions, return_index=True, return_inverse=True, return_counts=True)
    games = lessons.games[start]
    print(f"Held out: {len(games)} decisions of {len(np.unique(games))} games")
    for first in (1, 2, 3):
        before = [(liking > liking[row, lessons.taken, None]).sum(1) for liking in (liked, learnt)]
        # a decision may be made of several actions: all of them have to agree
        regular, own = (np.bincount(which, missed >= first) == 0.0 for missed in before)
        print(f"The teacher's choice is among the first {first} of the regular in {mean(regular, games)},")
        print(f"  of the policy in {mean(own, games)}; more often by {mean(own * 1.0 - regular, games)}")
    regular, own = (lessons.values[row, liking.argmax(1)] for liking in (liked, learnt))
    known = (size == 1)[which] & (regular > UNKNOWN) & (own > UNKNOWN)
    games = lessons.games[known]
    print(f"By the teacher's trials of {known.sum()} decisions of one action, the chance to win rises")
    print(f"  by {mean((own - regular)[known], games)} with the policy's choice in place of the regular's,")
    print(f"  by {mean(-regular[known], games)} with the teacher's own, of which a part is luck")


def mean(values: NDArray[Any], games: Ints) -> str:
    """The mean in percent with its 95 % interval; decisions of the same game are not independent."""
    middle, number = values.mean(), len(np.unique(games))
    spread = (np.bincount(games, values - middle) ** 2).sum() * number / max(1, number - 1)
    return f"{middle:.2%} ± {1.96 * sqrt(spread) / len(values):.2%}"


# Play


def compete(chosen: argparse.Namespace) -> None:
    """Let the policy play against three others, and the regular in its place in the same games; or veterans with it
    and without."""
    policy, others = Policy.load(chosen.policy), [bot(chosen.opponents)] * (PLAYERS - 1)
    players: list[Bot] = [policy, Regular()]
    if chosen.guide:
        budget = Budget(trials=chosen.trials)
        players = [Guided(budget, policy, chosen.guide == "trials"), Veteran(budget)]
    won = np.zeros((2, chosen.games))
    for game in range(chosen.games):
        seed = chosen.seed * GAMES_A_SEED + game
        for which, player in enumerate(players):
            over = play([player, *others], table(chosen.characters.split(","), seed), seed, box())
            won[which, game] = over.winners == [0]
    print(f"With the policy won {told(int(won[0].sum()), chosen.games)}")
    print(f"Without it won {told(int(won[1].sum()), chosen.games)}")
    print(f"With it won more often by {mean(won[0] - won[1], np.arange(chosen.games))}")


def main(arguments: list[str] | None = None) -> None:
    """Do one of the steps."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    steps = options.add_subparsers(required=True)
    games = argparse.ArgumentParser(add_help=False)
    games.add_argument("--games", type=int, default=400)
    games.add_argument("--opponents", default="regular")
    games.add_argument("--characters", default=CHARACTERS)

    step = steps.add_parser("data", parents=[games], help=data.__doc__)
    step.add_argument("folder", type=Path)
    step.add_argument("--bot", default="veteran:2000", help="the teacher")
    step.add_argument("--seed", type=int, default=1)
    step.add_argument("--workers", type=int, default=1)
    step.set_defaults(do=data)

    step = steps.add_parser("train", help=train.__doc__)
    step.add_argument("folder", type=Path)
    step.add_argument("policy", type=Path)
    step.add_argument("--hidden", type=int, default=48, help="how wide the hidden layer is")
    step.add_argument("--lessons", type=int, default=60, help="at most; a lesson goes over all there is to learn")
    step.add_argument("--rate", type=float, default=0.001)
    step.add_argument("--decay", type=float, default=5.0, help="how fast weights fade")
    step.add_argument("--warmth", type=float, default=0.0, help="gap in chances to win that is little")
    step.add_argument("--seed", type=int, default=1)
    step.set_defaults(do=train)

    step = steps.add_parser("play", parents=[games], help=compete.__doc__)
    step.add_argument("policy", type=Path)
    step.add_argument("--guide", choices=["order", "trials"], help="veterans play: what the policy is for")
    step.add_argument("--trials", type=int, default=60, help="of these veterans, for a decision")
    step.add_argument("--seed", type=int, default=2)
    step.set_defaults(do=compete)

    chosen = options.parse_args(arguments)
    chosen.do(chosen)


if __name__ == "__main__":
    main()
