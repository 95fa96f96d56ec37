import type { PlainDate } from '#domain/shared/dates.ts';
import { NO_RATE, type Rate, WHOLE } from '#domain/shared/rate.ts';

/** Where somebody says a share without saying whose, how much, or from when. */
export const SHARE_WITHOUT_PARTY = 'Elige de quién es.';
export const SHARE_RATE_WRONG = 'La participación va de 0 a 100, con dos decimales como mucho: 30 o 12.5.';
export const SHARE_WITHOUT_DAY = 'Elige desde qué día vale.';

/** Who has a share of what is sold: a teacher by their page, of one product; or a verified seller, of what is sold with their code. */
export interface ShareParty {
  readonly kind: 'teacher' | 'seller';
  readonly id: number;
}

/** A share that was agreed on, from a day in Lima on; a later one of the same takes its place, 0 % ends it. Nothing of it is changed or deleted. */
export interface ShareRate {
  readonly party: ShareParty;
  /** Of a teacher; null of a seller. */
  readonly productId: number | null;
  readonly rate: Rate;
  readonly from: PlainDate;
}

/** What identifies whose share of what it is. */
export const shareKey = ({ party, productId }: Pick<ShareRate, 'party' | 'productId'>): string =>
  `${party.kind} ${party.id} ${productId ?? ''}`;

/** The rates in force on a day, those of 0 % left out. @param rates in the order in which they were agreed on: of one day the last holds. */
export function ratesOn(rates: readonly ShareRate[], day: PlainDate): readonly ShareRate[] {
  const inForce = new Map<string, ShareRate>();
  for (const each of rates) {
    const known = inForce.get(shareKey(each));
    if (each.from <= day && (known === undefined || known.from <= each.from)) inForce.set(shareKey(each), each);
  }
  return [...inForce.values()].filter(({ rate }) => rate > NO_RATE);
}

/** The first day from which the shares of one sale could come to more than the whole; null: they never do. */
export function dayOverWhole(rates: readonly ShareRate[]): PlainDate | null {
  const days = [...new Set(rates.map(({ from }) => from))].toSorted();
  return days.find((day) => largestSum(ratesOn(rates, day)) > WHOLE) ?? null;
}

/** What the teachers of one product and one seller can come to together. */
function largestSum(inForce: readonly ShareRate[]): number {
  const ofProducts = new Map<number | null, number>();
  let seller = 0;
  for (const { party, productId, rate } of inForce) {
    if (party.kind === 'seller') seller = Math.max(seller, rate);
    else ofProducts.set(productId, (ofProducts.get(productId) ?? 0) + rate);
  }
  return seller + Math.max(0, ...ofProducts.values());
}
