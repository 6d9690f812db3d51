// What is wrong with how boards tell what would become of somebody: markers and their ghosts, what is left, and Gold.
() => {
  const faults = [];
  const box = (it) => it.getBoundingClientRect();
  const middle = (it) => box(it).left + box(it).width / 2;
  const apart = (one, other) => {
    const [a, b] = [box(one), box(other)];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 0 && down > 3) faults.push(`“${one.textContent}” runs into “${other.textContent}”`);
  };
  const tracks = [...document.querySelectorAll(".track")];
  for (const track of tracks) {
    for (const what of ["fortitude", "alcohol"]) {
      const [ghost, marker] = ["ghost", "marker"].map((it) => track.querySelector(`[data-${it}=${what}]`));
      if (!ghost) continue;
      const [then, now] = [ghost, marker].map((it) => Number(it.textContent));
      if (then < now !== middle(ghost) < middle(marker)) faults.push(`${then} is on the wrong side of ${now}`);
      const [a, b] = [box(ghost.querySelector("text")), box(marker.querySelector("path"))];
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1) faults.push(`${then} is behind ${now}`);
    }
  }
  for (const board of document.querySelectorAll("section.seat, .mseat")) {
    const said = [...board.querySelectorAll(".counts > *, .gap, .name")].filter((it) => it.offsetWidth);
    said.forEach((one, i) => said.slice(i + 1).forEach((other) => one.contains(other) || apart(one, other)));
  }
  const left = [...document.querySelectorAll(".gap, :is(.rail, .prail) .track")].map((it) => it.textContent.replace(/\s+/g, " ").trim());
  return { faults, tracks: tracks.length, left };
}
