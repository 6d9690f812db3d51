# Стол в терминале.
#
# Переменные:
#   $who, $whom, $names   имя игрока, несколько имён подряд
#   $card, $kind          название карты и её вид
#   $number, $marked      сколько карт надо отметить и сколько отмечено
#   $alcohol, $fortitude  где стоит жетон, а у Выпивки — сколько она прибавляет, со знаком

## Выбор

terminal-back = Назад к остальным вариантам
terminal-marked = [x]
terminal-unmarked = [ ]
terminal-discard-any = { $marked ->
    [0] Оставить все карты и тянуть
    [one] Сбросить { $marked } отмеченную карту и тянуть
    [few] Сбросить { $marked } отмеченные карты и тянуть
   *[other] Сбросить { $marked } отмеченных карт и тянуть
}
terminal-discard-some = { $number ->
    [one] Сбросить отмеченную карту (отмечено { $marked } из { $number })
   *[other] Сбросить отмеченные карты (отмечено { $marked } из { $number })
}
terminal-play-how = Сыграть «{ $card }» …
terminal-choose-how = Сыграть «{ $card }»: как?
terminal-no-choice = Варианта { $number } нет. Выберите число от { $first } до { $last }.
terminal-enough-marked = { $number ->
    [one] Можно отметить только { $number } карту. Сначала снимите с неё отметку.
    [few] Можно отметить только { $number } карты. Сначала снимите одну отметку.
   *[other] Можно отметить только { $number } карт. Сначала снимите одну отметку.
}
terminal-mark-more = { $number ->
    [one] Сначала отметьте ещё { $number } карту.
    [few] Сначала отметьте ещё { $number } карты.
   *[other] Сначала отметьте ещё { $number } карт.
}

## Что происходит

terminal-phase = Ход { $turn } · { $who } · { $phase ->
    [discard-and-draw] Сброс и вытягивание
    [action] Действие
    [order-a-drink] Заказ Выпивки
   *[drink] Пьянка
}
terminal-middle = Колода Выпивки { $deck } · { $way ->
    [by] Трактир отдал { $gold ->
        [one] { $gold } Золотой
       *[other] { $gold } Золотых
    }
   *[to] Трактир получил { $gold ->
        [one] { $gold } Золотой
       *[other] { $gold } Золотых
    }
}
terminal-stack-card = { $who } играет «{ $card }» ({ $kind })
terminal-stack-card-on = { $who } играет «{ $card }» ({ $kind }), цель: { $whom }
terminal-stack-ignored-by = { $what }; Игнорируют: { $names }
terminal-stack-drink = { $who } пьёт «{ $card }»: { $state ->
    [ignored] Игнорируется
    [converted] Опьянение { $alcohol } идёт в Стойкость, Стойкость { $fortitude }
    [alcohol] Опьянение { $alcohol }
   *[plain] Опьянение { $alcohol }, Стойкость { $fortitude }
}
terminal-stack-round = Раунд Азарта, в банке { $pot ->
    [one] { $pot } Золотой
   *[other] { $pot } Золотых
}: { $state ->
    [won] победа: { $control }
    [taken] банк забирает { $control }
    [ended] он окончен
   *[other] { $control ->
        [nobody] Контроля нет ни у кого
       *[other] Контроль: { $control }
    }{ $state ->
        [locked] , дальше только Обман
       *[open] { "" }
    }; в раунде: { $names }
}
terminal-stack-payment = К оплате: { $dues }
terminal-due = { $amount ->
    [one] { $amount } Золотой
   *[other] { $amount } Золотых
} ({ $names })
terminal-everybody = все
terminal-everybody-but = все, кроме: { $names }
terminal-stack-event = Вскрыто «{ $card }»
terminal-stack-hits = Потеря Стойкости: { $whom }
terminal-stack-contest = Соревнование по выпивке: { $whom }
terminal-stack-last-chance = Последний шанс: { $who }
terminal-stack-discard = { $who } сбрасывает и тянет карты
terminal-stack-action = { $who } выбирает Действие
terminal-stack-order = { $who } заказывает Выпивку
terminal-stack-go = Очередь: { $who }
terminal-stack-other = { $who } решает
terminal-stack-empty = Отвечать не на что.

## Доски игроков

