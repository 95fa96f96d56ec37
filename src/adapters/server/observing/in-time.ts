/** Milliseconds that a part of the school may take to answer whoever watches it. */
export const longestAnswer = 2_500;

/** What some work gives; null when it fails, or takes longer than whoever watches waits. */
export async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    // A turn later: after this process itself stood still its timers come first, before what had come in time.
    timer = setTimeout(() => setImmediate(() => resolve(null)), longestAnswer);
  });
  try {
    return await Promise.race([work.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
