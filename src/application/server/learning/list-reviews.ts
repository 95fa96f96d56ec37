import type { StaffReview, StaffReviews } from '#application/read-models/learning/staff-reviews.ts';
import { pagesFor } from '#domain/catalogue/catalogue-page.ts';
import { productPath, type ProductKind } from '#domain/catalogue/product-kind.ts';
import { publicNameOf } from '#domain/learning/consultation.ts';
import { type ReviewFilter, REVIEWS_A_PAGE } from '#domain/learning/review.ts';
import type { KeptReview, Reviews } from './ports/reviews.ts';

/** The opinions on contents for whoever works for the school: those that wait first, then the latest, page by page. */
export class ListReviews {
  constructor(private readonly reviews: Reviews) {}

  /** @param productSlug '': of all products. @param page from 1; past the last one: the last. */
  async execute(which: ReviewFilter, productSlug: string, page: number): Promise<StaffReviews> {
    const query = { which, productSlug: productSlug === '' ? null : productSlug, limit: REVIEWS_A_PAGE };
    const at = (number: number) => this.reviews.list({ ...query, offset: (number - 1) * REVIEWS_A_PAGE });
    const asked = await at(page);
    const pages = pagesFor(asked.total, REVIEWS_A_PAGE);
    const [{ reviews, total }, waiting, products] = await Promise.all([
      page > pages ? at(pages) : asked,
      this.reviews.list({ which: 'reported', productSlug: null, offset: 0, limit: 1 }),
      this.reviews.products(),
    ]);
    const shown = { page: Math.min(page, pages), pages, total, waiting: waiting.total };
    return { ...shown, reviews: reviews.map(presented), products };
  }
}

function presented({ author, at, product, answer, hidden, ...review }: KeptReview): StaffReview {
  const { slug, title, kind } = product;
  return {
    ...review,
    product: { slug, title, path: productPath(kind as ProductKind, slug) },
    author: publicNameOf(author),
    at: at.toISOString(),
    answer: answer === null ? null : { text: answer.text, at: answer.at.toISOString() },
    hidden: hidden === null ? null : { at: hidden.at.toISOString(), reason: hidden.reason },
  };
}
