import type { Money } from '#domain/shared/money.ts';
import type { Rate } from '#domain/shared/rate.ts';
import type { Discount, SolRounding } from './discount.ts';
import type { Extension } from './extension.ts';
import type { PriceSource } from './price-tag.ts';

/** One product of a cart, as the price rules see it. Plain data: it is stored with the order. */
export interface Line {
  /** A positive integer, unique in the cart and across all kinds of product. */
  readonly productId: number;
  /** IGV: 0, or the school's general rate. */
  readonly taxRate: Rate;
  /** The chosen precio2, precio3 or subscriber price, IGV included. */
  readonly price: Money;
  readonly priceSource: PriceSource;
  /** What each chosen price option adds; seats are one amount, unit price × count. */
  readonly options: readonly Money[];
  /** Null unless the line is extended. */
  readonly extension: Extension | null;
}

/** Everything a cart's price depends on. */
export interface PriceRequest {
  readonly lines: readonly Line[];
  /** The one code in force, if any. */
  readonly discount: Discount | null;
  readonly rounding: SolRounding;
  /** The school's general IGV on the day of the order. */
  readonly generalRate: Rate;
}
