/** Failed sign-ins of an address, known or not. */
export interface FailedSignIns {
  readonly count: number;
  readonly lastAt: Date;
}

/** Failures in a row that cost nothing: people mistype. */
const freeFailures = 4;
const firstDelaySeconds = 2;
const longestDelaySeconds = 15 * 60;
/** After a quiet day the count begins anew. */
const forgottenAfterMs = 24 * 60 * 60 * 1000;

/**
 * Whole seconds until the address may be tried again; 0 when it may now. Doubles with each failure after the fourth, up to 15
 * minutes: guessing becomes hopeless, and nobody is locked out by a stranger for long. Source: decisions.md, People and sessions.
 */
export function secondsUntilNextTry(failed: FailedSignIns, now: Date): number {
  const countsStill = failuresStillCounted(failed, now);
  if (countsStill <= freeFailures) return 0;
  const delay = Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** (countsStill - freeFailures - 1));
  const end = failed.lastAt.getTime() + delay * 1000;
  return Math.max(0, Math.ceil((end - now.getTime()) / 1000));
}

/** The failures after one more try that is not yet known to succeed. */
export function withOneMoreTry(failed: FailedSignIns | null, now: Date): FailedSignIns {
  return { count: (failed === null ? 0 : failuresStillCounted(failed, now)) + 1, lastAt: now };
}

function failuresStillCounted(failed: FailedSignIns, now: Date): number {
  return now.getTime() - failed.lastAt.getTime() >= forgottenAfterMs ? 0 : failed.count;
}
