# Как называются столы, которые назвал сам трактир: какой и что, как он их хранит (server/tables/options.py).

page-table-manner = { $manner ->
    [Merry] Весёлый
    [Crooked] Кривой
    [Sleepy] Сонный
    [Golden] Золотой
    [Leaky] Дырявый
    [Roaring] Ревущий
    [Dented] Помятый
    [Mossy] Замшелый
    [Lucky] Счастливый
   *[Last] Последний
  }
    .feminine = { $manner ->
        [Merry] Весёлая
        [Crooked] Кривая
        [Sleepy] Сонная
        [Golden] Золотая
        [Leaky] Дырявая
        [Roaring] Ревущая
        [Dented] Помятая
        [Mossy] Замшелая
        [Lucky] Счастливая
       *[Last] Последняя
      }
    .plural = { $manner ->
        [Merry] Весёлые
        [Crooked] Кривые
        [Sleepy] Сонные
        [Golden] Золотые
        [Leaky] Дырявые
        [Roaring] Ревущие
        [Dented] Помятые
        [Mossy] Замшелые
        [Lucky] Счастливые
       *[Last] Последние
      }
page-table-name = { $thing ->
    [Barrel] { page-table-manner.feminine } бочка
    [Tankard] { page-table-manner.feminine } кружка
    [Lantern] { page-table-manner } фонарь
    [Goblet] { page-table-manner } кубок
    [Bench] { page-table-manner.feminine } скамья
    [Hearth] { page-table-manner } очаг
    [Dice] { page-table-manner.plural } кости
    [Rafters] { page-table-manner.plural } стропила
    [Pony] { page-table-manner } пони
   *[Spoon] { page-table-manner.feminine } ложка
  }
