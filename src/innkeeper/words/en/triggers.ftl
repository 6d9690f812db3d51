## What holds by itself, and what happens whenever there is an occasion

static-alcohol-gained = Whatever makes you gain Alcohol Content makes you gain { $amount } { $way ->
    [more] more
   *[less] less
  }.
static-gold-gained = Whenever you gain Gold, the Inn gives you { $amount } { $way ->
    [more] more
   *[less] less
  }.
static-ante = You ante { $amount } { $way ->
    [more] more
   *[less] less
  } each time.
static-numbers = Every number on the Action Cards you play is { $amount } { $way ->
    [more] more
   *[less] less
  }.
static-drunkenness = When it is seen who passes out, you count as having { $amount } { $way ->
    [more] more
   *[less] less
  } Alcohol Content.
static-per = All this for each point of { $component }.
static-opening-ante = When you start a Round of Gambling, the Inn antes for you at first.
static-held = Whoever holds it: { $text }
chart-at-step = { $step }: { $text }
chart-steps = It goes through { $steps } and starts as { $start }.
guard-cost = To play it: { $text }.
guard-extra = { $times ->
    [one] You may add
   *[other] You may add up to { $times } times
  } ({ $cost }): { $text }.
guard-extra-instead = Or ({ $cost }): { $text }.
discard-symbol = { $person ->
    [you] discard
   *[they] discards
  } { $amount ->
    [one] a card
   *[other] { $amount } cards
  } with { $symbol }
symbol-any = any element
symbol-earth = Earth
symbol-fire = Fire
symbol-water = Water
text-symbol = { $symbol }.
ask-extra = { $card }: do you add anything to it?
    .then = Afterwards everybody may answer it.
option-extra = { $text }
option-decline-extra = Nothing more
fact-adds = { $me ->
    [who] You add to “{ $card }”.
   *[other] { $who } adds to “{ $card }”.
  }
move-steps = { $component } goes { $amount ->
    [one] a step
   *[other] { $amount } steps
  } { $way ->
    [up] on
   *[down] back
  }
become-step = { $component } becomes { $step }
if-component-step = if your { $component } is { $way ->
    [exactly] { $least }
    [least] at least { $least }
    [between] from { $least } to { $most }
   *[most] at most { $most }
  }
if-my-turn = if it is your turn
trigger-turn-start = at the start of { $whose ->
    [you] your turn
   *[holder] the turn of a player who holds any
  }
trigger-turn-end = at the end of { $whose ->
    [you] your turn
   *[holder] the turn of a player who holds any
  }
trigger-action-end = at the end of { $whose ->
    [you] your Action Phase
   *[holder] the Action Phase of a player who holds any
  }
trigger-lost = whenever { $whose ->
    [you] you lose Fortitude
   *[holder] a player who holds any loses Fortitude
  }
trigger-hurt = whenever a card of another player makes { $whose ->
    [you] you lose Fortitude
   *[holder] a player who holds any lose Fortitude
  }
trigger-hurt-team = whenever a card of another player makes you or a teammate lose Fortitude
trigger-alcohol = whenever { $whose ->
    [you] you gain Alcohol Content
   *[holder] a player who holds any gains Alcohol Content
  }
trigger-drinking = whenever a Drink gives { $whose ->
    [you] you
   *[holder] a player who holds any
  } { $amount ->
    [1] Alcohol Content
   *[other] at least { $amount } Alcohol Content
  }
trigger-round = whenever { $whose ->
    [you] you have
   *[holder] a player who holds any has
  } taken part in a Round of Gambling and not won it
trigger-plays = whenever { $whose ->
    [you] you play
   *[holder] a player who holds any plays
  } a card, before anybody answers
trigger-moved = whenever { $component } moves

# A counter with names for its steps stands elsewhere.
fact-component-step = { $me ->
    [who] You
   *[other] { $who }
  }: { $component } { $way ->
    [still] stays { $step }
   *[other] becomes { $step }
  }.
