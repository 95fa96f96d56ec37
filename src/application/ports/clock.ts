/** Tells the time. The domain gets instants as arguments; only use cases and adapters ask a clock. */
export abstract class Clock {
  /** The present instant. */
  abstract now(): Date;
}
