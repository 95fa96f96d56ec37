import { CompiledQuery, type Kysely } from 'kysely';

/** Runs SQL statements one after another, as migrations do. */
export async function runStatements(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement));
}
