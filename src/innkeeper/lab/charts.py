"""The plots of a report, as drawings whose colours the page chooses, so that they fit light and dark alike."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import altair as alt
import polars as pl

# Colours as the page names them. A drawing is made with stand-ins, which are then replaced by these.
NAMES: Final = ("ink", "faint", "line", "panel", "main", "good", "bad", *(f"seat-{seat}" for seat in range(1, 6)))
STAND_INS: Final = {name: f"#0102{number:02x}" for number, name in enumerate(NAMES, start=1)}
SEATS: Final = [STAND_INS[f"seat-{seat}"] for seat in range(1, 6)]
DASHES: Final = [[1, 0], [6, 4]]  # the second five at a table are dashed
FONT: Final = "Arial, Helvetica, Liberation Sans, sans-serif"  # as wide in the browser as where the drawing is made
WIDTHS: Final = {"wide": 776, "narrow": 330}  # of a drawing, on a desk and on a phone
ASIDE: Final = 3  # how many tables are drawn side by side on a desk
GAP: Final = 20  # between them
ROW: Final = 26
LEAST_REACH: Final = 0.05  # to each side of the fair share, lest small differences look large

PERCENT: Final = "format(100 * datum.value, '.1~f') + ' %'"
SIGNED: Final = "datum.value ? format(datum.value, '+.1~f') : '0'"

Chart = Any  # altair's charts have many types that share no useful one


def ink(name: str) -> str:
    return STAND_INS[name]


def drawn(draw: Callable[[int], Chart], told: str, widths: dict[str, int] = WIDTHS) -> str:
    """A chart as SVG for each kind of screen, of which the page shows the one that fits."""
    return "".join(svg(draw(width), width, kind, told) for kind, width in widths.items())


def svg(chart: Chart, width: int, kind: str, told: str) -> str:
    """A chart as SVG just so wide, with a text for those who cannot see it."""
    axis = {"labelColor": ink("ink"), "titleColor": ink("faint"), "gridColor": ink("line"), "domainColor": ink("line")}
    sizes = {
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "titlePadding": 8,
        "labelFlush": False,
    }
    key = {"labelColor": ink("ink"), "labelFontSize": 12, "labelLimit": width - 60, "columnPadding": 24}
    fit = alt.AutoSizeParams(type="fit-x", contains="padding")
    styled = chart.properties(width=width).configure(font=FONT, background="transparent", padding=4, autosize=fit)
    styled = styled.configure_axis(**axis, **sizes, tickColor=ink("line")).configure_view(stroke=None)
    styled = styled.configure_legend(**key, title=None).configure_title(color=ink("ink"), fontSize=13, anchor="start")
    file = io.StringIO()
    styled.save(file, format="svg")
    text = file.getvalue()
    for name, colour in STAND_INS.items():
        text = text.replace(colour, f"var(--{name})")
    text = re.sub(r' (xmlns:xlink|version|class|aria-[a-z]*|role)="[^"]*"', "", text)
    return text.replace("<svg ", f'<svg class="{kind}" role="img" aria-label="{told}" ', 1)


def drawn_shares(found: pl.DataFrame, label: str, order: list[str], told: str) -> str:
    """Who wins how often; a drawing for each size of table."""
    sizes = found["players"].unique().sort().to_list()
    if len(sizes) == 1:
        return drawn(partial(share_chart, found, label, order, ""), told)
    beside = min(len(sizes), ASIDE)
    widths = WIDTHS | {"wide": (WIDTHS["wide"] + GAP) // beside - GAP}
    titles = {size: f"{size} players" for size in sizes}
    return "".join(
        drawn(partial(share_chart, found.filter(players=size), label, order, title), f"{told}, {title}", widths)
        for size, title in titles.items()
    )


def share_chart(found: pl.DataFrame, label: str, order: list[str], title: str, width: int) -> Chart:
    """A dot with its interval for each name, and a line at the fair share."""
    fair = found["fair"][0]
    least, most = min(fair - LEAST_REACH, *found["low"]), max(fair + LEAST_REACH, *found["high"])
    edge = (most - least) / 20
    scale = alt.Scale(domain=[least - edge, most + edge], nice=False, zero=False)
    x = alt.X("share:Q", title="share of games won", scale=scale, axis=percents(width // 50, within=True))
    y = alt.Y(f"{label}:N", sort=order, title=None, axis=names_axis())
    base = alt.Chart(found)
    line = base.mark_rule(color=ink("faint"), strokeDash=[4, 4]).encode(x=alt.X("mean(fair):Q", scale=scale))
    reach = base.mark_rule(color=ink("main"), strokeWidth=3, opacity=0.55).encode(
        x=alt.X("low:Q", scale=scale), x2="high:Q", y=y
    )
    dots = base.mark_point(color=ink("main"), filled=True, size=70, opacity=1).encode(x=x, y=y)
    return alt.layer(line, reach, dots).properties(height=alt.Step(ROW), title=title)


def names_axis() -> alt.Axis:
    """Names beside their rows, clear of what is drawn in them."""
    return alt.Axis(ticks=False, domain=False, labelPadding=10, labelLimit=200)


def percents(ticks: int, within: bool = False) -> alt.Axis:
    """Shares of a hundred, at about so many places; perhaps without those that would reach out of the drawing."""
    return alt.Axis(labelExpr=PERCENT, tickCount=ticks, labelBound=within)


def length_chart(found: pl.DataFrame, width: int) -> Chart:
    """How many games take how many turns, at tables of one size."""
    turns, games = pl.col("turns"), pl.col("games")
    bars = alt.Chart(found.with_columns(part=games / games.sum(), left=turns - 0.4, right=turns + 0.4))
    least, most = min(found["turns"]) - 1, max(found["turns"]) + 1
    around = alt.Scale(domain=[least, most], nice=False)
    ticks = alt.Axis(format="d", tickCount=min(width // 50, most - least))
    x = alt.X("left:Q", title="turns", scale=around, axis=ticks)
    y = alt.Y("part:Q", title="of the games", axis=percents(5))
    return (
        bars.mark_bar(color=ink("main"), opacity=0.8)
        .encode(x=x, x2="right:Q", y=y, y2=alt.datum(0))
        .properties(height=200)
    )


def lengths_chart(sizes: pl.DataFrame, width: int) -> Chart:
    """How many turns games take at each size of table: the middle, and nine games of ten."""
    named = sizes.with_columns(size=pl.format("{} players", "players"))
    y = alt.Y("size:N", sort=named["size"].to_list(), title=None, axis=names_axis())
    base = alt.Chart(named)
    reach = base.mark_rule(color=ink("main"), strokeWidth=3, opacity=0.55).encode(x="short:Q", x2="long:Q", y=y)
    x = alt.X("middle:Q", title="turns", axis=alt.Axis(tickMinStep=1, format="d", tickCount=width // 50))
    dots = base.mark_point(color=ink("main"), filled=True, size=70, opacity=1).encode(x=x, y=y)
    return alt.layer(reach, dots).properties(height=alt.Step(ROW))


def loss_chart(found: pl.DataFrame, order: list[str], width: int) -> Chart:
    """How each character leaves the game, as parts of a bar."""
    words = {"stayed": "stayed to the end", "gold": "out of Gold", "drink": "passed out"}
    places = {how: at for at, how in enumerate(words)}
    named = found.with_columns(way=pl.col("how").replace(words), at=pl.col("how").replace_strict(places))
    colours = alt.Scale(domain=list(words.values()), range=[ink("good"), ink("seat-3"), ink("bad")])
    return (
        alt.Chart(named)
        .mark_bar(stroke=ink("panel"), strokeWidth=1)
        .encode(
            x=alt.X("share:Q", title="of its games", axis=percents(width // 70), scale=alt.Scale(domain=[0, 1])),
            y=alt.Y("character:N", sort=order, title=None, axis=names_axis()),
            color=alt.Color("way:N", scale=colours, legend=alt.Legend(orient="top", columns=width // 140)),
            order=alt.Order("at:Q"),
        )
        .properties(height=alt.Step(ROW))
    )


def card_chart(found: pl.DataFrame, width: int) -> Chart:
    """How many more or fewer games of a hundred a seat wins with these cards in its first hand, each below its name."""
    hundred = [(pl.col(name) * 100).alias(name) for name in ("gain", "gain_low", "gain_high")]
    named = found.with_columns(*hundred, label=pl.format("{}: {}", "character", "card"), helps=pl.col("gain") >= 0)
    y = alt.Y("label:N", sort=named["label"].to_list(), title=None, axis=None)
    colour = alt.Color("helps:N", legend=None, scale=alt.Scale(domain=[True, False], range=[ink("good"), ink("bad")]))
    base = alt.Chart(named).encode(y=y)
    even = alt.Chart(pl.DataFrame({"at": [0.0]})).mark_rule(color=ink("faint"), strokeDash=[4, 4]).encode(x="at:Q")
    x = alt.X("gain:Q", title="games won more or fewer, of a hundred", axis=alt.Axis(labelExpr=SIGNED, tickCount=6))
    reach = base.mark_rule(strokeWidth=3, opacity=0.55).encode(x="gain_low:Q", x2="gain_high:Q", color=colour)
    dots = base.mark_point(filled=True, size=60, opacity=1).encode(x=x, color=colour)
    above = partial(base.mark_text, align="left", baseline="bottom", dy=-6, fontSize=12, limit=width - 16)
    clear = above(stroke=ink("panel"), strokeWidth=5, strokeJoin="round")  # no line runs through a name
    names = [text.encode(x=alt.value(0), text="label:N") for text in (clear, above(color=ink("ink")))]
    return alt.layer(even, *names, reach, dots).properties(height=alt.Step(36))


def gap_chart(seats: pl.DataFrame, width: int) -> Chart:
    """What lies between Fortitude and Alcohol Content of each player, turn by turn, until they leave."""
    players = seats["player"].to_list()
    kinds = alt.Scale(domain=players, range=[SEATS[at % len(SEATS)] for at in range(len(players))])
    dashes = alt.Scale(domain=players, range=[DASHES[at // len(SEATS)] for at in range(len(players))])
    key = alt.Legend(orient="bottom", columns=width // 240, symbolType="stroke", symbolSize=700, symbolStrokeWidth=2.5)
    base = alt.Chart(gaps_by_turn(seats)).encode(
        x=alt.X(
            "turn:Q",
            title="turn",
            scale=alt.Scale(zero=False, nice=False),
            axis=alt.Axis(tickMinStep=1, format="d", tickCount=width // 40),
        ),
        y=alt.Y("gap:Q", title="Fortitude less Alcohol Content", scale=alt.Scale(domain=[0, 20])),
        color=alt.Color("player:N", scale=kinds, legend=key),
    )
    lines = base.mark_line(strokeWidth=2.5, interpolate="step-after").encode(
        strokeDash=alt.StrokeDash("player:N", scale=dashes, legend=key)
    )
    ends = base.transform_filter("datum.last").mark_point(filled=True, size=90, opacity=1)
    return alt.layer(lines, ends).properties(height=260)


def gaps_by_turn(seats: pl.DataFrame) -> pl.DataFrame:
    """The gap of each player at the beginning of each turn, and where they stood when they left or all was over."""
    rows: list[dict[str, object]] = []
    for seat in seats.to_dicts():
        gaps = [*seat["gaps"], max(0, seat["fortitude"] - seat["alcohol"])]
        rows += [
            {"player": seat["player"], "turn": turn, "gap": gap, "last": turn == len(gaps)}
            for turn, gap in enumerate(gaps, start=1)
        ]
    return pl.DataFrame(rows)
