import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Where a seminar is attended on line: only whoever has it may know, so it stands apart from what the catalogue shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table seminar_rooms (
      product_id integer primary key references products (id),
      address text not null
    )`,
  ]);
}
