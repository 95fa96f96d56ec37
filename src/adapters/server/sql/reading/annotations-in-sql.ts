import type { Kysely, Selectable } from 'kysely';
import {
  type AnnotationChange,
  Annotations,
  type NewAnnotation,
} from '#application/server/reading/ports/annotations.ts';
import { type Annotation, highlightColours } from '#domain/reading/annotation.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class AnnotationsInSql extends Annotations {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add({ id, userId, productId, section, kind, colour, passage, note, createdAt }: NewAnnotation): Promise<void> {
    const at = createdAt.toISOString();
    await this.db
      .insertInto('annotations')
      .values({
        id,
        user_id: userId,
        product_id: productId,
        section_slug: section,
        kind,
        colour,
        starts_at: passage.start,
        ends_at: passage.end,
        quote: passage.quote,
        text_before: passage.before,
        text_after: passage.after,
        note,
        version: 1,
        created_at: at,
        changed_at: at,
        removed_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  async find(userId: string, id: string): Promise<Annotation | 'removed' | null> {
    const row = await this.db
      .selectFrom('annotations')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (row === undefined) return null;
    return row.removed_at === null ? annotationOf(row) : 'removed';
  }

  async ofBook(userId: string, productId: number): Promise<readonly Annotation[]> {
    const rows = await this.#own(userId, productId).selectAll().orderBy('created_at').orderBy('id').execute();
    return rows.map(annotationOf);
  }

  async count(userId: string, productId: number): Promise<number> {
    const { count } = await this.#own(userId, productId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async change(
    userId: string,
    id: string,
    version: number,
    { kind, colour, note }: AnnotationChange,
    now: Date,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('annotations')
      .set({ kind, colour, note, version: version + 1, changed_at: now.toISOString() })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('version', '=', version)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async remove(userId: string, id: string, now: Date): Promise<void> {
    await this.db
      .updateTable('annotations')
      .set({ removed_at: now.toISOString(), quote: '', text_before: '', text_after: '', note: '' })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .execute();
  }

  #own(userId: string, productId: number) {
    return this.db
      .selectFrom('annotations')
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .where('removed_at', 'is', null);
  }
}

function annotationOf(row: Selectable<SchoolDatabase['annotations']>): Annotation {
  return {
    id: row.id,
    section: row.section_slug,
    kind: row.kind === 'note' ? 'note' : 'highlight',
    colour: highlightColours.find((each) => each === row.colour) ?? highlightColours[0],
    passage: {
      start: row.starts_at,
      end: row.ends_at,
      quote: row.quote,
      before: row.text_before,
      after: row.text_after,
    },
    note: row.note,
    version: row.version,
    createdAt: new Date(row.created_at),
    changedAt: new Date(row.changed_at),
  };
}
