# Что страница говорит повсюду.
#
# Переменные:
#   $count   сколько карт

page-pick = { $count ->
    [0] Оставить все карты
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
   *[other] Сбросить { $count } карт
}
page-choose-how = Выберите как
page-to-lobby = В общий зал
page-coming = Входим…
page-inn-silent = Трактир не отвечает. Попробуйте чуть позже.
page-your-decision = Решать вам
page-seat-lost = Место больше не ваше: за вас играет бот. Можно смотреть.
