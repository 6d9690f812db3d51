# What is said of Gizmos on cards. Variables are as in cards.ftl.

guard-stays = It stays in front of you.
guard-gizmo = It is a Gizmo with { $number } Fortitude, which others may hit in your place; if a card breaks it you lose 1 Fortitude, and nothing helps against that.
brief-moment-after-loss-of-gizmo = after another player hit a Gizmo of yours
moment-after-loss-of-gizmo = after another player made a Gizmo of yours lose Fortitude
