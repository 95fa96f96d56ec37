import type { Read } from '#application/read-models/shared/read.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { NoticeKind } from '#domain/orders/order-notice.ts';

interface AboutContent {
  readonly id: string;
  readonly at: string;
  readonly title: string;
  readonly slug: string;
  readonly productKind: ProductKind;
}

/** Something new for the student. Instants are ISO 8601. */
export type NewsItem =
  | {
      readonly kind: 'order';
      readonly id: string;
      readonly at: string;
      readonly notice: NoticeKind;
      readonly text: string;
    }
  | (AboutContent & { readonly kind: 'answer'; readonly isUnread: boolean })
  | (AboutContent & { readonly kind: 'content' });

/** What is new for the student, latest first. */
export const myNews: Read<readonly NewsItem[]> = { area: 'home', name: 'my-news' };