terminal-you = вы
terminal-board = { $state ->
    [out] { $who }{ $me ->
            [yes] , вы
           *[no] { "" }
        }: вне игры
   *[in] { $who }{ $me ->
            [yes] , вы
           *[no] { "" }
        }{ $state ->
            [active] , сейчас ходит
           *[in] { "" }
        }: Стойкость { $fortitude }, Опьянение { $alcohol }, Золото { $gold }, карт на руке { $hand }, Выпивки ждёт { $drinks }
}
terminal-lies = { $label } { $number }{ $kind ->
    [stock] { " " }в запасе
   *[other] { "" }
}
terminal-lies-open = { $label } { $number }: { $card }
terminal-head-track = О ‥  С
terminal-head-gold = З
terminal-head-gold-long = Зол.
terminal-head-hand = Р
terminal-head-hand-long = Рука
terminal-head-drinks = В
terminal-head-drinks-long = Выпив.
terminal-team = { $state ->
    [out] { $who }{ $me ->
            [yes] , ваша команда
           *[no] { "" }
        }: вне игры
   *[in] { $who }{ $me ->
            [yes] , ваша команда
           *[no] { "" }
        }{ $state ->
            [active] , их ход
           *[in] { "" }
        }: Стойкость { $fortitude }, Опьянение { $alcohol }, Золото { $gold }, жетоны Зелья { $potions }
}
terminal-member = - { $who }{ $me ->
        [yes] , вы
       *[no] { "" }
    }{ $boss ->
        [yes] , Босс
       *[no] { "" }
    }: на руке { $hand }, ждёт Выпивки { $drinks }
terminal-potions = , жетоны Зелья { $potions }
terminal-mate-hand = { $cards ->
    [none] { $who }: рука пуста.
   *[other] { $who } держит (это видит ваша команда): { $cards }
}
terminal-mates-title = Ваша команда
terminal-team-numbers = { $gold } Зол. · { $potions ->
    [one] { $potions } Зелье
    [few] { $potions } Зелья
   *[other] { $potions } Зелий
} · { $members }
terminal-numbers = { $gold ->
    [one] { $gold } Золотой
   *[other] { $gold } Золотых
} · { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[other] { $hand } карт
} · { $drinks ->
    [one] { $drinks } Выпивка
    [few] { $drinks } Выпивки
   *[other] { $drinks } Выпивок
}
terminal-passed-out = без сознания
terminal-broke = без Золота

## Конец

terminal-end-winner = { $how ->
    [mine] Победа ваша! За столом остаётся только { $names }.
    [mine-team] Победа вашей команды! За столом остаются только { $names }.
    [theirs-team] { $names } побеждают: за столом больше никого.
    [tied] Ничья: { $names } выбыли в один миг.
   *[theirs] { $names } побеждает: за столом больше никого.
}
terminal-end-passed-out = { $who } спит под столом: Опьянение { $alcohol }, Стойкость { $fortitude }.
terminal-end-broke = { $who } остаётся без Золота.
terminal-end-turns = { $turns ->
    [one] Игра длилась { $turns } ход.
    [few] Игра длилась { $turns } хода.
   *[other] Игра длилась { $turns } ходов.
}
terminal-kept = Игра сохранена. Чтобы услышать её снова: { $command } replay { $file }
terminal-left = Игра ждёт вас. Чтобы продолжить: { $short ->
    [none] { $command }
   *[other] { $short } (или { $command })
}
terminal-not-saved = Эту игру нельзя сохранить в { $folder } ({ $reason }): она продолжается, но пропадёт, когда вы уйдёте.
terminal-not-kept = Игра не сохранена.
terminal-taken = С играми в { $folder } играет другой Innkeeper. Сначала выйдите из него или укажите в INNKEEPER_STATE другую папку.
terminal-you-passed-out = Вы вырубились: Опьянение { $alcohol }, Стойкость { $fortitude }. Остальные играют дальше.
terminal-you-broke = У вас кончилось Золото, и вы вне игры. Остальные играют дальше.

## Кто садится за стол

terminal-title = Трактир «Красный Дракон»
terminal-subtitle = пейте, играйте и продержитесь дольше всех
terminal-opponents-number = С вами могут сесть от одного до девяти соперников. Назовите число от 1 до 9 или список, например gog,zot,eve.
terminal-no-bot = Бота «{ $name }» нет. Есть такие: { $names }; veteran можно дать время, например veteran:1s.
terminal-no-character = Персонажа «{ $name }» нет. Есть такие: { $names } и random.
terminal-no-variant = Варианты: { $text }
terminal-no-mode = Игры «{ $name }» нет. Есть: { $names }.
terminal-game = { $game }, { $stage }.
terminal-game-of = { $who }: { $has }
terminal-game-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
terminal-game-dice = кости { $dice }
terminal-no-sides = Стороны пишут так: 1,2/3,4 (места через запятую, стороны через черту), а не «{ $text }».
terminal-mode = Игра: { $name }
terminal-no-drinks = Колоды Выпивки «{ $name }» нет. Есть такие: { $names }.
terminal-who-are-you = Кто вы?
terminal-whoever = кто-нибудь наугад
terminal-character = { $name } { $epithet }
terminal-ask-character = Введите номер, имя или просто Enter: тогда персонаж найдётся наугад.
terminal-ask-opponents = Сколько соперников, от 1 до 9, или кто именно, например gog,zot,eve? Просто Enter: { $number }.
terminal-seated = За столом: { $names }. Вы — { $who }.
terminal-waiting = Вас ждёт игра, ход { $turn }: { $names }. Вы — { $who }.
terminal-go-on = Продолжить эту игру
terminal-new-game = Начать новую (эта останется среди сыгранных)
terminal-leave = Уйти
terminal-damaged = Сохранённая игра не годится. { $why } Она отложена как { $file }, и начинается новая.

