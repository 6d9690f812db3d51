# Азартные игры вместо обычного раунда. Переменные описаны в английском файле.

game-none = Обычный раунд
game-rogues-and-warriors = Плуты и воины
    .about = По две карты; банк берёт лучшая пара карт. Пара одного ранга бьёт два разных, Воин лучше всех.
game-threes = Тройки
    .about = Пять костей, их откладывают бросок за броском. Банк берёт наименьшая сумма, тройка не считается.
game-threes-hidden-fate = Тройки со скрытой судьбой
    .about = Тройки, и у каждого закрытая карта: в конце её очки прибавляются, Бард не считается.
game-heroes-plunder = Добыча героев
    .about = Оставьте карту, остальные передайте. Полные наборы дают очки, лишнее отнимает.
game-doublerogue = Два плута
    .about = Открывайте карты круг за кругом или сдайтесь. Два Плута стоят 5 Золота; банк берёт последний.
game-dragon-hunt = Охота на дракона
    .about = Пять карт против дракона, чей цвет узнают поздно: 2 очка за карту этого цвета, 1 за каждый ранг.
game-rank-and-class = Ранг и сословие
    .about = Плуты и воины, но одну из ваших карт видят все, кроме вас.

## Карты

rank-dragon = Дракон
    .many = Драконы
rank-warrior = Воин
    .many = Воины
rank-lady = Дама
    .many = Дамы
rank-bard = Бард
    .many = Барды
rank-merchant = Купец
    .many = Купцы
rank-rogue = Плут
    .many = Плуты
suit-hawk = Ястреб
suit-wolf = Волк
suit-owl = Сова
suit-horse = Лошадь
suit-wren = Крапивник
suit-hare = Заяц
colour-red = красный
colour-green = зелёный
colour-blue = синий
kind-gambling-deck = Азартная колода
text-gambling-card = { $best }, { $number }; цвет: { $colour }. Чем меньше число, тем лучше.
text-dragon-card = Дракон, на которого охотятся; цвет: { $colour }.

## Ход игры

stage-ante = Ставка
stage-deal-two = По две карты
stage-bet = Карта или пас
stage-bet-again = Карта или пас
stage-show = Вскрытие
stage-roll = Бросок
stage-roll-on = Ещё броски
stage-draft-left = Передача налево
stage-draft-right = Передача направо
stage-deal-four = Три на руке, одна открыта
stage-dare = Ещё, защита или сдаться
stage-last-one-in = Последний побеждает
stage-deal-five = По пять карт
stage-dragon = Дракон

## Вопросы

ask-game = Во что играют в этом раунде?
    .then = Потом все делают ставку.
option-game = { $game }
ask-game-go = Карта или пас?
    .then = Контроля здесь нет: карта меняет то, что у вас есть. Потом игра идёт дальше.
ask-before-game-go = Сыграете карту, пока не ходит { $other }?
    .then = Если вы пасуете, { $other } продолжает.
option-decline-game-go = Пас
ask-game-effect = Что даёт вам карта?
    .then = Если ничего, всё остаётся как есть.
option-decline-game-effect = Ничего
option-effect-look = { $number ->
    [one] Посмотреть верхнюю карту колоды
   *[other] Посмотреть верхние карты колоды: { $number }
}
option-effect-reroll = Перебросить кость
option-effect-set = Повернуть кость
ask-swap = Какую карту вы обменяете?
    .then = Что вы не возьмёте, сбрасывается в закрытую.
option-decline-swap = Ничего не менять
option-swap = «{ $given }» за «{ $card }»
option-swap-brow = Отдать карту, которую вы не видите, за «{ $card }»
ask-reroll = Какую кость вы перебросите?
    .then = Что выпадет, решит случай.
ask-set-die = Какую кость вы повернёте?
    .then = Потом скажете, что на ней.
option-die = С числом { $number }
ask-die-value = Что теперь на кости?
    .then = Тройка не считается.
option-die-value = { $number }
ask-keep-dice = Какие кости вы откладываете?
    .then = Хотя бы одну; остальные бросают снова.
option-keep-dice = Отложить { $dice }
ask-draft = Какую карту вы оставляете?
    .then = Остальные передают дальше; из последних двух другую сбрасывают.
option-draft = Оставить «{ $card }»
ask-exchange = Какую карту вы меняете на новую?
    .then = Можно оставить все.
option-decline-exchange = Оставить все
option-exchange = Сбросить «{ $card }»
ask-hit-defend-fold = Ещё карту, защита или сдаться?
    .then = Кто сдаётся, выходит из игры и больше не ставит.
ask-before-hit-defend-fold = Сыграете карту, пока не решает { $other }?
    .then = Если вы пасуете, { $other } продолжает.
option-decline-hit-defend-fold = Сдаться
option-hit = Ещё: открыть карту
option-defend = Защититься картой «{ $card }»
ask-in-game = Идёт игра: { $game }. Сыграете карту?
    .then = Если никто не играет, игра идёт дальше.
foot-game-one = Одна карта или бросок
foot-game-three = Три карты или кость
foot-game-raise = Все ставят 1, потом карта

## Что происходит

going-game = { $game }
going-game-go = { $me ->
    [who] Карта или пас: вы
   *[other] Карта или пас: { $who }
}
going-hit-defend-fold = { $me ->
    [who] Ещё, защита или сдаться
   *[other] { $who } рискует или нет
}

