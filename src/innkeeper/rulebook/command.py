"""`innkeeper rule`: look a rule up by its id, or find rules by words."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from innkeeper.rulebook import (
    Decision,
    Rule,
    Ruling,
    UnknownRule,
    books,
    rule,
    rules,
    search,
    search_decisions,
    search_rulings,
)

READABLE_WIDTH = 100


def run(words: list[str], limit: int = 5) -> int:
    """Print what was asked for; the exit status is 1 when there is nothing."""
    out = Console(highlight=False)
    out.width = min(out.width, READABLE_WIDTH)
    asked = " ".join(words)
    if asked in rules() or _looks_like_id(asked):
        return _one(out, asked)
    return _matches(out, asked, limit)


def _looks_like_id(asked: str) -> bool:
    return "." in asked.strip(". ") and " " not in asked


def _one(out: Console, rule_id: str) -> int:
    try:
        _print_rule(out, rule(rule_id), in_full=True)
    except UnknownRule as unknown:
        out.print(f"There is no rule [bold]{escape(rule_id)}[/].")
        if unknown.near:
            out.print("Close to it:")
        for near in unknown.near:
            out.print(f"  {near}")
        return 1
    return 0


def _matches(out: Console, asked: str, limit: int) -> int:
    found = search(asked, limit)
    for number, match in enumerate(found):
        _print_rule(out, match, in_full=number == 0)
    for ruling in search_rulings(asked, 2):
        _print_ruling(out, ruling)
    for decision in search_decisions(asked, 1):
        _print_decision(out, decision)
    if not found:
        out.print(f"No rule speaks of [bold]{escape(asked)}[/]. Try other or fewer words.")
        return 1
    return 0


def _print_rule(out: Console, rule: Rule, in_full: bool) -> None:
    out.print(f"[bold yellow]{rule.id}[/]")
    if rule.card:
        _indented(out, f"[italic]{escape(rule.card)}[/] ({escape(rule.owner or 'unknown')})")
    _indented(out, escape(rule.rule))
    if in_full:
        _remark(out, "Remark", rule.engine)
        _remark(out, "The printed rules differ", rule.differs)
        _sources(out, rule.source)
    out.print()


def _print_ruling(out: Console, ruling: Ruling) -> None:
    out.print(f"[bold cyan]{escape(ruling.question)}[/]")
    _indented(out, f"{escape(ruling.ruling)} [dim]({ruling.confidence})[/]")
    out.print()


def _print_decision(out: Console, decision: Decision) -> None:
    out.print(f"[bold magenta]Settled here, point {decision.number}[/]")
    _indented(out, escape(decision.text))
    out.print()


def _remark(out: Console, title: str, text: str | None) -> None:
    if text:
        _indented(out, f"[dim]{title}:[/] {escape(text)}")


def _sources(out: Console, sources: list[str]) -> None:
    for source in sources:
        number, _, place = source.partition(" ")
        _indented(out, f"[dim]{escape(f'{books().get(number, number)} {place}'.strip())}[/]")


def _indented(out: Console, text: str) -> None:
    out.print(Padding(text, (0, 0, 0, 2)))
