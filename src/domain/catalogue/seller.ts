import type { PlainDate } from '#domain/shared/dates.ts';
import { formatMoney, money } from '#domain/shared/money.ts';
import { formatRate, rate } from '#domain/shared/rate.ts';
import { truncate } from '#domain/shared/text.ts';

/** The code with which a seller's visitors pay less. */
export interface SellerCode {
  /** name_cupon. */
  readonly word: string;
  readonly reduction: 'percentage' | 'fixed';
  /** Basis points of a percentage, céntimos of a fixed amount. */
  readonly amount: number;
  /** It holds through 23:59:59 of this day in Lima. */
  readonly lastDay: PlainDate;
}

/** A verified seller with a storefront of their own. Source: ADS-2. */
export interface Seller {
  readonly id: number;
  readonly slug: string;
  readonly fullName: string;
  readonly tradeName: string;
  readonly categoryTitle: string;
  readonly email: string;
  readonly phone: string;
  readonly photo: string | null;
  readonly logo: string | null;
  /** Null when none is in force. */
  readonly code: SellerCode | null;
}

/** A seller's place on a list. */
export type SellerCard = Pick<Seller, 'slug' | 'fullName' | 'tradeName' | 'categoryTitle' | 'photo' | 'logo'>;

/** Sellers that the front page shows at most. */
export const MOST_SELLERS = 6;

/** What a list tells of a seller. */
export function sellerCard({ slug, fullName, tradeName, categoryTitle, photo, logo }: Seller): SellerCard {
  return { slug, fullName, tradeName, categoryTitle, photo, logo };
}

/** The trade name as the header's block shows it: 30 characters and an ellipsis when it has more than 31. Source: LAY-8. */
export function shortTradeName(tradeName: string): string {
  return truncate(tradeName, 30, 31);
}

/** '10 %' or 'S/. 20.00'. Source: PRICE-2. */
export function formatReduction({ reduction, amount }: SellerCode): string {
  return reduction === 'percentage' ? formatRate(rate(amount)) : formatMoney(money(amount));
}
