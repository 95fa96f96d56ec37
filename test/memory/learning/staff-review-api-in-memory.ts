import { StaffReviewApi } from '#application/browser/learning/ports/staff-review-api.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { type StaffReview, type StaffReviews, staffReviews } from '#application/read-models/learning/staff-reviews.ts';
import { REVIEWS_A_PAGE, type ReviewFilter } from '#domain/learning/review.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import { ListInMemory, type ReadsInMemory } from '#test/memory/shared/reads-in-memory.ts';

const at = '2026-03-10T16:00:00.000Z';

/** Opinions before a collaborator, in this process's memory. */
export class StaffReviewApiInMemory extends StaffReviewApi {
  /** Set: every change is refused with it. */
  refusal: CallRefusal | null = null;
  readonly reads: ReadsInMemory = new ListInMemory(staffReviews, (query) => this.#page(query));
  #reviews: readonly StaffReview[];

  constructor(reviews: readonly StaffReview[]) {
    super();
    this.#reviews = reviews;
  }

  hide(id: string, reason: string): Answer<void> {
    return this.#change(id, (review) => ({ ...review, hidden: { at, reason } }));
  }

  show(id: string): Answer<void> {
    return this.#change(id, (review) => ({ ...review, hidden: null, reports: [] }));
  }

  answer(id: string, text: string): Answer<void> {
    return this.#change(id, (review) => ({ ...review, answer: { text, at } }));
  }

  takeAnswer(id: string): Answer<void> {
    return this.#change(id, (review) => ({ ...review, answer: null }));
  }

  #change(id: string, change: (review: StaffReview) => StaffReview): Answer<void> {
    const notFound = {
      kind: 'review-not-found',
      status: 404,
      detail: 'No encontramos esta opinión.',
      field: 'reviewId',
      data: {},
    };
    const isThere = this.#reviews.some((review) => review.id === id);
    if (this.refusal !== null || !isThere) return Promise.resolve(refuse(this.refusal ?? notFound));
    this.#reviews = this.#reviews.map((review) => (review.id === id ? change(review) : review));
    return Promise.resolve(accept(undefined));
  }

  #page({ which, product, page: asked }: Readonly<Record<string, string>>): StaffReviews {
    const waits = ({ reports, hidden }: StaffReview) => reports.length > 0 && hidden === null;
    const isAsked: Readonly<Record<ReviewFilter, (review: StaffReview) => boolean>> = {
      all: () => true,
      reported: waits,
      unanswered: ({ answer, hidden }) => answer === null && hidden === null,
      hidden: ({ hidden }) => hidden !== null,
    };
    const found = this.#reviews
      .filter(isAsked[which as ReviewFilter])
      .filter((review) => product === '' || review.product.slug === product)
      .toSorted((one, other) => Number(waits(other)) - Number(waits(one)) || other.at.localeCompare(one.at));
    const pages = Math.max(1, Math.ceil(found.length / REVIEWS_A_PAGE));
    const page = Math.min(Number(asked), pages);
    const bySlug = new Map(this.#reviews.map(({ product: { slug, title } }) => [slug, { slug, title }]));
    return {
      reviews: found.slice((page - 1) * REVIEWS_A_PAGE, page * REVIEWS_A_PAGE),
      total: found.length,
      page,
      pages,
      waiting: this.#reviews.filter(waits).length,
      products: [...bySlug.values()].toSorted((one, other) => one.title.localeCompare(other.title)),
    };
  }
}
