// What is wrong with how the lobby is laid out; and how far the page and the list of characters scroll.
() => {
  const faults = [];
  const all = (which) => [...document.querySelectorAll(which)];
  const [room, list] = [".room", ".list"].map((which) => document.querySelector(which));
  const wide = (it) => it.scrollWidth > it.clientWidth + 1;

  for (const it of all(".shelves label, .chairs button, .find > *, fieldset label, [role=tab], .look > *, .sheet .btn, nav a")) {
    const { left, right, width } = it.getBoundingClientRect();
    const strip = it.closest(".chairs ol"); // on a phone, chairs may be pushed along
    if ((right > innerWidth + 1 || left < -1) && !(strip && wide(strip))) faults.push(`off the screen: ${it.innerText}`);
    if (width < 8) faults.push(`too small: ${it.innerText}`);
  }
  for (const it of all(".name, fieldset > div, fieldset label, [role=tab], .look p, .big small, .sheet .btn, .list")) if (wide(it)) faults.push(`cut off: ${it.innerText}`);
  const board = document.querySelector(".board").getBoundingClientRect();
  if (innerWidth <= 640 && board.right > innerWidth - board.left + 1) faults.push(`reaches into its margin: ${board.right}`);
  for (const it of all("[role=tablist]")) if (it.getBoundingClientRect().right > board.right) faults.push(`off the board: ${it.innerText}`);
  if (wide(room)) faults.push(`scrolls sideways: ${room.scrollWidth}`);
  return { faults, page: room.scrollHeight - room.clientHeight, list: list.scrollHeight - list.clientHeight };
}
