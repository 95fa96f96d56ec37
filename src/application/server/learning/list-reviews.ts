import type { StaffReview, StaffReviews } from '#application/read-models/learning/staff-reviews.ts';
import { pageOrLast } from '#application/server/shared/page-or-last.ts';
import { productPath, type ProductKind } from '#domain/catalogue/product-kind.ts';
import { publicNameOf } from '#domain/learning/consultation.ts';
import { type ReviewFilter, REVIEWS_A_PAGE } from '#domain/learning/review.ts';
import type { KeptReview, Reviews } from './ports/reviews.ts';

/** The opinions on contents for whoever works for the school: those that wait first, then the latest, page by page. */
export class ListReviews {
  constructor(private readonly reviews: Reviews) {}

  /** @param productSlug '': of all products. @param page from 1; past the last one: the last. */
  async execute(which: ReviewFilter, productSlug: string, page: number): Promise<StaffReviews> {
    const slug = productSlug === '' ? null : productSlug;
    const [{ found, ...shown }, waiting, products] = await Promise.all([
      pageOrLast(page, REVIEWS_A_PAGE, (part) => this.reviews.list({ which, productSlug: slug, ...part })),
      this.reviews.list({ which: 'reported', productSlug: null, offset: 0, limit: 1 }),
      this.reviews.products(),
    ]);
    return { ...shown, total: found.total, waiting: waiting.total, reviews: found.reviews.map(presented), products };
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
