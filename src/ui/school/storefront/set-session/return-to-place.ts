/** Milliseconds that are given to a page to appear and to become as long as it was. */
const patience = 3000;

/**
 * Moves the page at `path` to where it was left, once it stands; whoever scrolls or types meanwhile is not disturbed.
 * @param top pixels from the top of the page.
 */
export function returnToPlace(path: string, top: number): void {
  const acts = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const until = performance.now() + patience;
  let isOver = false;
  const stop = (): void => {
    isOver = true;
    for (const act of acts) removeEventListener(act, stop);
  };
  const attempt = (): void => {
    if (isOver || performance.now() > until) return stop();
    if (location.pathname + location.search + location.hash === path) {
      scrollTo({ top, behavior: 'instant' });
      if (Math.abs(scrollY - top) < 2) return stop();
    }
    requestAnimationFrame(attempt);
  };
  for (const act of acts) addEventListener(act, stop, { passive: true });
  requestAnimationFrame(attempt);
}
