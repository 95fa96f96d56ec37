import { faultOfPrice } from '#domain/pricing/product-price.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Rate } from '#domain/shared/rate.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { isSlug } from '#domain/shared/slug.ts';
import { LONGEST_SLUG } from './own-slug.ts';
import type { ProductKind } from './product-kind.ts';
import type { Modality, WrittenFacts } from './product.ts';
import { isReservedSegment } from './reserved-segments.ts';

/** A product as someone of the school wants it published. Prices in céntimos, IGV included. */
export interface ProductDraft extends WrittenFacts {
  /** The school's own code; the same sku updates the same product. */
  readonly sku: string;
  readonly kind: Exclude<ProductKind, 'plan'>;
  /** '': the one it has, or for a new product one made from its title (`slugsFor`). */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly categoryId: number | null;
  readonly igvRate: Rate;
  readonly regularPrice: Money;
  readonly subscriberPrice: Money | null;
  readonly discountedPrice: Money | null;
  readonly discountEndsAt: Date | null;
  /** Minutes, 0 when unknown. */
  readonly durationMinutes: number;
  readonly staffIds: readonly number[];
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly modality: Modality | null;
  readonly bibliographic: Readonly<Record<string, string>>;
  readonly isPublished: boolean;
}

export type DraftField = keyof ProductDraft;

export interface DraftRefusal {
  readonly kind:
    | 'field-empty'
    | 'field-too-long'
    | 'slug-malformed'
    | 'slug-reserved'
    | 'rate-not-allowed'
    | 'price-too-small'
    | 'price-too-large'
    | 'discount-not-lower'
    | 'subscriber-price-higher'
    | 'dates-missing'
    | 'dates-reversed';
  readonly field: DraftField;
}

/** Academic hours that a certificate tells at most, and minutes that a product lasts at most. */
export const MOST_CERTIFICATE_HOURS = 2000;
export const MOST_MINUTES = 100_000;

const longest = { sku: 60, slug: LONGEST_SLUG, title: 200, subtitle: 300, summary: 600 } as const;

/** What a draft says of itself besides its prices. */
type DraftTexts = Omit<ProductDraft, keyof DraftPrices>;

/** What a draft says of its prices. */
export type DraftPrices = Pick<
  ProductDraft,
  'igvRate' | 'regularPrice' | 'subscriberPrice' | 'discountedPrice' | 'discountEndsAt'
>;

/**
 * The draft, if it may be published by the rules of the school; else the first field at fault.
 * @param kept fields that the product keeps as they are, whatever the draft has there.
 */
export function checkDraft(
  draft: ProductDraft,
  generalRate: Rate,
  kept: ReadonlySet<DraftField> = new Set(),
): Result<ProductDraft, DraftRefusal> {
  const faults = [...faultsOfTexts(draft), ...faultsOfPrices(draft, generalRate), ...faultsOfDates(draft)];
  const fault = faults.find(({ field }) => !kept.has(field));
  return fault === undefined ? accept(draft) : refuse(fault);
}

/** Everything that the rules of the school say against a draft's texts, a field at most once. */
export function faultsOfTexts(
  draft: Pick<DraftTexts, 'sku' | 'title' | 'slug' | 'subtitle' | 'summary'>,
): readonly DraftRefusal[] {
  const empty = (['sku', 'title', 'slug'] as const).filter((field) => draft[field].trim() === '');
  const long = (Object.keys(longest) as (keyof typeof longest)[]).filter(
    (field) => draft[field].length > longest[field],
  );
  const faults: DraftRefusal[] = [
    ...empty.map((field) => ({ kind: 'field-empty', field }) as const),
    ...long.map((field) => ({ kind: 'field-too-long', field }) as const),
  ];
  if (faults.some(({ field }) => field === 'slug')) return faults;
  if (!isSlug(draft.slug)) return [...faults, { kind: 'slug-malformed', field: 'slug' }];
  return isReservedSegment(draft.slug) ? [...faults, { kind: 'slug-reserved', field: 'slug' }] : faults;
}

/** The same of its prices. @param generalRate the school's IGV on the day of publishing. */
export function faultsOfPrices(draft: DraftPrices, generalRate: Rate): readonly DraftRefusal[] {
  const { igvRate, regularPrice, subscriberPrice, discountedPrice } = draft;
  const faults: DraftRefusal[] = [];
  if (igvRate !== 0 && igvRate !== generalRate) faults.push({ kind: 'rate-not-allowed', field: 'igvRate' });
  for (const field of ['regularPrice', 'subscriberPrice', 'discountedPrice'] as const) {
    const price = draft[field];
    const kind = price === null ? null : faultOfPrice(price, igvRate);
    if (kind !== null) faults.push({ kind, field });
  }
  if (discountedPrice !== null && discountedPrice >= regularPrice) {
    faults.push({ kind: 'discount-not-lower', field: 'discountedPrice' });
  }
  if (subscriberPrice !== null && subscriberPrice > regularPrice) {
    faults.push({ kind: 'subscriber-price-higher', field: 'subscriberPrice' });
  }
  return firstOfEachField(faults);
}

/** The same of its dates; a plan has none. */
export function faultsOfDates(draft: {
  readonly kind: ProductKind;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}): readonly DraftRefusal[] {
  const { kind, startsAt, endsAt } = draft;
  if (kind === 'seminar' && startsAt === null) return [{ kind: 'dates-missing', field: 'startsAt' }];
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) return [{ kind: 'dates-reversed', field: 'endsAt' }];
  return [];
}

function firstOfEachField(faults: readonly DraftRefusal[]): readonly DraftRefusal[] {
  return faults.filter(({ field }, index) => faults.findIndex((each) => each.field === field) === index);
}
