import type { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { nextAttemptState } from '#domain/payments/payment-attempt.ts';

/**
 * Ends the attempts of a locked order that wait at the gateway's page: nothing was charged for them, and nothing will be. A code of cash is not ended so:
 * it may be paid.
 * @throws when one was changed beside the lock, so that nothing is done on top of what is not so.
 */
export async function giveUpAttempts(attempts: PaymentAttempts, orderId: string, at: Date): Promise<void> {
  for (const { id, state, code } of await attempts.ofOrder(orderId)) {
    if (code !== undefined) continue;
    const next = nextAttemptState(state, 'cancelled');
    if (next.ok && !(await attempts.move(id, state, next.value, at))) {
      throw new Error(`Attempt ${id} was changed beside its order's lock`);
    }
  }
}
