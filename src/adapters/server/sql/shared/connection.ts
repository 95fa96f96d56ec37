import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { CompiledQuery, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Disk } from './log-on-disk.ts';
import { readDirectly } from './rows-of.ts';
import { SqliteDriver, type SqlitePatience } from './sqlite-driver.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** The engines the school runs on. */
export type Engine = 'SQLite' | 'PostgreSQL';

export interface OpenDatabase {
  readonly engine: Engine;
  readonly db: Kysely<SchoolDatabase>;
  /** Ends well when the database answers, whatever the school's own work waits for. @throws when it does not. */
  ping(): Promise<void>;
  /** The names of the migrations that the database has had, asked for as a ping is. @throws when it has had none as well. */
  migrations(): Promise<readonly string[]>;
  /** How its connections are used now; null: it has no pool. */
  pool(): { readonly size: number; readonly idle: number; readonly waiting: number } | null;
  close(): Promise<void>;
}

/** Of both engines. */
export const namesOfMigrations = 'select name from kysely_migration';

/** How long is waited for PostgreSQL, in milliseconds, before the call fails with `DatabaseUnavailable`. */
export interface Patience {
  /** For a connection, a new one or one of the pool that is in use. */
  readonly connectMs: number;
  readonly statementMs: number;
  /** For what another transaction has locked. */
  readonly lockMs: number;
  /** How long a transaction may stay open without a statement, its process hanging or gone. */
  readonly idleInTransactionMs: number;
  /** For any answer at all: a network that swallows what is sent ends no connection by itself. */
  readonly silenceMs: number;
  /** Of `ping`. */
  readonly pingMs: number;
}

export const usualPatience: Patience = {
  connectMs: 5_000,
  statementMs: 10_000,
  lockMs: 5_000,
  idleInTransactionMs: 15_000,
  silenceMs: 15_000,
  pingMs: 2_000,
};

/** Of a migration, which may take its time, and of another process that waits until it is done. 0: without end. */
export const patienceOfMigrations: Patience = {
  ...usualPatience,
  statementMs: 0,
  lockMs: 0,
  idleInTransactionMs: 0,
  silenceMs: 0,
};

/** How long a write waits for a writer in another process: longer than a backup or a lock by hand usually takes. */
const patienceWithSqlite: SqlitePatience = { milliseconds: 15_000 };

/** Opens, and makes if needed, the SQLite file at `path` (':memory:' for a test): durable after every commit. */
export function openSqlite(path: string, patience: SqlitePatience = patienceWithSqlite, disk?: Disk): OpenDatabase {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const driver = new SqliteDriver(path, patience, disk);
  const adapter = new SqliteAdapter();
  readDirectly(adapter, (query) => driver.readAlone(query));
  const db = new Kysely<SchoolDatabase>({
    dialect: {
      createAdapter: () => adapter,
      createDriver: () => driver,
      createIntrospector: (over) => new SqliteIntrospector(over),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  const ping = async (): Promise<void> => {
    await db.selectFrom('counters').select('name').limit(1).execute();
  };
  const migrations = async (): Promise<readonly string[]> =>
    (await db.executeQuery<{ name: string }>(CompiledQuery.raw(namesOfMigrations))).rows.map(({ name }) => name);
  const close = async (): Promise<void> => {
    await db.destroy();
    // Kysely ends none that it never used itself.
    await driver.destroy();
  };
  return { engine: 'SQLite', db, ping, migrations, pool: () => null, close };
}

/**
 * Whether a statement has a name, under which its connection plans it once. Without one it may go through what gives each
 * transaction another connection.
 */
export type Statements = 'named' | 'unnamed';
