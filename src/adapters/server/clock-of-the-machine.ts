import { Clock } from '#application/ports/clock.ts';

/** The machine's own clock. */
export class ClockOfTheMachine extends Clock {
  now(): Date {
    return new Date();
  }
}
