import { type Kysely, PostgresAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Orders are found by the code that they were frozen with: the use of a code goes with the last of an order's money, the sale stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const code =
    db.getExecutor().adapter instanceof PostgresAdapter
      ? `((snapshot::json -> 'code' ->> 'id')::integer)`
      : `json_extract(snapshot, '$.code.id')`;
  await runStatements(db, [`create index orders_by_code on orders (${code}) where code_word is not null`]);
}
