"""The plots of a report, as drawings whose colours the page chooses, so that they fit light and dark alike."""

from __future__ import annotations

import io
import re
from typing import Any, Final

import altair as alt
import polars as pl

# Colours as the page names them. A drawing is made with stand-ins, which are then replaced by these.
NAMES: Final = ("ink", "faint", "line", "paper", "main", "good", "bad", *(f"seat-{seat}" for seat in range(1, 6)))
STAND_INS: Final = {name: f"#0102{number:02x}" for number, name in enumerate(NAMES, start=1)}
SEATS: Final = [STAND_INS[f"seat-{seat}"] for seat in range(1, 6)]
DASHES: Final = [[1, 0], [6, 3]]  # the second five at a table are dashed
FONT: Final = "system-ui, sans-serif"
WIDTH: Final = 640
NARROW: Final = 190  # one of several tables side by side
ROW: Final = 26
ASIDE: Final = 3  # how many tables are drawn side by side

Chart = Any  # altair's charts have many types that share no useful one


def ink(name: str) -> str:
    return STAND_INS[name]


def drawn(chart: Chart, told: str) -> str:
    """A chart as SVG for the page, with a text for those who cannot see it."""
    axis = {"labelColor": ink("ink"), "titleColor": ink("faint"), "gridColor": ink("line"), "domainColor": ink("line")}
    styled = chart.configure(font=FONT, background="transparent", padding=8)
    sizes = {"labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": "normal", "labelLimit": 320}
    styled = styled.configure_axis(**axis, **sizes, tickColor=ink("line"))
    styled = styled.configure_view(stroke=None)
    styled = styled.configure_header(labelColor=ink("ink"), titleColor=ink("faint"), labelFontSize=12)
    styled = styled.configure_title(color=ink("ink"), fontSize=13, anchor="start")
    file = io.StringIO()
    styled.save(file, format="svg")
    svg = file.getvalue()
    for name, colour in STAND_INS.items():
        svg = svg.replace(colour, f"var(--{name})")
    svg = re.sub(r' (xmlns:xlink|version|class|aria-[a-z]*|role)="[^"]*"', "", svg)
    return svg.replace("<svg ", f'<svg role="img" aria-label="{told}" ', 1)


def share_chart(found: pl.DataFrame, label: str, order: list[str]) -> Chart:
    """A dot with its interval for each name, and a line at the fair share; a panel for each size of table."""
    sizes = found["players"].unique().sort().to_list()
    width = WIDTH if len(sizes) == 1 else NARROW
    panels = [share_panel(found.filter(players=size), label, order, width, len(sizes) > 1) for size in sizes]
    rows = [alt.hconcat(*panels[at : at + ASIDE], spacing=24) for at in range(0, len(panels), ASIDE)]
    return panels[0] if len(panels) == 1 else alt.vconcat(*rows, spacing=18)


