import { type Kysely, sql } from 'kysely';
import { columnsOfWritten } from '#adapters/server/sql/catalogue/written-columns.ts';
import {
  type ListedProduct,
  type OfficeProductQuery,
  OfficeProducts,
} from '#application/server/office/products/ports/office-products.ts';
import { hasQuestions, isProductKind, moduleCodeOf, type ProductKind } from '#domain/catalogue/product-kind.ts';
import { nothingWritten } from '#domain/catalogue/product.ts';
import type { EditedProduct, ProductState } from '#domain/office/products/product-state.ts';
import { fold } from '#domain/shared/text.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class OfficeProductsInSql extends OfficeProducts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async find(productId: number): Promise<EditedProduct | null> {
    const row = await this.db
      .selectFrom('products')
      .select(editedColumns)
      .where('id', '=', productId)
      .executeTakeFirst();
    return row === undefined ? null : editedOf(row);
  }

  async isTaughtBy(productId: number, userId: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('product_staff')
      .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
      .select('staff.id')
      .where('product_staff.product_id', '=', productId)
      .where('staff.user_id', '=', userId)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Writing the row is the lock, on both engines. */
  async lock(productId: number): Promise<void> {
    await this.db
      .updateTable('products')
      .set((column) => ({ status: column.ref('status') }))
      .where('id', '=', productId)
      .execute();
  }

  async publish(productId: number, at: Date): Promise<void> {
    const isNew = (await this.#wasNeverOut(productId)) && { published_at: at.toISOString() };
    await this.db
      .updateTable('products')
      .set({ status: 'published', retired_at: null, publish_at: null, updated_at: at.toISOString(), ...isNew })
      .where('id', '=', productId)
      .execute();
  }

  async retire(productId: number, at: Date): Promise<void> {
    const since = at.toISOString();
    await this.db
      .updateTable('products')
      .set({ status: 'draft', retired_at: since, publish_at: null, updated_at: since })
      .where('id', '=', productId)
      .execute();
  }

  async schedule(productId: number, at: Date | null): Promise<void> {
    await this.db
      .updateTable('products')
      .set({ publish_at: at?.toISOString() ?? null })
      .where('id', '=', productId)
      .execute();
  }

  async due(now: Date): Promise<readonly number[]> {
    const rows = await this.db
      .selectFrom('products')
      .select('id')
      .where('publish_at', '<=', now.toISOString())
      .orderBy('publish_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  async add({ kind, slug, title }: Pick<EditedProduct, 'kind' | 'slug' | 'title'>, at: Date): Promise<number> {
    const next = sql<number>`(select coalesce(max(id), 0) + 1 from products)`;
    const now = at.toISOString();
    const { id } = await this.db
      .insertInto('products')
      // Whoever adds another at the same moment gets another id, and with it another code.
      .values({ ...emptyProduct(kind, now), id: next, position: next, sku: `nuevo-${slug}`, kind, slug, title })
      .returning('id')
      .executeTakeFirstOrThrow();
    await this.db
      .updateTable('products')
      .set({ sku: `ES-${moduleCodeOf(kind)}-${id}` })
      .where('id', '=', id)
      .execute();
    return id;
  }

  async list(query: OfficeProductQuery): Promise<{ found: readonly ListedProduct[]; total: number }> {
    const rows = await this.db
      .selectFrom('products')
      .select([...editedColumns, 'updated_at'])
      .select((column) =>
        column
          .selectFrom('working_copy_parts')
          .select((part) => part.fn.max('saved_at').as('saved'))
          .whereRef('working_copy_parts.product_id', '=', 'products.id')
          .where('is_pending', '=', 1)
          .as('saved_at'),
      )
      .$if(query.kind !== null, (asked) => asked.where('kind', '=', query.kind ?? ''))
      .$if(query.state !== null, (asked) => asked.where(ofState(query.state ?? 'draft')))
      .$if(query.taughtBy !== null, (asked) =>
        asked.where('id', 'in', (column) =>
          column
            .selectFrom('product_staff')
            .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
            .select('product_staff.product_id')
            .where('staff.user_id', '=', query.taughtBy),
        ),
      )
      .execute();
    const words = fold(query.words).split(/\s+/).filter(Boolean);
    const found = rows
      .flatMap((row) => listedOf(row) ?? [])
      .filter(({ title, sku, slug }) => words.every((word) => fold(`${title} ${sku} ${slug}`).includes(word)))
      .toSorted((one, other) => other.changedAt.getTime() - one.changedAt.getTime() || other.id - one.id);
    return { found: found.slice(query.offset, query.offset + query.limit), total: found.length };
  }

  async #wasNeverOut(productId: number): Promise<boolean> {
    const product = await this.find(productId);
    return product?.state === 'draft';
  }
}

const editedColumns = ['id', 'sku', 'kind', 'slug', 'title', 'status', 'retired_at', 'publish_at'] as const;

interface EditedRow {
  readonly id: number;
  readonly sku: string;
  readonly kind: string;
  readonly slug: string;
  readonly title: string;
  readonly status: string;
  readonly retired_at: string | null;
  readonly publish_at: string | null;
}

function editedOf(row: EditedRow): EditedProduct | null {
  const { id, sku, kind, slug, title, publish_at: publishAt } = row;
  if (!isProductKind(kind)) return null;
  return {
    id,
    sku,
    kind,
    slug,
    title,
    state: stateOf(row),
    publishAt: publishAt === null ? null : new Date(publishAt),
  };
}

function listedOf(row: EditedRow & { readonly updated_at: string; readonly saved_at: string | null }) {
  const edited = editedOf(row);
  if (edited === null) return null;
  const { updated_at: updated, saved_at: saved } = row;
  const changedAt = new Date(saved === null || saved < updated ? updated : saved);
  return { ...edited, isChanged: saved !== null, changedAt };
}

function ofState(state: ProductState) {
  if (state === 'published') return sql<boolean>`status = 'published'`;
  return state === 'retired'
    ? sql<boolean>`status = 'draft' and retired_at is not null`
    : sql<boolean>`status = 'draft' and retired_at is null`;
}

/** A product of which nothing is told yet. Taxed, but for books. */
function emptyProduct(kind: ProductKind, at: string) {
  return {
    ...columnsOfWritten(nothingWritten),
    summary: '',
    category_id: null,
    igv_rate: 0,
    regular_price: 0,
    subscriber_price: null,
    discounted_price: null,
    discount_ends_at: null,
    extension_discount: null,
    extension_factor: null,
    cover_file: null,
    duration_minutes: 0,
    has_consultations: hasQuestions(kind) ? (1 as const) : (0 as const),
    starts_at: null,
    ends_at: null,
    modality: null,
    syllabus: '[]',
    plan_page: kind === 'plan' ? 'pro' : null,
    plan_seats: kind === 'plan' ? 1 : null,
    bibliographic: '{}',
    status: 'draft',
    published_at: at,
    created_at: at,
    updated_at: at,
  };
}

/** The state of a product by its columns. */
export function stateOf({
  status,
  retired_at: retiredAt,
}: {
  status: string;
  retired_at: string | null;
}): ProductState {
  if (status === 'published') return 'published';
  return retiredAt === null ? 'draft' : 'retired';
}
