import type { Duration } from '#domain/cart/cart-item.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { OptionContent, PricesContent, ReadOption, ReadPrices } from '#domain/office/products/prices-content.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Rate } from '#domain/shared/rate.ts';

/** What a plan may give: everything that is sold but plans. */
export type GivenKind = Exclude<ProductKind, 'plan'>;

/** One price of a plan as it is typed: how long, for how much, and what one more seat costs; amounts in soles, '' where there is none. */
export interface TermContent {
  /** Of one that exists; null: a new one. */
  readonly id: number | null;
  /** Made by the page, unique within the part. */
  readonly key: string;
  readonly duration: string;
  readonly unit: Duration['unit'];
  readonly regularPrice: string;
  readonly discountedPrice: string;
  readonly seatPrice: string;
}

/** One of the things that a plan gives: a product (`kind` null), or everything of a kind, of one category or of all (null). */
export type GivenContent =
  | { readonly productId: number; readonly kind: null; readonly categoryId: null }
  | { readonly productId: null; readonly kind: GivenKind; readonly categoryId: number | null };

/** A plan or pack, as somebody of the office types it. */
export interface PlanContent {
  /** config_page. */
  readonly page: 'pro' | 'pack';
  /** How many persons use it, the buyer among them. */
  readonly seats: string;
  /** Exempt from IGV; else it bears the school's general rate. */
  readonly isExempt: boolean;
  /** In the order in which they are offered. */
  readonly terms: readonly TermContent[];
  /** When the discounts of all its prices hold, as of a product's. */
  readonly discountFrom?: PricesContent['discountFrom'];
  readonly discountUntil: string;
  /** Percent of the extension's discount; '': it cannot be extended. */
  readonly extensionDiscount: string;
  readonly extensionFactor: string;
  readonly options: readonly OptionContent[];
  /** In the order in which they are told. */
  readonly gives: readonly GivenContent[];
}

/** A plan of which nothing is said yet: it bears IGV. */
export const noPlan: PlanContent = {
  page: 'pro',
  seats: '1',
  isExempt: false,
  terms: [],
  discountUntil: '',
  extensionDiscount: '',
  extensionFactor: '',
  options: [],
  gives: [],
};

/** A price of a plan, understood; amounts in céntimos, IGV included. */
export interface ReadTerm extends Pick<TermContent, 'id' | 'key'> {
  readonly duration: Duration;
  readonly regularPrice: Money;
  readonly discountedPrice: Money | null;
  /** What one more seat costs; null: no further seats. */
  readonly seatPrice: Money | null;
}

/** What was typed of a plan, understood. */
export interface ReadPlan {
  readonly page: PlanContent['page'];
  readonly seats: number;
  readonly igvRate: Rate;
  readonly terms: readonly ReadTerm[];
  readonly discountStartsAt: Date | null;
  readonly discountEndsAt: Date | null;
  readonly extension: ReadPrices['extension'];
  readonly options: readonly ReadOption[];
  readonly gives: readonly GivenContent[];
}

/** Whether two of a plan's lines are about the same. */
export const givesTheSame = (one: GivenContent, other: GivenContent): boolean =>
  one.productId === other.productId && one.kind === other.kind && one.categoryId === other.categoryId;
