# What cards say. Every text is put together from effects: [when], [if]: [what happens]. [what holds besides]
#
# Variables:
#   $person   you | they      whether the subject is the reader or somebody else
#   $amount, $number          numbers
#   $subject, $whom           a `who-…` message; languages with cases give it attributes
#                             (.genitive, .dative, .accusative, .instrumental), which are asked for where they fit
#   $cards, $stats, $deeds    lists put together with list-comma, list-or and list-and

## Putting together

list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
clause = { $subject } { $does }
clause-you = you { $does }
clause-after = { $first }; { $second }
clause-if = { $condition }, { $clause }
sentence = { $text }.
after-moment = { $moment }: { $text }
moment-if = { $moment }, { $condition }
as-kind = { $kind }: { $text }
between-plays = — OR —

## Kinds of card

kind-action = Action
    .one = an Action
kind-sometimes = Sometimes
    .one = a Sometimes
kind-anytime = Anytime
    .one = an Anytime
kind-gambling = Gambling
    .one = a Gambling
kind-cheating = Cheating
    .one = a Cheating
kind-drink = Drink
kind-drink-event = Drink Event
kind-event = Event
kind-prize = Prize
card-of-kinds = { $kinds } Card

## Things

stat-fortitude = Fortitude
stat-alcohol = Alcohol Content
stat-gold = Gold
deed-negated = Negated
deed-ignored = Ignored
deed-reduced = reduced
deed-answered = answered
deed-helped = fended off by teammates

## Who

who-another = another player of your choice
who-another-not-source = a third player of your choice
who-another-gamblers = another player of your choice who is still in
who-anyone = any player of your choice
who-anyone-not-source = any player of your choice but that one
who-anyone-gamblers = any player of your choice who is still in
who-up-to = each of up to { $number } { $others ->
    [yes] other players
   *[no] players
  } of your choice
who-up-to-gamblers = each of up to { $number } { $others ->
    [yes] other players
   *[no] players
  } of your choice who are still in
who-exactly = each of { $number } { $others ->
    [yes] other players
   *[no] players
  } of your choice
who-exactly-gamblers = each of { $number } { $others ->
    [yes] other players
   *[no] players
  } of your choice who are still in
who-others = each other player
who-everyone = everyone
who-gamblers = everyone still in the Round
who-served = everyone you ordered one for
who-first = one player of your choice
who-second = a different one
who-source = that player

## When

moment-card = when { $cards } is played
moment-card-by-another = when another player plays { $cards }
moment-card-of-me = when { $cards } affects your { $stats }
moment-card-of-me-by-another = when { $cards } of another player affects your { $stats }
moment-card-changes-drink = when { $cards } Ignores, passes, splits or changes a Drink
moment-card-changes-drink-by-another = when { $cards } of another player Ignores, passes, splits or changes a Drink
moment-card-picks-me = when { $cards } picks you
moment-card-picks-me-by-another = when { $cards } of another player picks you
moment-card-for-everybody = when { $cards } concerns everyone
moment-card-for-everybody-by-another = when { $cards } of another player concerns everyone
moment-event-for-everybody = when an Event that concerns everyone lies open
moment-drink = when anyone is about to take a Drink
moment-drink-of-me = when you are about to take a Drink
moment-drink-by-another = when another player has revealed a Drink
moment-drink-of-me-by-another = when you are about to take a Drink that another player revealed
moment-event = when an Event lies open
moment-event-of-drinks = when a Drink Event lies open
moment-would-lose-fortitude = when a card just played would make you lose Fortitude
moment-would-lose-fortitude-by-another = when another player would make you lose Fortitude
moment-would-ante = when an ante is due from you
moment-would-lose-gold = when you are about to lose Gold
moment-would-pay-drinks = when everyone has to pay for new Drinks
moment-after-pot = when another player takes the pot of a Round
moment-after-win = when anyone wins a Round
moment-after-win-by-another = when another player wins a Round
moment-during-round = during a Round of Gambling
moment-during-discard-of-me = in your Discard and Draw Phase
moment-during-discard-of-another = in the Discard and Draw Phase of another player
moment-during-action-of-me = in your Action Phase
moment-during-action-of-another = in the Action Phase of another player
moment-during-order-of-me = in your Order a Drink Phase
moment-during-order-of-another = in the Order a Drink Phase of another player
moment-during-drink-of-me = in your Drink Phase
moment-during-drink-of-another = in the Drink Phase of another player

