import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StaffReviewApi } from '#application/browser/learning/ports/staff-review-api.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { Reads } from '#application/browser/shared/ports/reads.ts';
import { type StaffReview, type StaffReviews, staffReviews } from '#application/read-models/learning/staff-reviews.ts';
import { hidingTexts, reviewAnswerTexts } from '#domain/learning/discussion-texts.ts';
import { answerOf, hidingReasonOf, type ReviewFilter } from '#domain/learning/review.ts';
import { saidOf } from '#ui/school/staff/desk/said.ts';
import { doneTexts, type Done } from './texts.ts';

/** What a list is asked for; slug '': all products. */
export interface Asked {
  readonly which: ReviewFilter;
  readonly product: string;
  readonly page: number;
}

/** What is being written about one opinion. */
export interface OpenForm {
  readonly id: string;
  readonly what: 'answer' | 'hide';
}

/** A page of opinions, and what is being done about one of them. */
export class StaffReviewStore {
  /** As it was last read after a change; null: nothing was changed since the page was loaded. */
  list: StaffReviews | null = null;
  form: OpenForm | null = null;
  words = '';
  /** What is wrong with the words. */
  problem: string | null = null;
  /** The opinion that is being changed. */
  busy: string | null = null;
  /** What came of the last press, and of which opinion. */
  said: { readonly id: string; readonly text: string; readonly isProblem: boolean } | null = null;
  readonly #api: StaffReviewApi;
  readonly #reads: Reads;
  private loaded: StaffReviews | null = null;
  #asked: Asked = { which: 'all', product: '', page: 1 };

  constructor(api: StaffReviewApi, reads: Reads) {
    this.#api = api;
    this.#reads = reads;
    makeAutoObservable<this, 'loaded'>(this, {
      loaded: observableRef,
      list: observableRef,
      form: observableRef,
      said: observableRef,
    });
  }

  /** A page that was loaded, or what became of it since. */
  of(loaded: StaffReviews): StaffReviews {
    return (this.loaded === loaded ? this.list : null) ?? loaded;
  }

  /** Shows a page that was loaded; nothing is open or said on it yet. */
  show(loaded: StaffReviews, asked: Asked): void {
    this.loaded = loaded;
    this.list = null;
    this.#asked = asked;
    this.form = null;
    this.said = null;
  }

  /** Opens a form; an answer begins with what the school answers by now. */
  begin({ id, answer }: StaffReview, what: OpenForm['what']): void {
    this.form = { id, what };
    this.words = what === 'answer' ? (answer?.text ?? '') : '';
    this.problem = null;
  }

  leave(): void {
    this.form = null;
  }

  write(words: string): void {
    this.words = words;
    this.problem = null;
  }

  /** Sends what was written. What cannot be sent stays, with what is wrong with it. */
  async send(): Promise<void> {
    if (this.form === null) return;
    const { id, what } = this.form;
    if (what === 'hide') {
      const reason = hidingReasonOf(this.words);
      if (!reason.ok) this.refuse(hidingTexts[reason.refusal.kind]);
      else await this.#change(id, 'hidden', () => this.#api.hide(id, reason.value));
    } else {
      const text = answerOf(this.words);
      if (!text.ok) this.refuse(reviewAnswerTexts[text.refusal.kind]);
      else await this.#change(id, 'answered', () => this.#api.answer(id, text.value));
    }
  }

  async takeAnswer(id: string): Promise<void> {
    await this.#change(id, 'answer-taken', () => this.#api.takeAnswer(id));
  }

  /** Shows a hidden one again, or lets a reported one stay. */
  async letStay({ id, hidden }: StaffReview): Promise<void> {
    await this.#change(id, hidden === null ? 'settled' : 'shown', () => this.#api.show(id));
  }

  /** Makes one change, then reads the page anew; presses in between change nothing. */
  async #change(id: string, done: Done, call: () => Answer<void>): Promise<void> {
    if (this.busy !== null) return;
    this.busy = id;
    const answer = await call();
    const list = answer.ok ? await this.#renewed() : null;
    runInAction(() => {
      this.busy = null;
      if (!answer.ok)
        return this.form === null ? this.say(id, answer.refusal.detail, true) : this.refuse(answer.refusal.detail);
      this.form = null;
      if (list !== null) this.list = list;
      this.said = { id, ...saidOf(doneTexts[done], list !== null) };
    });
  }

  async #renewed(): Promise<StaffReviews | null> {
    const { which, product, page } = this.#asked;
    const list = await this.#reads.ask(staffReviews, { which, product, page: String(page) });
    return list.ok ? list.value : null;
  }

  private say(id: string, text: string, isProblem: boolean): void {
    this.said = { id, text, isProblem };
  }

  private refuse(problem: string): void {
    this.problem = problem;
  }
}
