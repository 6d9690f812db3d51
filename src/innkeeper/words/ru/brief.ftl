# Что говорят карты в руке, где мало места: краткие формы сообщений из cards.ftl под теми же именами.
#
# Переменные — как там, и ещё $it: на что карта отвечает, одно из сообщений thing-… (винительный падеж).

## На что отвечают

thing-card = { $cards }
thing-card-by-another = { $cards } другого игрока
thing-card-of-me = карту, влияющую у вас на { $stats }
thing-card-of-me-by-another = чужую карту, влияющую у вас на { $stats }
thing-card-changes-drink = { $cards }, меняющую Выпивку
thing-card-changes-drink-by-another = чужую карту, меняющую Выпивку
thing-drink = Выпивку
thing-drink-of-me = свою Выпивку
thing-drink-by-another = Выпивку, вскрытую другим
thing-drink-of-me-by-another = свою Выпивку, вскрытую другим
thing-event = Событие
thing-event-of-drinks = Событие пьянки
thing-would-lose-fortitude = удар по вам
thing-would-lose-fortitude-by-another = чужой удар по вам
thing-would-lose-fortitude-from = удар по вам
thing-would-lose-fortitude-by-another-from = чужой удар по вам
thing-would-ante = ставку
thing-would-lose-gold = Золото, что вы теряете
thing-would-pay-drinks = плату за новую Выпивку
thing-after-pot = банк, который берёт другой
thing-during-round = раунд Азарта

## Что с этим происходит

brief-ignore-card = Игнорируете { $it }
brief-ignore-drink = Игнорируете { $it }
brief-ignore-event = Игнорируете { $it }
brief-negate-card = Отменяете { $it }
brief-negate-event = Отменяете { $it }
brief-reduce-to = уменьшаете { $it } до { $amount }
brief-reduce-by = уменьшаете { $it } на { $amount }
brief-redirect-loss = { $whom } берёт на себя { $it }
brief-split-loss = делите { $it } с { $whom }, округляя вверх
brief-pass-drink = передаёте { $it } { $whom }
brief-split-drink = делите { $it } с { $whom }
brief-halve-drink = вдвое уменьшаете { $it }
brief-raise-drink = крепите { $it }: Опьянение +{ $amount }
brief-lower-drink = разбавляете { $it }: Опьянение −{ $amount }
brief-set-drink = меняете { $it }: Опьянение лишь { $amount }
brief-raise-numbers = меняете { $it }: каждое число +{ $amount }
brief-lower-numbers = меняете { $it }: каждое число −{ $amount }
brief-convert-drink = обращаете { $it } в Стойкость
brief-empty-drink = обезвреживаете { $it }
brief-replace-drink = меняете { $it }: пьющий только { $numbers }
brief-due-inn = Трактир возмещает { $it }
brief-due-nobody = сохраняете { $it }
brief-end-round-inn = завершаете { $it }; банк — Трактиру
brief-end-round-me = завершаете { $it }; банк — вам
brief-take-pot = забираете { $it }
brief-leave-round = пропускаете { $it } и раунд

brief-stat-alcohol = Опьянение
brief-gain-alcohol = { $person ->
    [you] получаете
   *[they] получает
} { count-alcohol }
brief-lose-alcohol = { $person ->
    [you] теряете
   *[they] теряет
} { count-alcohol }
brief-renew-pile = { $person ->
    [you] обновляете свою стопку «Выпей меня!»
   *[they] обновляет свою стопку «Выпей меня!»
  }

## Кто

brief-who-up-to = каждый из { $others ->
    [yes] других игроков
   *[no] игроков
} (до { $number })
    .dative = каждому из { $others ->
        [yes] других игроков
       *[no] игроков
    } (до { $number })
    .instrumental = каждым из { $others ->
        [yes] других игроков
       *[no] игроков
    } (до { $number })

brief-who-another = другой игрок
    .dative = другому игроку
    .instrumental = другим игроком
brief-who-another-not-source = третий игрок
    .dative = третьему игроку
    .instrumental = третьим игроком
brief-who-another-gamblers = другой участник раунда
    .dative = другому участнику раунда
    .instrumental = другим участником раунда
brief-who-anyone = любой игрок
    .dative = любому игроку
    .instrumental = любым игроком
brief-who-anyone-not-source = любой другой игрок
    .dative = любому другому игроку
    .instrumental = любым другим игроком
brief-who-anyone-gamblers = любой участник раунда
    .dative = любому участнику раунда
    .instrumental = любым участником раунда

## Когда — если это стоит перед тем, что происходит

brief-moment-card-changes-drink = в ответ на { $cards }, меняющую Выпивку
brief-moment-would-lose-fortitude = когда по вам бьют
brief-moment-would-lose-fortitude-by-another = когда по вам бьёт другой
brief-moment-would-pay-drinks = когда все платят за Выпивку
brief-moment-after-loss-of-me = после чужого удара по вам
brief-moment-after-loss = после чужого удара по кому-либо
brief-moment-after-pot = когда банк берёт другой
brief-moment-after-win = когда раунд выиграл другой
brief-moment-during-round = в раунде Азарта
brief-moment-during-discard-of-me = на вашем этапе Сброса
brief-moment-during-action-of-me = на вашем этапе Действия
brief-moment-during-order-of-me = при вашем заказе
brief-moment-during-drink-of-me = на вашем этапе Пьянки
brief-if-in-round = {""}
brief-if-champion = {""}
brief-send-champion = { $it }: за вас идёт { $whom }
thing-event-for-everybody = Событие для всех
thing-card-for-everybody-by-another = действие для всех
brief-if-not-reduced = если не отвечали
brief-card-of-kinds = { $every ->
    [yes] любую карту игрока
   *[no] карту { $kinds }
}
brief-order-drinks = заказываете другим ещё { count-drinks }
brief-look-first = { $text }, увидев всё заказанное
brief-again-card = игрок вправе сыграть другую такую
brief-again-event = взамен — следующая из стопки
brief-guard-joins = Плюс карта «{ $component }».
brief-guard-only = {""}
brief-guard-not-on-antes-and-endings = {""}

## Что карта делает там, где лежит

brief-guard-stays = {""}
brief-guard-gizmo = Устройство, Стойкость: { $number }.
brief-guard-minion = Миньон, Стойкость: { $number }.
brief-trigger-action-end = после ваших Действий
brief-text-trap = ловушка
