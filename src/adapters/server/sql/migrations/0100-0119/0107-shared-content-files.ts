import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Files that a product shows and that were sent for another one, of which it is a copy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table shared_content_files (
      product_id integer not null references products (id),
      key text not null,
      use text not null,
      media_type text not null,
      bytes bigint not null,
      seconds integer not null,
      primary key (product_id, key)
    )`,
  ]);
}
