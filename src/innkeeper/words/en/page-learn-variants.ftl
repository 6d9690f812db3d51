# Learn the variants and the gambling games. Each numbered point explains one rule.

page-learn-more = Variants and games
page-learn-variants = What can be added to the game
page-learn-games = Gambling games in place of a Round
page-learn-back = Back to the game itself
page-learn-variant =
    .about = A variant: agree on it when you set up the table.
page-learn-game =
    .about = A gambling game: who starts a Round may choose it, if it was agreed on.

page-learn-bar-deck = Bar Deck
page-learn-bar-deck-1 = Want to drink from several boxes at once? Shuffle all their Drinks into one stock, the Bar Deck.
page-learn-bar-deck-2 = Thirty of them come to the table unseen as the Drink Deck; the others wait.
page-learn-bar-deck-3 = When the Drink Deck runs out everybody pays 1 Gold as ever, and the next thirty come.
page-learn-bar-deck-4 = What was drunk returns only when the Bar Deck itself is used up. So much less is known of what is left.

page-learn-prizes = Prizes
page-learn-prizes-1 = Whoever starts a Round of Gambling picks a Prize from the Inn and lays it on the pot, before anybody antes.
page-learn-prizes-2 = Who takes the pot takes the Prize, too, and lays it before them for all to see.
page-learn-prizes-3 = A Prize works by itself when its moment comes, once; then it goes to the Prize Bin.
page-learn-prizes-4 = When the Inn has none left, the Bin is emptied into it, and they can be won again.

page-learn-sea-events = Sea Events
page-learn-sea-events-1 = Progress Counters lie on the deck. Every turn ends with taking one of them off.
page-learn-sea-events-2 = With the last counter the top Event is turned up, and it meets everybody. The number on it says how many counters come back.
page-learn-sea-events-3 = If there is something to choose, you choose one after another, beginning with whose turn has just ended. Some choices and bids are secret until all have made them.
page-learn-sea-events-4 = Negate or Ignore an Event as soon as it lies open: once it takes hold, nobody can stop it.

page-learn-dungeon-events = Dungeon Events
page-learn-dungeon-events-1 = They come as Sea Events do: a counter off after each turn, an Event with the last one, new counters by its level.
page-learn-dungeon-events-2 = Some tell heroes from villains: who came with the sixth box, or is marked so, is a villain.
page-learn-dungeon-events-3 = Both decks together? Then the sea begins with 2 counters and the dungeon with 3.
page-learn-dungeon-events-4 = The sea comes first. It may well happen that both turn up an Event after the same turn.

page-learn-treasure = Treasure
page-learn-treasure-1 = Spyke and Flower bring a Treasure Deck. At the start of their turn they turn up its top card.
page-learn-treasure-2 = Headgear, Armor, Footgear, two Hands: each slot holds one. If it is taken, they keep one of the two.
page-learn-treasure-3 = All that they wear adds up to their Level, and many of their cards do more at a high one.
page-learn-treasure-4 = A Curse is no Treasure: it happens at once and is gone.

page-learn-otto = Otto
page-learn-otto-1 = Two players, and Otto sits down as the third. Nobody plays him: he does what his cards say.
page-learn-otto-2 = A card of his has three boxes: one for his Action, one for answering, one for gambling. The moment says which counts.
page-learn-otto-3 = He has a track for each of you, from 0 to 6. What you do to him moves yours alone; what nobody did moves both.
page-learn-otto-4 = If he passes out towards you, that track starts anew, and you may take 1 Gold from the Inn or draw 2 cards.
page-learn-otto-5 = He cannot win. As soon as one of you is out, the other has won.

page-learn-rogues-and-warriors = Rogues and Warriors
page-learn-rogues-and-warriors-1 = Two cards each, seen by you alone. A pair beats two ranks; then the lower number counts, a Warrior most; then two cards of one colour.
page-learn-rogues-and-warriors-2 = Then everybody plays one Gambling or Cheating Card, or passes. It brings no control here.
page-learn-rogues-and-warriors-3 = Such a card lets you look at the top card of the deck, a Cheating Card at three, and exchange one for yours.

page-learn-rank-and-class = Rank and Class
page-learn-rank-and-class-1 = Rogues and Warriors, but you hold one of your two cards up: everybody sees it except you.
page-learn-rank-and-class-2 = Watch who plays a card and who passes: they know something about you.

page-learn-threes = Threes
page-learn-threes-1 = Five dice. Of every roll keep one or more, the lowest; roll the others again. The lowest sum wins, and a three counts nothing.
page-learn-threes-2 = A Gambling Card rolls one of your kept dice again …
page-learn-threes-3 = … and a Cheating Card turns it to the number you like.

page-learn-threes-hidden-fate = Threes with Hidden Fate
page-learn-threes-hidden-fate-1 = Threes, and everybody keeps a card face down. In the end its pips are added; a Bard counts nothing.
page-learn-threes-hidden-fate-2 = Your cards may mend a die, or that card.

page-learn-heroes-plunder = Heroes’ Plunder
page-learn-heroes-plunder-1 = Eight cards each: keep one, pass the others to the left, until all are gone; then once more to the right.
page-learn-heroes-plunder-2 = Sets score: 1 Warrior, 2 Ladies, 3 Bards, 4 Merchants, 5 Rogues, a point for each card. What is left over of a rank costs 1. The most points take the pot.
page-learn-heroes-plunder-3 = There is nothing to bet here, so no Gambling or Cheating Cards; Sometimes and Anytime Cards work as ever. For five players at most.

page-learn-doublerogue = Doublerogue
page-learn-doublerogue-1 = Three cards in hand, one open. Round by round hit (turn one up), defend (lay one of your own), or fold. Two Rogues before you cost 5 Gold.
page-learn-doublerogue-2 = Every round costs 1 Gold more. Who folds is out, whatever takes them out.
page-learn-doublerogue-3 = The last one in takes the pot.

page-learn-dragon-hunt = Dragon Hunt
page-learn-dragon-hunt-1 = Five cards each, one of which may be exchanged before the Dragon is turned up, and one after it.
page-learn-dragon-hunt-2 = Before and after, everybody may play one card to look at the deck.
page-learn-dragon-hunt-3 = A card of the Dragon’s colour scores 2, each different rank 1. The most points take the pot.
