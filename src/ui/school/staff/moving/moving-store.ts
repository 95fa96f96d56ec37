import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MovingApi } from '#application/browser/office/ports/moving-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type {
  MovedCounts,
  MovingFaultTold,
  MovingFileRead,
  MovingRow,
} from '#application/read-models/office/moving.ts';
import { MOST_MOVED_ROWS, type MovingKind, movingKinds } from '#domain/office/moving/moving-kinds.ts';

/** What is being done with the chosen file. */
export type MovingPhase =
  /** No file yet, or one that cannot be read. */
  | 'choosing'
  | 'reading'
  | 'rehearsing'
  /** Everything is told: it goes in if somebody says so. */
  | 'told'
  | 'bringing'
  /** Not all went in: it goes on from there. */
  | 'stopped'
  | 'done';

export const noCounts: MovedCounts = { added: 0, changed: 0, known: 0, letters: 0 };

/** Faults that are shown one by one. */
const mostFaults = 30;

/** A file of what the school had elsewhere: read, rehearsed and brought in by parts, none of which keeps the school for long. */
export class MovingStore {
  kind: MovingKind = movingKinds[0];
  letters = true;
  phase: MovingPhase = 'choosing';
  fileName = '';
  read: MovingFileRead | null = null;
  faults: readonly MovingFaultTold[] = [];
  faultCount = 0;
  /** Rows that the rehearsal, or what goes in, has come to. */
  done = 0;
  expected: MovedCounts = noCounts;
  brought: MovedCounts = noCounts;
  problem: string | null = null;
  readonly #api: MovingApi;
  /** Counts what was begun: what belongs to a file that was put away changes nothing. */
  #turn = 0;

  constructor(api: MovingApi) {
    this.#api = api;
    makeAutoObservable(this, {
      read: observableRef,
      faults: observableRef,
      expected: observableRef,
      brought: observableRef,
    });
  }

  get total(): number {
    return this.read?.rows.length ?? 0;
  }

  get isBusy(): boolean {
    return this.phase === 'reading' || this.phase === 'rehearsing' || this.phase === 'bringing';
  }

  choose(kind: MovingKind): void {
    if (this.phase === 'bringing') return;
    this.putAway();
    this.kind = kind;
  }

  /** Whether people are written to: what the rehearsal said of letters is said anew. */
  async write(letters: boolean): Promise<void> {
    if (this.isBusy) return;
    this.letters = letters;
    if (this.phase === 'told' && this.faultCount === 0) await this.#rehearse(this.#turn);
  }

  putAway(): void {
    this.#turn += 1;
    this.phase = 'choosing';
    this.fileName = '';
    this.read = null;
    this.faults = [];
    this.faultCount = 0;
    this.done = 0;
    this.problem = null;
    this.brought = noCounts;
  }

  /** Reads a file and says what would come of it. */
  async take(file: ChosenFile): Promise<void> {
    if (this.phase === 'bringing') return;
    this.putAway();
    const turn = this.#turn;
    this.phase = 'reading';
    this.fileName = file.name;
    const read = await this.#api.readFile(this.kind, file);
    if (turn !== this.#turn) return;
    if (!read.ok) return this.refuse('choosing', read.refusal.detail);
    this.hold(read.value);
    await this.#rehearse(turn);
  }

  /** Brings everything in, or what is left of it. */
  async bring(): Promise<void> {
    const { read, kind, letters } = this;
    if (read === null || this.faultCount > 0 || (this.phase !== 'told' && this.phase !== 'stopped')) return;
    if (this.phase === 'told') this.done = 0;
    this.phase = 'bringing';
    this.problem = null;
    for (const rows of partsOf(read.rows.slice(this.done))) {
      const answer = await this.#api.bring(kind, rows, letters);
      if (!answer.ok) return this.refuse('stopped', answer.refusal.detail);
      runInAction(() => {
        this.brought = sumOf(this.brought, answer.value);
        this.done += rows.length;
      });
    }
    runInAction(() => (this.phase = 'done'));
  }

  async #rehearse(turn: number): Promise<void> {
    const { read, kind, letters } = this;
    if (read === null) return;
    this.begin();
    for (const rows of partsOf(read.rows)) {
      const answer = await this.#api.rehearse(kind, rows, letters);
      if (turn !== this.#turn) return;
      if (!answer.ok) return this.refuse('choosing', answer.refusal.detail);
      const { counts, faults } = answer.value;
      runInAction(() => {
        this.expected = sumOf(this.expected, counts);
        this.faultCount += faults.length;
        this.faults = byLine([...this.faults, ...faults]).slice(0, mostFaults);
        this.done += rows.length;
      });
    }
    runInAction(() => (this.phase = 'told'));
  }

  private begin(): void {
    this.phase = 'rehearsing';
    this.expected = noCounts;
    this.done = 0;
  }

  private hold(read: MovingFileRead): void {
    this.read = read;
    this.faults = read.faults.slice(0, mostFaults);
    this.faultCount = read.faultCount;
  }

  private refuse(phase: MovingPhase, problem: string): void {
    this.phase = phase;
    this.problem = problem;
  }
}

function partsOf(rows: readonly MovingRow[]): readonly (readonly MovingRow[])[] {
  const count = Math.ceil(rows.length / MOST_MOVED_ROWS);
  return Array.from({ length: count }, (_, part) => rows.slice(part * MOST_MOVED_ROWS, (part + 1) * MOST_MOVED_ROWS));
}

function sumOf(one: MovedCounts, other: MovedCounts): MovedCounts {
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    known: one.known + other.known,
    letters: one.letters + other.letters,
  };
}

function byLine(faults: readonly MovingFaultTold[]): readonly MovingFaultTold[] {
  return faults.toSorted((one, other) => one.line - other.line);
}
