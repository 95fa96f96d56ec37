import { Session } from 'node:inspector';
import { performance } from 'node:perf_hooks';

/** Milliseconds between two looks at what this process has had to do. */
export const LOOK_MS = 15_000;
/** Of the time between two looks: a process that computes for less of it has next to nobody to keep waiting. */
const MOST_OF_A_QUIET_TIME = 0.03;
/** What counts as work: far enough from the other that nobody who goes on asking a little waits for this again and again. */
const LEAST_OF_A_BUSY_TIME = 0.1;

/**
 * Gives memory back once whoever kept this process busy has gone: V8 keeps the room for young objects as large as the start, or a rush, made it,
 * and several processes rest on one machine. Quiet times that follow one another do it once.
 *
 * @param giveBack is called when the process has become quiet, its start counting as work.
 * @param utilization the share of the time since it was last asked in which this thread computed, 0 to 1.
 * @returns what ends it.
 */
export function watchIdleness(giveBack: () => unknown, utilization = utilizationSinceAsked()): () => void {
  let hasWorked = true;
  const timer = setInterval(() => {
    const share = utilization();
    if (share >= LEAST_OF_A_BUSY_TIME) hasWorked = true;
    if (!hasWorked || share >= MOST_OF_A_QUIET_TIME) return;
    hasWorked = false;
    giveBack();
  }, LOOK_MS);
  // It keeps no process alive by itself.
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Collects all that nobody can reach, and returns the room; holds the thread for a tenth of a second or two.
 *
 * @returns what ends when that is done.
 */
export async function giveMemoryBack(): Promise<void> {
  const session = new Session();
  session.connect();
  // The one collection that can be asked for without a flag, and the one that returns the room for young objects.
  await new Promise((resolve) => session.post('HeapProfiler.collectGarbage', resolve));
  // In a turn of its own: a process whose session ends within an answer to it does not end any more.
  await new Promise((resolve) => setImmediate(resolve));
  session.disconnect();
}

function utilizationSinceAsked(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
