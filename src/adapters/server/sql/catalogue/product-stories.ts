import type { Kysely } from 'kysely';
import type { StaffMember, StoredProduct, StoredProductDetails, SyllabusPart } from '#domain/catalogue/product.ts';
import type { FreeClass } from '#domain/catalogue/free-class.ts';
import { publicNameOf } from '#domain/learning/consultation.ts';
import { DiscussionsInSql } from '#adapters/server/sql/learning/discussions-in-sql.ts';
import { PlanStories } from './plan-stories.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { writtenColumns, writtenOf } from './written-columns.ts';

/** Most headings of a table of contents that a product's page shows: a code has thousands. */
const mostHeadings = 200;

/** Reads what a product's own page tells beyond its card. */
export class ProductStories {
  readonly #plans: PlanStories;
  readonly #ratings: DiscussionsInSql;

  constructor(private readonly db: Kysely<SchoolDatabase>) {
    this.#plans = new PlanStories(db);
    this.#ratings = new DiscussionsInSql(db);
  }

  async tell(product: StoredProduct): Promise<StoredProductDetails> {
    const [row, staff, modules, chapters, exams, sample, freeClass, students, reviews, planTerms, planGives, inPlans] =
      await Promise.all([
        this.db
          .selectFrom('products')
          .select(writtenColumns)
          .select(['has_consultations', 'syllabus', 'bibliographic', 'plan_seats', 'published_at', 'updated_at'])
          .where('id', '=', product.id)
          .executeTakeFirstOrThrow(),
        this.#staff(product.id),
        this.#modules(product.id),
        this.#chapters(product),
        this.#exams(product.id),
        this.#sample(product.id),
        this.#freeClass(product.id),
        this.#students(product.id),
        this.#ratings.reviews(product.id),
        this.#plans.terms(product),
        this.#plans.gives(product.id),
        this.#plans.including(product),
      ]);
    const withExam = new Set(exams.map((exam) => exam.module_id));
    return {
      ...product,
      ...writtenOf(row),
      staff,
      syllabus: [
        ...topicsOf(row.syllabus, staff),
        ...chapters,
        ...modules.map(({ id, ...part }) => ({ ...part, hasExam: withExam.has(id) })),
      ],
      hasExam: exams.length > 0,
      hasSample: sample !== undefined,
      freeClass,
      students,
      hasConsultations: row.has_consultations === 1,
      reviews: reviews.map(({ id, author, stars, opinion, at, helpful, answer, isMoved }) => ({
        id,
        author: publicNameOf(author),
        stars,
        text: opinion,
        at: at.toISOString(),
        helpful,
        answer,
        isMoved,
      })),
      bibliographic: Object.entries(JSON.parse(row.bibliographic) as Record<string, string>).map(([label, value]) => ({
        label,
        value,
      })),
      planSeats: row.plan_seats,
      planTerms,
      planGives,
      publishedAt: row.published_at,
      inPlans,
      updatedAt: row.updated_at,
    };
  }

  async #staff(productId: number): Promise<readonly StaffMember[]> {
    const rows = await this.db
      .selectFrom('product_staff')
      .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
      .select(['staff.id', 'staff.slug', 'staff.full_name', 'staff.profession', 'staff.biography', 'staff.photo_file'])
      .select('product_staff.part')
      .where('product_staff.product_id', '=', productId)
      .orderBy('product_staff.position')
      .orderBy('staff.id')
      .execute();
    return rows.map(({ id, slug, full_name: name, profession, biography, photo_file: photo, part }) => ({
      id,
      slug,
      name,
      profession,
      biography,
      photo,
      part,
    }));
  }

  async #modules(productId: number): Promise<readonly (Omit<SyllabusPart, 'hasExam'> & { readonly id: number })[]> {
    const [modules, classes] = await Promise.all([
      this.db
        .selectFrom('modules')
        .select(['id', 'title', 'summary'])
        .where('product_id', '=', productId)
        .orderBy('position')
        .orderBy('id')
        .execute(),
      this.db
        .selectFrom('classes')
        .select(['module_id', 'title', 'kind', 'duration_seconds'])
        .where('product_id', '=', productId)
        .orderBy('position')
        .orderBy('id')
        .execute(),
    ]);
    return modules.map(({ id, title, summary: text }) => ({
      id,
      title,
      text,
      staffNames: [],
      classes: classes
        .filter((each) => each.module_id === id)
        .map((each) => ({
          title: each.title,
          kind: each.kind === 'reading' ? 'reading' : 'video',
          seconds: each.duration_seconds,
        })),
    }));
  }

  /** The headings of what is read, down to a chapter's own parts; of a code, the first of them. */
  async #chapters({ id, kind }: StoredProduct): Promise<readonly SyllabusPart[]> {
    if (kind !== 'book' && kind !== 'magazine') return [];
    const rows = await this.db
      .selectFrom('book_sections')
      .select(['level', 'title'])
      .where('product_id', '=', id)
      .where('level', '<=', 1)
      .orderBy('position')
      .orderBy('id')
      .limit(mostHeadings)
      .execute();
    return chaptersOf(rows);
  }

  async #students(productId: number): Promise<number> {
    const row = await this.db
      .selectFrom('product_students')
      .select('students')
      .where('product_id', '=', productId)
      .executeTakeFirst();
    return row?.students ?? 0;
  }

  #exams(productId: number) {
    return this.db
      .selectFrom('exams')
      .select('module_id')
      .where('product_id', '=', productId)
      .where('removed_at', 'is', null)
      .execute();
  }

  /** A section with a text of its own that anyone may read. */
  #sample(productId: number): Promise<unknown> {
    return this.db
      .selectFrom('book_sections')
      .select('id')
      .where('product_id', '=', productId)
      .where('is_sample', '=', 1)
      .where('html', '!=', '')
      .limit(1)
      .executeTakeFirst();
  }

  /** The first of the classes that anyone may see. */
  async #freeClass(productId: number): Promise<FreeClass | null> {
    const row = await this.db
      .selectFrom('classes')
      .innerJoin('modules', 'modules.id', 'classes.module_id')
      .select(['classes.id', 'classes.title', 'classes.kind', 'classes.duration_seconds'])
      .where('classes.product_id', '=', productId)
      .where('classes.is_free', '=', 1)
      .orderBy('modules.position')
      .orderBy('classes.position')
      .executeTakeFirst();
    if (row === undefined) return null;
    const { id, title, kind, duration_seconds: seconds } = row;
    return { id, title, kind: kind === 'reading' ? 'reading' : 'video', seconds };
  }
}

function chaptersOf(rows: readonly { level: number; title: string }[]): readonly SyllabusPart[] {
  const chapters: (SyllabusPart & { classes: SyllabusPart['classes'][number][] })[] = [];
  for (const { level, title } of rows) {
    const last = chapters.at(-1);
    if (level === 0 || last === undefined)
      chapters.push({ title, text: '', classes: [], staffNames: [], hasExam: false });
    else last.classes.push({ title, kind: 'reading', seconds: 0 });
  }
  return chapters;
}

function topicsOf(syllabus: string, staff: readonly StaffMember[]): readonly SyllabusPart[] {
  const topics = JSON.parse(syllabus) as readonly { title: string; text: string; staffIds?: readonly number[] }[];
  return topics.map(({ title, text, staffIds }) => ({
    title,
    text,
    classes: [],
    staffNames: staff.filter(({ id }) => staffIds?.includes(id)).map(({ name }) => name),
    hasExam: false,
  }));
}
