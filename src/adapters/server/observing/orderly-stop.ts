import type { Readiness } from './readiness.ts';

/**
 * Ends a process so that nobody who is on the way to it finds it gone: first it says that it is not ready and goes on answering, then
 * it closes what it has opened, one after another.
 *
 * @param waitMs how long whoever sends it visitors has to notice.
 */
export async function stopInOrder(
  readiness: Pick<Readiness, 'beginStopping'>,
  waitMs: number,
  steps: readonly (() => Promise<unknown>)[],
): Promise<void> {
  readiness.beginStopping();
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  for (const step of steps) await step();
}