## If

if-in-round = if you are still in
if-champion = if your Champion is chosen
if-not-reduced = if you did not try to reduce or Ignore it
if-players = if only { $number } players are left
if-still-in = if you are still in the game
if-unpaid = if a teammate pays
if-card-ignored = if anyone Ignores this card
if-action-phase = if it is your Action Phase

## What happens

lose-fortitude = { $person ->
    [you] lose
   *[they] loses
  } { $amount } Fortitude
lose-alcohol = { $person ->
    [you] lose
   *[they] loses
  } { $amount } Alcohol Content
gain-fortitude = { $person ->
    [you] gain
   *[they] gains
  } { $amount } Fortitude
gain-alcohol = { $person ->
    [you] gain
   *[they] gains
  } { $amount } Alcohol Content
pay-inn = { $person ->
    [you] pay
   *[they] pays
  } the Inn { $amount } Gold
pay-me = { $person ->
    [you] pay
   *[they] pays
  } you { $amount } Gold
pay-player = { $person ->
    [you] pay
   *[they] pays
  } its player { $amount } Gold
pay-picked = { $person ->
    [you] pay
   *[they] pays
  } { $whom } { $amount } Gold
take-gold-pot = take { $amount } Gold out of the pot
take-gold-inn = gain { $amount } Gold from the Inn
take-pot = take the pot in place of the winner
due-inn = the Inn pays it for you
due-nobody = you lose no Gold, and nobody is paid
ante = everyone still in antes { $amount } Gold
ignore-card = Ignore it
ignore-drink = Ignore it
ignore-event = Ignore it
negate-card = Negate it
negate-event = Negate it
reduce-to = reduce that loss to { $amount }
reduce-by = reduce that loss by { $amount }
redirect-loss = { $whom } takes that loss instead
split-loss = split the loss with { $whom }, halves rounded up; yours is final
pass-drink = pass it to { $whom }
pass-pays = { $text }, and pay them { $amount } Gold if they drink it
split-drink = split it with { $whom }
split-adds = { $text }, whose half brings { $amount } { $component } besides
halve-drink = take only half of it, rounded down
raise-drink = it has { $amount } more Alcohol Content
lower-drink = it has { $amount } less Alcohol Content, but not under 0
replace-drink = in place of all it does, its drinker { $numbers }
empty-drink = it does nothing any more
convert-drink = add its Alcohol Content to your Fortitude instead
drink-pile = { $person ->
    [you] take
   *[they] takes
  } { $amount ->
    [one] 1 Drink
   *[other] { $amount } Drinks
  } from { $person ->
    [you] your
   *[they] their own
  } Drink Me! Pile
drink-deck = { $person ->
    [you] take
   *[they] takes
  } { $amount ->
    [one] 1 Drink
   *[other] { $amount } Drinks
  } from the Drink Deck
drink-copy = { $person ->
    [you] take
   *[they] takes
  } a copy of the same Drink from the Drink Deck
dare-drinks = two Drinks from the Drink Deck are revealed; you take the one with less Alcohol Content, everyone else the other
order-drinks = order { $amount ->
    [one] 1 more Drink
   *[other] { $amount } more Drinks
  } for other players
draw-cards = { $person ->
    [you] draw
   *[they] draws
  } { $amount ->
    [one] 1 card
   *[other] { $amount } cards
  }
draw-from = { $person ->
    [you] draw
   *[they] draws
  } { $amount ->
    [one] 1 card
   *[other] { $amount } cards
  } of the { $component } deck
discard-random = { $person ->
    [you] discard
   *[they] discards
  } { $amount ->
    [one] 1 card
   *[other] { $amount } cards
  } at random
discard-kind = { $person ->
    [you] discard
   *[they] discards
  } { $amount ->
    [one] 1 { $kind } Card
   *[other] { $amount } { $kind } Cards
  }, or { $person ->
    [you] show a hand
   *[they] shows a hand
  } without any
