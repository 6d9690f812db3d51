// Where the guest is: the path of the page, and how to go elsewhere without loading it anew.

class Place {
  path = $state(location.pathname);
  query = $state(location.search);
}

export const place = new Place();

/** Go to another page of the inn. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  arrive();
}

function arrive(): void {
  place.path = location.pathname;
  place.query = location.search;
}

addEventListener("popstate", arrive);

/** Let plain clicks on links within the inn stay on the page. */
export function stay(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
