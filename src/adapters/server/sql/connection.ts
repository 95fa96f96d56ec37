import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  SqliteDialect,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';
import type { SchoolDatabase } from './tables.ts';

/** The engines the school runs on. */
export type Engine = 'SQLite' | 'PostgreSQL';

export interface OpenDatabase {
  readonly engine: Engine;
  readonly db: Kysely<SchoolDatabase>;
  close(): Promise<void>;
}

/** Opens, and makes if needed, the SQLite file at `path` (':memory:' for a test): durable after every commit, 5 s of patience with another process. */
export function openSqlite(path: string): OpenDatabase {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const file = new Sqlite(path);
  file.exec('pragma journal_mode = wal');
  file.exec('pragma synchronous = full');
  file.exec('pragma foreign_keys = on');
  file.exec('pragma busy_timeout = 5000');
  const db = new Kysely<SchoolDatabase>({ dialect: new SqliteDialect({ database: withStatementCache(file) }) });
  return { engine: 'SQLite', db, close: () => db.destroy() };
}

/** Opens a pool on PostgreSQL 15 or newer; `schema` keeps tests apart. */
export function openPostgres(url: string, schema?: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: { getTypeParser: parserOf },
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  });
  // Without a listener an idle connection that breaks would end the process; the pool replaces it by itself.
  pool.on('error', () => undefined);
  const db = new Kysely<SchoolDatabase>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) });
  return { engine: 'PostgreSQL', db, close: () => db.destroy() };
}

const bigintType = 20;

/** Amounts are bigint columns and safe integers: read as numbers on both engines. */
const parserOf: typeof pg.types.getTypeParser = ((type: number, format?: 'text' | 'binary') =>
  type === bigintType ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser;

/** Parsing SQL again for each call costs time and, in libsql, memory that is given back late. */
function withStatementCache(file: Sqlite.Database): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => void file.close(),
    prepare(sql) {
      // A transaction that reads first and writes later would fail when another process wrote in between.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const known = prepared.get(text);
      if (known !== undefined) return known;
      const statement = file.prepare(text) as unknown as SqliteStatement;
      if (/^(select|insert|update|delete|begin|commit|rollback|with)\b/i.test(text)) prepared.set(text, statement);
      return statement;
    },
  };
}

/** A statement with a name is planned once per connection. */
function withNamedStatements(pool: pg.Pool): PostgresPool {
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      return {
        query: (text: unknown, values?: readonly unknown[]) =>
          typeof text === 'string' && values !== undefined && values.length > 0
            ? client.query({ name: nameOf(text), text, values: [...values] })
            : client.query(text as string, values as unknown[]),
        release: () => client.release(),
      } as unknown as Awaited<ReturnType<PostgresPool['connect']>>;
    },
  };
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