discard-by-me = look at the hand of { $whom } and discard { $amount ->
    [one] 1 { $kind } card
   *[other] { $amount } { $kind } cards
  } of it
discard-by-me-any = look at the hand of { $whom } and discard { $amount ->
    [one] 1 card
   *[other] { $amount } cards
  } of it
borrow-card = use a Gambling or Cheating Card from the hand of { $whom } as your own, or pass
bar-help = whoever loses Fortitude to it cannot be defended by teammates for the rest of the turn
send-champion = { $whom } is your team's Champion for it
call-minion = turn up cards of your deck until one is a Minion, and bring it into play
divide-cards = turn up the top { $amount } cards of your deck; { $whom } makes two piles; take one, discard the other
redirect-card = all it would do to you it does to { $whom }
discard-cards = { $person ->
    [you] discard
   *[they] discards
  } { $amount ->
    [one] 1 card
   *[other] { $amount } cards
  }
pick-another = pick another player
pick-anyone = pick any player
take-control = take control of the Round
start-round = start a Round of Gambling
start-contest = start a Drinking Contest
leave-round = leave the Round instead
be-forced-out = { $person ->
    [you] leave
   *[they] leaves
  } the Round
win-round = win the Round
end-round-inn = end it; the pot goes to the Inn
end-round-me = end it; the pot goes to you
end-turn = your turn ends
again-round = undo that win and take control
again-card = its player may play another of its kind
again-event = the next card of that Drink Me! Pile is revealed instead
again-action = you may play one more Action Card
choose = you may do this: { $text }
choose-one-after = { $choice }. Either way, { $text }
choose-after = { $choice }. Either way, { $text }

## What holds besides

guard-cannot = This cannot be { $deeds }.
guard-only = Only “{ $title }” affects this.
guard-not-on-antes-and-endings = Cannot answer a card that antes or ends it.
guard-followed-by-cheating = Only a Cheating Card may follow it.
guard-follows-anything = It may follow any card.
guard-joins = The next { $component } card joins it.
guard-instead = if it is Negated, { $text }
guard-ignoring = Whoever would Ignore it loses { $number } less instead.
guard-goes-picked = It stays in front of that player until their next turn.
guard-minion = It stays in front of you as a Minion with { $number } Fortitude, which others may hit in your place.
guard-goes-front = It stays in front of you until your next turn.

## Drinks

lose-gold = { $person ->
    [you] pay
   *[they] pays
  } { $amount } Gold
gain-gold = { $person ->
    [you] gain
   *[they] gains
  } { $amount } Gold
does-nothing = Nothing happens to its drinker.
race-line = { $races } drinker: { $text } instead.
race-line-nothing = { $races } drinker: nothing happens instead.
race-drence = Drence
race-dwarf = Dwarf
race-elf = Elf
race-gnome = Gnome
race-goblin = Goblin
race-half-elf = Half-Elf
race-half-ogre = Half-Ogre
race-halfling = Halfling
race-human = Human
race-kobold = Kobold
race-ogre = Ogre
race-orc = Orc
race-pixie = Pixie
race-rabbit = Rabbit
race-troll = Troll
race-vampire = Vampire
chaser = Chaser: the next Drink is added to this one.
splits-itself = Whoever reveals it may split it with another player.
no-split = No card can split it.
kept = It stays in front of its drinker.
reserve = It lies on top of the Drink Me! Pile.
as-action = You may reduce or Ignore this as though an Action Card caused it.
encounter-level = Encounter Level { $number }.

## Components and amounts that are read late

move-counter = { $component } goes { $way ->
    [up] up
   *[down] down
  } by { $amount }
move-token = { $way ->
    [up] { $person ->
        [you] get
       *[they] gets
      }
   *[down] { $person ->
        [you] give
       *[they] gives
      } back
  } { $amount } { $component }
depends = { $text } { $on }
by-component = ({ $others })
at-component = { $amount } at { $component } { $number }
per-component = for each { $kind ->
    [token] { $component }
   *[counter] point of { $component }
  }
per-pick = for each player chosen
per-hit = for each player who lost Fortitude
per-player = for each player still in the game
per-team = for each player on that side
per-alcohol = for each Alcohol Content of that Drink
per-lost = for each Fortitude lost to this card
up-to = { $amount } (at most { $number })
if-component = if your { $component } is { $way ->
    [exactly] { $least }
    [least] at least { $least }
    [between] from { $least } to { $most }
   *[most] at most { $most }
  }
