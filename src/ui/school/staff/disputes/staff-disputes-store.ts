import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StaffDisputesApi } from '#application/browser/payments/ports/dispute-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { OfficeDispute, OfficeDisputesPage } from '#application/read-models/payments/office-disputes.ts';
import { disputeStateTexts } from '#domain/payments/dispute-texts.ts';
import type { DisputeEvent, DisputeFilter } from '#domain/payments/dispute.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import { type SaidOfPress, saidOf } from '#ui/school/staff/desk/said.ts';

/** What a page of disputes was asked for. */
export interface DisputesAsked {
  readonly which: DisputeFilter;
  readonly page: number;
}

/** What is being said of one dispute. */
interface DisputeStep {
  readonly event: DisputeEvent;
  readonly words: string;
  readonly products: ReadonlySet<number>;
}

/** A page of disputes, and what is being said of each. */
export class StaffDisputesStore {
  /** As it was last read after a change; null: nothing changed since the page was loaded. */
  list: OfficeDisputesPage | null = null;
  /** What was chosen and typed, by the dispute's number. */
  steps: Readonly<Record<number, DisputeStep>> = {};
  /** What stands in the way, by the dispute's number. */
  problems: Readonly<Record<number, CallRefusal>> = {};
  said: SaidOfPress | null = null;
  /** The dispute that is being saved. */
  busy: number | null = null;
  readonly #api: StaffDisputesApi;
  readonly #ids: IdGenerator;
  private loaded: OfficeDisputesPage | null = null;
  #asked: DisputesAsked = { which: 'waiting', page: 1 };

  constructor(api: StaffDisputesApi, ids: IdGenerator) {
    this.#api = api;
    this.#ids = ids;
    makeAutoObservable<this, 'loaded'>(this, {
      loaded: observableRef,
      list: observableRef,
      steps: observableRef,
      problems: observableRef,
      said: observableRef,
    });
  }

  /** A page that was loaded, or what became of it since. */
  of(loaded: OfficeDisputesPage): OfficeDisputesPage {
    return (this.loaded === loaded ? this.list : null) ?? loaded;
  }

  /** Shows a page that was loaded; nothing is said on it yet. */
  show(loaded: OfficeDisputesPage, asked: DisputesAsked): void {
    this.loaded = loaded;
    this.list = null;
    this.#asked = asked;
    this.said = null;
  }

  /** What is being said of one: it begins with what a school does most. */
  stepOf({ number, state }: OfficeDispute): DisputeStep {
    const begun = { event: state === 'open' ? 'answered' : 'won', words: '', products: new Set<number>() } as const;
    return this.steps[number] ?? begun;
  }

  change(dispute: OfficeDispute, parts: Partial<DisputeStep>): void {
    this.steps = { ...this.steps, [dispute.number]: { ...this.stepOf(dispute), ...parts } };
    this.#forgetProblem(dispute.number);
  }

  /** Saves what is said of one, then reads the list anew. */
  async save(dispute: OfficeDispute): Promise<void> {
    if (this.busy !== null) return;
    const { number } = dispute;
    const { event, words, products } = this.stepOf(dispute);
    this.busy = number;
    this.#forgetProblem(number);
    const key = this.#ids.newId();
    const answer = await (event === 'answered'
      ? this.#api.answer(number, words, key)
      : this.#api.decide(number, event, event === 'won' ? [] : [...products], key));
    const text = `Anotado: el contracargo ${numbered(number)} está ${disputeStateTexts[event]}.`;
    if (answer.ok) await this.read(text);
    runInAction(() => {
      this.busy = null;
      if (!answer.ok) this.problems = { ...this.problems, [number]: answer.refusal };
    });
  }

  /** Reads the list anew, and says what was done. */
  async read(done: string): Promise<void> {
    const { which, page } = this.#asked;
    const list = await this.#api.list(which, page);
    runInAction(() => {
      if (list.ok) this.list = list.value;
      this.said = saidOf(done, list.ok);
    });
  }

  #forgetProblem(number: number): void {
    const { [number]: _, ...others } = this.problems;
    this.problems = others;
  }
}
