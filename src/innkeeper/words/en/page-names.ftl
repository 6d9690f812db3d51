# What tables are called that the inn named itself: a manner and a thing, as it keeps them (server/tables/options.py).

page-table-manner = { $manner }
page-table-name = The { page-table-manner } { $thing }
