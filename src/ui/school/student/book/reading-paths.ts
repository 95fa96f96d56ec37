import type { BookOnLine } from '#application/read-models/reading/book-on-line.ts';
import { productPath, samplePath } from '#domain/catalogue/product-kind.ts';

const folders = { book: 'libros', magazine: 'revistas' } as const;

type Named = Pick<BookOnLine, 'kind' | 'slug' | 'isOwned'>;

/** Where a book's index is read: the student's area for its owner, the free sample's for anyone else. */
export function indexPath({ kind, slug, isOwned }: Named): string {
  return isOwned ? `/main/${folders[kind]}/indice/${slug}` : samplePath(kind, slug);
}

/** Where one of its sections is read. */
export function sectionPath(book: Named, section: string): string {
  const { kind, slug, isOwned } = book;
  return isOwned ? `/main/${folders[kind]}/lectura/${slug}/${section}` : `${samplePath(kind, slug)}?seccion=${section}`;
}

/** The book's own page in the shop. */
export function shopPath({ kind, slug }: Pick<BookOnLine, 'kind' | 'slug'>): string {
  return productPath(kind, slug);
}

/** The kind that a folder or a module code of an address names; null for any other. */
export function kindOfFolder(folder: string): 'book' | 'magazine' | null {
  const name = folder.toLowerCase();
  if (name === folders.book || name === 'li') return 'book';
  return name === folders.magazine || name === 'rv' ? 'magazine' : null;
}

/** The address of a section, or of one of its paragraphs, that stays whatever comes: the sample's when anyone may read it. */
export function permanentPath(
  book: Pick<BookOnLine, 'kind' | 'slug'>,
  section: { readonly slug: string; readonly isSample: boolean },
  anchor: string,
): string {
  const path = sectionPath({ ...book, isOwned: !section.isSample }, section.slug);
  return anchor === '' ? path : `${path}#${anchor}`;
}

/** The folder of a kind in addresses. */
export function folderOf(kind: 'book' | 'magazine'): string {
  return folders[kind];
}
