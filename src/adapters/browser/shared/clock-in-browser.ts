import { Clock } from '#application/ports/clock.ts';

/** The visitor's own clock: good for countdowns and waits, never for a decision of the school. */
export class ClockInBrowser extends Clock {
  now(): Date {
    return new Date();
  }
}
