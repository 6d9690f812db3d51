"""The table as one seat judges it: what it is worth when markers and Gold move, whoever's they are.

Worth is counted in points of Fortitude at good health. A point weighs more the nearer a player is to passing out, a
coin the fewer are left, and what happens to rivals counts the other way round, by a share.
"""

from typing import Final

from innkeeper.bots.control import Control
from innkeeper.bots.gamblers import odds_in_game
from innkeeper.bots.lead import health, strength_as_before
from innkeeper.bots.weights import POINTS_OF_A_POTION, USUAL, Weights
from innkeeper.rules.components import component_of, count
from innkeeper.rules.modes import MOST_PLAYERS
from innkeeper.table.pile import HAND, POTIONS
from innkeeper.table.table import Kept
from innkeeper.table.waiting import Waiting
from innkeeper.view import SeatView, View
from innkeeper.vocabulary.amounts import BY_COMPONENT, FIXED, PER_COMPONENT, PER_PLAYER, PER_TEAM, Amount
from innkeeper.vocabulary.components import NO_COMPONENT, SIDE_DECK, TOKEN
from innkeeper.vocabulary.plays import Face, Standing
from innkeeper.vocabulary.terms import CHEATING, COUNTS_AS_DRUNK, DRUNKENNESS, GAMBLING

NONE_OF_ANY_SIDE: Final = [0] * MOST_PLAYERS  # shared; never changed
GOLD_OF_A_POTION: Final = 3
A_REWARD: Final = 2  # cards, or about as much in Gold (otto.tracks.pass-out-reward)


def control_in(hand: list[Face]) -> float:
    """How many cards of a hand take control, the strong ones counted twice."""
    total = 0.0
    for face in hand:
        for play in face.plays:
            if play.kind & (GAMBLING | CHEATING):
                total += 2.0 if play.followed_by_cheating else 1.0
    return total


