# What is said of cards that are laid in Combos: on cards and in questions. Variables are as in cards.ftl and
# prompts.ftl.

trait-mind = Mind
trait-damage = Damage
trait-health = Health
text-combo = { $trait }. If { $followed } follows it in a Combo: { $text }
chart-combo = In your Action Phase you may lay some of them one after the other as one play, besides your Action; each works if the kind that it asks for follows it.
ask-combo = What do you lay next in your Combo?
    .then = When all is laid, everybody may answer it as one card.
option-combo = Lay “{ $card }”
option-decline-combo = The Combo is complete
why-no-combo = Nothing in front of you could follow it in a Combo.
    .short = Nothing can follow it
