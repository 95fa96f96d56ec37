import { PostgresAdapter, PostgresDialect } from 'kysely';

/**
 * Kysely's lock of migrations hangs on the connection: behind a PgBouncer that hands connections on after each transaction it would stay
 * with one that nobody finds again. `migrateToLatest` takes one that goes with its transaction.
 */
class AdapterWithoutLock extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

/** PostgreSQL as the school uses it. */
export class SchoolPostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new AdapterWithoutLock();
  }
}
