// What the guest looks at more closely: a card, a rule, a card that a line of the log is about, the keys, the menu.
class Looks {
  card = $state(-1); // opened large
  rule = $state(""); // opened
  peek = $state(-1); // shown beside the log
  keys = $state(false);
  menu = $state(false);
}

export const looks = new Looks();
