import type { Kysely } from 'kysely';
import { SyllabusesInSql } from '#adapters/server/sql/learning/syllabuses-in-sql.ts';
import { PublicationsInSql } from '#adapters/server/sql/office/publications-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import type { ProductDraft } from '#domain/catalogue/product-draft.ts';
import { nothingWritten } from '#domain/catalogue/product.ts';
import type { FactsContent } from '#domain/office/products/facts-content.ts';
import type { PricesContent } from '#domain/office/products/prices-content.ts';
import { syllabusClass } from '#test/ports/learning/syllabuses.ts';
import { courseDraft } from './product-drafts.ts';

/** Adds a product to a database and gives its id. */
export function addProduct(db: Kysely<SchoolDatabase>, changes: Partial<ProductDraft> = {}): Promise<number> {
  return new PublicationsInSql(db).add(courseDraft(changes), new Date('2026-03-01T15:00:00.000Z'));
}

/** Adds a course that teaches something, so that it may be published as it is, and gives its id. */
export async function addTaughtProduct(db: Kysely<SchoolDatabase>, changes: Partial<ProductDraft> = {}) {
  const id = await addProduct(db, changes);
  const text = 'Todo contrato obliga.';
  const each = { ...syllabusClass({ title: 'Para empezar', kind: 'reading', text }), id: 'clase' };
  const module = { id: 'modulo', title: 'El contrato', summary: '', classes: [each] };
  const readings = new Map([[text, { html: `<p>${text}</p>`, seconds: 60 }]]);
  await new SyllabusesInSql(db).write(id, { modules: [module], materials: [] }, readings, new Map());
  return id;
}

/** Adds somebody who teaches products; `userId`: whose account is theirs. */
export async function addTeacher(db: Kysely<SchoolDatabase>, productIds: readonly number[], userId: string | null) {
  const slug = `docente-${userId ?? 'sin-cuenta'}`;
  const staffId = await new PublicationsInSql(db).addStaff('Rosa Huamán', slug, 'Abogada');
  await db.updateTable('staff').set({ user_id: userId }).where('id', '=', staffId).execute();
  for (const productId of productIds) {
    await db
      .insertInto('product_staff')
      .values({ product_id: productId, staff_id: staffId, position: 1, part: 'Docente' })
      .execute();
  }
  return staffId;
}

/** The facts of a course that may be published as they are. */
export function courseFacts(changes: Partial<FactsContent> = {}): FactsContent {
  const { descriptionHtml: _html, certificateHours: _hours, ...written } = nothingWritten;
  return {
    ...written,
    title: 'Contratos civiles',
    slug: 'contratos-civiles',
    summary: 'Cómo redactar y revisar contratos.',
    description: 'Cómo redactar y revisar contratos.',
    categoryId: null,
    staffIds: [],
    outcomes: ['Redactarás un contrato'],
    certificateHours: '10',
    durationMinutes: '',
    startsAt: '',
    endsAt: '',
    modality: null,
    bibliographic: [],
    coverFile: null,
    ...changes,
  };
}

/** Prices of S/. 199.90, taxed. */
export function coursePrices(changes: Partial<PricesContent> = {}): PricesContent {
  return {
    isExempt: false,
    regularPrice: '199.90',
    subscriberPrice: '',
    discountedPrice: '',
    discountUntil: '',
    extensionDiscount: '',
    extensionFactor: '',
    options: [],
    ...changes,
  };
}

/** A draft of a course as an editor opens it. */
export const contractsInOffice: ShownEditedProduct = {
  id: 7,
  sku: 'VT-001',
  kind: 'course',
  title: 'Contratos civiles',
  slug: 'contratos-civiles',
  state: 'draft',
  publishAt: null,
  parts: ['facts', 'prices'],
  changed: ['facts'],
  lacks: [],
  effects: [],
  mark: 'facts:1',
  mayEdit: true,
  mayPublish: true,
};
