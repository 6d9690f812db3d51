# Learn the game in three minutes, and what Innkeeper is. Each numbered point explains one rule.
#
# Variables:
#   $left   how far Fortitude and Alcohol are apart

page-learn = Learn it in three minutes
    .about = Everybody drinks, everybody plays. Be the last one on a chair.
page-learn-rule = Rule
page-learn-play = Play a first game
    .small = You and three bots, at once
    .busy = Laying the table …

page-learn-gap = Two markers, one track
page-learn-gap-1 = Your Fortitude begins at 20 and comes down when somebody hits you. Your Alcohol begins at 0 and climbs with every Drink.
page-learn-gap-2 = What is lit between them is what you have left. When they meet you pass out, and the game goes on without you.
page-learn-gap-hit = Get hit: Fortitude −3
page-learn-gap-drink = Have a Drink: Alcohol +2
page-learn-gap-again = Sleep it off
page-learn-gap-left = { $left ->
    [one] 1 left
   *[other] { $left } left
}
page-learn-gap-out = They meet: you are under the table.

page-learn-turn = Your turn has four steps
page-learn-turn-1 = Throw away cards you do not like, then draw until you hold seven.
    .name = Discard and draw
page-learn-turn-2 = Play one Action Card, if you want to: hit somebody, take Gold, start a Round of Gambling.
    .name = Action
page-learn-turn-3 = Take the top card of the Drink Deck and put it, unseen, on somebody else’s Drink Me! Pile.
    .name = Order a Drink
page-learn-turn-4 = Turn over the top card of your own Drink Me! Pile and drink it. With an empty pile you sober up by 1.
    .name = Drink

page-learn-drinks = What you are served
page-learn-drinks-1 = The number on the mug is how far your Alcohol climbs. A few Drinks touch your Fortitude as well.
page-learn-drinks-2 = A Drink with a Chaser brings the next card along. You drink them as one.
page-learn-drinks-3 = Now and then it is no Drink at all but an Event for the whole table: do what it says.
page-learn-drinks-4 = When the Drink Deck is empty, everybody pays 1 Gold for a new one.

page-learn-answers = Anybody may answer
page-learn-answers-1 = Action Cards wait for your own turn. Sometimes Cards say when they fit, whoever’s turn it is. Anytime Cards always fit.
page-learn-answers-2 = Before a card or a Drink counts, everybody may answer it. Answers can be answered, too; the newest counts first.
page-learn-answers-3 = Ignore: it misses you, and still counts for everybody else.
page-learn-answers-4 = Negate: it happens to nobody.
page-learn-answers-5 = The table stops you only while you hold a card that fits, and it always says what happens if you pass.
page-learn-answers-kinds = The band on top says when: Action, Sometimes, Anytime. Each has a sign and an edge of its own.

page-learn-gambling = Gambling
page-learn-gambling-1 = A card starts a Round, and everybody puts 1 Gold into the pot.
page-learn-gambling-2 = In turn, play a Gambling or a Cheating Card and you are in control, or pass.
page-learn-gambling-3 = When all the others have passed one after another, who is in control takes the pot.
page-learn-gambling-4 = After a “Winning Hand!” only cheating helps.

page-learn-losing = How you lose, and how you win
page-learn-losing-1 = Pass out: half of your Gold goes to the Inn, the others share the rest.
page-learn-losing-2 = Or run out of Gold: who cannot pay has to leave.
page-learn-losing-3 = Before you go you have one last chance to play cards: to save yourself, or to take somebody with you.
page-learn-losing-4 = The last one still at the table wins.

page-about = About
    .about = What this is, and whose game it is.
page-about-what = What Innkeeper is
page-about-what-1 = A table for The Red Dragon Inn in your browser: for two to ten friends, each with a laptop or a phone, and for bots on the chairs nobody takes.
page-about-what-2 = It knows the rules by heart and can be asked about each of them. What is hidden stays hidden: your hand is told to nobody but you, and the decks to nobody at all.
page-about-what-3 = You need no account. A link and a name is all it takes; your chair is held by a secret that only your browser keeps.
page-about-what-4 = Nothing on this page comes from anywhere but this inn.
page-about-whose = Whose game this is
page-about-whose-1 = Innkeeper is an unofficial fan project. It is neither made, endorsed nor sponsored by the publisher of The Red Dragon Inn, who owns the name and the game, its characters and its cards.
page-about-whose-2 = All drawings and all words of explanation here are our own. If you like the game, buy the real one: it is better with real drinks.
page-about-free = Free software
page-about-free-1 = Innkeeper’s own code is free, under the MIT licence. Anybody may keep an inn, change it and share it.
page-about-free-2 = Cards are data: a new character is one file, and no programming is needed.
page-about-free-3 = The letters are Alegreya by Huerta Tipográfica and Source Sans 3 by Adobe, both under the SIL Open Font License.
page-about-fonts = The licence of the letters
page-about-bots = Write a client or a bot
page-about-bots-1 = Whatever this page can do a program can do as well, over HTTP and WebSockets.
page-about-protocol = The messages at a table, as JSON Schema
page-about-schema = Everything else, as OpenAPI
