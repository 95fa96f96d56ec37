import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { addDays, limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { refundRulesOf, type TakenBack } from './refund-rule.ts';
import { policies } from './statute.ts';

/**
 * The last day in Lima on which what was activated then can be taken back by the school's own decision, where days decide it; null
 * for what goes by an hour agreed with the buyer: a seminar, a consultancy.
 */
export function refundUntil(kind: ProductKind, activatedAt: Date): PlainDate | null {
  if (kind === 'seminar' || kind === 'consultancy') return null;
  return addDays(limaDay(activatedAt), policies.refundDays);
}

/** What the school promises of some things that were activated then: each rule once, then each thing with the day until which it holds. */
export function refundRights(
  bought: readonly (TakenBack & { readonly title: string })[],
  activatedAt: Date | null,
): readonly string[] {
  const untils = bought.flatMap(({ kind, title }) => {
    const day = activatedAt === null ? null : refundUntil(kind, activatedAt);
    return day === null ? [] : [`${title}: hasta el ${formatDayMonthYear(day)}.`];
  });
  return [...refundRulesOf(bought), ...untils];
}
