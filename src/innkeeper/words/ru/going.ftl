# Что происходит за столом, в двух словах: не больше 28 букв, не считая имён.
#
# Переменные — как в английском файле. Имена не склоняются: «игрока Zot», «игроку Zot».
# Атрибут `.verb` говорит на стрелке, что ответ делает с картой.

## Кого и кому

aim-you = вы
aim-self = вы
aim-themself = себя
aim-one = { $name }
aim-everybody = все
aim-others = все остальные
aim-some = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[other] { $number } игроков
}
aim-accusative = { $aim ->
    [you] вас
    [self] себя
    [themself] себя
    [everybody] всех
    [others] остальных
    [some] { $number ->
        [one] { $number } игрока
       *[other] { $number } игроков
    }
   *[one] игрока { $whom }
}
aim-dative = { $aim ->
    [you] вам
    [self] себе
    [themself] себе
    [everybody] всем
    [others] остальным
    [some] { $number ->
        [one] { $number } игроку
       *[other] { $number } игрокам
    }
   *[one] игроку { $whom }
}

## Карты

going-plays = { $me ->
    [who] Вы играете карту
   *[other] { $who } играет карту
}
    .verb = отвечает
going-hits = { $me ->
    [who] Вы бьёте { aim-accusative }
   *[other] { $who } бьёт { aim-accusative }
}
    .verb = бьёт
going-strikes-back = { $me ->
    [who] Вы бьёте в ответ
   *[other] { $who } бьёт в ответ
}
    .verb = бьёт в ответ
going-sobers = { $aim ->
    [self] Вы трезвеете
    [themself] { $who } трезвеет
   *[other] { $me ->
        [who] Вы отрезвляете { aim-accusative }
       *[other] { $who } отрезвляет { aim-accusative }
    }
}
    .verb = отрезвляет
going-heals = { $aim ->
    [self] Вам легче
   *[other] { $me ->
        [who] Вы лечите { aim-accusative }
       *[other] { $who } лечит { aim-accusative }
    }
}
    .verb = лечит
going-intoxicates = { $aim ->
    [self] Вы пьянеете
   *[other] { $me ->
        [who] Вы спаиваете { aim-accusative }
       *[other] { $who } спаивает { aim-accusative }
    }
}
    .verb = спаивает
going-charges = { $aim ->
    [self] Вы платите
   *[other] { $me ->
        [who] Вы велите { aim-dative } платить
       *[other] { $who } велит { aim-dative } платить
    }
}
    .verb = велит платить
going-takes = { $me ->
    [who] Вы берёте Золото
   *[other] { $who } берёт Золото
}
    .verb = берёт Золото
going-covers = { $me ->
    [who] Вы не платите
   *[other] { $who } не платит
}
    .verb = не платит
going-serves = { $aim ->
    [self] Вы пьёте ещё
   *[other] { $me ->
        [who] Вы поите { aim-accusative }
       *[other] { $who } поит { aim-accusative }
    }
}
    .verb = поит
going-orders = { $me ->
    [who] Вы заказываете ещё
   *[other] { $who } заказывает ещё
}
    .verb = заказывает
going-opens = { $me ->
    [who] Вы начинаете раунд
   *[other] { $who } начинает раунд
}
    .verb = начинает
going-gambles = { $me ->
    [who] Вы играете дальше
   *[other] { $who } играет дальше
}
    .verb = играет
going-cheats = { $me ->
    [who] Вы жульничаете
   *[other] { $who } жульничает
}
    .verb = жульничает
going-raises = { $me ->
    [who] Вы поднимаете ставку
   *[other] { $who } поднимает ставку
}
    .verb = поднимает
going-leaves = { $me ->
    [who] Вы покидаете раунд
   *[other] { $who } покидает раунд
}
    .verb = покидает
going-ends = { $me ->
    [who] Вы завершаете раунд
   *[other] { $who } завершает раунд
}
    .verb = завершает
going-again = { $me ->
    [who] Вы оспариваете победу
   *[other] { $who } оспаривает победу
}
    .verb = оспаривает
going-negates = { $me ->
    [who] Вы говорите «нет»
   *[other] { $who } говорит «нет»
}
    .verb = Отменяет
going-ignores = { $me ->
    [who] Вас это не касается
   *[other] { $who } Игнорирует это
}
    .verb = Игнорирует
going-redirects = { $me ->
    [who] Вы переводите удар на { aim-accusative }
   *[other] { $who } переводит удар на { aim-accusative }
}
    .verb = переводит
going-reduces = { $me ->
    [who] Вы смягчаете удар
   *[other] { $who } смягчает удар
}
    .verb = смягчает
going-splits = { $me ->
    [who] Вы делите это пополам
   *[other] { $who } делит это пополам
}
    .verb = делит
going-passes = { $me ->
    [who] Вы передаёте это { aim-dative }
   *[other] { $who } передаёт это { aim-dative }
}
    .verb = передаёт
going-changes = { $me ->
    [who] Вы меняете Выпивку
   *[other] { $who } меняет Выпивку
}
    .verb = меняет

## Прочее

going-drink = { $me ->
    [who] { $state ->
        [ignored] Вы не пьёте
       *[plain] Вы пьёте
    }
   *[other] { $state ->
        [ignored] { $who } не пьёт
       *[plain] { $who } пьёт
    }
}
going-event = { $me ->
    [who] Вы вскрываете Событие
   *[other] { $who } вскрывает Событие
}
going-round = { $state ->
    [won] { $me ->
        [who] Вы выиграли раунд
       *[other] { $who } выигрывает раунд
    }
    [taken] { $me ->
        [who] Вы забираете банк
       *[other] { $who } забирает банк
    }
    [ended] Раунд окончен
   *[open] { $who ->
        [nobody] Контроля нет ни у кого
       *[other] { $me ->
            [who] Контроль у вас
           *[other] Контроль: { $who }
        }
    }
}
going-payment = { $place ->
    [pot] Ставка: { count-gold }
    [inn] Трактиру: { count-gold }
   *[seat] { count-gold } { aim-dative }
}
going-hits-taken = { $aim ->
    [you] Вы пропустили удар
    [self] Вы пропустили удар
    [one] { $whom } пропускает удар
    [everybody] Все пропустили удар
   *[other] { $number ->
        [one] Удар пропустил { $number } игрок
        [few] Удар пропустили { $number } игрока
       *[other] Удар пропустили { $number } игроков
    }
}
going-contest = Соревнование по выпивке
going-last-chance = { $me ->
    [who] Ваш последний шанс
   *[other] Последний шанс: { $who }
}
going-discard = { $me ->
    [who] Вы сбрасываете и тянете
   *[other] { $who } сбрасывает и тянет
}
going-action = { $me ->
    [who] Вы выбираете Действие
   *[other] { $who } выбирает Действие
}
going-order = { $me ->
    [who] Вы заказываете Выпивку
   *[other] { $who } заказывает Выпивку
}
going-go = { $me ->
    [who] Ваша очередь
   *[other] Очередь: { $who }
}
going-other = { $me ->
    [who] Вы решаете
   *[other] { $who } решает
}
going-text = { $me ->
    [who] Действует ваш текст
   *[other] { $who }: действует текст
}
