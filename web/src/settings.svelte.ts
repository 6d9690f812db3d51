// What this guest likes, kept in this browser.

const KEY = "innkeeper.settings";

const usual = {
  name: "",
  character: "random",
  favourites: [] as string[], // characters
  leftOut: [] as string[], // boxes that chance does not pick from
  language: navigator.language.startsWith("ru") ? "ru" : "en",
  sound: "quiet" as "off" | "quiet" | "full",
  smartPass: true, // stop me only when I hold something legal that I have not silenced
  hold: false, // stop me at every window
  reading: true, // what happens is shown one after another, and what touches me stays until I have read it
  log: "compact" as "compact" | "roomy", // how much room a line of the log takes
  contrast: "usual" as "usual" | "high",
  motion: "usual" as "usual" | "reduced",
};

function kept(): typeof usual {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual;
  }
}

export const settings = $state(kept());

/** Keep every change from now on; call once, within a component. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    document.documentElement.lang = settings.language;
    document.documentElement.dataset.motion = settings.motion;
    if (settings.contrast === "high") document.documentElement.dataset.contrast = "high";
    else delete document.documentElement.dataset.contrast;
  });
}
