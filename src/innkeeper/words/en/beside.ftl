# Cards of side decks that lie before others, face down or on their Drink Me! Piles.

give-cards = { $person ->
    [you] get
   *[they] gets
  } { $amount ->
    [one] a { $component } card
   *[other] { $amount } { $component } cards
  }
give-drinks = { $person ->
    [you] get
   *[they] gets
  } { $amount ->
    [one] a { $component } Drink
   *[other] { $amount } { $component } Drinks
  }
again-discard = { $person ->
    [you] discard any number of cards and draw back up to your hand size
   *[they] discards any number of cards and draws back up to their hand size
  }
adds-given = Then it lies before { $whom }, to be played from there.
chart-to-pile = Its Drinks go on top of the Drink Me! Piles of those they are given to.
chart-seen-by-holder = Before a player they lie face down: only that player sees them, and teammates.
chart-seen-by-nobody = Before a player they lie face down, and nobody looks at them.
text-until-action-end = Discard it when your next Action Phase is over.
static-payment = Of each payment of yours the Inn pays the first { $amount } Gold; two of these do no more.
pay-owner = { $person ->
    [you] pay
   *[they] pays
  } { $amount } Gold to its owner
fact-gets-card = { $me ->
    [who] You get a card of the { $component } deck.
   *[other] { $who } gets a card of the { $component } deck.
  }
fact-lays-before = { $me ->
    [who] You lay “{ $card }” before { $whom }.
    [whom] { $who } lays “{ $card }” before you.
   *[other] { $who } lays “{ $card }” before { $whom }.
  }
drink-mine = { $text }; yours has { $amount } less Alcohol Content, but not under 0
give-own-drinks = look through your Drink Me! Pile and give Drinks of it to other players
ask-give-away = Which of your Drinks do you give away?
    .then = What you keep goes back onto your pile.
option-give-away = “{ $card }” to { $whom }
option-decline-give-away = Keep the rest
fact-looks-through-pile = { $me ->
    [who] You look through your Drink Me! Pile.
   *[other] { $who } looks through their own Drink Me! Pile.
  }
fact-gives-drink = { $me ->
    [who] You give “{ $card }” to { $whom }.
   *[other] { $who } gives “{ $card }” to { $whom }.
  }
fact-gives-away = { $me ->
    [who] A Drink of your pile goes to { $whom }.
    [whom] { $who } gives you a Drink of theirs.
   *[other] { $who } gives { $whom } a Drink of theirs.
  }
static-per-card = All this for each { $component } card in front of you{ $number ->
    [0] .
    [one] {" "}but the first.
   *[other] {" "}but the first { $number }.
  }
lose-before = { $person ->
    [you] lose
   *[they] loses
  } { $amount ->
    [one] a { $component } card that lies there
    [40] all { $component } cards that lie there
   *[other] { $amount } { $component } cards that lie there
  }
who-foes = every opponent of its owner
pick-another-but-owner = pick another player (not its owner)
pick-anyone-but-owner = pick any player (not its owner)
pass-on-another = pass this card to another player
pass-on-another-but-owner = pass this card to another player, not its owner
pass-on-anyone = pass this card to any player
pass-on-anyone-but-owner = pass this card to any player, not its owner
pass-itself = this card goes to that player
discard-itself = discard this card
fact-passes-card = { $me ->
    [who] You pass “{ $card }” to { $whom }.
    [whom] { $who } passes “{ $card }” to you.
   *[other] { $who } passes “{ $card }” to { $whom }.
  }
why-works-by-itself = Nobody plays it: it works by itself.
    .short = Works by itself
