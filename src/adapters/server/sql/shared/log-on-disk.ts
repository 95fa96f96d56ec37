import { type FileHandle, open } from 'node:fs/promises';
import { DatabaseUnavailable } from './database-unavailable.ts';

/** Brings what was written to a file to the disk. */
export interface Disk {
  /** Ends once all that was written before it was asked would outlive a power cut. @throws when the disk fails. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** A file that others write: opened when it is first brought to the disk, and held, as it stays the same while they do. */
export class DiskOf implements Disk {
  #file: Promise<FileHandle> | null = null;

  constructor(private readonly path: string) {}

  async sync(): Promise<void> {
    const file = await (this.#file ??= open(this.path, 'r+'));
    await file.datasync();
  }

  async close(): Promise<void> {
    await (await this.#file?.catch(() => null))?.close();
  }
}

/**
 * How far a write-ahead log is on the disk, counted in commits. While the disk takes its time nobody's thread waits for it, and
 * all that is committed meanwhile goes with its next turn: a row of commits costs the disk one or two (decision 0110).
 */
export class LogOnDisk {
  #committed = 0;
  #onDisk = 0;
  #underWay: { readonly covers: number; readonly done: Promise<void> } | null = null;
  #next: Promise<void> | null = null;
  #failure: DatabaseUnavailable | null = null;

  constructor(private readonly disk: Disk) {}

  /** Notes a commit that is in the log, and not yet on the disk. */
  committed(): void {
    this.#committed += 1;
  }

  /** Whether a power cut would take something back. */
  get isBehind(): boolean {
    return this.#onDisk < this.#committed;
  }

  /**
   * Ends once all that is committed now is on the disk.
   * @throws DatabaseUnavailable when the disk failed, from then on for good: it may have lost what it says it has the next time.
   */
  async caughtUp(): Promise<void> {
    const upTo = this.#committed;
    while (this.#onDisk < upTo) {
      if (this.#failure !== null) throw this.#failure;
      await (this.#underWay !== null && this.#underWay.covers >= upTo ? this.#underWay.done : this.#turn());
    }
  }

  async close(): Promise<void> {
    await this.caughtUp().catch(() => undefined);
    await this.disk.close();
  }

  /** The next turn of the disk, which all share that wait for it. */
  #turn(): Promise<void> {
    return (this.#next ??= this.#afterThis());
  }

  async #afterThis(): Promise<void> {
    await this.#underWay?.done;
    this.#next = null;
    const covers = this.#committed;
    const done = this.disk.sync().then(
      () => {
        this.#onDisk = Math.max(this.#onDisk, covers);
      },
      (error: unknown) => {
        this.#failure ??= new DatabaseUnavailable(error);
      },
    );
    this.#underWay = { covers, done };
    await done;
    if (this.#underWay?.done === done) this.#underWay = null;
  }
}
