import { createHash } from 'node:crypto';
import { Kysely, type PostgresPool } from 'kysely';
import pg from 'pg';
import { noteStatement } from '#adapters/server/answer-sources.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { namesOfMigrations, type OpenDatabase, type Patience, type Statements, usualPatience } from './connection.ts';
import { DatabaseUnavailable, unavailableOr } from './database-unavailable.ts';
import { SchoolPostgresDialect } from './school-postgres-dialect.ts';

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
          noteStatement(text);
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
