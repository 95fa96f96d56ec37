import { MovingApi } from '#application/browser/office/ports/moving-api.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type {
  MovedCounts,
  MovingFileRead,
  MovingRehearsal,
  MovingRow,
} from '#application/read-models/office/moving.ts';
import type { MovingKind } from '#domain/office/moving/moving-kinds.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** A school that is moved into, in this process's memory: a row is known by what it says. */
export class MovingApiInMemory extends MovingApi {
  /** Given once instead of an answer, after so many calls that pass. */
  failing: CallRefusal | null = null;
  passing = 0;
  /** How many rows each call brought in. */
  readonly parts: number[] = [];
  readonly #there = new Set<string>();

  /** @param read what any file says. */
  constructor(private readonly read: MovingFileRead) {
    super();
  }

  async readFile(): Answer<MovingFileRead> {
    return this.#orFail(this.read);
  }

  async rehearse(kind: MovingKind, rows: readonly MovingRow[], letters: boolean): Answer<MovingRehearsal> {
    return this.#orFail({ counts: this.#counts(kind, rows, letters), faults: [] });
  }

  async bring(kind: MovingKind, rows: readonly MovingRow[], letters: boolean): Answer<MovedCounts> {
    const counts = this.#counts(kind, rows, letters);
    if (this.failing === null || this.passing > 0) {
      for (const row of rows) this.#there.add(keyOf(kind, row));
      this.parts.push(rows.length);
    }
    return this.#orFail(counts);
  }

  #orFail<T>(value: T) {
    const { failing } = this;
    if (failing === null) return accept(value);
    if (this.passing > 0) {
      this.passing -= 1;
      return accept(value);
    }
    this.failing = null;
    return refuse(failing);
  }

  #counts(kind: MovingKind, rows: readonly MovingRow[], letters: boolean): MovedCounts {
    const added = rows.filter((row) => !this.#there.has(keyOf(kind, row))).length;
    return { added, changed: 0, known: rows.length - added, letters: letters && kind === 'people' ? added : 0 };
  }
}

const keyOf = (kind: MovingKind, { cells }: MovingRow): string => JSON.stringify([kind, cells]);
