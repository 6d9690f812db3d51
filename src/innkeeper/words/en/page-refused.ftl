# Why the inn said no, by the code it says it with. What has no message here is told in the inn's own words.

page-refused-bad-name = A name needs 1 to 24 letters that can be seen.
page-refused-bad-vote = Nobody can be voted on like this: it takes two others at the table, and somebody else to vote about.
page-refused-character-taken = Somebody has this character already. Choose another.
page-refused-damaged = This table cannot be laid again: its game does not fit the cards and rules here.
page-refused-database-gone = The inn has lost its memory: nothing counts until whoever keeps it has put that right.
page-refused-has-begun = The game has begun already.
page-refused-has-picked = Your character is chosen already. That stands.
page-refused-illegal-choice = This cannot be chosen now.
page-refused-inn-full = The inn is full, or too much was asked of it at once. Try again in a minute.
page-refused-name-taken = Somebody at this table has this name already, or one that looks like it.
page-refused-no-hint = The veteran shrugs: no hint this time.
page-refused-no-such-table = There is no such table.
page-refused-no-such-vote = Nobody is asked about this any more.
page-refused-not-kept = The inn could not write this down, so it does not count. Try again.
page-refused-not-over = The game is not over yet.
page-refused-not-your-turn = It is not your turn to choose yet.
page-refused-nothing-to-undo = There is no choice of yours that can be taken back now.
page-refused-seat-taken = This seat is taken.
page-refused-table-full = Every seat at this table is taken.
page-refused-too-fast = That was too much at once. Come back more slowly.
page-refused-too-many-connections = Too many are connected from where you are. Close a window of this page that you do not need.
page-refused-too-many-hints = The veteran is still thinking. Ask again in a moment.
page-refused-too-many-lines = You say too much at once. Wait a moment.
page-refused-too-many-tables = Too many tables were opened from where you are. Finish one of them first.
page-refused-wrong-code = This code is worth nothing, or no more. Make a new one where you play.
page-refused-wrong-secret = This seat is yours no more.
