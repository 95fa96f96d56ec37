import { inParts } from '#adapters/server/sql/shared/in-parts.ts';
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import { noteWhetherAsked } from '#adapters/server/sql/catalogue/asked-prices.ts';
import { holdAt } from '#adapters/server/sql/learning/seminar-dates.ts';
import { columnsOfWritten } from '#adapters/server/sql/catalogue/written-columns.ts';
import { type KnownPerson, type KnownProduct, Publications } from '#application/server/office/ports/publications.ts';
import type { DraftField, ProductDraft } from '#domain/catalogue/product-draft.ts';
import { hasQuestions, staffPartIn } from '#domain/catalogue/product-kind.ts';
import { NO_RATE, rate } from '#domain/shared/rate.ts';
import type { BookSection } from '#domain/reading/manuscript.ts';
import { keepTexts } from '#adapters/server/sql/reading/kept-texts.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** SQLite takes at most 32,766 values in one statement. */
const sectionsAtOnce = 200;

const knownColumns = ['id', 'sku', 'slug', 'kind', 'igv_rate as igvRate'] as const;

export class PublicationsInSql extends Publications {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async findBySku(sku: string): Promise<KnownProduct | null> {
    const row = await this.db.selectFrom('products').select(knownColumns).where('sku', '=', sku).executeTakeFirst();
    return row === undefined ? null : { ...row, igvRate: rate(row.igvRate) };
  }

  async findBySlug(slug: string): Promise<KnownProduct | null> {
    const product = await this.db
      .selectFrom('products')
      .select(knownColumns)
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (product !== undefined) return { ...product, igvRate: rate(product.igvRate) };
    const seller = await this.db
      .selectFrom('sellers')
      .select(['slug', 'trade_name'])
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (seller === undefined) return null;
    return { id: 0, sku: seller.trade_name, slug: seller.slug, kind: 'seller', igvRate: NO_RATE };
  }

  async categoryId(slug: string): Promise<number | null> {
    const row = await this.db.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirst();
    return row?.id ?? null;
  }

  async staffId(name: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('staff')
      .select('id')
      .where((either) => either.or([either('slug', '=', name), either('full_name', '=', name)]))
      .executeTakeFirst();
    return row?.id ?? null;
  }

  async staffWithSlug(slug: string): Promise<KnownPerson | null> {
    const row = await this.db
      .selectFrom('staff')
      .select(['id', 'full_name as fullName'])
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row ?? null;
  }

