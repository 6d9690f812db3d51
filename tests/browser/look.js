// What a guest sees: whether they are asked something, what is lit, and whether the game is over. Tells it as soon as
// there is something to do, at the latest after `patience` milliseconds.
(patience) => new Promise((tell) => {
  const PROMPT = ".prompt:not(.asleep, .idle)";
  const CARD = "[data-hand][data-lit=true]";
  const BUTTON = `${PROMPT} .aim, ${PROMPT} .buttons .btn:not(.quiet), [data-option], [data-pass], [data-primary]`;

  const isPass = (button) => button.matches("[data-pass]") || button.querySelector("kbd")?.textContent === "Space";

  function seen() {
    const hand = [...document.querySelectorAll("[data-hand]")];
    const buttons = [...document.querySelectorAll(BUTTON)];
    const asked = document.querySelector(PROMPT) !== null;
    return {
      decision: Number(document.querySelector("[data-decision]")?.dataset.decision ?? 0),
      looks: document.querySelector("dialog[open]") !== null,
      over: document.querySelector("[role=alertdialog]") !== null,
      cards: asked ? hand.flatMap((card, place) => (card.matches(CARD) ? [place] : [])) : [],
      chosen: hand.flatMap((card, place) => (card.getAttribute("aria-pressed") === "true" ? [place] : [])),
      buttons: asked ? buttons.flatMap((button, place) => (button.disabled ? [] : [place])) : [],
      passes: buttons.flatMap((button, place) => (isPass(button) ? [place] : [])),
      keys: buttons.map((button) => button.querySelector("kbd")?.textContent ?? ""),
      prompt: document.querySelector(".prompt .ask, .prompt .then")?.textContent ?? "",
    };
  }

  const ready = (now) => now.over || now.looks || now.cards.length + now.buttons.length > 0;
  const first = seen();
  if (ready(first) || !patience) return tell(first);
  const watcher = new MutationObserver(() => ready(seen()) && done());
  const done = () => {
    watcher.disconnect();
    clearTimeout(timer);
    tell(seen());
  };
  const timer = setTimeout(done, patience);
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
})
