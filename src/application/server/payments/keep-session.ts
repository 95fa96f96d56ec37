import type { Clock } from '#application/ports/clock.ts';
import type { PaymentAttempt, PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { nextAttemptState, type AttemptEvent } from '#domain/payments/payment-attempt.ts';
import type { ChargeGuard } from './charge-guard.ts';

/** Writes down what became of opening a session at the gateway, or that a buyer gave up before anything was charged. */
export class KeepSession {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly attempts: PaymentAttempts,
    private readonly clock: Clock,
  ) {}

  /** The session was opened under that key. False when the attempt was given up meanwhile. */
  async opened(attemptId: string, sessionKey: string): Promise<boolean> {
    if (!(await this.#end(attemptId, 'session-opened'))) return false;
    await this.attempts.keepSession(attemptId, sessionKey, this.clock.now());
    return true;
  }

  /** Ends an attempt that nothing was charged for; one that is being charged or is settled stays as it is. */
  async givenUp(attemptId: string, event: Extract<AttemptEvent, 'cancelled' | 'timed-out'>): Promise<boolean> {
    return this.#end(attemptId, event);
  }

  async #end(attemptId: string, event: AttemptEvent): Promise<boolean> {
    const attempt = await this.#locked(attemptId);
    // A code of cash has no session: it is given up when the gateway says so.
    if (attempt === null || attempt.code !== undefined) return false;
    const next = nextAttemptState(attempt.state, event);
    return next.ok && (await this.attempts.move(attemptId, attempt.state, next.value, this.clock.now()));
  }

  /** Under its order's lock, so that whoever gives it up meanwhile does not find it in a state that it has no more. */
  async #locked(attemptId: string): Promise<PaymentAttempt | null> {
    const found = await this.attempts.find(attemptId);
    if (found === null || (await this.guard.lock(found.orderId)) === null) return null;
    return this.attempts.find(attemptId);
  }
}
