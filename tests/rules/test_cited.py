"""Every line of the log cites the rule that a player would want to read there, judged kind by kind."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from innkeeper import rulebook
from innkeeper.game import Game
from innkeeper.judge.laying import lay
from innkeeper.judge.not_built import not_built
from innkeeper.judge.reading import Found, read_all
from innkeeper.judge.running import Run
from innkeeper.judge.titles import Titles
from innkeeper.table.log import Fact
from tests.properties.helpers import finish, some_game
from tests.properties.test_otto import some_table
from tests.rules.stories import box, tell
from tests.rules.test_events_as_actions import ANSWERED_AT_SEA
from tests.rules.test_sea_events import ZOT_DRINKS

HERE: Final = Path(__file__).parent
RULES: Final = HERE.parents[1] / "src" / "innkeeper" / "rules"

# What a card or an Event says is done because it is that card's or Event's turn to be carried out.
BY_A_CARD: Final = {"turn.action.resolve-then-discard"}
ON_A_GO: Final = "gambling.play.card-may-do-more"  # whatever a card may do, one that takes control may do as well
BY_ITS_DECK: Final = {"sea-events.counter.last-one-reveals-event", "dungeon-events.counter.last-one-reveals-event"}
CHOSEN_FOR_IT: Final = {
    "sea-events.choice.turn-order-from-ending-player",
    "dungeon-events.choice.turn-order-from-ending-player",
}
BIDDING: Final = {"card-notes.a-contest-of-wills.bidding"}
BY_A_DRINK_EVENT: Final = {"drinks.event.follow-instructions"}
BY_AN_EVENT: Final = BY_A_DRINK_EVENT | BY_ITS_DECK
BY_A_DRINK: Final = {"turn.drink.follow-then-discard"}
BY_A_PRIZE: Final = {"prizes.win.kept-until-used"}
BY_A_TOKEN: Final = {"dungeon-events.timing.last-step-of-turn"}
OWN_STEP: Final = {"team-characters.general.special-steps-keep-their-place"}
BY_ITSELF: Final = {"setup.character.extra-components"}
WHILE_ANNOUNCING: Final = {"card-notes.boom-stick.played-together-with-another-card"}
TO_BEGIN_WITH: Final = {"boss-battle.boss-setup.vlazlo-starting-form-card"}
BOUGHT: Final = {"boss-battle.boss-turn.vlazlo-buys-form-cards"}
BORROWED: Final = {"card-notes.my-friend-will-play-this-hand.nothing-to-discard-is-a-pass"}
REWARDED: Final = {"otto.tracks.pass-out-reward"}
CALLED: Final = {"card-notes.what-am-i-paying-you-for.deck-runs-out"}
DIVIDED: Final = {"card-notes.psionic-vision.absent-opponent-may-divide"}
IN_BLOOD: Final = {"card-notes.blood-money.any-part-of-ante"}
ANTES: Final = {"gambling.ante.one-gold-each", "gambling.ante.raise"}
OTHER_DUES: Final = {"drinks.running-out.everyone-pays-one", "drinks.contest.winner-gets-one-from-each"}
CHANGING: Final = {"wench-drinks.what-counts-as-changing"}
BY_A_GAME: Final = {"embedding.play.game-rules-with-one-change"}
ONE_OR_PASS: Final = {"embedding.betting.one-card-or-pass"}
LOOKING: Final = {"embedding.gambling-card.look-at-one", "embedding.cheating-card.look-at-three"}
SPILT: Final = {"card-notes.aged-dwarven-firewater.covers-whole-drink"}
HAGGLED: Final = {"card-notes.discount-elixir-of-haggling.does-not-stack"}
ALACRITY: Final = {"card-notes.elixir-of-alacrity.next-action-phase-only"}
PATRONS: Final = {"card-notes.i-know-what-my-patrons-like.special-reserve"}
CURSE: Final = {"treasure.get.step-2-curse"}
EQUIPPING: Final = {"treasure.get.step-4-equip-or-discard"}
TRAPS: Final = {"otto.other.alaric-traps"}
TURNED_UP: Final = {"team-characters.keet.static-artifacts-bind-to-a-player"}
REDIRECTED: Final = {
    "redirect.source-unchanged",
    "card-notes.my-what-selfless-adventurers.redirects-everything",
}
NEITHER: Final = {"negate-ignore.reduce-redirect-pass-are-neither"}

IN_GAMES: Final = (
    "card", "holds-up", "turns-up", "deals", "rolls", "keeps", "rolls-off", "draws-off", "shows", "dragon", "hits",
    "defends", "doublerogue", "folds", "keeps-card", "passes-on", "exchanges",
)  # fmt: skip
TOLD_OTHERWISE: Final = {
    "track-fortitude",
    "track-alcohol",
    "accepts",
    "declines",
    "game-card",
    "game-holds-up",
    "game-rerolls",
    "game-sets-die",
}

OF_A_TRACK: Final = {"otto.setup.two-tracks-at-six-and-zero", "turn.drink.icons"}
ON_A_TRACK: Final = OF_A_TRACK | BY_A_CARD | BY_A_DRINK
FITTING: Final[dict[str, set[str]]] = {
    # cards
    "plays": {
        "turn.action.announce-title",
        "cards.sometimes.only-under-their-condition",
        "cards.anytime.at-any-time",
        "gambling.play.card-or-pass",
    },
    "names": {"turn.action.targets-chosen-on-play", "wizgille.gear.independent-targets"},
    "joins": {"wizgille.device.reveal-gear", "card-notes.boom-stick.played-together-with-another-card"}
    | {"team-characters.halden.action-and-combo-interleave"},
    "adds": WHILE_ANNOUNCING,
    "strengthens": BY_A_CARD,
    "stays": BY_A_CARD | CALLED,
    "clears-away": {"team-characters.kaylin.pixie-time-until-next-turn"} | ALACRITY | BY_A_TOKEN,
    "passes-card": OWN_STEP,
    "negated": {"negate.card-is-discarded", "negate.card-does-not-resolve"},
    "ignores": {
        "ignore.card-still-resolves",
        "ignore.event.any-kind",
        "boss-versus-boss.champions.how-chivalrous-of-you",
        "sea-events.response.as-though-action-card",
        "dungeon-events.response.as-though-action-card",
        "ignore.drink.only-if-it-would-affect-you",
        "drinks.chaser.ignored-as-a-whole",
        "card-notes.i-bet-you-cant-chug.torglesnarf-may-ignore",
    },
    "accepts": {"drinks.event.follow-instructions"} | BY_A_CARD | BY_ITSELF | OWN_STEP | BY_A_TOKEN,
    "declines": {"drinks.event.follow-instructions"} | BY_A_CARD | BY_ITSELF | OWN_STEP | BY_A_TOKEN,
    "component": {"losing.out-if-not-saved", "card-notes.sharing-is-caring.scarabs-on-other-half"}
    | {"treasure.level.is-sum", "treasure.subtype.discarded-when-played", "treasure.get.step-3-slot-occupied"}
    | CURSE
    | EQUIPPING
    | BY_A_CARD
    | BY_A_TOKEN
    | BY_ITSELF
    | OWN_STEP
    | WHILE_ANNOUNCING
    | BOUGHT,
    "equips": EQUIPPING,
    "leaves-treasure": EQUIPPING,
    "loses-treasure": {"treasure.get.step-3-slot-occupied"} | CURSE | BY_A_CARD | BY_ITSELF,
    "acts": BY_A_TOKEN | OWN_STEP | BY_A_CARD | SPILT | TURNED_UP,
    "works": BY_A_TOKEN | BY_ITSELF | OWN_STEP,
    "sees-card": TRAPS | BORROWED | BY_A_CARD,
    "shows-card": BY_A_CARD,
    "divides": DIVIDED,
    "minion": {"otto.other.gizmos-and-minions"},
    "falls": {"otto.other.gizmos-and-minions"},
    "takes-card": DIVIDED | BY_A_DRINK,
    "chooses": BY_A_CARD | BY_A_DRINK_EVENT | BY_A_TOKEN | BY_ITSELF,
    "chooses-for-event": CHOSEN_FOR_IT,
    "chance-chooses": BY_ITS_DECK,
    "bids": BIDDING | {"dungeon-events.choice.turn-order-from-ending-player"},  # these in secret
    "bids-nothing": BIDDING,
    "discards-drink": {"dungeon-events.counter.last-one-reveals-event"},
    "ignores-actions": {"card-notes.staring-contest.second-mode-ignores-all-actions"},
    "turns-up": {"otto.other.murgath-blessing"}
    | TURNED_UP
    | {"setup.character.extra-components", "treasure.get.step-1-reveal"}
    | DIVIDED
    | CALLED
    | BY_A_DRINK,
    "draws": BY_ITSELF
    | {"turn.discard-draw.draw-up-to-seven"}
    | BY_A_PRIZE
    | BY_A_CARD
    | BY_ITS_DECK
    | BY_A_DRINK
    | BY_A_DRINK_EVENT
    | BOUGHT
    | TO_BEGIN_WITH
    | REWARDED,
    "draws-from": BY_A_CARD | BOUGHT | TO_BEGIN_WITH,
    "has-drawn": BY_ITSELF
    | {"turn.discard-draw.draw-up-to-seven"}
    | BY_A_PRIZE
    | BY_A_CARD
    | BY_AN_EVENT
    | BY_A_DRINK
    | REWARDED,
    "discards": TRAPS
    | WHILE_ANNOUNCING
    | BY_ITSELF
    | OWN_STEP
    | BY_A_TOKEN
    | {"turn.discard-draw.discard-any-number"}
    | BY_A_CARD
    | BY_ITS_DECK
    | BY_A_DRINK
    | DIVIDED,
    "reshuffles": {"turn.discard-draw.reshuffle-on-last-card", "otto.deck.reshuffle-at-once"},
    # Fortitude and Alcohol Content; a limit only where it bit
    "fortitude": TRAPS
    | BY_ITSELF
    | OWN_STEP
    | TURNED_UP
    | {
        "team-characters.wrench.collateral-damage-once-per-team",
        "teams.potions.one-of-three-effects",
        "turn.drink.icons",
        "turn.drink.follow-then-discard",
        "limits.fortitude.maximum-twenty",
        "limits.fortitude.minimum-zero",
    }
    | BY_A_CARD
    | BY_AN_EVENT
    | BY_ITSELF
    | BY_A_TOKEN
    | BY_A_PRIZE
    | CURSE
    | IN_BLOOD,
    "alcohol": OWN_STEP
    | {"turn.drink.icons", "turn.drink.follow-then-discard", "turn.drink.sober-up"}
    | {"teams.potions.one-of-three-effects"}
    | {"limits.alcohol.maximum-twenty", "limits.alcohol.minimum-zero"}
    | {"otto.other.alaric-traps"}
    | BY_A_PRIZE
    | BY_A_CARD
    | BY_ITSELF
    | CURSE
    | BY_AN_EVENT,
    # of Otto
    "turns-up-box": {"otto.turn.action-phase", "otto.responses.trigger", "otto.gambling.reveals-for-his-play"},
    "box-silent": {
        "otto.other.illegal-play-does-nothing",
        "otto.responses.type-restriction",
        "otto.gambling.illegal-play-becomes-pass",
    },
    "deck-empty": {"otto.gambling.empty-deck-passes"},
    "track-fortitude": ON_A_TRACK
    | TRAPS
    | BY_ITSELF
    | BY_A_TOKEN
    | {"drinks.event.follow-instructions", "sea-events.counter.last-one-reveals-event"},
    "track-alcohol": ON_A_TRACK
    | BY_ITSELF
    | {"dungeon-events.counter.last-one-reveals-event", "drinks.event.follow-instructions"},
    "track-reset": {"otto.tracks.pass-out-resets-track"},
    "no-reward": REWARDED,
    "reduces": NEITHER | {"card-notes.my-bite.ignore-becomes-reduce-two"},
    "shares-loss": NEITHER,
    "stops": NEITHER,
    "finds-trap": TRAPS,
    "finds-no-trap": TRAPS,
    "artifact-goes": {"team-characters.keet.teammates-pay-with-artifacts"},
    "hidden-artifact-goes": {"team-characters.keet.teammates-pay-with-artifacts"},
    "gets-artifact": {"team-characters.keet.static-artifacts-bind-to-a-player"},
    "takes-artifact": BY_A_CARD,
    "artifact-discarded": {"otto.other.keet-artifact-discarded"},
    "peeks-artifact": {"team-characters.keet.face-down-ante-peek"},
    "phase-again": {"teams.phases.only-chosen-member"},
    "phase-skipped": {"teams.phases.only-chosen-member"},
    "leaves-table": {"card-notes.fresh-air.both-out-for-a-time"},
    "redirects": REDIRECTED,
    "redirects-upon": REDIRECTED,
    "aims": {"turn.action.targets-chosen-on-play"},
    # Gold
    "pays": {"limits.gold.minimum-zero", "team-characters.keet.playable-artifacts-shared-by-controlling-team"}
    | SPILT
    | ANTES
    | OTHER_DUES
    | BY_A_CARD
    | BY_AN_EVENT
    | BY_A_DRINK
    | BY_A_GAME
    | CURSE,
    "gets-card": BY_A_CARD | BY_ITSELF,
    "lays-before": BY_A_CARD,
    "gives-drink": PATRONS,
    "gives-away": PATRONS,
    "looks-through-pile": PATRONS,
    "inn-pays": {"setup.gold.inn", "otto.general.pays-from-inn", "otto.gambling.antes-from-inn"} | IN_BLOOD | HAGGLED,
    "pays-nothing": {
        "sea-events.counter.last-one-reveals-event",
        "dungeon-events.counter.last-one-reveals-event",
        "gambling.no-gold.substitute-ante-counts",
        "otto.general.pays-from-inn",
    }
    | OTHER_DUES
    | BY_A_CARD,
    "champion": {"teams.champion.stands-in-for-team"},
    "sends": {"card-notes.how-chivalrous-of-you.champion-is-no-teammate"},
    "potion": {"teams.potions.any-time"},
    "takes": {
        "teams.potions.one-of-three-effects",
        "timing.sequential.winning-precedes-collecting",  # the pot of another's win
        "teams.static.what-counts",  # more than was gained
    }
    | BY_ITSELF
    | BY_A_TOKEN
    | BY_AN_EVENT
    | BY_A_PRIZE
    | BY_A_CARD
    | BY_A_DRINK
    | REWARDED,
    "shuffles-pile": BY_A_CARD,
    "peeks": {"team-characters.tara.team-sees-ordered-drinks"} | PATRONS,
    "offers": {"phrenk.sell.both-must-agree"},
    "refuses": {"phrenk.sell.both-must-agree"},
    "buys": {"phrenk.sell.buyer-keeps-face-up"},
    # Drinks
    "orders": {"turn.order.on-top-of-pile", "drinks.extra-orders.face-down-on-others"},
    "reveals": {
        "turn.drink.reveal-top",
        "otto.general.drinks-from-drink-deck",
        "drinks.chaser.trigger",
        "drinks.contest.everyone-reveals-from-deck",
        "drinks.round-on-the-house.reveal-until-drink",
        "timing.simultaneous-drinks.reveal-everything-first",  # Drinks of several players
    }
    | BY_AN_EVENT
    | BY_A_CARD,
    "set-aside": {
        "drinks.chaser.event-is-discarded",
        "drinks.contest.event-counts-zero",
        "drinks.round-on-the-house.reveal-until-drink",
    },
    "drinks": BY_A_DRINK,
    "keeps": {"drinks.kept.instruction-replaces-discard", "phrenk.reveal.keep-one"},
    "sobers-up": {"turn.drink.sober-up"},
    "splits": {"drinks.split.halve-rounding-up"},
    "halves-drink": {"drinks.split.vlazlo-other-half-vanishes"},
    "passes-drink": CHANGING,
    "changes-drink": CHANGING,
    "weakens-drink": {"card-notes.visor-down.numbers-toward-zero"},
    "replaces-drink": CHANGING,
    "converts-drink": CHANGING,
    "drinks-out": {"drinks.running-out.everyone-pays-one"},
    "new-drinks": {"drinks.running-out.reshuffle-discards"},
    "from-the-bar": {"bar-deck.refill.next-thirty-from-bar-deck"},
    "adds-prize": {"prizes.round.starter-must-add-one"},
    "new-prizes": {"prizes.bin.refill-inn-when-none-left"},
    "prize-to-inn": {"prizes.pot.goes-to-inn-with-pot"},
    "wins-prize": {"prizes.win.pot-winner-takes-prize"},
    "uses-prize": BY_A_PRIZE,
    "shuffles-drink": {"card-notes.absorbent-towel.drink-shuffled-into-chosen-pile"},
    "new-bar": {"bar-deck.refill.recycle-discards-when-bar-deck-empties"},
    "new-events": {"sea-events.deck.reshuffle-when-empty", "dungeon-events.deck.reshuffle-when-empty"},
    "wins-contest": {"drinks.contest.highest-wins", "drinks.contest.tie-last-conscious-wins"},
    "contest-tied": {"drinks.contest.tie-only-tied-repeat"},
    # the Round of Gambling
    "starts-round": {"gambling.start.by-action-card"},
    "takes-control": {"gambling.play.card-takes-control"},
    "passes": {"gambling.play.card-or-pass"} | ONE_OR_PASS,
    "leaves": {
        "turn.end.cut-short",
        "gambling.ante.leave-instead",
        "gambling.force-out.same-as-having-left",
    },
    "cannot-ante": {"gambling.no-gold.own-ante-card-antes-nobody"},
    "wins-round": {"gambling.end.all-others-pass", "gambling.end.card-says-you-win", "gambling.only-one-left-wins"}
    | {"embedding.play.winner-takes-pot"},
    "collects": {"gambling.end.winner-takes-pot"},
    "round-ends": {"gambling.leave.no-winner-pot-to-inn", "wench-tip.pot-to-inn", "wench-tip.ends-the-round"}
    | {"losing.out-if-not-saved", "turn.end.cut-short"}  # its winner takes part no more
    | {"otto.general.gold-paid-to-otto-goes-to-inn"},
    # gambling games
    "chooses-game": {"embedding.start.starter-chooses-game"},
    "game-sees": LOOKING,
    "game-looks": LOOKING,
    "game-keeps-hand": LOOKING,
    "game-swaps": LOOKING,
    "game-gives": LOOKING | BY_A_GAME,
    "game-takes": LOOKING | BY_A_GAME,
    "game-rerolls": {"embedding.gambling-card.reroll"},
    "game-sets-die": {"embedding.cheating-card.set-a-die"},
    **{f"game-{what}": BY_A_GAME for what in IN_GAMES},
    # the turn and the game
    "turn": {"otto.turn.two-phases", "turn.phases.four-in-fixed-order"},
    "turn-ends": {"turn.end.cut-short"},
    "counter": {
        "sea-events.counter.one-removed-each-turn-end",
        "dungeon-events.counter.one-removed-each-turn-end",
    },
    "in-danger": {"losing.last-chance"},
    "passes-out": {"losing.passing-out.condition"},
    "is-broke": {"losing.no-gold.out"},
    "gold-divided": {"losing.passing-out.rest-split-evenly"},
    "tie": {"losing.tie-if-all-lose"},
    "wins": {"losing.last-player-wins"},
}


@cache
def told() -> list[Fact]:
    """What was told in all scenarios and stories, at sea, and in games played at random."""
    facts: list[Fact] = []
    titles = Titles(box())
    for read in read_all([HERE.parent / "scenarios", HERE / "told"]):
        assert isinstance(read, Found)
        if not read.scenario.expect.table.refused and not not_built(read.scenario, box(), titles):
            run = Run(Game(lay(read.scenario, box(), titles), box()), read.scenario, titles)
            run.play()
            facts += run.table.log.facts()
    for events in (["Flotsam!"], ["A squall!"], ["Harbour dues!"]):
        facts += tell(ZOT_DRINKS + "      Zot: {}\n", sea=events, counters=1).log.facts()
        facts += tell(ZOT_DRINKS + "      Zot: {}\n", sea=events, counters=1, chapter="dungeon-events").log.facts()
    for chapter in ("sea-events", "dungeon-events"):
        facts += tell(ANSWERED_AT_SEA, sea=["Tentacles!"], counters=1, chapter=chapter).log.facts()
        two_turns = ZOT_DRINKS.replace("end-of-turn", "end-of-round") + "      Zot: {}\n"
        facts += tell(two_turns, sea=["Flotsam!"], counters=1, chapter=chapter).log.facts()
    for seed in range(6):
        facts += finish(some_game(seed, 2 + seed), seed).table.log.facts()
    for seed in range(12):
        facts += finish(some_table(seed), seed).table.log.facts()
    return facts


def test_every_line_of_the_log_cites_a_rule_that_fits_it() -> None:
    met = {(fact.what, min(BY_A_CARD) if fact.rule == ON_A_GO else fact.rule) for fact in told()}
    fitting = {(what, rule) for what, rules in FITTING.items() for rule in rules}
    assert met - fitting == set()
    assert fitting - met == set(), "these are never told: the table is wider than what was judged"


def test_every_kind_of_line_was_judged() -> None:
    said = "".join(path.read_text("utf-8") for path in RULES.rglob("*.py"))
    assert set(re.findall(r'\.tell\(\s*"([a-z-]+)"', said)) | TOLD_OTHERWISE == set(FITTING)


def test_every_rule_cited_is_in_the_rulebook() -> None:
    assert {rule for rules in FITTING.values() for rule in rules} <= set(rulebook.rules())


def test_a_limit_is_cited_only_where_it_was_reached() -> None:
    bounds = {"minimum-zero": 0, "maximum-twenty": 20}
    for fact in told():
        chapter, _, bound = fact.rule.rpartition(".")
        if chapter.startswith("limits.") and fact.what in ("fortitude", "alcohol"):
            assert fact.whom == bounds[bound]
