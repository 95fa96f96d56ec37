import { makeAutoObservable } from 'mobx';
import type { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import type { DiscussionApi } from '#application/browser/learning/ports/discussion-api.ts';
import type { Discussion } from '#application/read-models/learning/discussion.ts';
import { ratingTexts } from '#domain/learning/discussion-texts.ts';
import { type Rating, ratingOf } from '#domain/learning/discussion.ts';

/** The rating of one student, while it is being chosen. */
export class RatingStore {
  /** 0: none chosen. */
  stars: number;
  opinion: string;
  problem: string | null = null;
  isSending = false;
  wasSaved = false;
  readonly #api: DiscussionApi;
  readonly #slug: string;
  readonly #taken: (discussion: Discussion) => void;
  readonly #drafts: FormDrafts;

  constructor(
    api: DiscussionApi,
    slug: string,
    own: Rating | null,
    taken: (discussion: Discussion) => void,
    drafts: FormDrafts,
  ) {
    this.#api = api;
    this.#drafts = drafts;
    this.#slug = slug;
    this.#taken = taken;
    this.stars = own?.stars ?? 0;
    this.opinion = own?.opinion ?? '';
    makeAutoObservable(this);
  }

  /** Shows what was chosen and written and not saved before. */
  async resume(): Promise<void> {
    const kept = await this.#drafts.read(this.#form);
    if (kept !== null) this.change({ stars: Number(kept['stars'] ?? this.stars), opinion: kept['opinion'] ?? '' });
  }

  choose(stars: number): void {
    this.change({ stars });
  }

  say(opinion: string): void {
    this.change({ opinion });
  }

  async save(): Promise<void> {
    if (this.isSending) return;
    const rating = ratingOf({ stars: this.stars, opinion: this.opinion });
    if (!rating.ok) return this.end(ratingTexts[rating.refusal.kind]);
    this.begin();
    const answer = await this.#api.rate(this.#slug, rating.value);
    this.end(answer.ok ? null : answer.refusal.detail);
    if (!answer.ok) return;
    this.#drafts.forget(this.#form);
    this.#taken(answer.value);
  }

  get #form(): string {
    return `calificacion.${this.#slug}`;
  }

  private change({ stars = this.stars, opinion = this.opinion }: { stars?: number; opinion?: string }): void {
    this.stars = stars;
    this.opinion = opinion;
    this.problem = null;
    this.wasSaved = false;
    this.#drafts.write(this.#form, { stars: String(stars), opinion });
  }

  private begin(): void {
    this.isSending = true;
    this.problem = null;
  }

  private end(problem: string | null): void {
    this.isSending = false;
    this.problem = problem;
    this.wasSaved = problem === null;
  }
}
