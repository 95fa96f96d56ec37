import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { AttemptState } from '#domain/payments/payment-attempt.ts';
import type { PaymentAttemptsTable } from '#adapters/server/sql/tables/order-tables.ts';

/**
 * What stands in the column for a state. A code that waits stands there as a session: the column's check could be changed on SQLite only with the
 * whole table, and others refer to it.
 */
export const statusOf = (state: AttemptState): string => (state === 'waiting' ? 'session' : state);

/** The state of a row. */
export function attemptStateOf({
  status,
  code_until: until,
}: Pick<Selectable<PaymentAttemptsTable>, 'status' | 'code_until'>): AttemptState {
  return status === 'session' && until !== null ? 'waiting' : (status as AttemptState);
}

/** Whether the school does not know how a row of `payment_attempts` ended, as `isUnresolved` tells it of a state. */
export const attemptIsUnresolved: RawBuilder<boolean> = sql<boolean>`payment_attempts.status in ('authorizing', 'unknown')`;

/** Whether a row of `payment_attempts` has a code that can still be paid, or of which that is not known yet. */
export const hasOpenCode: RawBuilder<boolean> = sql<boolean>`(
  payment_attempts.code_until is not null and payment_attempts.status in ('created', 'session'))`;
