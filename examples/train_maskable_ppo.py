"""Trains a public learner against three random bots: `python examples/train_maskable_ppo.py --minutes 15`.

It is MaskablePPO of sb3-contrib (`pip install sb3-contrib` brings torch along), with its usual settings but for a
few that are named below. Before and after, it plays games that do not count for learning, and what it wins is printed
with a 95 % interval; a player like the others would win a quarter. PYTHONPATH=build/compiled makes the games faster.
"""

import argparse
import time
from typing import Any

import gymnasium
import torch
from gymnasium.wrappers import TransformObservation
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv
from train_small import told

import innkeeper.arena.gymnasium  # noqa: F401 - which registers the environment

TABLES = 8


def table() -> gymnasium.Env[Any, Any]:
    """One seat of four; what it sees is normalised, and the mask is asked for apart (`action_masks`)."""
    env = gymnasium.make("Innkeeper-v0", players=4, opponents="random", normalised=True)
    assert isinstance(env.observation_space, gymnasium.spaces.Dict)
    return TransformObservation(env, lambda seen: seen["observation"], env.observation_space["observation"])


class Until(BaseCallback):  # type: ignore[misc]  # where it is not installed
    """Learns for so many minutes, and says each minute how far it is."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.minutes, self.start, self.said = minutes, time.monotonic(), 0

    def _on_step(self) -> bool:
        minutes = (time.monotonic() - self.start) / 60
        if int(minutes) > self.said:
            self.said = int(minutes)
            print(f"{self.said} min: {self.num_timesteps} steps, {self.num_timesteps / minutes / 60:.0f} a second")
        return minutes < self.minutes


def won(model: MaskablePPO, games: int, seed: int) -> tuple[int, int]:
    """Games won and played."""
    env, victories = table(), 0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        over, reward = False, 0.0
        while not over:
            masks = env.get_wrapper_attr("action_masks")()
            action, _ = model.predict(seen, action_masks=masks)
            seen, paid, over, _, _ = env.step(action)
            reward += float(paid)
        victories += reward > 0
    return victories, games


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--minutes", type=float, default=15)
    options.add_argument("--games", type=int, default=400, help="to measure with, before and after")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    torch.set_num_threads(1)  # so small a network gains nothing from more
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([table] * TABLES),
        n_steps=512,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=chosen.seed,
        device="cpu",
    )
    print(f"Before: {told(*won(model, chosen.games, 1_000_000))}", flush=True)
    model.learn(1_000_000_000, Until(chosen.minutes))
    print(f"After {model.num_timesteps} steps: {told(*won(model, chosen.games, 1_000_000))}")


if __name__ == "__main__":
    main()
