// What is wrong with how the table is laid out: whatever a decision needs is on the screen, whole, and can be pressed. On a small
// screen the words of cards may be cut short.
(scarce) => {
  const faults = [];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const called = (it) => `${it.className?.baseVal ?? it.className} “${(it.getAttribute("aria-label") ?? it.textContent).trim().slice(0, 40)}”`;
  const box = (it) => it.getBoundingClientRect();

  const prompt = ".prompt:not(.asleep, .idle)";
  const buttons = all(`${prompt} .aim, ${prompt} .buttons .btn, [data-option], [data-pass], [data-primary], [data-potion], button.mate`);
  const lit = all("[data-hand][data-lit=true]");
  const words = all(`${prompt} :is(.ask, .then)`);
  const deeds = all("[data-hand][data-lit=true] .card:not(.whole) .deeds");
  const track = all(".rail .track, .prail .track");
  const seconds = all(".wick b");
  const boards = all("section.seat, .mseat, .team, .mteam, .mates, .counsel");
  const names = all("section.seat :is(.name, .plays), .mseat .name, .member :is(.name, .plays), :is(.team, .mteam) header, .is-asked");
  const things = all(".cps .cp").filter((it) => it.checkVisibility());

  if (!words.length) faults.push("no question");
  if (track.length !== 1) faults.push(`${track.length} tracks of one's own`);
  for (const it of [...buttons, ...lit, ...words, ...track, ...boards, ...seconds, ...things]) {
    const { left, top, right, bottom, width, height } = box(it);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push(`off the screen: ${called(it)}`);
    if (width < 8 || height < 8) faults.push(`too small: ${called(it)}`);
  }
  for (const it of [...buttons, ...words, ...names, ...(scarce ? [] : deeds), ...all(prompt)]) {
    const high = it.matches(".ask, .then, .name, .plays, header") ? 0 : it.scrollHeight - it.clientHeight; // letters may reach out of their line
    if (it.scrollWidth > it.clientWidth + 1 || high > 1) faults.push(`cut off: ${called(it)}`);
  }
  const [stack, newest] = [document.querySelector(".phone .stack"), all(".phone .slat").at(-1)];
  if (newest && box(newest).top < box(stack).top - 1) faults.push(`cut off: ${called(newest)}`);
  const touchable = new CSSStyleSheet(); // what is painted over something is noticed, though clicks may go through it
  touchable.replaceSync(":not(.flights) { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(touchable);
  for (const it of [...buttons, ...lit]) {
    const { left, top, width, height } = box(it);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!it.contains(hit)) faults.push(`covered: ${called(it)} by ${hit ? called(hit) : "nothing"}`);
  }
  document.adoptedStyleSheets.pop();
  for (const it of all(".bar .place")) if (it.scrollWidth > it.clientWidth + 1) faults.push(`cut off: ${called(it)}`);
  const areas = [...all(prompt), ...track, ...boards, ...seconds, ...all(".bar > *")];
  const overlap = (one, other) => {
    const [a, b] = [box(one), box(other)];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 2 && down > 2) faults.push(`overlap: ${called(one)} and ${called(other)} by ${across.toFixed()}×${down.toFixed()}`);
  };
  areas.forEach((one, i) => areas.slice(i + 1).forEach((other) => overlap(one, other)));
  for (const number of all(":is(.rail, .prail) .track text")) for (const flame of all(".wick .flame")) overlap(flame, number);
  for (const number of all(".mseat .track text")) for (const thing of things) overlap(number, thing);
  for (const stamp of all(".stack .card .art").filter((it) => it.checkVisibility())) {
    const words = stamp.closest(".card").querySelector(".deeds");
    if (box(words.lastElementChild).bottom > box(stamp).top + 6) faults.push(`words over the stamp: ${called(words)}`);
  }
  const small = new Set(); // on a laptop nothing is set smaller than 12 px, as it is seen
  const seen = (it) => it.checkVisibility({ visibilityProperty: true }) && box(it).width > 1 && !it.closest(".sr, .flights, title, style");
  const grown = (it) => (it ? new DOMMatrix(getComputedStyle(it).transform).a * grown(it.parentElement) : 1);
  const scale = (it) => it.getScreenCTM?.()?.a ?? grown(it) * (it.currentCSSZoom ?? 1);
  const texts = document.createTreeWalker(document.querySelector("main.table") ?? document.createElement("p"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const it = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !seen(it)) continue;
    const size = parseFloat(getComputedStyle(it).fontSize) * scale(it);
    if (size < 11.95) small.add(`${size.toFixed(1)} px: ${called(it)}`);
  }
  faults.push(...small);
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth + 1 || scrollHeight > innerHeight + 1) faults.push(`scrolls: ${scrollWidth}×${scrollHeight}`);
  return faults;
}
