import type { ProductKind } from '#domain/catalogue/product-kind.ts';

interface AboutContent {
  readonly title: string;
  readonly slug: string;
  readonly productKind: ProductKind;
  readonly at: Date;
}

/** A question of the student that a teacher answered. */
export interface AnsweredQuestion extends AboutContent {
  readonly id: string;
  /** The student has not seen the answer. */
  readonly isUnread: boolean;
}

/** Something that was published. */
export interface PublishedContent extends AboutContent {
  readonly productId: number;
}

/** What there is new for a student. */
export abstract class StudentNews {
  /** The student's questions whose answer they have not seen, then those answered at `since` or later; latest first, at most `limit`. */
  abstract answers(userId: string, since: Date, limit: number): Promise<readonly AnsweredQuestion[]>;
  /** Those of the products that are on sale and were published at `since` or later, latest first, at most `limit`. */
  abstract published(productIds: readonly number[], since: Date, limit: number): Promise<readonly PublishedContent[]>;
}
