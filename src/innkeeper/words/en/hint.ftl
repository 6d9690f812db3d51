# What the veteran would do, and what comes of it at the table, in one sentence. Where it cannot tell, only that.
#
# Variables:
#   $option     what it would do, as the options say it
#   $gain       what comes of it, from one of the messages hint-gain-…
#   $number     by how much that is more than otherwise
#   $left       where it leaves somebody; $otherwise where the other choice would: in points between Alcohol Content and
#               Fortitude, or in Gold
#   $exactly    exactly | about       whether it is the same however the hidden cards lie
#   $likely     surely | perhaps
#   $who        the name of the player to whom it happens
#   $cards      the titles of cards, with their quotation marks

hint-line = Hint: { $hint }
hint-only = { $option }: you have no other choice.
hint-unsure = It is hard to tell: there was no time to try it out.
hint-alike = Here it makes little difference what you do.
hint-close = It is hard to tell what is best here.
hint-better = { $option }: { $gain }.
hint-discard = Discard { $cards }
hint-gain-stay = { $likely ->
    [surely] otherwise you would be out
   *[perhaps] otherwise you might soon be out
}
hint-gain-rival-out = { $likely ->
    [surely] { $who } would be out of the game
   *[perhaps] { $who } might soon be out
}
hint-gain-points = { $exactly ->
    [exactly] soon you would stand { $left } before falling, not { $otherwise }
   *[about] soon you would stand about { $left } before falling, not { $otherwise }
}
hint-gain-gold = { $number ->
    [one] you would have a coin more
   *[other] you would have about { $number } Gold more
}
hint-gain-cards = { $number ->
    [one] you would keep a card more in hand
   *[other] you would keep about { $number } cards more in hand
}
hint-gain-rival-points = { $exactly ->
    [exactly] it would leave { $who } at { $left } before falling
   *[about] it would leave { $who } at about { $left } before falling
}
hint-gain-rival-gold = { $exactly ->
    [exactly] it would leave { $who } with { $left } Gold
   *[about] it would leave { $who } with about { $left } Gold
}
hint-gain-nothing = all in all it turns out better
