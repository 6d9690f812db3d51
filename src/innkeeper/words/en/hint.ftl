# What the veteran would do, and why, in one sentence.
#
# Variables:
#   $option   what it would do, as the options say it; $other what it compares that with
#   $gain     what it expects from it, from one of the messages hint-gain-…
#   $won      in how many of 100 games its side wins so; $less how many with the other choice
#   $number   how much of it; points are those between Alcohol Content and Fortitude
#   $who      the name of the player to whom it happens
#   $cards    the titles of cards, with their quotation marks

hint-line = Hint: { $hint }
hint-only = { $option }: you have no other choice.
hint-unsure = { $option }: only a guess, it could not be tried out.
hint-alike = { $option }: it makes little difference; you win about { $won } in 100 games, also otherwise ({ $other }).
hint-close = { $option }: it is hard to tell; you win about { $won } in 100 games, otherwise ({ $other }) perhaps { $less }.
hint-better = { $option }: { $gain }; you win about { $won } in 100 games, otherwise ({ $other }) about { $less }.
hint-discard = Discard { $cards }
hint-gain-stay = you are less likely to be out soon
hint-gain-rival-out = { $who } is more likely to be out soon
hint-gain-points = { $number ->
    [one] you stay about a point further from passing out
   *[other] you stay about { $number } points further from passing out
}
hint-gain-gold = you have about { $number } Gold more
hint-gain-cards = { $number ->
    [one] you keep about a card more in hand
   *[other] you keep about { $number } cards more in hand
}
hint-gain-rival-points = { $number ->
    [one] it brings { $who } about a point closer to passing out
   *[other] it brings { $who } about { $number } points closer to passing out
}
hint-gain-rival-gold = it leaves { $who } with about { $number } Gold less
hint-gain-nothing = all in all it turns out better
