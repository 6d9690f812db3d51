# С вашего хода, вне игры, и как прошёл вечер. Переменные — как в английском файле.

## С вашего хода

page-digest = С вашего хода
page-digest-you = Вы
page-digest-nothing = С тех пор, как вы действовали, ни с кем ничего не случилось.

## Вне игры

page-out = Вы вне игры
page-out-passed-out = Ваше Опьянение ({ $alcohol }) догнало вашу Стойкость ({ $fortitude }).
page-out-broke = У вас не осталось Золота.
page-out-watch = Смотреть дальше
page-out-fast = Полный ход
page-out-hands = Открыть руки
    .title = Видеть, что у кого на руке
    .late = Видеть, что у кого было { $seconds } с назад
page-out-end = Сразу к концу
page-out-new = Новая игра
page-out-people = В игре ещё люди: темп задают они, а их руки закрыты.
    .late = В игре ещё люди: темп задают они. Руки открываются на { $seconds } с позже.
page-out-skipping = Остальные доигрывают …
    .turn = Ход { $turn }.

## Как прошёл вечер

page-standings = Места
page-standings-stood = За столом до конца: Стойкость { $fortitude }, Опьянение { $alcohol }.
page-standings-passes-out = Ход { $turn }:
page-standings-is-broke = Ход { $turn }, без Золота:
page-key-moment = Решающий миг
page-evening = Вечер: Стойкость и Опьянение каждого, ход за ходом
page-evening-out = ✕ ход { $turn }
page-evening-won = за столом
page-evening-turns = Внизу — номера ходов
page-evening-save = Сохранить картинку
page-rematch-along = Перейти с ними
    .laid = Они продолжают за другим столом.
