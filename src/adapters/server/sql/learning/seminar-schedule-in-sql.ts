import { type Insertable, type Kysely, sql } from 'kysely';
import { SeminarSchedule, type ScheduledSeminar } from '#application/server/learning/ports/seminar-schedule.ts';
import type { Recording } from '#domain/learning/recording.ts';
import type { Modality } from '#domain/catalogue/product.ts';
import { keepRoom } from './seminar-rooms.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class SeminarScheduleInSql extends SeminarSchedule {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async among(productIds: readonly number[]): Promise<readonly ScheduledSeminar[]> {
    if (productIds.length === 0) return [];
    return (await seminarsOf(this.db).where('products.id', 'in', productIds).execute()).map(seminarOf);
  }

  async find(slug: string): Promise<ScheduledSeminar | null> {
    const row = await seminarsOf(this.db).where('products.slug', '=', slug).executeTakeFirst();
    return row === undefined ? null : seminarOf(row);
  }

  setRoom(productId: number, address: string | null, now: Date): Promise<void> {
    return keepRoom(this.db, productId, address, now);
  }

  async setRecording(productId: number, recording: Recording): Promise<readonly string[]> {
    const known = await this.db
      .selectFrom('classes')
      .innerJoin('modules', 'modules.id', 'classes.module_id')
      .select(['classes.id', 'classes.video_file', 'classes.captions_file'])
      .where('classes.product_id', '=', productId)
      .orderBy('modules.position')
      .orderBy('classes.position')
      .limit(1)
      .executeTakeFirst();
    const { title, durationSeconds, videoFile, captionsFile } = recording;
    const shown = { title, duration_seconds: durationSeconds, video_file: videoFile, captions_file: captionsFile };
    if (known === undefined) {
      await this.#addRecording(productId, shown);
      return [];
    }
    // The class stays the same, and with it what everyone has watched.
    const columns = { ...shown, kind: 'video', poster_file: null, reading_html: null } as const;
    await this.db.updateTable('classes').set(columns).where('id', '=', known.id).execute();
    return [known.video_file, known.captions_file].filter(
      (file): file is string => file !== null && file !== videoFile && file !== captionsFile,
    );
  }

  async #addRecording(
    productId: number,
    shown: Pick<Insertable<SchoolDatabase['classes']>, 'title' | 'duration_seconds' | 'video_file' | 'captions_file'>,
  ): Promise<void> {
    const module = await this.db
      .insertInto('modules')
      .values({ id: nextId('modules'), product_id: productId, position: 1, title: 'Grabación', summary: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const place = { id: nextId('classes'), module_id: module.id, product_id: productId, position: 1 };
    const nothing = { poster_file: null, reading_html: null, staff_id: null };
    await this.db
      .insertInto('classes')
      .values({ ...place, ...shown, ...nothing, kind: 'video' })
      .execute();
  }
}

/** How many videos of it a product of the query (`products`) has. */
export const recordedClasses = sql<number>`(select count(*) from classes
  where classes.product_id = products.id and classes.kind = 'video')`;

function seminarsOf(db: Kysely<SchoolDatabase>) {
  return db
    .selectFrom('products')
    .leftJoin('seminar_rooms', 'seminar_rooms.product_id', 'products.id')
    .select([
      'products.id',
      'products.slug',
      'products.title',
      'products.cover_file',
      'products.starts_at',
      'products.ends_at',
      'products.modality',
      'products.syllabus',
      'seminar_rooms.address',
      recordedClasses.as('classes'),
    ])
    .where('products.kind', '=', 'seminar')
    .orderBy((expression) => expression.fn.coalesce('products.starts_at', expression.val('~')))
    .orderBy('products.id');
}

type SeminarRow = Awaited<ReturnType<ReturnType<typeof seminarsOf>['execute']>>[number];

function seminarOf(row: SeminarRow): ScheduledSeminar {
  return {
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
  };
}

function nextId(table: 'modules' | 'classes') {
  return sql<number>`(select coalesce(max(id), 0) + 1 from ${sql.table(table)})`;
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function topicsOf(syllabus: string): ScheduledSeminar['topics'] {
  const topics = JSON.parse(syllabus) as readonly { readonly title: string; readonly text: string }[];
  return topics.map(({ title, text }) => ({ title, text }));
}
