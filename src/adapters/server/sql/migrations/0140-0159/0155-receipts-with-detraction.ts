import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Facturas with a detracción are few: those of every month are looked through for open deposits without reading the other receipts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create index receipts_with_detraction on receipts (issued_at) where content like '%"detraction":%'`,
  ]);
}
