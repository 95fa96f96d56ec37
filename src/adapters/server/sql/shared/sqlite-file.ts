import type { CompiledQuery, QueryResult } from 'kysely';
import Sqlite from 'libsql';

/** More than the school's own statements; lists of values of every length would otherwise stay for ever. */
const mostPrepared = 1000;

interface JournalMode {
  readonly journal_mode?: string;
}

interface Prepared {
  readonly statement: Sqlite.Statement;
  /** Whether it answers rows; the statement itself asks the database each time. */
  readonly isReader: boolean;
}

/** One connection with a SQLite database; whatever it does, it does at once and on this thread. */
export class SqliteFile {
  readonly #file: Sqlite.Database;
  /** Whether a commit is durable only once the log beside the file has been brought to the disk; else SQLite itself does that, and waits. */
  readonly hasLog: boolean;
  readonly #prepared = new Map<string, Prepared>();
  #isClosed = false;

  /** Opens the file, or makes it; waits up to 5 s, on this thread, while another process makes or repairs it. */
  constructor(path: string) {
    this.#file = new Sqlite(path);
    this.#file.exec('pragma busy_timeout = 5000');
    const [{ journal_mode: mode = '' } = {}] = this.#file.prepare('pragma journal_mode = wal').all() as JournalMode[];
    this.hasLog = mode === 'wal';
    // In a log every state is whole, on the disk or not; whoever commits waits for the disk beside this thread (`LogOnDisk`).
    this.#file.exec(`pragma synchronous = ${this.hasLog ? 'normal' : 'full'}`);
    this.#file.exec('pragma foreign_keys = on');
    // From here on whoever finds the writer taken waits without this thread (`SqliteDriver`).
    this.#file.exec('pragma busy_timeout = 0');
  }

  /** @throws what SQLite says, and when the file is closed already: libsql itself would end the process. */
  run({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<unknown> {
    if (this.#isClosed) throw new Error('The database is closed');
    const { statement, isReader } = this.#prepare(sql);
    if (isReader) return { rows: statement.all(parameters as unknown[]) };
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
  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.#file.prepare(sql);
    const prepared = { statement, isReader: statement.reader };
    if (/^(select|insert|update|delete|begin|commit|rollback|with)\b/i.test(sql)) this.#keep(sql, prepared);
    return prepared;
  }

  #keep(sql: string, prepared: Prepared): void {
    this.#prepared.set(sql, prepared);
    const [oldest] = this.#prepared.keys();
    if (this.#prepared.size > mostPrepared && oldest !== undefined) this.#prepared.delete(oldest);
  }
}

/** Whether another process holds what is asked for; asking again later is right. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
