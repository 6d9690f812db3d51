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
  } on top of the Drink Me! Pile
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
  } { $amount } Gold to whose card this is
fact-gets-card = { $me ->
    [who] You get a card of the { $component } deck.
   *[other] { $who } gets a card of the { $component } deck.
  }
fact-lays-before = { $me ->
    [who] You lay “{ $card }” before { $whom }.
    [whom] { $who } lays “{ $card }” before you.
   *[other] { $who } lays “{ $card }” before { $whom }.
  }
