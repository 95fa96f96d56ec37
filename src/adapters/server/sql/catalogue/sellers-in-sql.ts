import type { Kysely } from 'kysely';
import { Sellers } from '#application/server/catalogue/ports/sellers.ts';
import type { Seller, SellerCode } from '#domain/catalogue/seller.ts';
import { limaDay } from '#domain/shared/dates.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class SellersInSql extends Sellers {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async findBySlug(slug: string, now: Date): Promise<Seller | null> {
    const row = await verifiedSellers(this.db).where('sellers.slug', '=', slug).executeTakeFirst();
    return row === undefined ? null : sellerOf(row, now);
  }

  async all(now: Date): Promise<readonly Seller[]> {
    const rows = await verifiedSellers(this.db).orderBy('sellers.id').execute();
    return rows.map((row) => sellerOf(row, now));
  }
}

function verifiedSellers(db: Kysely<SchoolDatabase>) {
  return db
    .selectFrom('sellers')
    .leftJoin('discount_codes as code', 'code.id', 'sellers.discount_code_id')
    .selectAll('sellers')
    .select(['code.word', 'code.amount_type', 'code.amount', 'code.starts_at', 'code.ends_at', 'code.stopped_at'])
    .where('sellers.verified', '=', 1);
}

type SellerRow = Awaited<ReturnType<ReturnType<typeof verifiedSellers>['executeTakeFirstOrThrow']>>;

function sellerOf(row: SellerRow, now: Date): Seller {
  return {
    id: row.id,
    slug: row.slug,
    fullName: row.full_name,
    tradeName: row.trade_name,
    categoryTitle: row.category_title,
    email: row.email,
    phone: row.phone,
    photo: row.photo_file,
    logo: row.logo_file,
    code: codeOf(row, now),
  };
}

function codeOf(row: SellerRow, now: Date): SellerCode | null {
  const { word, amount_type: type, amount, starts_at, ends_at, stopped_at: stopped } = row;
  if (word === null || amount === null || starts_at === null || ends_at === null) return null;
  const instant = now.toISOString();
  if (stopped !== null || instant < starts_at || instant > ends_at) return null;
  return { word, amount, reduction: type === 0 ? 'percentage' : 'fixed', lastDay: limaDay(new Date(ends_at)) };
}