class Eyes:
    """The table as one seat judges it."""

    def __init__(self, view: View, weights: Weights = USUAL) -> None:
        self.view = view
        self.me = view.seats[view.seat]
        self.seats = view.seats
        self.rivals = [
            seat for seat in view.seats if not seat.out and seat.side != self.me.side and seat.place.nature.loses
        ]
        self.weights = weights if weights.duel is None or self.has_rivals_of_two_sides() else weights.duel
        self.behind = -1  # whose deed is being judged, if anybody's: it moves their track of an automaton alone
        self.shares = self.shares_of_rivals()
        self.shared = len(self.shares) < len(self.seats)  # there are teams
        self.spare = self.potions() if self.shared else NONE_OF_ANY_SIDE
        self.texts: list[list[tuple[int, int]] | None] = []  # what stands for each seat, as far as it was looked up
        self.drunk = self.drunkenness() if view.listening & COUNTS_AS_DRUNK else NONE_OF_ANY_SIDE
        self.round = view.round
        self.control: Control | None = None  # of the Round, as far as it was looked at

    def has_rivals_of_two_sides(self) -> bool:
        """Whether several are left to whom somebody may lose; else it is between two sides."""
        return any(rival.side != self.rivals[0].side for rival in self.rivals)

    def shares_of_rivals(self) -> list[float]:
        """How the fortunes of each side count. Of several rivals the one who is ahead counts for more."""
        last = 0
        for seat in self.seats:
            last = max(last, seat.side)
        shares = [-1.0] * (1 + last)
        shares[self.me.side] = 1.0
        for seat in self.seats:
            if not seat.place.nature.loses:
                shares[seat.side] = 0.0  # an automaton is nobody's rival: what befalls it counts by its tracks
        sides = 0  # of rivals, as a mask
        firsts: list[SeatView] = []
        for seat in self.rivals:
            if not sides >> seat.side & 1:
                sides |= 1 << seat.side
                firsts.append(seat)
        if len(firsts) > 1:
            self.share_by_lead(shares, firsts)
        return shares

    def share_by_lead(self, shares: list[float], rivals: list[SeatView]) -> None:
        """Several rivals share this seat's spite: a part of it evenly, a part by how strong each is."""
        many = len(rivals)
        strengths = [self.strength_of(seat, many + 1) for seat in rivals]
        total = 0.0
        for its in strengths:
            total += its
        even = (1.0 - self.weights.lead) / many
        for place in range(many):
            ahead = self.weights.lead * strengths[place] / total
            shares[rivals[place].side] = -self.weights.spite * (even + ahead)

    def strength_of(self, rival: SeatView, many: int) -> float:
        """How far a rival is ahead: by the points before passing out, for Gold brings nobody nearer to winning."""
        if self.weights.as_before:
            return strength_as_before(rival.fortitude, rival.alcohol, rival.gold, many)
        return health(rival.fortitude - rival.alcohol, many)

    def potions(self) -> list[int]:
        """How many Potion Tokens each side has left."""
        found = [0] * len(self.shares)
        for label, number in zip(self.view.labels, self.view.counts, strict=True):
            if label.name == POTIONS:
                found[self.seats[label.owner].side] = number
        return found

    def team_of(self, number: int) -> int:
        """The seats of a player's side, as a mask."""
        side = self.seats[number].side
        return sum(1 << seat.number for seat in self.seats if seat.side == side)

    def amended(self, number: int, what: int, amount: int) -> int:
        """What the texts that stand for a player make of an amount (`standing.amended`, as a view shows it)."""
        if amount <= 0 or number < 0 or not self.view.kept:
            return amount
        for amends, by in self.texts_for(number):
            if amends == what:
                amount += by
        return max(0, amount)

    def texts_for(self, number: int) -> list[tuple[int, int]]:
        """What the texts that stand for a player amend, and by how much; looked up once."""
        if not self.texts:
            self.texts = [None] * len(self.seats)
        texts = self.texts[number]
        if texts is None:
            texts = [it for standing in self.in_force(number) for it in standing.amends]
            self.texts[number] = texts
        return texts

    def in_force(self, number: int) -> list[Standing]:
        """The texts that stand for a player (`standing.in_force`, as a view shows it)."""
        found = [face.standing for face in self.seats[number].in_play if face.standing is not None]
        for kept in self.view.kept:
            if kept.owner != number and kept.component.kind != TOKEN:
                continue
            (chart,) = self.view.faces_in(kept.chart)
            top = self.view.faces_in(kept.pile + 1)[-1:] if kept.component.stands else []
            found += [face.standing for face in top if face.standing is not None]
            if chart.standing_at:
                at_step = chart.standing_at[self.view.counts[kept.number]]
                found += [] if at_step is None else [at_step]
            if chart.standing is not None:
                found += [chart.standing] * self.how_often(kept, number, chart.standing)
        return found

    def how_often(self, kept: Kept, number: int, standing: Standing) -> int:
        """How often a text on a chart counts: of tokens for each held, else once or for each point of a counter."""
        if kept.component.kind == TOKEN:
            return count(self.view.counts, kept, number)
        if standing.per is NO_COMPONENT:
            return 1
        per = component_of(self.view.kept, number, standing.per)
        if per is None:
            return 0
        if per.component.kind == SIDE_DECK:
            there = sum(face.side_deck is per.component for face in self.seats[number].in_play)
            return max(0, there - standing.beyond)
        return max(0, self.view.counts[per.number] - standing.beyond)

    def counts_as_drunk(self, kept: Kept) -> bool:
        """Whether each point of a counter counts as Alcohol Content when it is seen who passes out."""
        charts = self.seats[kept.owner].place.who.charts
        texts = [face.standing for face in charts if face.standing is not None and face.listens & COUNTS_AS_DRUNK]
        return any(standing.per is kept.component for standing in texts)

    def drunkenness(self) -> list[int]:
        """What each side counts as drunk besides its Alcohol Content."""
        found = [0] * len(self.shares)
        for seat in self.seats:
            if not seat.out and any(face.listens & COUNTS_AS_DRUNK for face in seat.place.who.charts):
                texts = [it for standing in self.in_force(seat.number) for it in standing.amends]
                found[seat.side] += sum([by for what, by in texts if what == DRUNKENNESS])
        return found

    def amount(self, amount: Amount, owner: int, number: int) -> int:
        """How much an effect of a player's card comes to for whom it falls on, as things stand now."""
        if amount.kind == FIXED:
            return amount.fixed
        if amount.kind == BY_COMPONENT or amount.kind == PER_COMPONENT:
            kept = component_of(self.view.kept, owner, amount.component)
            return 0 if kept is None else amount.at(count(self.view.counts, kept, number))
        if amount.kind == PER_PLAYER:
            return amount.at(sum(not seat.out for seat in self.seats))
        if amount.kind == PER_TEAM:
            side = self.seats[number].side
            return amount.at(sum(not seat.out and seat.side == side for seat in self.seats))
        return amount.at(1)

    def regard(self, number: int) -> float:
        """How this seat counts the fortunes of another: its own side's as its own, rivals' by a share against it."""
        return self.shares[self.seats[number].side]

    def change(self, number: int, fortitude: float = 0, alcohol: float = 0, gold: float = 0) -> float:
        """What it is worth to this seat if a player's markers and Gold move so far."""
        seat = self.seats[number]
        worth = 0.0
        if seat.tracks:
            return self.towards_rewards(seat, alcohol - fortitude, self.behind)
        if fortitude or alcohol:
            spare = POINTS_OF_A_POTION * self.spare[seat.side]
            besides = self.drunk[seat.side]
            margin = seat.fortitude - seat.alcohol - besides + spare
            strength = max(0.0, min(20.0, seat.fortitude + fortitude))
            drunk = max(0.0, min(20.0, seat.alcohol + alcohol)) + besides
            worth += self.weights.life(strength - drunk + spare) - self.weights.life(margin)
            worth -= self.weights.lasting * (drunk - besides - seat.alcohol)
        if gold:
            spare = GOLD_OF_A_POTION * self.spare[seat.side]
            worth += self.weights.purse(max(0.0, seat.gold + gold) + spare) - self.weights.purse(seat.gold + spare)
        return worth * self.regard(number)

    def danger(self) -> float:
        """How much more a point of the own Fortitude weighs than at good health."""
        me = self.me
        spare = POINTS_OF_A_POTION * self.spare[me.side] - self.drunk[me.side]
        return self.weights.danger(me.fortitude - me.alcohol + spare)

    def towards_rewards(self, machine: SeatView, harm: float, behind: int) -> float:
        """What it is worth that an automaton comes nearer to passing out: whom the track faces is rewarded then."""
        # otto.tracks.pass-out-reward; what no player causes moves all tracks
        faced = [behind] if 0 <= behind < len(machine.tracks) else range(len(machine.tracks))
        total = 0.0
        for player in faced:
            left = max(1.0, float(machine.tracks[player].fortitude - machine.tracks[player].alcohol))
            total += self.regard(player) * A_REWARD * self.weights.card * max(-1.0, min(1.0, harm / left))
        return total

    def drink(self, number: int, drink: Waiting, part: float = 1.0) -> float:
        """What it is worth that a player takes this Drink, or a part of it; nothing, if it is Ignored already."""
        if drink.is_ignored:
            return 0.0
        alcohol, fortitude = part * drink.alcohol, part * drink.fortitude
        if drink.is_converted:
            alcohol, fortitude = 0.0, fortitude + alcohol
        if self.seats[number].tracks and drink.whom and drink.revealer == number:
            # otto.turn.own-drink-hits-both-tracks, whoever alters it
            return self.towards_rewards(self.seats[number], alcohol - fortitude, -1)
        return self.change(number, fortitude, alcohol)

    def unseen_drink(self, number: int, cups: float = 1.0) -> float:
        """What it is worth that a player takes Drinks that nobody knows."""
        return self.change(number, alcohol=cups * self.weights.usual_drink)

    def order(self, number: int) -> float:
        """What a Drink on a player's pile is worth: those with none would sober up, those with many drink it late."""
        pile = self.seats[number].drink_me
        saved = 1.0 if pile == 0 and (self.seats[number].alcohol or self.weights.as_before) else 0.0
        return self.change(number, alcohol=self.weights.usual_drink + saved) * self.weights.later**pile

    def odds(self, number: int) -> float:
        """How likely a gambler is to win the Round that is going on, or one that would start now."""
        if self.view.games is not None:
            in_game = odds_in_game(self.view, number)
            if in_game >= 0:
                return in_game
        control = self.in_control()
        if number not in control.grips:
            return 0.0
        if not self.weights.as_before:
            return control.odds(number)
        ahead = self.weights.in_control if control.holder in control.grips else 0.0
        own = control.grips[number] + (ahead if number == control.holder else 0.0)
        return own / max(0.1, sum(control.grips.values()) + ahead)

    def in_control(self) -> Control:
        """The Round that is going on, or one that this seat would start now: who is in control, who may take it."""
        if self.control is None:
            self.control = self.round_begun() if self.round is None else self.round_so_far(self.round)
        return self.control

    def round_begun(self) -> Control:
        """A Round that this seat would start now, with a card of those that take control."""
        grips = {gambler: self.grip_of(gambler) for gambler in self.gamblers()}
        me = self.me.number
        if me in grips and not self.weights.as_before:
            grips[me] = max(0.0, grips[me] - 1.0)
        return Control(self.weights, grips, me, [gambler for gambler in grips if gambler != me], False)

    def round_so_far(self, going_on: Waiting) -> Control:
        """The Round that is going on. Who has passed has most likely less to take control with."""
        passed = going_on.passed
        grips = {gambler: self.grip_of(gambler) for gambler in going_on.whom}
        for gambler in passed if not self.weights.as_before else []:
            if gambler in grips and self.seats[gambler].side != self.me.side:
                grips[gambler] *= self.weights.passed
        asked = [gambler for gambler in grips if gambler != going_on.seat and gambler not in passed]
        return Control(self.weights, grips, going_on.seat, asked, going_on.is_locked)

    def in_game(self) -> bool:
        """Whether a gambling game is played in place of a standard Round."""
        return self.view.games is not None and any(waiting.what == "game" for waiting in self.view.stack)

    def gamblers(self) -> list[int]:
        """Who is in the Round, or would be if one started now: of a team one."""
        if self.round is not None:
            return self.round.whom
        if not self.shared:
            return [seat.number for seat in self.seats if not seat.out]
        mates = [seat for seat in self.seats if seat.side == self.me.side and seat is not self.me]
        others = [seat for seat in self.seats if not seat.out and seat not in mates]
        return list({seat.side: seat.number for seat in reversed(others)}.values())

    def grip_of(self, gambler: int) -> float:
        """How many cards in a hand take control, the strong ones counted twice; in a rival's, as many as is usual."""
        if gambler == self.me.number:
            return control_in([card.face for card in self.view.hand])
        seat = self.seats[gambler]
        if seat.side == self.me.side:
            return control_in(self.hand_of(gambler))
        if self.weights.as_before or not seat.place.nature.decides:
            return self.weights.rival_grip
        return self.weights.rival_grip * seat.hand / seat.place.role.hand

    def hand_of(self, member: int) -> list[Face]:
        """The hand of a teammate."""
        return self.view.faces_in(self.seats[member].place.piles + HAND)

    def pot_lost(self) -> float:
        """What it is worth that nobody wins the pot."""
        gamblers = self.round.whom if self.round is not None else []
        return -sum((self.odds(seat) * self.change(seat, gold=self.view.pot) for seat in gamblers), 0.0)
