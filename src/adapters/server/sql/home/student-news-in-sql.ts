import type { Kysely } from 'kysely';
import {
  StudentNews,
  type AnsweredQuestion,
  type PublishedContent,
} from '#application/server/home/ports/student-news.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class StudentNewsInSql extends StudentNews {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async answers(userId: string, since: Date, limit: number): Promise<readonly AnsweredQuestion[]> {
    const rows = await this.db
      .selectFrom('consultations')
      .innerJoin('products', 'products.id', 'consultations.product_id')
      .select(['consultations.id', 'consultations.answered_at', 'products.title', 'products.slug', 'products.kind'])
      .select(['consultations.answer_seen_at'])
      .where('consultations.user_id', '=', userId)
      .where('consultations.answered_at', 'is not', null)
      .where((row) =>
        row.or([
          row('consultations.answered_at', '>=', since.toISOString()),
          row('consultations.answer_seen_at', 'is', null),
        ]),
      )
      .orderBy((row) => row.case().when('consultations.answer_seen_at', 'is', null).then(0).else(1).end())
      .orderBy('consultations.answered_at', 'desc')
      .orderBy('consultations.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, title, slug, kind, answered_at, answer_seen_at }) => ({
      id,
      title,
      slug,
      productKind: kind as ProductKind,
      at: new Date(answered_at ?? since),
      isUnread: answer_seen_at === null,
    }));
  }

  async published(productIds: readonly number[], since: Date, limit: number): Promise<readonly PublishedContent[]> {
    if (productIds.length === 0) return [];
    const rows = await this.db
      .selectFrom('products')
      .select(['id', 'title', 'slug', 'kind', 'published_at'])
      .where('id', 'in', productIds)
      .where('status', '=', 'published')
      .where('published_at', '>=', since.toISOString())
      .orderBy('published_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, title, slug, kind, published_at }) => ({
      productId: id,
      title,
      slug,
      productKind: kind as ProductKind,
      at: new Date(published_at),
    }));
  }
}
