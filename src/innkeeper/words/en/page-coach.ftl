# The coach of a lesson, and how one comes to it.

page-first-evening = Your first evening
    .small = Ten minutes at a table with a coach: he shows you everything once, while you play.
page-coach = The coach
    .got-it = Got it
    .quiet = No more notes
