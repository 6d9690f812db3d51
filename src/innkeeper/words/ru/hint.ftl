# Что сделал бы матёрый и что из этого выйдет, одним предложением. Если сказать трудно — только это.
#
# Переменные — как в английском файле. Имена не склоняются.

hint-line = Подсказка: { $hint }
hint-only = { $option }: другого выбора нет.
hint-unsure = Трудно сказать: не хватило времени проверить.
hint-alike = Здесь почти всё равно, что делать.
hint-close = Трудно сказать, что здесь лучше.
hint-better = { $option }: { $gain }.
hint-discard = Сбросить { $cards }
hint-gain-stay = { $likely ->
    [surely] иначе вы выбудете
   *[perhaps] иначе вы можете скоро выбыть
}
hint-gain-rival-out = { $likely ->
    [surely] { $who } выбудет из игры
   *[perhaps] { $who } может скоро выбыть
}
hint-gain-points = { $exactly ->
    [exactly] вскоре до отключки вам останется { $left }, а не { $otherwise }
   *[about] вскоре до отключки вам останется около { $left }, а не { $otherwise }
}
hint-gain-gold = у вас будет примерно на { $number } золота больше
hint-gain-cards = { $number ->
    [one] у вас останется примерно на { $number } карту больше
    [few] у вас останется примерно на { $number } карты больше
   *[other] у вас останется примерно на { $number } карт больше
}
hint-gain-rival-points = { $exactly ->
    [exactly] игроку { $who } до отключки останется { $left }
   *[about] игроку { $who } до отключки останется около { $left }
}
hint-gain-rival-gold = { $exactly ->
    [exactly] у игрока { $who } останется { $left } золота
   *[about] у игрока { $who } останется около { $left } золота
}
hint-gain-nothing = в целом так выходит лучше
