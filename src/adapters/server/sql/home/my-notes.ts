import type { Kysely } from 'kysely';
import type { KeptNote, NotesOfBook } from '#application/read-models/home/my-notes.ts';
import { highlightColours } from '#domain/reading/annotation.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What an account keeps of one work, before it is asked whether the work is open to it. */
export interface StoredNotes extends Omit<NotesOfBook, 'isOpen'> {
  readonly productId: number;
  readonly isPublished: boolean;
}

/** The notes of an account, book by book, as they stand in each. */
export async function readMyNotes(db: Kysely<SchoolDatabase>, userId: string): Promise<readonly StoredNotes[]> {
  const rows = await db
    .selectFrom('annotations')
    .innerJoin('products', 'products.id', 'annotations.product_id')
    .leftJoin('book_sections', (join) =>
      join
        .onRef('book_sections.product_id', '=', 'annotations.product_id')
        .onRef('book_sections.slug', '=', 'annotations.section_slug'),
    )
    .select([
      'products.id as product_id',
      'products.slug',
      'products.title',
      'products.kind',
      'products.status',
      'products.retired_at',
    ])
    .select(['annotations.id', 'annotations.colour', 'annotations.quote', 'annotations.note'])
    .select(['annotations.created_at', 'annotations.starts_at'])
    .select(['book_sections.title as section', 'book_sections.position'])
    .where('annotations.user_id', '=', userId)
    .where('annotations.removed_at', 'is', null)
    .execute();
  const place = (row: { position: number | null }): number => row.position ?? Number.MAX_SAFE_INTEGER;
  const inOrder = rows.toSorted((a, b) => place(a) - place(b) || a.starts_at - b.starts_at || a.id.localeCompare(b.id));
  const books = new Map<number, StoredNotes & { readonly notes: KeptNote[] }>();
  for (const row of inOrder) {
    const { product_id: productId, slug, title, kind } = row;
    const book = books.get(productId) ?? {
      productId,
      slug,
      title,
      kind: kind === 'magazine' ? ('magazine' as const) : ('book' as const),
      isPublished: row.status === 'published' || row.retired_at !== null,
      notes: [],
    };
    book.notes.push(noteOf(row));
    books.set(productId, book);
  }
  return [...books.values()].toSorted((a, b) => a.title.localeCompare(b.title, 'es') || a.productId - b.productId);
}

function noteOf(row: {
  id: string;
  section: string | null;
  colour: string;
  quote: string;
  note: string;
  created_at: string;
}): KeptNote {
  const { id, section, quote, note, created_at: createdAt } = row;
  const colour = highlightColours.find((each) => each === row.colour) ?? highlightColours[0];
  return { id, section, colour, quote, note, createdAt };
}
