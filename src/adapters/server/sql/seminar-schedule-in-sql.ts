import type { Kysely } from 'kysely';
import { SeminarSchedule, type ScheduledSeminar } from '#application/server/ports/seminar-schedule.ts';
import type { Modality } from '#domain/catalogue/product.ts';
import type { SchoolDatabase } from './tables.ts';

export class SeminarScheduleInSql extends SeminarSchedule {
  readonly #db: Kysely<SchoolDatabase>;

  constructor(db: Kysely<SchoolDatabase>) {
    super();
    this.#db = db;
  }

  async among(productIds: readonly number[]): Promise<readonly ScheduledSeminar[]> {
    if (productIds.length === 0) return [];
    const rows = await this.#db
      .selectFrom('products')
      .leftJoin('seminar_rooms', 'seminar_rooms.product_id', 'products.id')
      .select((expression) => [
        'products.id',
        'products.slug',
        'products.title',
        'products.cover_file',
        'products.starts_at',
        'products.ends_at',
        'products.modality',
        'products.syllabus',
        'seminar_rooms.address',
        expression
          .selectFrom('classes')
          .select(({ fn }) => fn.countAll().as('count'))
          .whereRef('classes.product_id', '=', 'products.id')
          .as('classes'),
      ])
      .where('products.kind', '=', 'seminar')
      .where('products.id', 'in', productIds)
      .orderBy((expression) => expression.fn.coalesce('products.starts_at', expression.val('~')))
      .orderBy('products.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      title: row.title,
      coverFile: row.cover_file,
      startsAt: instantOf(row.starts_at),
      endsAt: instantOf(row.ends_at),
      modality: row.modality as Modality | null,
      room: row.address,
      topics: topicsOf(row.syllabus),
      isRecorded: Number(row.classes) > 0,
    }));
  }

  async setRoom(productId: number, address: string | null): Promise<void> {
    await this.#db.deleteFrom('seminar_rooms').where('product_id', '=', productId).execute();
    if (address === null) return;
    await this.#db.insertInto('seminar_rooms').values({ product_id: productId, address }).execute();
  }
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function topicsOf(syllabus: string): ScheduledSeminar['topics'] {
  const topics = JSON.parse(syllabus) as readonly { readonly title: string; readonly text: string }[];
  return topics.map(({ title, text }) => ({ title, text }));
}
