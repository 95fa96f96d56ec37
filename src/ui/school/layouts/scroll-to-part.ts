/** Pixels kept free above a part: for the header, and below 999 px for the search that may stand open under it. Source: LAY-12. */
const offsets = { wide: -90, narrow: -150 } as const;

/** Milliseconds. Source: LAY-12. */
const duration = 1000;

/** What a visitor does to take the page over again. */
const takeOvers = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Slow at both ends; `part` and the answer go from 0 to 1. */
const eased = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

/**
 * Scrolls to a part of the page within a second and puts the focus there; at once for whoever asked for less motion. Whatever
 * the visitor does meanwhile ends it. Source: LAY-12.
 */
export function scrollToPart(element: HTMLElement): void {
  const offset = matchMedia('(width >= 62.4375em)').matches ? offsets.wide : offsets.narrow;
  const from = window.scrollY;
  const way = element.getBoundingClientRect().top + offset;
  element.focus({ preventScroll: true });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, from + way);
  const begun = performance.now();
  let isOver = false;
  const end = () => {
    isOver = true;
    for (const kind of takeOvers) window.removeEventListener(kind, end);
  };
  const step = (now: number) => {
    if (isOver) return;
    const part = Math.min(1, Math.max(0, (now - begun) / duration));
    window.scrollTo({ top: from + way * eased(part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else end();
  };
  for (const kind of takeOvers) window.addEventListener(kind, end, { passive: true });
  requestAnimationFrame(step);
}
