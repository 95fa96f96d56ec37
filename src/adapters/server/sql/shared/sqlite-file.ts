import type { CompiledQuery, QueryResult } from 'kysely';
import Sqlite from 'libsql';

/** More than the school's own statements; lists of values of every length would otherwise stay for ever. */
const mostPrepared = 1000;

/** One connection with a SQLite database; whatever it does, it does at once and on this thread. */
export class SqliteFile {
  readonly #file: Sqlite.Database;
  readonly #prepared = new Map<string, Sqlite.Statement>();
  #isClosed = false;

  /** Opens the file, or makes it; waits up to 5 s, on this thread, while another process makes or repairs it. */
  constructor(path: string) {
    this.#file = new Sqlite(path);
    this.#file.exec('pragma busy_timeout = 5000');
    this.#file.exec('pragma journal_mode = wal');
    this.#file.exec('pragma synchronous = full');
    this.#file.exec('pragma foreign_keys = on');
    // From here on whoever finds the writer taken waits without this thread (`SqliteDriver`).
    this.#file.exec('pragma busy_timeout = 0');
  }

  /** @throws what SQLite says, and when the file is closed already: libsql itself would end the process. */
  run({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<unknown> {
    if (this.#isClosed) throw new Error('The database is closed');
    const statement = this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters as unknown[]) };
    const { changes, lastInsertRowid } = statement.run(parameters as unknown[]);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  get isInTransaction(): boolean {
    return !this.#isClosed && this.#file.inTransaction;
  }

  close(): void {
    this.#isClosed = true;
    this.#prepared.clear();
    this.#file.close();
  }

  /** Parsing SQL again for each call costs time and, in libsql, memory that is given back late. */
  #prepare(sql: string): Sqlite.Statement {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.#file.prepare(sql);
    if (/^(select|insert|update|delete|begin|commit|rollback|with)\b/i.test(sql)) this.#keep(sql, statement);
    return statement;
  }

  #keep(sql: string, statement: Sqlite.Statement): void {
    this.#prepared.set(sql, statement);
    const [oldest] = this.#prepared.keys();
    if (this.#prepared.size > mostPrepared && oldest !== undefined) this.#prepared.delete(oldest);
  }
}

/** Whether another process holds what is asked for; asking again later is right. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
