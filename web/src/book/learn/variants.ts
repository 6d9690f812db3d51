// The variants and gambling games that can be learnt, each with the rules its points explain and the picture that stands for it.

export interface Lesson {
  icon: string;
  rules: string[]; // the rule each point explains
}

const GAME = "embedding.play.game-rules-with-one-change";
const CARDS = "embedding.betting.one-card-or-pass";

export const VARIANTS: Record<string, Lesson> = {
  "bar-deck": {
    icon: "bardeck",
    rules: ["bar-deck.setup.all-chosen-drinks-form-bar-deck", "bar-deck.setup.first-thirty-become-drink-deck", "bar-deck.refill.payment-unchanged", "bar-deck.refill.recycle-discards-when-bar-deck-empties"],
  },
  prizes: { icon: "prize", rules: ["prizes.round.starter-must-add-one", "prizes.win.pot-winner-takes-prize", "prizes.win.kept-until-used", "prizes.bin.refill-inn-when-none-left"] },
  "sea-events": {
    icon: "sea",
    rules: ["sea-events.counter.one-removed-each-turn-end", "sea-events.counter.last-one-reveals-event", "sea-events.choice.turn-order-from-ending-player", "sea-events.response.none-once-resolving"],
  },
  "dungeon-events": {
    icon: "dungeon",
    rules: ["dungeon-events.counter.reloaded-by-encounter-level", "dungeon-events.roles.villains-and-heroes", "sea-events.combined.starting-counters", "sea-events.combined.sea-before-dungeon"],
  },
  treasure: { icon: "treasure", rules: ["treasure.get.start-of-turn", "treasure.get.step-3-slot-occupied", "treasure.level.is-sum", "treasure.get.step-2-curse"] },
  otto: { icon: "bot", rules: ["otto.setup.third-player-in-two-player-game", "otto.deck.section-by-occasion", "otto.tracks.player-effect-hits-own-track", "otto.tracks.pass-out-reward", "otto.general.last-human-wins-at-once"] },
};

export const GAMES: Record<string, Lesson> = {
  "rogues-and-warriors": { icon: "gambling", rules: [GAME, CARDS, "embedding.gambling-card.look-at-one"] },
  "rank-and-class": { icon: "eye", rules: [GAME, CARDS] },
  threes: { icon: "gambling", rules: [GAME, "embedding.gambling-card.reroll", "embedding.cheating-card.set-a-die"] },
  "threes-hidden-fate": { icon: "hidden", rules: ["embedding.hand.threes-keep-and-city-square-city", "embedding.cheating-card.look-at-three"] },
  "heroes-plunder": { icon: "swap", rules: [GAME, "embedding.play.winner-takes-pot", "embedding.responses.sometimes-and-anytime-allowed"] },
  doublerogue: { icon: "rogue", rules: [GAME, "embedding.leave.means-fold", "embedding.play.winner-takes-pot"] },
  "dragon-hunt": { icon: "dragon", rules: [GAME, CARDS, "embedding.play.winner-takes-pot"] },
};
