/** How often something was done in the window of time that runs. */
export interface RateCount {
  /** At least 1: the one that was just counted. */
  readonly count: number;
  /** When the window ends and counting begins anew. */
  readonly endsAt: Date;
}

/**
 * Counts what people do, so that too much of it can be refused: shared by both listeners, and by every process of a school on
 * PostgreSQL. A window begins with the first of its kind and does not grow with later ones.
 */
export abstract class RateCounts {
  /**
   * Counts one more.
   * @param key what is counted, and of whom: `sign-in:ana@correo.pe`. It may hold what is personal; it is not stored readable.
   * @param seconds length of a window that begins now; one that runs keeps its end.
   */
  abstract hit(key: string, seconds: number, now: Date): Promise<RateCount>;
  /** Forgets windows that have ended. */
  abstract forgetEnded(now: Date): Promise<void>;
}
