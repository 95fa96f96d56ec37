import type { DraftPrices } from '#domain/catalogue/product-draft.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Rate } from '#domain/shared/rate.ts';

/** An extra that is charged besides, as it is typed. */
export interface OptionContent {
  /** Of one that exists; null: a new one. */
  readonly id: number | null;
  /** Made by the page, unique within the part. */
  readonly key: string;
  readonly label: string;
  /** 'seat': a unit price times a count. */
  readonly kind: 'seat' | 'extra';
  readonly price: string;
  readonly discountedPrice: string;
}

/** What a product costs, as somebody of the office types it: amounts in soles, '' where there is none. */
export interface PricesContent {
  /** Exempt from IGV; else it bears the school's general rate. */
  readonly isExempt: boolean;
  readonly regularPrice: string;
  readonly subscriberPrice: string;
  readonly discountedPrice: string;
  /** The minute in Lima at which the discount begins, '2026-12-14T19:00'; '' or not said: when it is published. */
  readonly discountFrom?: string | undefined;
  /** The last day of the discount in Lima, 'YYYY-MM-DD', or its last minute, '2026-12-14T19:00'; '': no end set. */
  readonly discountUntil: string;
  /** Percent of the extension's discount; '': it cannot be extended. */
  readonly extensionDiscount: string;
  /** How many times longer an extension makes it. */
  readonly extensionFactor: string;
  readonly options: readonly OptionContent[];
}

/** An extra as the price core has it. */
export interface ReadOption extends Pick<OptionContent, 'id' | 'key' | 'label' | 'kind'> {
  readonly price: Money;
  readonly discountedPrice: Money | null;
}

/** What was typed of a product's prices, understood; amounts in céntimos, IGV included. */
export interface ReadPrices extends DraftPrices {
  /** Null: when it is published. */
  readonly discountStartsAt: Date | null;
  /** Discount in basis points, and how many times longer; null: it cannot be extended. */
  readonly extension: { readonly discount: Rate; readonly factor: number } | null;
  readonly options: readonly ReadOption[];
}

/** Prices of which nothing is said yet. @param isExempt as books are by default. */
export const noPrices = (isExempt: boolean): PricesContent => ({
  isExempt,
  regularPrice: '',
  subscriberPrice: '',
  discountedPrice: '',
  discountUntil: '',
  extensionDiscount: '',
  extensionFactor: '',
  options: [],
});
