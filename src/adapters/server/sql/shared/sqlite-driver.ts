import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { noteStatement } from '#adapters/server/answer-sources.ts';
import { type Disk, DiskOf, LogOnDisk } from './log-on-disk.ts';
import { isBusy, SqliteFile } from './sqlite-file.ts';

/** Milliseconds that statements may follow each other before the event loop goes round once. */
const longestTurn = 10;
/** Milliseconds between two tries to become the writer: shorter than the gaps that a long import leaves. */
const triesEvery = 3;

export interface SqlitePatience {
  /** Milliseconds that a write waits for a writer in another process before it fails with SQLITE_BUSY. */
  readonly milliseconds: number;
}

/**
 * Runs kysely on a SQLite file with a connection that writes and one that reads, so that reading goes on while anybody writes.
 *
 * Nothing waits on the thread: writes of this process stand in a line, and the first of it tries again and again to become
 * the file's writer. As `begin immediate` is all that is ever tried again, nothing is done twice. Statements that follow each
 * other for long let the event loop go round in between, for whoever else waits and because libsql gives back memory only then.
 *
 * A commit ends when the disk has it, and nobody is shown what a power cut could still take back: until then readers wait as well. The
 * next in line does not: what it commits is behind this one in the log, and on the disk no sooner.
 */
export class SqliteDriver implements Driver {
  readonly #writer: SqliteFile;
  readonly #reader: SqliteFile;
  readonly #log: LogOnDisk | null;
  #line: Promise<void> = Promise.resolve();
  #turnBegan: number | null = null;
  #isDestroyed = false;

  constructor(
    path: string,
    private readonly patience: SqlitePatience,
    disk: Disk = new DiskOf(`${path}-wal`),
  ) {
    this.#writer = new SqliteFile(path);
    this.#log = this.#writer.hasLog ? new LogOnDisk(disk) : null;
    // A database in memory is its connection's alone.
    this.#reader = path === ':memory:' ? this.#writer : new SqliteFile(path);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await asOurs(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await asOurs(connection).end('commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await asOurs(connection).end('rollback');
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    asOurs(connection).release();
  }

  async destroy(): Promise<void> {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    await this.#log?.close();
    if (this.#reader !== this.#writer) this.#reader.close();
    this.#writer.close();
  }

  /** A statement by itself, not of a connection that kysely took; null where it is none that only reads. */
  readAlone(query: CompiledQuery): Promise<QueryResult<unknown>> | null {
    if (this.#reader === this.#writer || !isRead(query)) return null;
    noteStatement(query.sql);
    return this.read(query);
  }

  /** A statement that only reads, as the last commit left the file. */
  async read(query: CompiledQuery): Promise<QueryResult<unknown>> {
    const deadline = this.#deadline();
    for (;;) {
      if (this.#isTurnOver()) await nextTurn();
      try {
        const result = this.#reader.run(query);
        if (this.isBehind) await this.onDisk();
        return result;
      } catch (error) {
        await this.#orLater(error, deadline);
      }
    }
  }

  /** A statement of whoever is the writer. */
  async write(query: CompiledQuery): Promise<QueryResult<unknown>> {
    if (this.#isTurnOver()) await nextTurn();
    return this.#writer.run(query);
  }

  /** Ends the transaction, at once; a commit is not on the disk yet. Some failures (a full disk) have taken it back by themselves. */
  end(sql: 'commit' | 'rollback'): void {
    if (sql === 'commit' || this.#writer.isInTransaction) this.#writer.run({ sql, parameters: [] });
    if (sql === 'commit') this.#log?.committed();
  }

  /** Whether anything that is committed is not on the disk yet. */
  get isBehind(): boolean {
    return this.#log?.isBehind === true;
  }

  /** Ends once all that is committed now is on the disk. @throws DatabaseUnavailable when the disk fails. */
  async onDisk(): Promise<void> {
    await this.#log?.caughtUp();
  }

  /** Waits until no other work of this process writes; gives what ends the turn. */
  async stand(): Promise<() => void> {
    let leave = (): void => undefined;
    const before = this.#line;
    this.#line = new Promise((resolve) => (leave = resolve));
    await before;
    return leave;
  }

  /** Becomes the file's writer. @throws what SQLite says when another process still is once patience is over. */
  async begin(asked: number): Promise<void> {
    for (;;) {
      if (this.#isTurnOver()) await nextTurn();
      try {
        // Immediate: a transaction that reads first and writes later would fail when another process wrote in between.
        this.#writer.run({ sql: 'begin immediate', parameters: [] });
        return;
      } catch (error) {
        await this.#orLater(error, asked + this.patience.milliseconds);
      }
    }
  }

  #deadline(): number {
    return performance.now() + this.patience.milliseconds;
  }

  async #orLater(error: unknown, deadline: number): Promise<void> {
    if (!isBusy(error) || performance.now() >= deadline) throw error;
    await pause(triesEvery);
  }

  /** Whether whoever is next lets the loop go round before. */
  #isTurnOver(): boolean {
    if (this.#turnBegan !== null) return performance.now() - this.#turnBegan >= longestTurn;
    this.#turnBegan = performance.now();
    setImmediate(() => (this.#turnBegan = null));
    return false;
  }
}

/** What kysely takes for a query or a transaction: the reader, or from `begin` to its release the writer. */
class SqliteConnection implements DatabaseConnection {
  #leave: (() => void) | null = null;
  #isOpen = false;

  constructor(private readonly driver: SqliteDriver) {}

  async begin(): Promise<void> {
    const asked = performance.now();
    this.#leave = await this.driver.stand();
    try {
      await this.driver.begin(asked);
      this.#isOpen = true;
    } finally {
      if (!this.#isOpen) this.release();
    }
  }

  /** Also what is taken back has been shown what others have committed. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    // What the disk failed to take is committed, and the writer somebody else's by now.
    if (this.#isOpen) this.#end(how);
    if (this.driver.isBehind) await this.driver.onDisk();
  }

  #end(how: 'commit' | 'rollback'): void {
    try {
      this.driver.end(how);
      this.#isOpen = false;
    } finally {
      // A commit that fails is taken back; after that nothing is left to try.
      if (!this.#isOpen || how === 'rollback') this.release();
    }
  }

  release(): void {
    this.#isOpen = false;
    this.#leave?.();
    this.#leave = null;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const read = this.#isOpen ? null : this.driver.readAlone(query);
    // Here, not by kysely’s log, which makes several promises more of every statement.
    if (read === null) noteStatement(query.sql);
    return (await (read ?? (this.#isOpen ? this.driver.write(query) : this.#alone(query)))) as QueryResult<R>;
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed: ask for them part by part, by their key');
  }

  /** A statement by itself, in a transaction of its own: one that finds the file taken would keep an old view of it. */
  async #alone(query: CompiledQuery): Promise<QueryResult<unknown>> {
    if (!/^\s*(?:insert|update|delete|replace|with|create|drop|alter)\b/i.test(query.sql)) return this.#inLine(query);
    await this.begin();
    try {
      const result = await this.driver.write(query);
      await this.end('commit');
      return result;
    } catch (error) {
      await this.end('rollback');
      throw error;
    }
  }

  async #inLine(query: CompiledQuery): Promise<QueryResult<unknown>> {
    const leave = await this.driver.stand();
    try {
      return await this.driver.write(query);
    } finally {
      leave();
    }
  }
}

function asOurs(connection: DatabaseConnection): SqliteConnection {
  if (connection instanceof SqliteConnection) return connection;
  throw new TypeError('A connection of another driver');
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql));
}