## Что случилось

fact-chooses-game = { $me ->
    [who] Вы выбираете игру: { $game }.
   *[other] { $who } выбирает игру: { $game }.
}
fact-game-deals = { $game }: { $amount ->
    [one] сдано по одной карте.
   *[other] сдано карт каждому: { $amount }.
}
fact-game-card = { $me ->
    [who] Вам сдают «{ $card }».
   *[other] { $who } получает «{ $card }».
}
fact-game-holds-up = { $me ->
    [who] Вы держите на виду «{ $card }».
   *[other] { $who } держит на виду «{ $card }».
}
fact-game-turns-up = { $me ->
    [who] Вы показываете «{ $card }».
   *[other] { $who } показывает «{ $card }».
}
fact-game-sees = { $me ->
    [who] Вы видите на колоде «{ $card }».
   *[other] { $who } видит на колоде «{ $card }».
}
fact-game-looks = { $me ->
    [who] Вы смотрите карты колоды: { $amount }.
   *[other] { $who } смотрит карты колоды: { $amount }.
}
fact-game-gives = { $me ->
    [who] Вы сбрасываете «{ $card }» в закрытую.
   *[other] { $who } сбрасывает «{ $card }».
}
fact-game-takes = { $me ->
    [who] Вы берёте «{ $card }».
   *[other] { $who } берёт «{ $card }».
}
fact-game-swaps = { $me ->
    [who] Вы меняете карту.
   *[other] { $who } меняет карту.
}
fact-game-keeps-hand = { $me ->
    [who] Вы ничего не меняете.
   *[other] { $who } ничего не меняет.
}
fact-game-exchanges = { $amount ->
    [0] { $me ->
        [who] Вы оставляете свои карты.
       *[other] { $who } ничего не меняет.
    }
   *[other] { $me ->
        [who] Вы меняете карту.
       *[other] { $who } меняет карту.
    }
}
fact-game-rolls = { $me ->
    [who] Вы бросаете { $dice }.
   *[other] { $who } бросает { $dice }.
}
fact-game-keeps = { $me ->
    [who] Вы откладываете { $dice }.
   *[other] { $who } откладывает { $dice }.
}
fact-game-rerolls = { $me ->
    [who] Вы перебрасываете кость: было { $before }, стало { $amount }.
   *[other] { $who } перебрасывает кость: было { $before }, стало { $amount }.
}
fact-game-sets-die = { $me ->
    [who] Вы поворачиваете кость: было { $before }, стало { $amount }.
   *[other] { $who } поворачивает кость: было { $before }, стало { $amount }.
}
fact-game-rolls-off = { $me ->
    [who] Поровну: вы бросаете { $amount }.
   *[other] Поровну: { $who } бросает { $amount }.
}
fact-game-draws-off = { $me ->
    [who] Поровну: вы открываете «{ $card }».
   *[other] Поровну: { $who } открывает «{ $card }».
}
fact-game-keeps-card = { $me ->
    [who] Вы оставляете «{ $card }».
   *[other] { $who } оставляет «{ $card }».
}
fact-game-passes-on = { $way ->
    [up] Карты передают налево.
   *[other] Карты передают направо.
}
fact-game-hits = { $me ->
    [who] Ещё карта, ваша: «{ $card }».
   *[other] { $who } открывает «{ $card }».
}
fact-game-defends = { $me ->
    [who] Вы защищаетесь картой «{ $card }».
   *[other] { $who } защищается картой «{ $card }».
}
fact-game-doublerogue = { $me ->
    [who] Два Плута: вы выходите из игры.
   *[other] Два Плута: { $who } выходит из игры.
}
fact-game-folds = { $me ->
    [who] Вы сдаётесь.
   *[other] { $who } сдаётся.
}
fact-game-dragon = Открыт дракон: «{ $card }».
fact-game-shows = { $me ->
    [who] У вас { $worth }.
   *[other] { $who }: { $worth }.
}

## Чего стоят карты и почему кто-то победил

worth-pair = { $colour ->
    [one] пара одного цвета: { $best }
   *[several] пара: { $best }
}
worth-two = { $colour ->
    [one] { $best } и { $other } одного цвета
   *[several] { $best } и { $other }
}
worth-threes = { $threes ->
    [0] сумма { $total }
   *[other] сумма { $total }, троек: { $threes }
}
worth-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
because-two-0 = Пара бьёт два разных ранга.
because-two-1 = Побеждает лучший ранг.
because-two-2 = Лучшие карты равны, решает вторая.
because-two-3 = Ранги равны, один цвет бьёт два.
because-two-9 = Всё равно, решили следующие карты колоды.
because-threes-0 = Побеждает наименьшая сумма.
because-threes-1 = Суммы равны, побеждает, у кого больше троек.
because-threes-9 = Всё равно, решила кость.
because-plunder-0 = Побеждает, у кого больше очков.
because-plunder-1 = Очков поровну, побеждает, у кого больше Воинов.
because-plunder-2 = Очков поровну, побеждает, у кого больше Дам.
because-plunder-3 = Очков поровну, побеждает, у кого больше Бардов.
because-plunder-9 = Всё равно, решили следующие карты колоды.
because-hunt-0 = Побеждает, у кого больше очков.
because-hunt-1 = Очков поровну, побеждают лучшие ранги.
because-hunt-9 = Всё равно, решили следующие карты колоды.
