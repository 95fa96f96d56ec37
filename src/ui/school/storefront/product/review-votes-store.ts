import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ReviewApi } from '#application/browser/learning/ports/review-api.ts';
import type { Reads } from '#application/browser/shared/ports/reads.ts';
import { reviewVotes, type VotedReview } from '#application/read-models/learning/voted-review.ts';

/** What one account said of the opinions of a page, and how they stand: the page itself is the same for everybody. */
export class ReviewVotesStore {
  private votes: ReadonlyMap<string, VotedReview> = new Map();
  /** What the school said of a press, by the opinion's id. */
  private words: ReadonlyMap<string, string> = new Map();
  readonly #api: ReviewApi;
  readonly #reads: Reads;
  readonly #sending = new Set<string>();
  /** How often something was said of each, so that an answer from before takes none of it back. */
  readonly #presses = new Map<string, number>();
  #asked = '';

  constructor(api: ReviewApi, reads: Reads) {
    this.#api = api;
    this.#reads = reads;
    makeAutoObservable<this, 'votes' | 'words'>(this, { votes: observableRef, words: observableRef });
  }

  /** Null until the school has said it. */
  of(id: string): VotedReview | null {
    return this.votes.get(id) ?? null;
  }

  said(id: string): string | null {
    return this.words.get(id) ?? null;
  }

  /** Asks once for the opinions of a page and an account; a failure leaves what the page shows, and the next page asks again. */
  async know(ids: readonly string[], account: string): Promise<void> {
    const asked = JSON.stringify([account, ids]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.take([]);
    if (!(await this.#ask(ids)) && this.#asked === asked) this.#asked = '';
  }

  /** Says that an opinion helped, or takes it back: shown at once, and as it was when the school refuses. */
  async find(id: string): Promise<void> {
    const before = this.of(id);
    const isHelpful = before?.isHelpful !== true;
    const found = before === null ? null : { ...before, isHelpful, helpful: before.helpful + (isHelpful ? 1 : -1) };
    await this.#send(id, found, () => this.#api.findHelpful(id, isHelpful));
  }

  async report(id: string): Promise<void> {
    const before = this.of(id);
    await this.#send(id, before === null ? null : { ...before, isReported: true }, () => this.#api.report(id, ''));
  }

  /** @param after how it stands then; null: the school is asked. */
  async #send(id: string, after: VotedReview | null, call: () => ReturnType<ReviewApi['report']>): Promise<void> {
    if (this.#sending.has(id)) return;
    this.#sending.add(id);
    this.#presses.set(id, (this.#presses.get(id) ?? 0) + 1);
    const before = this.of(id);
    if (after !== null) this.take([after]);
    const done = await call();
    this.#sending.delete(id);
    this.say(id, done.ok ? null : done.refusal.detail);
    if (!done.ok && before !== null) this.take([before]);
    if (done.ok && after === null) await this.#ask([id]);
  }

  async #ask(ids: readonly string[]): Promise<boolean> {
    const asked = this.#asked;
    const presses = new Map(this.#presses);
    const votes = await this.#reads.ask(reviewVotes, { reviews: ids.join(',') });
    if (!votes.ok || asked !== this.#asked) return votes.ok;
    const unpressed = votes.value.filter(({ id }) => this.#presses.get(id) === presses.get(id));
    if (unpressed.length > 0) runInAction(() => this.take(unpressed));
    return true;
  }

  /** None: nothing is known any more. */
  private take(votes: readonly VotedReview[]): void {
    const kept = votes.length === 0 ? [] : this.votes;
    this.votes = new Map([...kept, ...votes.map((vote) => [vote.id, vote] as const)]);
  }

  private say(id: string, words: string | null): void {
    const others = [...this.words].filter(([each]) => each !== id);
    this.words = new Map(words === null ? others : [...others, [id, words]]);
  }
}
