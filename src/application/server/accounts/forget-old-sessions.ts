import type { Clock } from '#application/ports/clock.ts';
import type { Sessions } from '#application/server/ports/sessions.ts';

/** Ended sessions are kept so long, to recognise tokens that come back. */
const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** Forgets sessions that have been over for a month, so that they do not pile up. The audit trail stays. */
export class ForgetOldSessions {
  readonly #sessions: Sessions;
  readonly #clock: Clock;

  constructor(sessions: Sessions, clock: Clock) {
    this.#sessions = sessions;
    this.#clock = clock;
  }

  execute(): Promise<void> {
    return this.#sessions.forget(new Date(this.#clock.now().getTime() - keptForMs));
  }
}
