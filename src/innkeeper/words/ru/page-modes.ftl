# Как накрывают стол: во что играют и кто с кем сидит.

page-mode-title = Как играете?
page-mode-short = Игра
page-mode-give = { $count ->
    [one] Дать стулу { $chairs } героя «{ $name }»
   *[other] Посадить злодеев на стулья { $chairs }
}
page-mode-add = { $count ->
    [one] Добавить стул
    [few] Добавить { $count } стула
   *[other] Добавить { $count } стульев
}
page-mode-remove = { $count ->
    [one] Убрать стул
    [few] Убрать { $count } стула
   *[other] Убрать { $count } стульев
}
page-sides-title = Стороны
    .hint = перетащите один стул на другой или нажмите оба
    .alone = Каждый играет за себя. Но кто с кем рядом, всё равно важно.
    .swap = поменять: { $one } и { $other }
    .with = { $one }: поменять с …
    .swapped = Поменялись стульями: { $one } и { $other }.
    .draw = Разыграть команды
    .drawn = Команды разыграны.
    .boss = Босс
    .yours = ваша команда
    .move = Пересесть сюда
