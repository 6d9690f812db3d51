// What goes on for ever on the page, and what of it is not the compositor's work alone: other properties than these, or those
// of something that is only a part of a picture.
() => {
  const CHEAP = ["transform", "opacity", "translate", "rotate", "scale"];
  const ASIDE = ["offset", "computedOffset", "easing", "composite"];
  return document.getAnimations().filter((it) => it.effect.getComputedTiming().endTime === Infinity).map(({ effect, animationName }) => {
    const costly = effect.getKeyframes().flatMap(Object.keys).filter((key) => !CHEAP.includes(key) && !ASIDE.includes(key));
    const part = effect.target instanceof SVGElement && effect.target.ownerSVGElement ? ["it is part of a picture"] : [];
    return { name: animationName, faults: [...new Set([...costly, ...part])] };
  });
}