  async addStaff(fullName: string, slug: string, profession: string): Promise<number> {
    const { id } = await this.db
      .insertInto('staff')
      .values({ id: this.#nextId('staff'), slug, full_name: fullName, profession, biography: '', photo_file: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async add(draft: ProductDraft, now: Date): Promise<number> {
    const at = now.toISOString();
    const { id } = await this.db
      .insertInto('products')
      .values({
        ...columnsOf(draft, at),
        id: this.#nextId('products'),
        sku: draft.sku,
        kind: draft.kind,
        position: this.#nextId('products'),
        created_at: at,
        published_at: at,
        has_consultations: hasQuestions(draft.kind) ? 1 : 0,
        ...untold,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await this.#complete(id, draft, now);
    return id;
  }

  async update(id: number, draft: ProductDraft, now: Date, untold: ReadonlySet<DraftField> = new Set()): Promise<void> {
    const at = now.toISOString();
    const kept = new Set([...untold].flatMap(columnsOfField));
    const told = Object.entries({ ...columnsOf(draft, at), ...saleOf(draft, at) }).filter(([name]) => !kept.has(name));
    const columns: Updateable<SchoolDatabase['products']> = Object.fromEntries(told);
    await this.db.updateTable('products').set(columns).where('id', '=', id).execute();
    await this.#complete(id, draft, now, untold);
  }

  async replaceSections(productId: number, sections: readonly BookSection[], now: Date): Promise<void> {
    const keys = await keepTexts(this.db, sections, now, { isPublished: true });
    const former = await this.db
      .selectFrom('book_sections')
      .select(['id', 'slug', 'draft_id'])
      .where('product_id', '=', productId)
      .execute();
    // A section keeps its id through every edition: notes that were written without a network name it.
    const idsBySlug = new Map(former.map(({ id, slug }) => [slug, id]));
    const draftIds = new Map(former.map(({ slug, draft_id }) => [slug, draft_id]));
    const { last } = await this.db
      .selectFrom('book_sections')
      .select((column) => column.fn.coalesce(column.fn.max('id'), sql<number>`0`).as('last'))
      .executeTakeFirstOrThrow();
    await this.db.updateTable('book_sections').set({ parent_id: null }).where('product_id', '=', productId).execute();
    await this.db.deleteFrom('book_sections').where('product_id', '=', productId).execute();
    const idOf = ({ slug, position }: BookSection): number => idsBySlug.get(slug) ?? last + position;
    const rows = sections.map((section) => ({
      id: idOf(section),
      product_id: productId,
      position: section.position,
      parent_id: section.parent === null ? null : idOf(sections[section.parent - 1] ?? section),
      level: section.level,
      slug: section.slug,
      title: section.title,
      html: section.html,
      plain_text: section.plainText,
      is_sample: section.isSample ? (1 as const) : (0 as const),
      has_text: section.plainText === '' ? (0 as const) : (1 as const),
      text_length: section.plainText.length,
      text_key: keys[section.position - 1] ?? null,
      draft_id: draftIds.get(section.slug) ?? section.draftId ?? null,
    }));
    for (const some of inParts(rows, sectionsAtOnce)) await this.db.insertInto('book_sections').values(some).execute();
  }

  /** The id after the largest, worked out by the statement that uses it. */
  #nextId(table: 'products' | 'staff') {
    return sql<number>`(select coalesce(max(id), 0) + 1 from ${sql.table(table)})`;
  }

  /** Writes what follows from a product's row and stands beside it. */
  async #complete(
    id: number,
    draft: ProductDraft,
    now: Date,
    untold: ReadonlySet<DraftField> = new Set(),
  ): Promise<void> {
    if (!untold.has('staffIds')) await this.#replaceStaff(id, draft);
    await noteWhetherAsked(this.db, id, now);
    const { kind, startsAt, endsAt } = draft;
    if (kind === 'seminar' && startsAt !== null) await holdAt(this.db, id, startsAt, endsAt, now);
  }

  async #replaceStaff(productId: number, draft: ProductDraft): Promise<void> {
    await this.db.deleteFrom('product_staff').where('product_id', '=', productId).execute();
    const part = staffPartIn(draft.kind);
    const rows = draft.staffIds.map((staffId, index) => ({
      product_id: productId,
      staff_id: staffId,
      position: index + 1,
      part,
    }));
    if (rows.length > 0) await this.db.insertInto('product_staff').values(rows).execute();
  }
}

/** The columns in which a field of a draft stands. */
function columnsOfField(field: DraftField): readonly string[] {
  if (field === 'isPublished') return ['status', 'retired_at', 'publish_at'];
  return [field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
}

/** Since when it is not for sale any more: what never was is nobody's, and what was stays with whoever has it. */
function saleOf({ isPublished }: ProductDraft, at: string) {
  if (isPublished) return { retired_at: null, publish_at: null };
  return { retired_at: sql<string | null>`case when status = 'published' then ${at} else retired_at end` };
}

/** What a draft does not tell: as it is in a new product, and left alone in one that is there. */
const untold = {
  extension_discount: null,
  extension_factor: null,
  cover_file: null,
  syllabus: '[]',
  plan_page: null,
  plan_seats: null,
} as const;

type ProductColumns = Omit<
  Insertable<SchoolDatabase['products']>,
  'id' | 'sku' | 'kind' | 'position' | 'created_at' | 'published_at' | 'has_consultations' | keyof typeof untold
>;

function columnsOf(draft: ProductDraft, at: string): ProductColumns {
  return {
    ...columnsOfWritten(draft),
    slug: draft.slug,
    title: draft.title,
    summary: draft.summary,
    category_id: draft.categoryId,
    igv_rate: draft.igvRate,
    regular_price: draft.regularPrice,
    subscriber_price: draft.subscriberPrice,
    discounted_price: draft.discountedPrice,
    // A file tells no hour at which a discount begins: it holds from now on.
    discount_starts_at: null,
    discount_ends_at: draft.discountEndsAt?.toISOString() ?? null,
    duration_minutes: draft.durationMinutes,
    starts_at: draft.startsAt?.toISOString() ?? null,
    ends_at: draft.endsAt?.toISOString() ?? null,
    modality: draft.modality,
    bibliographic: JSON.stringify(draft.bibliographic),
    status: draft.isPublished ? 'published' : 'draft',
    updated_at: at,
  };
}
