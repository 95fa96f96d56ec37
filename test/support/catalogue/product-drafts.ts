import type { ProductDraft } from '#domain/catalogue/product-draft.ts';
import { nothingWritten } from '#domain/catalogue/product.ts';
import { money } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';

export const generalRate = rate(1800);

/** A course of S/. 199.90 that may be published as it is. */
export function courseDraft(changes: Partial<ProductDraft> = {}): ProductDraft {
  return {
    ...nothingWritten,
    sku: 'VT-001',
    kind: 'course',
    slug: 'contratos-civiles',
    title: 'Contratos civiles',
    summary: 'Cómo redactar y revisar contratos.',
    descriptionHtml: '<p>Cómo redactar y revisar contratos.</p>',
    categoryId: null,
    igvRate: generalRate,
    regularPrice: money(19_990),
    subscriberPrice: null,
    discountedPrice: null,
    discountEndsAt: null,
    durationMinutes: 120,
    certificateHours: 10,
    outcomes: ['Redactarás un contrato'],
    staffIds: [],
    startsAt: null,
    endsAt: null,
    modality: null,
    bibliographic: {},
    isPublished: true,
    ...changes,
  };
}
