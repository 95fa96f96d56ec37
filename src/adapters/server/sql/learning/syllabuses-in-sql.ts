import type { Kysely } from 'kysely';
import { Syllabuses, type SyllabusLosses } from '#application/server/learning/ports/syllabuses.ts';
import type { SyllabusContent, SyllabusId, SyllabusMaterial } from '#domain/learning/syllabus/syllabus.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { type FileFacts, type Readings, SyllabusWriting } from './syllabus-writing.ts';

export class SyllabusesInSql extends Syllabuses {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async read(productId: number): Promise<SyllabusContent> {
    const modules = await this.db
      .selectFrom('modules')
      .select(['id', 'title', 'summary'])
      .where('product_id', '=', productId)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const classes = await this.db
      .selectFrom('classes')
      .selectAll()
      .where('product_id', '=', productId)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const materials = await this.db
      .selectFrom('materials')
      .select(['id', 'class_id', 'title', 'file'])
      .where('product_id', '=', productId)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const materialsOf = (classId: number | null): readonly SyllabusMaterial[] =>
      materials.filter((row) => row.class_id === classId).map(({ id, title, file }) => ({ id, title, file }));
    return {
      modules: modules.map((module) => ({
        ...module,
        classes: classes
          .filter((row) => row.module_id === module.id)
          .map((row) => ({
            id: row.id,
            title: row.title,
            kind: row.kind === 'reading' ? ('reading' as const) : ('video' as const),
            video: row.video_file,
            captions: row.captions_file,
            poster: row.poster_file,
            seconds: row.video_file === null ? 0 : row.duration_seconds,
            // HTML is Markdown as well: what was published before Markdown was kept is read from it.
            text: row.reading_markdown ?? row.reading_html ?? '',
            isFree: row.is_free === 1,
            materials: materialsOf(row.id),
          })),
      })),
      materials: materialsOf(null),
    };
  }

  async lossesOf(productId: number, content: SyllabusContent): Promise<SyllabusLosses> {
    const kept = idsOf(content);
    const classes = await this.db
      .selectFrom('classes')
      .innerJoin('class_progress', 'class_progress.class_id', 'classes.id')
      .select(({ fn }) => ['classes.id', 'classes.draft_id', 'classes.title', fn.countAll<number>().as('students')])
      .where('classes.product_id', '=', productId)
      .groupBy(['classes.id', 'classes.draft_id', 'classes.title'])
      .orderBy('classes.id')
      .execute();
    const modules = await this.db
      .selectFrom('modules')
      .select(['id', 'draft_id', 'title'])
      .where('product_id', '=', productId)
      .where(
        'id',
        'in',
        this.db
          .selectFrom('exams')
          .select('module_id')
          .where('module_id', 'is not', null)
          .$castTo<{ module_id: number }>(),
      )
      .orderBy('position')
      .execute();
    return {
      begun: classes
        .filter((row) => !isAmong(row, kept.classes))
        .map(({ title, students }) => ({ title, students: Number(students) })),
      examined: modules.filter((row) => !isAmong(row, kept.modules)).map(({ title }) => title),
    };
  }

  async write(productId: number, content: SyllabusContent, readings: Readings, files: FileFacts): Promise<void> {
    if (!this.db.isTransaction) {
      const write = (db: Kysely<SchoolDatabase>) => new SyllabusesInSql(db).write(productId, content, readings, files);
      return this.db.transaction().execute(write);
    }
    await new SyllabusWriting(this.db, productId, readings, files).write(content);
  }
}

/** Whether a draft names a row, by its number or by the text that it knew it by before. */
function isAmong(
  row: { readonly id: number; readonly draft_id: string | null },
  ids: ReadonlySet<SyllabusId>,
): boolean {
  return ids.has(row.id) || (row.draft_id !== null && ids.has(row.draft_id));
}

function idsOf({ modules }: SyllabusContent): {
  readonly modules: ReadonlySet<SyllabusId>;
  readonly classes: ReadonlySet<SyllabusId>;
} {
  return {
    modules: new Set(modules.map(({ id }) => id)),
    classes: new Set(modules.flatMap(({ classes }) => classes.map(({ id }) => id))),
  };
}
