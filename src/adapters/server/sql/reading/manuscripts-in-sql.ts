import type { Kysely } from 'kysely';
import { type FoundText, Manuscripts, type MarkedSection } from '#application/server/reading/ports/manuscripts.ts';
import type { TypesetText } from '#domain/reading/manuscript.ts';
import type { BookContent, TextFacts } from '#domain/reading/writing/outline.ts';
import { evened } from '#domain/reading/writing/outline-changes.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { keepTexts, slices } from './kept-texts.ts';

export class ManuscriptsInSql extends Manuscripts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async read(productId: number): Promise<BookContent> {
    const rows = await this.db
      .selectFrom('book_sections')
      .select(['slug', 'title', 'level', 'is_sample', 'text_key'])
      .where('product_id', '=', productId)
      .orderBy('position')
      .execute();
    const sections = rows.map(({ slug, title, level, is_sample, text_key }) => ({
      id: slug,
      slug,
      title,
      level,
      isSample: is_sample === 1,
      text: text_key ?? '',
    }));
    return { sections: evened(sections) };
  }

  async keep(texts: readonly TypesetText[], at: Date): Promise<readonly string[]> {
    const keys = await keepTexts(this.db, texts, at, { isPublished: false });
    return keys.map((key) => key ?? '');
  }

  async facts(keys: readonly string[]): Promise<ReadonlyMap<string, TextFacts>> {
    const found = new Map<string, TextFacts>();
    for (const some of slices(keys)) {
      const rows = await this.db
        .selectFrom('section_texts')
        .select(['key', 'text_length', 'bare_pictures', 'foreign_pictures'])
        .where('key', 'in', some)
        .execute();
      for (const { key, text_length, bare_pictures, foreign_pictures } of rows) {
        found.set(key, { length: text_length, barePictures: bare_pictures, foreignPictures: foreign_pictures });
      }
    }
    return found;
  }

  async texts(keys: readonly string[]): Promise<ReadonlyMap<string, FoundText>> {
    const found = new Map<string, FoundText>();
    for (const some of slices(keys)) {
      const rows = await this.db.selectFrom('section_texts').selectAll().where('key', 'in', some).execute();
      for (const row of rows) {
        found.set(row.key, {
          markdown: row.markdown,
          html: row.html,
          plainText: row.plain_text,
          barePictures: row.bare_pictures,
          foreignPictures: row.foreign_pictures,
        });
      }
    }
    return found;
  }

  async slugsOfDrafts(productId: number): Promise<ReadonlyMap<string, string>> {
    const rows = await this.db
      .selectFrom('book_sections')
      .select(['draft_id', 'slug'])
      .where('product_id', '=', productId)
      .where('draft_id', 'is not', null)
      .$narrowType<{ draft_id: string }>()
      .execute();
    return new Map(rows.map(({ draft_id, slug }) => [draft_id, slug]));
  }

  async marked(productId: number): Promise<readonly MarkedSection[]> {
    const rows = await this.db
      .selectFrom('annotations')
      .innerJoin('book_sections', (join) =>
        join
          .onRef('book_sections.product_id', '=', 'annotations.product_id')
          .onRef('book_sections.slug', '=', 'annotations.section_slug'),
      )
      .select(({ fn }) => [
        'book_sections.slug as slug',
        'book_sections.title as title',
        fn.count<number>('annotations.user_id').distinct().as('readers'),
      ])
      .where('annotations.product_id', '=', productId)
      .where('annotations.removed_at', 'is', null)
      .groupBy(['book_sections.slug', 'book_sections.title', 'book_sections.position'])
      .orderBy('book_sections.position')
      .execute();
    return rows.map((row) => ({ ...row, readers: Number(row.readers) }));
  }
}
