import type { Clock } from '#application/ports/clock.ts';
import type { PaymentAttempts } from '#application/server/ports/payment-attempts.ts';
import { nextAttemptState, type AttemptEvent } from '#domain/orders/payment-attempt.ts';

/** Writes down what became of opening a session at the gateway, or that a buyer gave up before anything was charged. */
export class KeepSession {
  readonly #attempts: PaymentAttempts;
  readonly #clock: Clock;

  constructor(attempts: PaymentAttempts, clock: Clock) {
    this.#attempts = attempts;
    this.#clock = clock;
  }

  /** The session was opened under that key. False when the attempt was given up meanwhile. */
  async opened(attemptId: string, sessionKey: string): Promise<boolean> {
    if (!(await this.#end(attemptId, 'session-opened'))) return false;
    await this.#attempts.keepSession(attemptId, sessionKey, this.#clock.now());
    return true;
  }

  /** Ends an attempt that nothing was charged for; one that is being charged or is settled stays as it is. */
  async givenUp(attemptId: string, event: Extract<AttemptEvent, 'cancelled' | 'timed-out'>): Promise<boolean> {
    return this.#end(attemptId, event);
  }

  async #end(attemptId: string, event: AttemptEvent): Promise<boolean> {
    const attempt = await this.#attempts.find(attemptId);
    if (attempt === null) return false;
    const next = nextAttemptState(attempt.state, event);
    return next.ok && (await this.#attempts.move(attemptId, attempt.state, next.value, this.#clock.now()));
  }
}
