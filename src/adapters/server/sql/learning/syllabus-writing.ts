import { type Kysely, sql, SqliteAdapter } from 'kysely';
import type { PublishedReading } from '#application/server/learning/ports/syllabuses.ts';
import type {
  SyllabusClass,
  SyllabusContent,
  SyllabusId,
  SyllabusMaterial,
  SyllabusModule,
} from '#domain/learning/syllabus/syllabus.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What is known of files, by their keys. */
export type FileFacts = ReadonlyMap<
  string,
  { readonly mediaType: string; readonly bytes: number; readonly seconds: number }
>;
/** What readings become, by their Markdown. */
export type Readings = ReadonlyMap<string, PublishedReading>;

type SyllabusTable = 'modules' | 'classes' | 'materials';

/** Writes one syllabus over what its product has, inside a transaction. */
export class SyllabusWriting {
  /** The rows of the product, by their numbers and by the texts that their drafts knew them by. */
  readonly #live = new Map<SyllabusTable, ReadonlyMap<SyllabusId, number>>();
  readonly #written: Readonly<Record<SyllabusTable, Set<number>>> = {
    modules: new Set(),
    classes: new Set(),
    materials: new Set(),
  };

  constructor(
    private readonly db: Kysely<SchoolDatabase>,
    private readonly productId: number,
    private readonly readings: Readings,
    private readonly files: FileFacts,
  ) {}

  async write({ modules, materials }: SyllabusContent): Promise<void> {
    await this.#serialise();
    await this.#findLive();
    // Places are free for whoever comes to them.
    const aside = sql<number>`-position`;
    await this.db.updateTable('modules').set({ position: aside }).where('product_id', '=', this.productId).execute();
    const teacher = await this.#teacher();
    for (const [index, module] of modules.entries()) await this.#writeModule(module, index + 1, teacher);
    await this.#writeMaterials(null, materials);
    await this.#removeGone();
    await this.#countMinutes();
  }

  async #findLive(): Promise<void> {
    for (const table of ['modules', 'classes'] as const) {
      const mine = this.db.selectFrom(table).where('product_id', '=', this.productId);
      const rows = await mine.select(['id', 'draft_id']).execute();
      const names = rows.flatMap(({ id, draft_id }): [SyllabusId, number][] =>
        draft_id === null
          ? [[id, id]]
          : [
              [id, id],
              [draft_id, id],
            ],
      );
      this.#live.set(table, new Map(names));
    }
    const materials = this.db.selectFrom('materials').where('product_id', '=', this.productId);
    this.#live.set('materials', new Map((await materials.select('id').execute()).map(({ id }) => [id, id])));
  }

  async #writeModule(module: SyllabusModule, position: number, teacher: number | null): Promise<void> {
    const { id, isNew } = await this.#idOf('modules', module.id);
    const row = { position, title: module.title.trim(), summary: module.summary.trim() };
    if (isNew) {
      await this.db
        .insertInto('modules')
        .values({ id, product_id: this.productId, draft_id: draftIdOf(module), ...row })
        .execute();
    } else await this.db.updateTable('modules').set(row).where('id', '=', id).execute();
    for (const [place, each] of module.classes.entries()) {
      await this.#writeClass(each, { module_id: id, position: place + 1 }, teacher);
    }
  }

  async #writeClass(
    each: SyllabusClass,
    place: { readonly module_id: number; readonly position: number },
    teacher: number | null,
  ): Promise<void> {
    const { id, isNew } = await this.#idOf('classes', each.id);
    const columns = { ...place, ...this.#columnsOf(each) };
    if (isNew) {
      const placed = { id, product_id: this.productId, draft_id: draftIdOf(each), staff_id: teacher, ...columns };
      await this.db.insertInto('classes').values(placed).execute();
    } else await this.db.updateTable('classes').set(columns).where('id', '=', id).execute();
    await this.#writeMaterials(id, each.materials);
  }

  async #writeMaterials(classId: number | null, materials: readonly SyllabusMaterial[]): Promise<void> {
    for (const [index, { id: asked, title, file }] of materials.entries()) {
      const { id, isNew } = await this.#idOf('materials', asked);
      const { mediaType, bytes } = this.files.get(file) ?? { mediaType: '', bytes: 0 };
      const row = { class_id: classId, position: index + 1, title: title.trim(), file, media_type: mediaType, bytes };
      if (isNew) {
        await this.db
          .insertInto('materials')
          .values({ id, product_id: this.productId, ...row })
          .execute();
      } else await this.db.updateTable('materials').set(row).where('id', '=', id).execute();
    }
  }

  async #removeGone(): Promise<void> {
    const gone = (table: SyllabusTable): number[] =>
      [...new Set(this.#live.get(table)?.values())].filter((id) => !this.#written[table].has(id));
    await this.#remove('materials', gone('materials'));
    const classes = gone('classes');
    if (classes.length > 0) await this.db.deleteFrom('class_progress').where('class_id', 'in', classes).execute();
    await this.#remove('classes', classes);
    await this.#remove('modules', gone('modules'));
  }

  /** How long the product takes, as its page says it: whole minutes of all its classes. Of a seminar its sessions tell it, of a consultancy its hour. */
  async #countMinutes(): Promise<void> {
    const { seconds } = await this.db
      .selectFrom('classes')
      .select(({ fn }) => fn.sum<number | null>('duration_seconds').as('seconds'))
      .where('product_id', '=', this.productId)
      .executeTakeFirstOrThrow();
    const minutes = Math.ceil(Number(seconds ?? 0) / 60);
    await this.db
      .updateTable('products')
      .set({ duration_minutes: minutes })
      .where('id', '=', this.productId)
      .where('kind', 'not in', ['seminar', 'consultancy'])
      .execute();
  }

  async #remove(table: SyllabusTable, ids: readonly number[]): Promise<void> {
    if (ids.length > 0)
      await this.db
        .deleteFrom(table)
        .where('id', 'in', [...ids])
        .execute();
  }

  /** The row that a thing has, or is given: another product's, or one that is taken already, is none of its own. */
  async #idOf(table: SyllabusTable, id: SyllabusId): Promise<{ readonly id: number; readonly isNew: boolean }> {
    const written = this.#written[table];
    const live = this.#live.get(table)?.get(id);
    const isNew = live === undefined || written.has(live);
    const row = isNew ? await this.#nextId(table) : live;
    written.add(row);
    return { id: row, isNew };
  }

  async #nextId(table: SyllabusTable): Promise<number> {
    const row = await this.db
      .selectFrom(table)
      .select(({ fn }) => fn.max<number | null>('id').as('last'))
      .executeTakeFirst();
    return Number(row?.last ?? 0) + 1;
  }

  async #teacher(): Promise<number | null> {
    const row = await this.db
      .selectFrom('product_staff')
      .select('staff_id')
      .where('product_id', '=', this.productId)
      .orderBy('position')
      .executeTakeFirst();
    return row?.staff_id ?? null;
  }

  #columnsOf({ title, kind, video, captions, poster, text, isFree }: SyllabusClass) {
    const common = { title: title.trim(), kind, is_free: isFree ? (1 as const) : (0 as const) };
    if (kind === 'reading') {
      const { html, seconds } = this.readings.get(text) ?? { html: '', seconds: 0 };
      const nothing = { video_file: null, captions_file: null, poster_file: null };
      return { ...common, ...nothing, duration_seconds: seconds, reading_html: html, reading_markdown: text };
    }
    return {
      ...common,
      video_file: video,
      captions_file: captions,
      poster_file: poster,
      duration_seconds: this.files.get(video ?? '')?.seconds ?? 0,
      reading_html: null,
      reading_markdown: null,
    };
  }

  /** Two that publish at once would give the same number to two things; SQLite has one writer anyway. */
  async #serialise(): Promise<void> {
    if (this.db.getExecutor().adapter instanceof SqliteAdapter) return;
    await sql`lock table modules in share row exclusive mode`.execute(this.db);
  }
}

const draftIdOf = ({ id }: { readonly id: SyllabusId }): string | null => (typeof id === 'string' ? id : null);