if-source = if that player holds { $number ->
    [one] { $component }
   *[other] { $number } { $component }
  }
guard-while = { $condition }: { $text }
choose-one = choose one: { $text }
picked-chooses = { $who }, as they choose, { $text }
choose-or = { $first } — or — { $second }
moment-would-lose-fortitude-from = when { $cards } would make you lose Fortitude
moment-would-lose-fortitude-by-another-from = when { $cards } of another player would make you lose Fortitude
who-having = { $who } who holds { $component }

## What holds or happens by itself

static-loss-taken = Each card makes you lose { $amount } { $way ->
    [more] more
   *[less] less
  } Fortitude.
static-loss-caused = Each card of yours makes others lose { $amount } { $way ->
    [more] more
   *[less] less
  } Fortitude.
static-alcohol-drunk = Each Drink gives you { $amount } { $way ->
    [more] more
   *[less] less
  } Alcohol Content.
static-hand = You draw up to { $amount } { $way ->
    [more] more
   *[less] fewer
  } { $amount ->
    [one] card
   *[other] cards
  }.
static-actions = You may play { $amount } more Action { $amount ->
    [one] Card
   *[other] Cards
  } each turn.
static-open = While it does, that hand is open to everybody.
static-away = While it does you play no cards and Ignore everything.
static-cannot = What you play from your hand cannot be { $deeds }.
text-below = when it would fall below its lower end
text-turn-start = at the start of your next turn
text-drinking = when a Drink next gives you Alcohol Content
text-ignoring-a-drink = when you next Ignore a Drink
text-paying = when you have next paid Gold
text-prize = Then it goes to the Prize Bin.
text-above = when it would rise above its upper end
kind-component = Component
chart-counter = It goes from { $least } to { $most } and starts at { $start }.
chart-token = A token that players hold, at most { $most } each.
chart-token-any = A token that players hold.
chart-stock = { $number ->
    [one] There is one.
   *[other] There are { $number }.
  }
chart-stock-each = There { $number ->
    [one] is one
   *[other] are { $number }
  } for each other player.
chart-never-mine = You never hold one yourself.
chart-deck = A deck beside the Character Deck, with a discard pile of its own.
chart-to-discard = The top card of that pile is in force.
chart-to-card = Its top card joins a card that says so.
chart-to-front = Its cards lie in front of you, to be played from there or sold.
chart-to-hand = Its cards are held in hand.
chart-price = In your Discard and Draw Phase you may buy one for { $number } { $component }.
chart-boss = Only a Boss has it.
chart-starts = { $amount ->
    [one] A card is turned up before the game.
   *[other] { $amount } cards are turned up before the game.
  }
chart-turned-up-start = A card is turned up at the start of your turn.
chart-turned-up-end = A card is turned up at the end of your turn.
chart-team = Teammates may play it, too.
chart-limit = At most { $number } may lie in front of you.
text-fails = Discard it and reveal the next one.
text-price = It may be sold for { $number } Gold.
text-nothing = It does nothing.
raise-numbers = every number on it is { $amount } more
lower-numbers = every number on it is { $amount } less
set-drink = it has { $amount ->
    [0] no
   *[other] only { $amount }
  } Alcohol Content
reveal-cards = { $person ->
    [you] turn up
   *[they] turns up
  } { $amount ->
    [one] a card
   *[other] { $amount } cards
  } of the { $component } deck
moment-after-gain = when you have gained Gold
start-closed-round = start a Round of Gambling that nobody may choose to leave
start-blood-round = { $text } in which anyone may ante Fortitude, the Inn putting in the Gold
take-half = take half of the pot, rounded down
look-first = { $text }, and look at all you order before you give it
shuffle-into-pile = shuffle that Drink, with all its Chasers, into the Drink Me! Pile of a player you choose
renew-pile = { $person ->
    [you] shuffle your Drink Me! Pile into the Drink Deck and take one Drink of it onto your pile
   *[they] shuffles their own Drink Me! Pile into the Drink Deck and takes one Drink of it onto that pile
  }
