import { type Kysely, type Migration, Migrator, type MigratorProps, PostgresAdapter, sql } from 'kysely';
import {
  type OpenDatabase,
  type Patience,
  patienceOfMigrations,
  type Statements,
} from '#adapters/server/sql/shared/connection.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** By name, such as '0001-catalogue': every file in the folders beside this one. */
const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries(import.meta.glob<Migration>('./*/*.ts', { eager: true })).map(([path, migration]) => [
    path.replace(/^.*\/|\.ts$/g, ''),
    migration,
  ]),
);

/** The migrations of this release, in their order. */
export const knownMigrations: readonly string[] = Object.keys(migrations).toSorted();

/** Whether migrations make their own transactions, or the connection is in one, and all of it goes with that. */
type Within = 'by-itself' | 'in-this-transaction';

/**
 * Brings the database to the present schema; does nothing when it is there already, or further: a later release may have been
 * here, and this one runs beside it. Safe to call from several processes at once.
 * @throws the first failed migration's error; nothing of that migration stays.
 */
export async function migrateToLatest(db: Kysely<SchoolDatabase>, within: Within = 'by-itself'): Promise<void> {
  await migrateExactly(db, knownMigrations, within);
}

/** Brings an empty database to the schema that exactly these migrations made elsewhere. @throws as `migrateToLatest`. */
export async function migrateExactly(
  db: Kysely<SchoolDatabase>,
  names: readonly string[],
  within: Within = 'by-itself',
): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return migrate(db, names, {});
  if (within === 'in-this-transaction') return migrateWithin(db, names);
  await db.transaction().execute((transaction) => migrateWithin(transaction, names));
}

async function migrateWithin(transaction: Kysely<SchoolDatabase>, names: readonly string[]): Promise<void> {
  await waitForOtherMigrations(transaction);
  // The migrator asks for a connection of its own, which a transaction has already.
  const connection = () => ({ execute: <T>(work: (on: Kysely<SchoolDatabase>) => Promise<T>) => work(transaction) });
  const schema = await schemaOf(transaction);
  await migrate(Object.assign(transaction, { connection }), names, {
    ...(schema === null ? {} : { migrationTableSchema: schema }),
    disableTransactions: true,
  });
}

async function migrate(
  db: Kysely<SchoolDatabase>,
  names: readonly string[],
  options: Partial<MigratorProps>,
): Promise<void> {
  const chosen = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)));
  const getMigrations = async (): Promise<Record<string, Migration>> => ({ ...(await laterThanOurs(db)), ...chosen });
  const migrator = new Migrator({ db, provider: { getMigrations }, ...options });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Whether a database has had every migration of this release; it may have had those of a later one besides. */
export async function isMigrated(database: Pick<OpenDatabase, 'migrations'>): Promise<boolean> {
  const had = new Set(await database.migrations());
  return knownMigrations.every((name) => had.has(name));
}

/** The number by which kysely locks: releases that leave it to kysely wait as well. */
const lock = sql.lit(BigInt('3853314791062309107'));

/** To the end of the transaction nobody else migrates; it waits, and works, as long as that takes, whatever its role is set to. */
async function waitForOtherMigrations(transaction: Kysely<SchoolDatabase>): Promise<void> {
  // In one statement: between several the limit on being idle could end it on a busy machine.
  const limits = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];
  const lifted = limits.map((name) => sql`set_config(${sql.lit(name)}, '0', true)`);
  await sql`select ${sql.join(lifted)}`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
}

/** What a later release did before us: the migrator wants to know of everything that was done, and does none of it again. */
async function laterThanOurs(db: Kysely<SchoolDatabase>): Promise<Record<string, Migration>> {
  const ours = knownMigrations.at(-1) ?? '';
  const { rows } = await sql<{ name: string }>`select name from kysely_migration where name > ${ours}`.execute(db);
  return Object.fromEntries(rows.map(({ name }) => [name, { up: () => Promise.resolve() }]));
}

/** Where this database's own tables are: unless told, the migrator takes those of another schema of the same database for ours. */
async function schemaOf(db: Kysely<SchoolDatabase>): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? null;
}

/** Opens PostgreSQL once it is migrated, by this process or by another that is at it, however long that takes. */
export async function openMigratedPostgres(
  url: string,
  schema?: string,
  patience?: Partial<Patience>,
  statements?: Statements,
): Promise<OpenDatabase> {
  // A school on SQLite, which is most that start, has no use for the client of the other.
  const { openPostgres } = await import('#adapters/server/sql/shared/postgres-connection.ts');
  const migrating = openPostgres(url, schema, patienceOfMigrations, statements);
  try {
    await migrateToLatest(migrating.db);
  } finally {
    await migrating.close();
  }
  return openPostgres(url, schema, patience, statements);
}
