import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * A turn of the event loop that is nobody else's who asks here: for a part of heavy work that takes some milliseconds. Of several that
 * only let the loop go round before each part, all would go on in the same round of it, and whoever is to be answered waits for their sum.
 */
export function ownTurn(): Promise<unknown> {
  last = last.then(() => nextTurn());
  return last;
}
