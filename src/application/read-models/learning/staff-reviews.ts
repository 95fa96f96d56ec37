import type { Read } from '#application/read-models/shared/read.ts';
import type { ReviewFilter } from '#domain/learning/review.ts';

/** An opinion as whoever works for the school sees it. */
export interface StaffReview {
  readonly id: string;
  readonly product: ReviewedProduct & { readonly path: string };
  /** Given name and initial. */
  readonly author: string;
  /** 1 to 5. */
  readonly stars: number;
  readonly opinion: string;
  /** ISO 8601, as the other instants. */
  readonly at: string;
  /** How many found it helpful. */
  readonly helpful: number;
  /** Why it was reported since somebody last decided that it stays, the first report first; '' where no reason was given. */
  readonly reports: readonly string[];
  /** What the school answers; null: nothing. */
  readonly answer: { readonly text: string; readonly at: string } | null;
  /** Null: it is shown. The reason is '' where none was kept. */
  readonly hidden: { readonly at: string; readonly reason: string } | null;
}

/** A product with opinions. */
export interface ReviewedProduct {
  readonly slug: string;
  readonly title: string;
}

/** One page of the school's own list of opinions: those that wait first, then the latest. */
export interface StaffReviews {
  readonly reviews: readonly StaffReview[];
  readonly total: number;
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
  /** How many wait to be looked at, of all products. */
  readonly waiting: number;
  /** What there are opinions on, by title. */
  readonly products: readonly ReviewedProduct[];
}

/** A type and no interface: it is asked as a query. */
type Asked = {
  readonly which: ReviewFilter;
  /** Slug; '': all. */
  readonly product: string;
  /** Digits, from 1. */
  readonly page: string;
};

export const staffReviews: Read<StaffReviews, Asked> = { area: 'learning', name: 'staff-reviews' };