def share_panel(found: pl.DataFrame, label: str, order: list[str], width: int, titled: bool) -> Chart:
    """The shares at tables of one size."""
    least, most = found.select(pl.min_horizontal(pl.min("low"), pl.min("fair")), pl.max("high")).row(0)
    scale = alt.Scale(domain=[least - 0.01, most + 0.01], nice=False, zero=False)
    x = alt.X("share:Q", title="share of games won", scale=scale, axis=alt.Axis(format=".1~%", tickCount=width // 60))
    y = alt.Y(f"{label}:N", sort=order, title=None, axis=alt.Axis(ticks=False, domain=False))
    base = alt.Chart(found)
    fair = base.mark_rule(color=ink("faint"), strokeDash=[4, 4]).encode(x=alt.X("mean(fair):Q", scale=scale))
    reach = base.mark_rule(color=ink("main"), strokeWidth=3, opacity=0.55).encode(
        x=alt.X("low:Q", scale=scale), x2="high:Q", y=y
    )
    dots = base.mark_point(color=ink("main"), filled=True, size=70, opacity=1).encode(x=x, y=y)
    title = f"{found['players'][0]} players" if titled else ""
    return alt.layer(fair, reach, dots).properties(width=width, height=alt.Step(ROW), title=title)


def matchup_chart(found: pl.DataFrame, order: list[str]) -> Chart:
    """A field for each pair: how often the one on the left stays in longer than the one above."""
    lead = found.with_columns(lead=(pl.col("share") - 0.5).abs(), side=pl.col("share") >= 0.5)
    lead = lead.with_columns(text=(pl.col("share") * 100).round(0).cast(pl.Int32).cast(pl.String))
    x = alt.X("against:N", sort=order, title="than", axis=alt.Axis(orient="top", labelAngle=0, ticks=False))
    y = alt.Y("character:N", sort=order, title="stays in longer", axis=alt.Axis(ticks=False))
    base = alt.Chart(lead).encode(x=x, y=y)
    most = max(0.05, *lead["lead"])
    fields = base.mark_rect(stroke=ink("paper"), strokeWidth=2).encode(
        color=alt.Color("side:N", legend=None, scale=alt.Scale(domain=[True, False], range=[ink("good"), ink("bad")])),
        opacity=alt.Opacity("lead:Q", legend=None, scale=alt.Scale(domain=[0, most], range=[0.04, 0.75])),
    )
    numbers = base.mark_text(color=ink("ink"), fontSize=12).encode(text="text:N")
    return alt.layer(fields, numbers).properties(width=alt.Step(62), height=alt.Step(30))


def length_chart(found: pl.DataFrame) -> Chart:
    """How many games take how many turns, at tables of one size."""
    part = found.with_columns(part=pl.col("games") / pl.col("games").sum())
    x = alt.X("turns:Q", title="turns", axis=alt.Axis(tickMinStep=1, format="d"))
    y = alt.Y("part:Q", title="of the games", axis=alt.Axis(format=".0%"))
    bars = alt.Chart(part).mark_bar(color=ink("main"), opacity=0.8, size=8)
    return bars.encode(x=x, y=y).properties(width=WIDTH, height=200)


def lengths_chart(sizes: pl.DataFrame) -> Chart:
    """How many turns games take at each size of table: the middle, and nine games of ten."""
    named = sizes.with_columns(size=pl.format("{} players", "players"))
    y = alt.Y("size:N", sort=named["size"].to_list(), title=None, axis=alt.Axis(ticks=False, domain=False))
    base = alt.Chart(named)
    reach = base.mark_rule(color=ink("main"), strokeWidth=3, opacity=0.55).encode(x="short:Q", x2="long:Q", y=y)
    dots = base.mark_point(color=ink("main"), filled=True, size=70, opacity=1).encode(
        x=alt.X("middle:Q", title="turns: half the games are shorter; nine of ten lie on the line"), y=y
    )
    return alt.layer(reach, dots).properties(width=WIDTH, height=alt.Step(ROW))


def loss_chart(found: pl.DataFrame, order: list[str]) -> Chart:
    """How each character leaves the game, as parts of a bar."""
    words = {"stayed": "stayed to the end", "gold": "out of Gold", "drink": "passed out"}
    places = {how: at for at, how in enumerate(words)}
    named = found.with_columns(way=pl.col("how").replace(words), at=pl.col("how").replace_strict(places))
    x = alt.X("share:Q", title="of its games", axis=alt.Axis(format=".0%"), scale=alt.Scale(domain=[0, 1]))
    colours = alt.Scale(domain=list(words.values()), range=[ink("good"), ink("seat-3"), ink("bad")])
    key = alt.Legend(orient="top", title=None, labelColor=ink("ink"), labelFontSize=12, labelLimit=200)
    return (
        alt.Chart(named)
        .mark_bar(stroke=ink("paper"), strokeWidth=1)
        .encode(
            x=x,
            y=alt.Y("character:N", sort=order, title=None, axis=alt.Axis(ticks=False)),
            color=alt.Color("way:N", scale=colours, legend=key),
            order=alt.Order("at:Q"),
        )
        .properties(width=WIDTH, height=alt.Step(ROW))
    )


def card_chart(found: pl.DataFrame) -> Chart:
    """How much more or less often a seat wins with these cards in its first hand."""
    named = found.with_columns(label=pl.format("{}: {}", "character", "card"), helps=pl.col("gain") >= 0)
    y = alt.Y("label:N", sort=named["label"].to_list(), title=None, axis=alt.Axis(ticks=False, domain=False))
    colour = alt.Color("helps:N", legend=None, scale=alt.Scale(domain=[True, False], range=[ink("good"), ink("bad")]))
    base = alt.Chart(named)
    even = alt.Chart(pl.DataFrame({"at": [0.0]})).mark_rule(color=ink("faint"), strokeDash=[4, 4]).encode(x="at:Q")
    title = "games won more (or fewer) of a hundred"
    x = alt.X("gain:Q", title=title, axis=alt.Axis(format="+.1~%", tickCount=6))
    reach = base.mark_rule(strokeWidth=3, opacity=0.55).encode(x="gain_low:Q", x2="gain_high:Q", y=y, color=colour)
    dots = base.mark_point(filled=True, size=60, opacity=1).encode(x=x, y=y, color=colour)
    return alt.layer(even, reach, dots).properties(width=WIDTH - 200, height=alt.Step(22))


def gap_chart(seats: pl.DataFrame) -> Chart:
    """What lies between Fortitude and Alcohol Content of each player, turn by turn, until they leave."""
    turns = gaps_by_turn(seats)
    players = seats["player"].to_list()
    kinds = alt.Scale(domain=players, range=[SEATS[at % len(SEATS)] for at in range(len(players))])
    dashes = alt.Scale(domain=players, range=[DASHES[at // len(SEATS)] for at in range(len(players))])
    key = alt.Legend(orient="right", title=None, labelColor=ink("ink"), labelFontSize=12, labelLimit=260)
    base = alt.Chart(turns).encode(
        x=alt.X("turn:Q", title="turn", axis=alt.Axis(tickMinStep=1, format="d")),
        y=alt.Y("gap:Q", title="Fortitude less Alcohol Content", scale=alt.Scale(domain=[0, 20])),
        color=alt.Color("player:N", scale=kinds, legend=key),
    )
    lines = base.mark_line(strokeWidth=2.5, interpolate="step-after").encode(
        strokeDash=alt.StrokeDash("player:N", scale=dashes, legend=None)
    )
    ends = base.transform_filter("datum.last").mark_point(filled=True, size=90, opacity=1)
    return alt.layer(lines, ends).properties(width=WIDTH - 100, height=260)


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
