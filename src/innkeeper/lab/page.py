"""Small pieces of the report's page: tables, figures, chapters, and figures in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape


def percent(share: float, digits: int = 1) -> str:
    return f"{share * 100:.{digits}f} %"


def span(low: float, high: float, digits: int = 1) -> str:
    """An interval of shares."""
    return f"{low * 100:.{digits}f}–{high * 100:.{digits}f}"


def signed(gain: float) -> str:
    """A difference of shares, in games of a hundred."""
    return f"{gain * 100:+z.1f}".replace("-", "−")


def sure(share: float, low: float, high: float) -> str:
    """A share with its interval, as a cell of a table."""
    return f"{percent(share)} <small>({span(low, high)})</small>"


def several(number: int, word: str) -> str:
    return f"{number:,} {word}{'' if number == 1 else 's'}"


def joined(words: Sequence[str]) -> str:
    """A, B and C."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], words: Sequence[int] = ()) -> str:
    """A table; the cells are HTML already. Columns of words are set like text."""

    def cell(tag: str, at: int, text: str) -> str:
        return f'<{tag} class="words">{text}</{tag}>' if at in words else f"<{tag}>{text}</{tag}>"

    head = "".join(cell("th", at, name) for at, name in enumerate(heads))
    body = "".join(f"<tr>{''.join(cell('td', at, text) for at, text in enumerate(row))}</tr>\n" for row in rows)
    return f'<div class="scroll"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody>\n</table></div>\n'


def figure(drawings: str, caption: str) -> str:
    return f"<figure>{drawings}<figcaption>{caption}</figcaption></figure>\n"


def folded(title: str, content: str) -> str:
    return f"<details><summary>{title}</summary>{content}</details>\n"


def paragraph(*sentences: str, kind: str = "") -> str:
    return f"<p{f' class={kind}' if kind else ''}>{' '.join(sentences)}</p>\n"


def chapter(key: str, title: str, *content: str) -> str:
    return f'<section id="{key}"><h2>{escape(title)}</h2>\n{"".join(content)}</section>\n'


def whole_page(title: str, style: str, content: str) -> str:
    """A page that needs nothing from anywhere else."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n{content}</main>\n</body>\n</html>\n"
    )
