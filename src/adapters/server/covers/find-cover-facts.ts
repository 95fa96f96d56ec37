import type { Kysely } from 'kysely';

import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { hasCover, type CoverFacts } from '#domain/catalogue/cover-facts.ts';
import { isOver } from '#domain/catalogue/present-product.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { conjunction } from '#domain/shared/text.ts';

/** A product's cover: what it is drawn from, and the file that the school uploaded in its place. */
export interface FoundCover {
  readonly facts: CoverFacts;
  readonly file: string | null;
}

/**
 * What a product's cover is drawn from; null for an unknown slug and for plans. Withdrawn products are found too, because
 * those who own them still see them, and a cover tells no more than the slug.
 */
export async function findCover(db: Kysely<SchoolDatabase>, slug: string, now: Date): Promise<FoundCover | null> {
  const product = await db
    .selectFrom('products')
    .select(['id', 'kind', 'slug', 'title', 'starts_at', 'ends_at', 'cover_file'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (product === undefined) return null;
  const kind = product.kind as ProductKind;
  if (!hasCover(kind)) return null;
  const staff = await db
    .selectFrom('product_staff')
    .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
    .select('staff.full_name')
    .where('product_staff.product_id', '=', product.id)
    .orderBy('product_staff.position')
    .orderBy('staff.id')
    .execute();
  const { title, starts_at: startsAt } = product;
  const day = startsAt === null ? null : limaDay(new Date(startsAt));
  const by = bylineOf(staff.map(({ full_name: name }) => name));
  const held = isOver({ startsAt, endsAt: product.ends_at }, now);
  return { facts: { kind, slug, title, by, day, ...(held && { isOver: true }) }, file: product.cover_file };
}

function bylineOf(names: readonly string[]): string {
  const [first = '', second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? conjunction(names) : `${first} y otros`;
}
