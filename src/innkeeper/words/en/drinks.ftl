# Drinks that do more than numbers say.

drink-shot = { $person ->
    [you] take
   *[they] takes
  } a shot: a Drink with { $amount } Alcohol Content
mend-by-cards = { $person ->
    [you] may discard
   *[they] may discard
  } { $amount ->
    [one] a card
   *[other] up to { $amount } cards
  } to gain 1 Fortitude each
reveal-own = { $person ->
    [you] turn up
   *[they] turns up
  } { $amount ->
    [one] the top card of { $person ->
      [you] your
     *[they] their own
    } deck and { $person ->
      [you] take
     *[they] takes
    } it
   *[other] the top { $amount } cards of { $person ->
      [you] your
     *[they] their own
    } deck, { $person ->
      [you] take
     *[they] takes
    } one of them and { $person ->
      [you] discard
     *[they] discards
    } the rest
  }
text-spilt = if it is Ignored
ask-mend = Which cards do you discard? Each gives 1 Fortitude.
    .then = If you keep all, you gain nothing.
option-decline-mend = Keep all
ask-take-one = Which card do you take?
    .then = The others are discarded.
option-take-one = Take “{ $card }”
