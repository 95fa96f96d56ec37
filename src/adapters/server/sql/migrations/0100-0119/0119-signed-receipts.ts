import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** What was signed of receipts, byte by byte; those that were issued before wait to be signed as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table signed_receipts (
      receipt_id text primary key references receipts (id),
      xml text not null,
      digest text not null,
      signed_at text not null
    )`,
    'alter table receipts add column is_signed integer not null default 0 check (is_signed in (0, 1))',
    'create index receipts_unsigned on receipts (issued_at, number) where is_signed = 0',
  ]);
}
