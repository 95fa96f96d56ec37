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
    | 'dates-missing'
    | 'dates-reversed';
  readonly field: DraftField;
}

const longest = { sku: 60, slug: LONGEST_SLUG, title: 200, subtitle: 300, summary: 600 } as const;

/** The draft, if it may be published by the rules of the school; else the first field at fault. */
export function checkDraft(draft: ProductDraft, generalRate: Rate): Result<ProductDraft, DraftRefusal> {
  const fault = faultOfTexts(draft) ?? faultOfPrices(draft, generalRate) ?? faultOfDates(draft);
  return fault === null ? accept(draft) : refuse(fault);
}

function faultOfTexts(draft: ProductDraft): DraftRefusal | null {
  for (const field of ['sku', 'title', 'slug'] as const) {
    if (draft[field].trim() === '') return { kind: 'field-empty', field };
  }
  for (const [field, most] of Object.entries(longest) as [keyof typeof longest, number][]) {
    if (draft[field].length > most) return { kind: 'field-too-long', field };
  }
  if (!isSlug(draft.slug)) return { kind: 'slug-malformed', field: 'slug' };
  return isReservedSegment(draft.slug) ? { kind: 'slug-reserved', field: 'slug' } : null;
}

function faultOfPrices(draft: ProductDraft, generalRate: Rate): DraftRefusal | null {
  const { igvRate, regularPrice, subscriberPrice, discountedPrice } = draft;
  if (igvRate !== 0 && igvRate !== generalRate) return { kind: 'rate-not-allowed', field: 'igvRate' };
  for (const field of ['regularPrice', 'subscriberPrice', 'discountedPrice'] as const) {
    const price = draft[field];
    const kind = price === null ? null : faultOfPrice(price, igvRate);
    if (kind !== null) return { kind, field };
  }
  if (discountedPrice !== null && discountedPrice >= regularPrice) {
    return { kind: 'discount-not-lower', field: 'discountedPrice' };
  }
  if (subscriberPrice !== null && subscriberPrice > regularPrice) {
    return { kind: 'discount-not-lower', field: 'subscriberPrice' };
  }
  return null;
}

function faultOfDates({ kind, startsAt, endsAt }: ProductDraft): DraftRefusal | null {
  if (kind === 'seminar' && startsAt === null) return { kind: 'dates-missing', field: 'startsAt' };
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) return { kind: 'dates-reversed', field: 'endsAt' };
  return null;
}
