import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  CompiledQuery,
  Kysely,
  type PostgresPool,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { noteStatement } from '#adapters/server/answer-sources.ts';
import { DatabaseUnavailable, unavailableOr } from './database-unavailable.ts';
import { SchoolPostgresDialect } from './school-postgres-dialect.ts';
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

const namesOfMigrations = 'select name from kysely_migration';

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

const usualPatience: Patience = {
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
export function openSqlite(path: string, patience: SqlitePatience = patienceWithSqlite): OpenDatabase {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const driver = new SqliteDriver(path, patience);
  const db = new Kysely<SchoolDatabase>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (over) => new SqliteIntrospector(over),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    log: ({ query }) => noteStatement(query.sql),
  });
  const ping = async (): Promise<void> => {
    await db.selectFrom('counters').select('name').limit(1).execute();
  };
  const migrations = async (): Promise<readonly string[]> =>
    (await db.executeQuery<{ name: string }>(CompiledQuery.raw(namesOfMigrations))).rows.map(({ name }) => name);
  return { engine: 'SQLite', db, ping, migrations, pool: () => null, close: () => db.destroy() };
}

/**
 * Whether a statement has a name, under which its connection plans it once. Without one it may go through what gives each
 * transaction another connection.
 */
export type Statements = 'named' | 'unnamed';

/** Opens a pool on PostgreSQL 15 or newer; `schema` keeps tests apart. Broken connections are replaced by themselves. */
export function openPostgres(
  url: string,
  schema?: string,
  patience: Partial<Patience> = {},
  statements: Statements = 'named',
): OpenDatabase {
  const { connectMs, statementMs, lockMs, idleInTransactionMs, silenceMs, pingMs } = { ...usualPatience, ...patience };
  const place = schema === undefined ? {} : { options: `-c search_path=${schema}` };
  const pool = poolOf({
    connectionString: url,
    max: 10,
    types: { getTypeParser: parserOf },
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    query_timeout: silenceMs,
    ...place,
  });
  // A connection of its own: one that waits behind a locked table would say nothing of the database.
  const pings = poolOf({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: pingMs,
    query_timeout: pingMs,
    ...place,
  });
  const db = new Kysely<SchoolDatabase>({
    dialect: new SchoolPostgresDialect({ pool: poolFor(statements, pool) }),
    log: ({ query }) => noteStatement(query.sql),
  });
  let ping: Promise<void> | null = null;
  return {
    engine: 'PostgreSQL',
    db,
    ping: () =>
      (ping ??= answersOf(pings, 'select 1')
        .then(() => undefined)
        .finally(() => (ping = null))),
    migrations: async () => (await answersOf(pings, namesOfMigrations)).map(({ name = '' }) => name),
    pool: () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await Promise.all([db.destroy(), pings.end()]);
    },
  };
}

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, keepAlive: true });
  // Without listeners a connection that breaks would end the process: idle ones tell the pool, those in use themselves.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function answersOf(pool: pg.Pool, text: string): Promise<readonly { readonly name?: string }[]> {
  try {
    return (await pool.query<{ name?: string }>(text)).rows;
  } catch (error) {
    throw new DatabaseUnavailable(error);
  }
}

const bigintType = 20;

/** Amounts are bigint columns and safe integers: read as numbers on both engines. */
const parserOf: typeof pg.types.getTypeParser = ((type: number, format?: 'text' | 'binary') =>
  type === bigintType ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser;

/** What Kysely runs statements on. One that failed for want of an answer leaves its connection unusable. */
function poolFor(statements: Statements, pool: pg.Pool): PostgresPool {
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw unavailableOr(error);
      });
      let broken: unknown = null;
      return {
        async query(text: string, values?: readonly unknown[]) {
          // A rollback would wait behind the statement that is still without an answer.
          if (broken !== null) throw broken;
          try {
            return values !== undefined && values.length > 0
              ? await client.query({
                  ...(statements === 'named' && { name: nameOf(text) }),
                  text,
                  values: [...values],
                })
              : await client.query(text);
          } catch (error) {
            const told = unavailableOr(error);
            if (told instanceof DatabaseUnavailable && !isOfServer(error)) broken = told;
            throw told;
          }
        },
        release: () => client.release(broken !== null),
        // Kysely's type has a second form of `query`, for cursors, which nothing here opens.
      } as unknown as Awaited<ReturnType<PostgresPool['connect']>>;
    },
  };
}

/** An error that the server sent leaves the connection as it was, or the server closes it itself. */
function isOfServer(error: unknown): boolean {
  return error instanceof pg.DatabaseError;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('hex').slice(0, 40);
    names.set(text, name);
  }
  return name;
}
