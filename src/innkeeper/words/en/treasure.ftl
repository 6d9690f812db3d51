# What is said of cards that lie in slots: on the cards, in questions and in the log. Variables are as in cards.ftl,
# prompts.ftl and log.ftl.

## On cards and charts

slot-headgear = Headgear
slot-footgear = Footgear
slot-armor = Armor
slot-hand = Hand
slot-special = Special
text-slot = { $takes ->
    [0] { $slot }
    [1] { $slot }
   *[other] { $slot } × { $takes }
  }, Level { $level }.
text-at-once = as it is revealed
text-at-once-then = Then discard it.
adds-to = Play it along with { $cards }: { $text }
chart-to-slots = Its cards are equipped in front of you, in slots ({ $slots }) or without one, and played from there.
chart-shared = All who use it share one.
chart-sum = It is the sum of the Levels of what you have equipped.
slot-number = { $slot } { $number }
get-cards = { $person ->
    [you] get
   *[they] gets
  } { $amount ->
    [one] a { $component } card
   *[other] { $amount } { $component } cards
  }
lose-equipped = { $person ->
    [you] lose
   *[they] loses
  } { $amount ->
    [one] an equipped { $component } card
   *[other] { $amount } equipped { $component } cards
  }
weaken-drink = every number on it is { $amount } closer to 0
moment-revealed = while you get Treasure
moment-revealed-curse = when you reveal a Curse
thing-revealed = what you reveal
thing-revealed-curse = a Curse you reveal
brief-weaken-drink = every number on { $it } is { $amount } closer to 0

## Questions

ask-equip = You find { $card }. Do you equip it?
    .then = { $text }
option-equip-leave = Discard “{ $card }”
option-equip = Equip “{ $card }”
option-equip-for = Equip “{ $card }” in place of { $others }
ask-add = { $card }: do you play something along with it?
    .then = Afterwards everybody may answer both as one card.
option-add = Play “{ $card }” along with it
option-decline-add = Nothing
ask-lose-treasure = Which one do you lose?
    .then = It is discarded from in front of you.
option-lose-treasure = Lose “{ $card }”
ask-revealed = { $card } { $other ->
    [you] has been revealed by you.
   *[other] has been revealed by { $other }.
  } Do you answer?
    .then = If you pass, it goes on.
why-nothing-revealed = Nothing lies revealed that it could answer.
    .short = When you get Treasure
going-revealed = { $me ->
    [who] You get Treasure
   *[other] { $who } gets Treasure
  }

## The log

fact-equips = { $me ->
    [who] You equip “{ $card }”.
   *[other] { $who } equips “{ $card }”.
  }
fact-leaves-treasure = { $me ->
    [who] You do not equip “{ $card }”.
   *[other] { $who } does not equip “{ $card }”.
  }
fact-loses-treasure = { $me ->
    [who] You discard “{ $card }” from in front of you.
   *[other] { $who } discards “{ $card }” from in front of them.
  }
fact-weakens-drink = { $me ->
    [who] Every number of your “{ $card }” is { $amount } closer to 0 now.
   *[other] Every number of { $who }'s “{ $card }” is { $amount } closer to 0 now.
  }
