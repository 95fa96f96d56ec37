import { makeAutoObservable } from 'mobx';
import type { Discussion, DiscussionApi } from '#application/browser/ports/discussion-api.ts';
import { type Rating, ratingOf } from '#domain/learning/discussion.ts';
import { ratingProblems } from './texts.ts';

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

  constructor(api: DiscussionApi, slug: string, own: Rating | null, taken: (discussion: Discussion) => void) {
    this.#api = api;
    this.#slug = slug;
    this.#taken = taken;
    this.stars = own?.stars ?? 0;
    this.opinion = own?.opinion ?? '';
    makeAutoObservable(this);
  }

  choose(stars: number): void {
    this.stars = stars;
    this.problem = null;
    this.wasSaved = false;
  }

  say(opinion: string): void {
    this.opinion = opinion;
    this.problem = null;
    this.wasSaved = false;
  }

  async save(): Promise<void> {
    if (this.isSending) return;
    const rating = ratingOf({ stars: this.stars, opinion: this.opinion });
    if (!rating.ok) return this.end(ratingProblems[rating.refusal.kind]);
    this.begin();
    const answer = await this.#api.rate(this.#slug, rating.value);
    this.end(answer.ok ? null : answer.refusal.detail);
    if (answer.ok) this.#taken(answer.value);
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
