import { Clock } from '#application/ports/clock.ts';

/** A clock that stands still until it is told to move. */
export class FixedClock extends Clock {
  #now: Date;

  /** @param at an instant as ISO 8601; a Tuesday morning in Lima unless said otherwise. */
  constructor(at = '2026-03-10T15:00:00.000Z') {
    super();
    this.#now = instantOf(at);
  }

  now(): Date {
    return new Date(this.#now);
  }

  /** Goes to an instant, given as ISO 8601. */
  set(at: string): void {
    this.#now = instantOf(at);
  }

  /** Goes on by so much; a negative amount goes back. */
  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Duration): void {
    const elapsed = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
    this.#now = new Date(this.#now.getTime() + elapsed * 1000);
  }
}

export interface Duration {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

function instantOf(at: string): Date {
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) throw new Error(`${at} is no instant.`);
  return instant;
}
