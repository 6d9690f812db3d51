// What cannot be read of the cards in hand, once they lie there: words that are cut off, or reach out of their card.
async (cards) => {
  const hand = () => [...document.querySelectorAll("[data-hand]")];
  const frame = () => new Promise(requestAnimationFrame);
  while (hand().map((it) => it.dataset.card).join() !== cards.join()) await frame();
  await frame().then(frame); // words are fitted

  const PARTS = [".title", ".deeds", ".why > span", ".band"];
  const bottom = (it) => it.getBoundingClientRect().bottom;
  const isCut = (it) => it.checkVisibility() && (it.scrollWidth > it.clientWidth + 1 || (!it.matches(".band") && it.scrollHeight > it.clientHeight + 3));
  return hand().flatMap((it) => {
    const card = it.querySelector(".card");
    const parts = PARTS.filter((part) => [...card.querySelectorAll(part)].some(isCut));
    if ([...card.querySelectorAll(".inner > *")].some((one) => bottom(one) > bottom(card) + 1)) parts.push("what is lowest");
    return parts.map((part) => `${card.querySelector(".title").textContent}: ${part} (${card.dataset.tight})`);
  });
}
