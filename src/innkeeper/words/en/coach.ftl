# What the coach of a lesson says, a message for each mark of it: coach-<lesson>-<mark>.
#
# Variables:
#   $me       whom the learner plays
#   $card     the title of the card that is suggested
#   $whom     on whom
#   $who      the player a moment is about

coach-first-evening-track = Good evening! Tonight you are { $me }. The heart is your Fortitude and comes down with every hit; the mug is your Alcohol and climbs with every Drink. Where they meet you fall off your chair. The last one awake wins.
coach-first-evening-boards = The others have the same track. Beside it: their Gold, the cards in their hand, and the Drinks that wait for them. The big number says how far they are from falling.
coach-first-evening-hand = Your turn begins. Put away what you do not want, and you draw up to seven cards. New ones cost nothing, so be bold: I light what I would put away. Do as you like, the game is yours.
coach-first-evening-hit = Now your one Action. “{ $card }” is a hit: its red band says Action, the number how hard. Choose the lit card, then whom it shall meet.
coach-first-evening-order = Nobody pays here, but somebody drinks: order a Drink for one of the others. It goes face down on their pile, and nobody knows what is in it.
coach-first-evening-drink = Last, you drink: the top Drink of your pile is turned up. Its mug says how much Alcohol you take. Who holds a card against a Drink may play it now.
coach-first-evening-chaser = “With a Chaser”: the next Drink of the pile comes along, and both count as one. Whoever has a card against a Drink gets rid of both at once.
coach-first-evening-ignore = { $who } means you. But you hold “{ $card }”: a Sometimes Card with an arch, played when its moment comes. Ignore means: it happens, but not to you.
coach-first-evening-ante = A Round of Gambling! Everybody antes a coin into the pot. Who runs out of Gold is out of the game, too, so watch your purse.
coach-first-evening-go = Your go. A Gambling Card takes control of the Round; when all the others pass in a row, who has control takes the pot.
coach-first-evening-cheat = Nobody looks? “{ $card }” is a Cheating Card: it takes control, too, and it is the only thing that beats a Winning Hand. But some cards catch cheaters.
coach-first-evening-last-chance = Your markers have met: you are about to fall. This is the last chance, and that is what “{ $card }” was kept for. An Anytime Card goes whenever you like, even now. Play it, and you stay on your chair.
coach-first-evening-over = That was your first evening. Now you have seen it all once: hits, answers, Drinks, gambling and the last chance. The rest is practice: “Once more” begins a game like any other.
