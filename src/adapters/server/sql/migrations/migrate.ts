import { type Kysely, type Migration, Migrator, PostgresAdapter, sql } from 'kysely';
import {
  type OpenDatabase,
  openPostgres,
  type Patience,
  patienceOfMigrations,
} from '#adapters/server/sql/shared/connection.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** By name, such as '0001-catalogue': every file in the folders beside this one. */
const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries(import.meta.glob<Migration>('./*/*.ts', { eager: true })).map(([path, migration]) => [
    path.replace(/^.*\/|\.ts$/g, ''),
    migration,
  ]),
);

/**
 * Brings the database to the present schema; does nothing when it is there already. Safe to call from several processes at once.
 * @throws the first failed migration's error; nothing of that migration stays.
 */
export async function migrateToLatest(db: Kysely<SchoolDatabase>): Promise<void> {
  const schema = await schemaOf(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    ...(schema === null ? {} : { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Where this database's own tables are: unless told, the migrator takes those of another schema of the same database for ours. */
async function schemaOf(db: Kysely<SchoolDatabase>): Promise<string | null> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return null;
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? null;
}

/** Opens PostgreSQL once it is migrated, by this process or by another that is at it, however long that takes. */
export async function openMigratedPostgres(
  url: string,
  schema?: string,
  patience?: Partial<Patience>,
): Promise<OpenDatabase> {
  const migrating = openPostgres(url, schema, patienceOfMigrations);
  try {
    await migrateToLatest(migrating.db);
  } finally {
    await migrating.close();
  }
  return openPostgres(url, schema, patience);
}
