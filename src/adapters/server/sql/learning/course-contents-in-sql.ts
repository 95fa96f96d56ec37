import type { Kysely } from 'kysely';
import {
  CourseContents,
  type ClassMedia,
  type ContentSpine,
  type StudyClass,
  type StudyContent,
  type StudyMaterial,
} from '#application/server/learning/ports/course-contents.ts';
import { isProductKind } from '#domain/catalogue/product-kind.ts';
import type { CourseModule } from '#domain/learning/course-content.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class CourseContentsInSql extends CourseContents {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async findBySlug(slug: string): Promise<StudyContent | null> {
    const row = await this.#products().where('slug', '=', slug).executeTakeFirst();
    return row === undefined ? null : this.#withParts(row);
  }

  async findById(productId: number): Promise<StudyContent | null> {
    const row = await this.#products().where('id', '=', productId).executeTakeFirst();
    return row === undefined ? null : this.#withParts(row);
  }

  async mediaOf(classId: number): Promise<ClassMedia | null> {
    const row = await this.db
      .selectFrom('classes')
      .select(['video_file', 'captions_file', 'poster_file', 'reading_html'])
      .where('id', '=', classId)
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      videoFile: row.video_file,
      captionsFile: row.captions_file,
      posterFile: row.poster_file,
      readingHtml: row.reading_html,
    };
  }

  async spinesOf(productIds: readonly number[]): Promise<ReadonlyMap<number, ContentSpine>> {
    if (productIds.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('products')
      .leftJoin('classes', 'classes.product_id', 'products.id')
      .select(({ fn }) => ['products.id', 'products.cover_file', fn.count<number>('classes.id').as('classes')])
      .where('products.id', 'in', [...productIds])
      .groupBy(['products.id', 'products.cover_file'])
      .execute();
    return new Map(rows.map((row) => [row.id, { coverFile: row.cover_file, classes: Number(row.classes) }]));
  }

  #products() {
    return this.db
      .selectFrom('products')
      .select(['id', 'slug', 'title', 'kind', 'status', 'retired_at', 'has_consultations', 'certificate_hours']);
  }

  async #withParts(row: ProductRow): Promise<StudyContent> {
    if (!isProductKind(row.kind)) throw new Error(`Product ${row.id} has the unknown kind ${row.kind}`);
    const exam = await this.db
      .selectFrom('exams')
      .select('id')
      .where('product_id', '=', row.id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return {
      productId: row.id,
      slug: row.slug,
      title: row.title,
      kind: row.kind,
      isPublished: row.status === 'published' || row.retired_at !== null,
      hasConsultations: row.has_consultations === 1,
      hasExams: exam !== undefined,
      certificateHours: row.certificate_hours,
      teachers: await this.#teachersOf(row.id),
      modules: await this.#modulesOf(row.id),
      materials: await this.#materialsOf(row.id),
    };
  }

  async #teachersOf(productId: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('product_staff')
      .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
      .select('staff.full_name')
      .where('product_staff.product_id', '=', productId)
      .orderBy('product_staff.position')
      .execute();
    return rows.map((row) => row.full_name);
  }

  async #modulesOf(productId: number): Promise<readonly CourseModule<StudyClass>[]> {
    const modules = await this.db
      .selectFrom('modules')
      .select(['id', 'title', 'summary'])
      .where('product_id', '=', productId)
      .orderBy('position')
      .execute();
    const classes = await this.db
      .selectFrom('classes')
      .leftJoin('staff', 'staff.id', 'classes.staff_id')
      .select([
        'classes.id as id',
        'classes.module_id as moduleId',
        'classes.title as title',
        'classes.kind as kind',
        'classes.duration_seconds as durationSeconds',
        'staff.full_name as teacher',
      ])
      .where('classes.product_id', '=', productId)
      .orderBy('classes.position')
      .orderBy('classes.id')
      .execute();
    return modules.map((module) => ({
      ...module,
      classes: classes
        .filter(({ moduleId }) => moduleId === module.id)
        .map(({ id, title, kind, durationSeconds, teacher }) => ({
          id,
          title,
          kind: kind === 'reading' ? 'reading' : 'video',
          durationSeconds,
          teacher,
        })),
    }));
  }

  #materialsOf(productId: number): Promise<readonly StudyMaterial[]> {
    return this.db
      .selectFrom('materials')
      .select(['id', 'class_id as classId', 'title', 'file', 'media_type as mediaType', 'bytes'])
      .where('product_id', '=', productId)
      .orderBy('position')
      .orderBy('id')
      .execute();
  }
}

interface ProductRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly kind: string;
  readonly status: string;
  readonly retired_at: string | null;
  readonly has_consultations: number;
  readonly certificate_hours: number;
}
