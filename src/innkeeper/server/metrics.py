"""What the inn counts, told as Prometheus reads it."""

from collections import Counter, defaultdict
from typing import Final

ABOUT: Final = {
    "choices_total": "Choices made, by whom.",
    "refusals_total": "Requests and messages refused, by reason.",
    "bot_failures_total": "Bots that failed, so that the modest option was played.",
    "bot_fallbacks_total": "Bots that could not think in time, so that a regular answered, by reason.",
    "hints_refused_total": "Hints that nobody could think about in time, by reason.",
    "thinking_jobs_total": "Decisions and hints thought out by other processes, by kind.",
    "thinking_waiting": "Decisions and hints that wait for a process to think about them, by kind.",
    "thinking_restarts_total": "Processes that had to be replaced.",
    "write_seconds_sum": "Seconds spent until choices were durable.",
    "write_seconds_count": "Choices made durable.",
    "connections": "Open WebSocket connections, by kind.",
    "tables": "Unfinished tables at which somebody was within the last hour or so, by state.",
}


class Metrics:
    """Numbers by name and label."""

    def __init__(self) -> None:
        self.numbers: defaultdict[tuple[str, str], float] = defaultdict(float)

    def add(self, name: str, label: str = "", by: float = 1) -> None:
        self.numbers[name, label] += by

    def put(self, name: str, label: str, number: float) -> None:
        self.numbers[name, label] = number

    def text(self, states: Counter[str]) -> str:
        """All numbers as Prometheus text; `states` are those of the tables now."""
        numbers = dict(self.numbers)
        for state in ("open", "drafting", "playing"):
            numbers["tables", f'state="{state}"'] = states[state]
        lines: list[str] = []
        for name, about in ABOUT.items():
            kind = "counter" if name.endswith(("_total", "_sum", "_count")) else "gauge"
            lines += [f"# HELP innkeeper_{name} {about}", f"# TYPE innkeeper_{name} {kind}"]
            found = sorted((label, number) for (known, label), number in numbers.items() if known == name)
            for label, number in found or [("", 0)]:
                lines.append(f"innkeeper_{name}{{{label}}} {number:g}" if label else f"innkeeper_{name} {number:g}")
        return "\n".join(lines) + "\n"
