# Кто персонажи и как они играют.
#
# Переменные:
#   $fields   одно или два из strength-…, соединённые list-and

strengths = Сильнее прочих в { $fields }.
strength-even = Понемногу обо всём.
strength-brawling = драке
strength-drinks = выпивке
strength-gambling = азартной игре
strength-gold = денежных делах
strength-dodging = увёртках
strength-healing = лечении

## Классы; чего здесь нет, показано как в наборе

class-alchemist = алхимик
class-barbarian = варвар
class-bard = бард
class-baron = барон
class-blackguard = чёрный страж
class-druid = друид
class-enchanter = чародей
class-familiar = фамильяр
class-fighter = боец
class-illusionist = иллюзионист
class-innkeeper = трактирщик
class-mage = маг
class-monk = монах
class-paladin = паладин
class-priestess = жрица
class-rogue = плут
class-time-mage = маг времени
class-tinkerer = изобретатель
class-warrior = воин
class-witchdoctor = знахарь
class-wizard = волшебник
