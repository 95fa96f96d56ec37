import type { CompiledQuery, DialectAdapter, Kysely, QueryResult } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Runs a statement at once; null: one that is not for it. */
type DirectRead = (query: CompiledQuery) => Promise<QueryResult<unknown>> | null;

const directReads = new WeakMap<DialectAdapter, DirectRead>();

/** Has what is read outside transactions of the database of an adapter go straight to its driver. */
export function readDirectly(adapter: DialectAdapter, read: DirectRead): void {
  directReads.set(adapter, read);
}

/**
 * The rows that a written statement answers. Outside a transaction kysely takes a connection for it and gives it back, some twenty
 * promises, which cost more than SQLite takes to answer: where there is a direct way, a statement that reads goes that.
 */
export async function rowsOf<Row>(db: Kysely<SchoolDatabase>, query: CompiledQuery<Row>): Promise<Row[]> {
  const read = db.isTransaction ? null : (directReads.get(db.getExecutor().adapter)?.(query) ?? null);
  return ((await (read ?? db.executeQuery<Row>(query))) as QueryResult<Row>).rows;
}
