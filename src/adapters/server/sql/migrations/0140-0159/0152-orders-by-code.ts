import { type Kysely, PostgresAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * Orders are found by the code that they were frozen with: the use of a code goes with the last of an order's money, the sale stays. A
 * snapshot that cannot be read, which the audit of orders finds, keeps nobody from upgrading: it has no code.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const code = isPostgres
    ? 'code_of_snapshot(snapshot)'
    : `(case when json_valid(snapshot) then json_extract(snapshot, '$.code.id') end)`;
  const index = `create index orders_by_code on orders (${code}) where code_word is not null`;
  const reading = `
    create function code_of_snapshot(snapshot text) returns integer language plpgsql immutable as $$
    begin
      return (snapshot::json -> 'code' ->> 'id')::integer;
    exception when others then
      return null;
    end $$`;
  await runStatements(db, isPostgres ? [reading, index] : [index]);
}
