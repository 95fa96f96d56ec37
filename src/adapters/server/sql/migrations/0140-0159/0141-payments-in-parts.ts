import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * A movement that is less than its order is held for it until the rest arrives, or given back by the operation of a transfer; its voucher
 * says since when the buyer was asked for the rest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table bank_movements add column order_id text references orders (id)',
    'alter table bank_movements add column return_operation text',
    'create index bank_movements_by_order_id on bank_movements (order_id)',
    'alter table vouchers add column rest_asked_at text',
  ]);
}
