import { makeAutoObservable, observableRef } from 'mobx';
import type { BookImportApi } from '#application/browser/reading/ports/book-making-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { BookArrival, BookRehearsal } from '#application/read-models/reading/book-arrival.ts';
import type { TakeInWay } from '#domain/reading/importing/take-in.ts';

/** What is being done with the chosen file. */
export type ArrivalPhase =
  /** No file yet, or one that cannot be brought in. */
  | 'choosing'
  | 'reading'
  /** Everything is told: it comes in if somebody says so. */
  | 'told'
  | 'bringing'
  | 'done';

/** A file that is to become a book: what it would be is told first, then it comes in, all or nothing. */
export class ArrivalStore {
  phase: ArrivalPhase = 'choosing';
  file: ChosenFile | null = null;
  rehearsal: BookRehearsal | null = null;
  way: TakeInWay = 'replace';
  problem: string | null = null;
  /** What came in, once it has. */
  arrived: BookArrival | null = null;
  readonly #api: BookImportApi;

  constructor(api: BookImportApi) {
    this.#api = api;
    makeAutoObservable(this, { file: observableRef, rehearsal: observableRef, arrived: observableRef });
  }

  get isBusy(): boolean {
    return this.phase === 'reading' || this.phase === 'bringing';
  }

  choose(way: TakeInWay): void {
    this.way = way;
  }

  /** Says what would come of a file. */
  async take(productId: number, file: ChosenFile): Promise<void> {
    if (this.isBusy) return;
    this.begin(file);
    const told = await this.#api.rehearse(productId, file);
    if (told.ok) this.tell(told.value);
    else this.stop('choosing', told.refusal.detail);
  }

  /** Says anew what would come of the same file. */
  async again(productId: number): Promise<void> {
    if (this.file !== null) await this.take(productId, this.file);
  }

  /** Brings it in. What somebody saved meanwhile is not overwritten: that is said, and it is told anew. */
  async bring(productId: number): Promise<void> {
    const { file, rehearsal, way } = this;
    if (file === null || rehearsal === null || this.isBusy) return;
    this.start();
    const done = await this.#api.bring(productId, file, way, rehearsal.revision);
    if (done.ok) this.end(done.value);
    else this.stop('told', done.refusal.detail);
  }

  private begin(file: ChosenFile): void {
    this.phase = 'reading';
    this.file = file;
    this.rehearsal = null;
    this.problem = null;
    this.arrived = null;
  }

  private tell(rehearsal: BookRehearsal): void {
    this.phase = 'told';
    this.rehearsal = rehearsal;
  }

  private start(): void {
    this.phase = 'bringing';
    this.problem = null;
  }

  private end(arrived: BookArrival): void {
    this.phase = 'done';
    this.arrived = arrived;
  }

  private stop(phase: ArrivalPhase, problem: string): void {
    this.phase = phase;
    this.problem = problem;
  }
}
