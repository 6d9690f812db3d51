# The coach of a lesson, and how one comes to it.

page-first-evening = Your first evening
    .small = Ten minutes with a coach who shows you everything once.
page-coach = The coach
    .got-it = Got it
    .quiet = No more notes
