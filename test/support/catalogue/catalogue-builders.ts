import type { Category } from '#domain/catalogue/category.ts';
import { type StaffMember, type StoredProductDetails, nothingWritten } from '#domain/catalogue/product.ts';
import type { Seller } from '#domain/catalogue/seller.ts';
import type { StoredPrice } from '#domain/catalogue/shown-price.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';

export const labour: Category = { id: 1, slug: 'derecho-laboral', title: 'Derecho laboral' };
export const taxes: Category = { id: 2, slug: 'tributacion', title: 'Tributación' };

export const rosa: StaffMember = {
  id: 1,
  slug: 'rosa-huaman-quispe',
  name: 'Rosa Huamán Quispe',
  profession: 'Abogada',
  biography: 'Enseña con casos.',
  photo: 'retratos/rosa.svg',
  part: 'Docente',
};

/** S/. 118.00 with 18 % of IGV, no discount. */
export function storedPrice(changes: Partial<StoredPrice> = {}): StoredPrice {
  return {
    regular: money(11_800),
    reduced: null,
    reducedUntil: null,
    subscriber: null,
    taxRate: rate(1800),
    ...changes,
  };
}

/** A published course with that id; slug and title follow the id. */
export function storedProduct(id: number, changes: Partial<StoredProductDetails> = {}): StoredProductDetails {
  const staff = changes.staff ?? [];
  return {
    id,
    kind: 'course',
    slug: `curso-${id}`,
    title: `Curso ${id}`,
    summary: 'Un curso para las pruebas.',
    category: null,
    staffNames: staff.map(({ name }) => name),
    coverFile: null,
    startsAt: null,
    endsAt: null,
    modality: null,
    minutes: 60,
    classes: 0,
    planPage: null,
    price: storedPrice(),
    ...nothingWritten,
    subtitle: 'Para empezar',
    descriptionHtml: '<p>Un curso.</p>',
    outcomes: ['Saber más'],
    staff,
    syllabus: [],
    certificateHours: 8,
    hasExam: false,
    hasSample: false,
    freeClass: null,
    hasConsultations: false,
    students: 0,
    rating: null,
    bibliographic: [],
    reviews: [],
    planSeats: null,
    planTerms: [],
    planGives: [],
    publishedAt: '2026-01-01T12:00:00.000Z',
    inPlans: [],
    updatedAt: '2026-01-01T12:00:00.000Z',
    ...changes,
  };
}

/** A virtual seminar of two hours that begins at an instant. */
export function storedSeminar(
  id: number,
  startsAt: string,
  changes: Partial<StoredProductDetails> = {},
): StoredProductDetails {
  const endsAt = new Date(Date.parse(startsAt) + 2 * 3_600_000).toISOString();
  return storedProduct(id, {
    kind: 'seminar',
    slug: `seminario-${id}`,
    title: `Seminario ${id}`,
    startsAt,
    endsAt,
    modality: 'virtual',
    minutes: 120,
    ...changes,
  });
}

/** A verified seller whose code takes 10 % off through the end of March 2026. */
export function seller(changes: Partial<Seller> = {}): Seller {
  return {
    id: 1,
    slug: 'estudio-misti',
    fullName: 'Pedro Yupanqui Rojas',
    tradeName: 'Estudio Misti',
    categoryTitle: 'Contabilidad',
    email: 'pedro@misti.example',
    phone: '987654321',
    photo: null,
    logo: 'logotipos/misti.svg',
    code: { word: 'MISTI10', reduction: 'percentage', amount: 1000, lastDay: '2026-03-31' as PlainDate },
    ...changes,
  };
}
