/** Milliseconds between two looks: what holds the loop longer is seen. */
export const lookMs = 20;

/**
 * Looks again and again how much later than it should this thread comes to its timers: so long everybody waited.
 *
 * @param observe is told seconds, 0 or more.
 * @param now milliseconds of a clock that nobody sets.
 * @returns what ends it.
 */
export function watchLoop(observe: (seconds: number) => void, now = () => performance.now()): () => void {
  let last = now();
  const timer = setInterval(() => {
    const at = now();
    observe(Math.max(0, at - last - lookMs) / 1000);
    last = at;
  }, lookMs);
  // It keeps no process alive by itself.
  timer.unref();
  return () => clearInterval(timer);
}
