import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { disputeStates, isLost } from '#domain/payments/dispute.ts';

/** What banks took of orders in disputes that were lost, not of surplus, each with all that the bank took, whatever its note tells. Source: decision 0130. */
export function lostDisputes(db: Kysely<SchoolDatabase>) {
  return db
    .selectFrom('disputes')
    .select(['id', 'order_id', 'number', 'amount', 'attempt_id', 'updated_at'])
    .where('state', 'in', disputeStates.filter(isLost))
    .where('surplus_id', 'is', null);
}
