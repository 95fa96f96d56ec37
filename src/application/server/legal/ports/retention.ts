import type { Forgotten } from '#domain/legal/retention.ts';

/** Takes away what has grown old. */
export abstract class Retention {
  /**
   * Forgets at most `most` of a thing whose use ended before an instant, what hangs on it included.
   * @returns how many went, and the keys of files that nothing names any more.
   */
  abstract forget(what: Forgotten, before: Date, most: number): Promise<ForgottenNow>;
}

export interface ForgottenNow {
  readonly count: number;
  readonly files: readonly string[];
}
