# Otto, третий за столом на двоих. Переменные — как в английском файле.

## На кого действует поле «Действие» его карты

who-most-fortitude = игрок с наибольшей Стойкостью
    .dative = игроку с наибольшей Стойкостью
    .instrumental = игроком с наибольшей Стойкостью
who-least-fortitude = игрок с наименьшей Стойкостью
    .dative = игроку с наименьшей Стойкостью
    .instrumental = игроком с наименьшей Стойкостью
who-most-alcohol = игрок с наибольшим Опьянением
    .dative = игроку с наибольшим Опьянением
    .instrumental = игроком с наибольшим Опьянением
who-least-alcohol = игрок с наименьшим Опьянением
    .dative = игроку с наименьшим Опьянением
    .instrumental = игроком с наименьшим Опьянением
who-most-gold = самый богатый игрок
    .dative = самому богатому игроку
    .instrumental = самым богатым игроком
who-least-gold = самый бедный игрок
    .dative = самому бедному игроку
    .instrumental = самым бедным игроком

## Фракции его колоды

faction-warrior = Воин
faction-rogue = Плут
faction-cleric = Жрец
faction-wizard = Волшебник

## Что было

fact-turns-up-box = { $who } открывает «{ $card }»: { $box }.
fact-box-silent = «{ $card }» здесь не действует.
fact-deck-empty = { $who }: карт на этот раунд больше нет.
fact-track-fortitude = { $way ->
    [up] { $me ->
        [whom] { $who }: +{ $amount } к Стойкости на шкале к вам.
       *[other] { $who }: +{ $amount } к Стойкости на шкале к игроку { $whom }.
    }
    [down] { $me ->
        [whom] { $who }: −{ $amount } к Стойкости на шкале к вам.
       *[other] { $who }: −{ $amount } к Стойкости на шкале к игроку { $whom }.
    }
   *[still] { $me ->
        [whom] { $who }: Стойкость на шкале к вам не меняется.
       *[other] { $who }: Стойкость на шкале к игроку { $whom } не меняется.
    }
}
fact-track-alcohol = { $way ->
    [up] { $me ->
        [whom] { $who }: +{ $amount } к Опьянению на шкале к вам.
       *[other] { $who }: +{ $amount } к Опьянению на шкале к игроку { $whom }.
    }
    [down] { $me ->
        [whom] { $who }: −{ $amount } к Опьянению на шкале к вам.
       *[other] { $who }: −{ $amount } к Опьянению на шкале к игроку { $whom }.
    }
   *[still] { $me ->
        [whom] { $who }: Опьянение на шкале к вам не меняется.
       *[other] { $who }: Опьянение на шкале к игроку { $whom } не меняется.
    }
}
fact-track-reset = { $me ->
    [whom] { $who } вырубается на шкале к вам: она снова начинается с 6 и 0.
   *[other] { $who } вырубается на шкале к игроку { $whom }: она снова начинается с 6 и 0.
}
fact-no-reward = { $me ->
    [who] Вы не берёте награду.
   *[other] { $who } не берёт награду.
}

## Награда

ask-reward = Otto вырубился на шкале к вам. Какую награду возьмёте?
    .then = Можно не брать ничего.
option-reward-gold = 1 Золотой из Трактира
option-reward-cards = Взять 2 карты
option-decline-reward = Без награды

## Где он окажется, если никто не ответит

then-track = { $whom ->
    [you] Если никто не ответит: { $who }, шкала к вам, { $changes }.
   *[other] Если никто не ответит: { $who }, шкала к игроку { $whom }, { $changes }.
}
then-track-out = { $whom ->
    [you] Если никто не ответит, { $who } вырубится на шкале к вам: { $changes }. Вы сможете взять награду.
   *[other] Если никто не ответит, { $who } вырубится на шкале к игроку { $whom }: { $changes }.
}

## Что правила имеют против него за столом

objection-otto-players = Otto садится третьим к двоим игрокам, а вас { $players }.
objection-otto-teams = В командах Otto не играет: { $mode }.
objection-otto-factions = У Otto две разные фракции: воин, плут, жрец, волшебник (warrior, rogue, cleric, wizard).

## В терминале

terminal-automaton = { $who } ({ $factions }){ $state ->
    [active] , сейчас ходит
   *[in] { "" }
}: { $tracks }; карт в колоде { $deck }
terminal-track = { $whom ->
    [you] к вам: Стойкость { $fortitude }, Опьянение { $alcohol }
   *[other] к игроку { $whom }: Стойкость { $fortitude }, Опьянение { $alcohol }
}