## Строка за строкой

terminal-plain-welcome = Введите номер варианта. «?» — правило, «h» — ваша рука, «b» — доски игроков, «w 3» — почему нельзя сыграть карту 3, «s» — больше не спрашивать о картах, которые могут подождать (или снова спрашивать), «q» — уйти, сохранив игру.
terminal-plain-mark = Введите номера карт, чтобы поставить или снять отметки, затем 0. Можно сразу несколько: 1 4 0
terminal-plain-hand = Ваша рука:
terminal-plain-no-cards = Ваша рука пуста.
terminal-plain-playable = можно сыграть сейчас
terminal-plain-bad = «{ $text }» — не вариант. Введите число из списка или «?», «h», «b», «w 3», «s», «q».
terminal-plain-empty = Введите номер варианта и нажмите Enter. Ещё можно ввести: «?», «h», «b», «w 3», «s», «q».
terminal-plain-one = Введите одно число.
terminal-plain-why = Введите «w» и номер карты на руке, например «w 3». «h» покажет руку с номерами.
terminal-plain-no-card = Карты { $number } на руке нет. Введите «h», чтобы увидеть руку.
terminal-rule = Правило { $id }: { $text }
terminal-why-not = «{ $card }» сейчас сыграть нельзя. { $why }
terminal-why-can = «{ $card }» можно сыграть сейчас.

## На весь экран

terminal-log = Что было (PgUp, PgDn; l: всё)
terminal-whole-log = Что было
terminal-whole-log-keys = ↑ ↓ PgUp PgDn листают · Esc закрывает
terminal-title-hushed = { $title } · тихо (s)
terminal-too-small = Окно слишком мало: сейчас { $now }, а столу нужно не меньше { $width } × { $height }.
terminal-you-are-out = Вы вне игры
terminal-watch = Смотреть, чем всё кончится
terminal-skip = Сразу к концу
terminal-hand = Ваша рука
terminal-your-choice = Ваш выбор
terminal-others = Играют другие
terminal-wait = …
terminal-watching = Вы вне игры. Смотрите, чем всё кончится, или уйдите (q): игра сохранится.
terminal-over = Игра окончена
terminal-over-keys = Игра окончена. Нажмите n, чтобы сыграть ещё, или q, чтобы уйти.
terminal-no-number = Варианта { $number } нет.
terminal-nothing-asked = Сейчас вас ни о чём не спрашивают.
terminal-choose-card = Выберите карту на руке клавишами ↑ и ↓ и снова нажмите w.
terminal-hushed = { $state ->
    [passed] Пас. Тихо: о картах, которые могут подождать, больше не спрашиваем.
    [on] Тихо: о картах, которые могут подождать, больше не спрашиваем.
   *[off] Не тихо: спрашиваем о каждой карте, которую можно сыграть.
}
terminal-hurried = Другие играют быстро.
terminal-unhurried = Другие играют так, чтобы можно было уследить.
terminal-rule-title = Правило, по которому это так
terminal-close = Esc закрывает
terminal-another = Ещё игру
terminal-look = Посмотреть на стол
terminal-who-else = Кто сядет с вами?
terminal-sit-down = Сесть и играть
terminal-one-more = + ещё один
terminal-one-fewer = − одним меньше
terminal-drinks = Колода Выпивки: { $name }

terminal-key-mates = команда
terminal-key-choose = выбрать
terminal-key-pass = пас
terminal-key-hand = рука
terminal-key-rule = правило
terminal-key-why = почему
terminal-key-read = читать карту
terminal-key-hush = тихо
terminal-key-hurry = быстро
terminal-key-leave = уйти
terminal-key-next-list = дальше
terminal-key-log = журнал
terminal-key-new = новая игра
terminal-key-change = сменить
terminal-key-count = сколько
terminal-key-sit = сесть
