import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { LastBackup } from '#domain/office/backup-duty.ts';
import { CopyRefused } from './copy-refusal.ts';
import { type FileDigest, writeDigested } from './digested-file.ts';
import type { CopiedSequence, CopiedTable, DigestedFile } from './manifest.ts';
import { namedFilesQuery, namedKeys, type NamingCell, quoted } from './named-files.ts';
import { type CopiedDatabase, noteOfCopy, type SchoolSource } from './school-source.ts';

/** A value as PostgreSQL writes it: exact for every type, and read back by the type of its column. */
export type Cell = string | null;

/** Rows that are held in memory at once. */
const rowsAtOnce = 200;

/** Nobody ends the transaction for being long; every value is written in one way, whatever the server is set to. */
const settings = [
  `set local statement_timeout = 0`,
  `set local idle_in_transaction_session_timeout = 0`,
  `set local lock_timeout = '60s'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local timezone = 'UTC'`,
  `set local bytea_output = 'hex'`,
  `set local extra_float_digits = 3`,
];

/** A school's schema in PostgreSQL, which others read and write. */
export class PostgresSource implements SchoolSource {
  readonly engine = 'PostgreSQL';

  private constructor(private readonly client: pg.Client) {}

  /** @throws CopyRefused when the schema holds no school. */
  static async open(url: string): Promise<PostgresSource> {
    // Without parsers every value is the text that the server sent.
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      types: { getTypeParser: () => (value: string | Buffer) => value },
    });
    // What breaks fails the statement that waits for it.
    client.on('error', () => undefined);
    await client.connect();
    const source = new PostgresSource(client);
    if ((await source.#tables()).some(({ name }) => name === 'kysely_migration')) return source;
    await source.close();
    throw new CopyRefused({ kind: 'no-school', place: 'DATABASE_URL' });
  }

  async size(): Promise<number> {
    const { rows } = await this.client.query<{ bytes: string }>(
      `select coalesce(sum(pg_table_size(oid)), 0) as bytes from pg_class where ${isOurTable}`,
    );
    return Number(rows[0]?.bytes);
  }

  async namedFiles(): Promise<ReadonlySet<string>> {
    return this.#namedFiles(await this.#tables());
  }

  async copyTo(folder: string): Promise<CopiedDatabase> {
    await this.client.query('begin isolation level repeatable read, read only');
    try {
      for (const setting of settings) await this.client.query(setting);
      const tables: CopiedTable[] = [];
      const database: DigestedFile[] = [];
      for (const table of await this.#tables()) {
        const path = rowsFile(table.name);
        const { rows, ...digest } = await this.#copyRows(table, join(folder, path));
        tables.push({ ...table, rows });
        database.push({ path, ...digest });
      }
      const { rows: applied } = await this.client.query<{ name: string }>(
        'select name from kysely_migration order by name',
      );
      const migrations = applied.map(({ name }) => name);
      // Numbers are given out beside transactions: read last, they are past every row that was copied.
      const sequences = await this.#sequences();
      return { migrations, tables, sequences, database, named: await this.#namedFiles(tables) };
    } finally {
      // Nothing was written; a connection that broke has nothing to end.
      await this.client.query('rollback').catch(() => undefined);
    }
  }

  async note({ endedAt, bytes }: LastBackup): Promise<boolean> {
    const tables = await this.#tables();
    if (!tables.some(({ name }) => name === 'last_backups')) return false;
    await this.client.query(noteOfCopy('$1', '$2'), [endedAt.toISOString(), bytes]);
    return true;
  }

  close(): Promise<void> {
    return this.client.end();
  }

  async #tables(): Promise<readonly Omit<CopiedTable, 'rows'>[]> {
    const { rows } = await this.client.query<{ table: string; column: string; type: string }>(
      `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where ${isOurTable} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by c.relname, a.attnum`,
    );
    const tables = new Map<string, { name: string; type: string }[]>();
    for (const { table, column, type } of rows) {
      tables.set(table, [...(tables.get(table) ?? []), { name: column, type }]);
    }
    return [...tables].map(([name, columns]) => ({ name, columns }));
  }

  async #copyRows(table: Omit<CopiedTable, 'rows'>, path: string): Promise<FileDigest & { readonly rows: number }> {
    const columns = table.columns.map(({ name }) => quoted(name)).join(', ');
    await this.client.query(`declare copied no scroll cursor for select ${columns} from ${quoted(table.name)}`);
    let rows = 0;
    const { client } = this;
    async function* lines(): AsyncGenerator<string> {
      for (;;) {
        const some = await client.query<Cell[]>({ text: `fetch ${rowsAtOnce} from copied`, rowMode: 'array' });
        if (some.rows.length === 0) return;
        rows += some.rows.length;
        yield some.rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      }
    }
    const digest = await pipeline(Readable.from(lines()), createGzip(), (chunks: AsyncIterable<Uint8Array>) =>
      writeDigested(path, chunks),
    );
    await this.client.query('close copied');
    return { ...digest, rows };
  }

  async #sequences(): Promise<CopiedSequence[]> {
    const { rows: owned } = await this.client.query<{ table: string; column: string; sequence: string | null }>(
      `select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where ${isOurTable} and a.attnum > 0 and not a.attisdropped`,
    );
    const found: CopiedSequence[] = [];
    for (const { table, column, sequence } of owned) {
      if (sequence === null) continue;
      const { rows } = await this.client.query<{ last: string; called: string }>(
        `select last_value as last, is_called as called from ${sequence}`,
      );
      const { last = '1', called = 'f' } = rows[0] ?? {};
      found.push({ table, column, last, isCalled: called === 't' });
    }
    return found;
  }

  async #namedFiles(tables: readonly Omit<CopiedTable, 'rows'>[]): Promise<ReadonlySet<string>> {
    const query = namedFilesQuery(tables);
    if (query === null) return new Set();
    const { rows } = await this.client.query<NamingCell>(query);
    return namedKeys(rows);
  }
}

/** Of `pg_class`: an ordinary or a divided table of the schema that the school is in, not a division of one. */
const isOurTable = `relkind in ('r', 'p') and not relispartition
  and relnamespace = (select oid from pg_namespace where nspname = current_schema())`;

/** The file of a table's rows in the folder of a copy: a line of JSON each, packed. */
export function rowsFile(table: string): string {
  return `${encodeURIComponent(table)}.jsonl.gz`;
}
