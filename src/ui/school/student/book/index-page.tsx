import { NotebookApi } from '#application/browser/reading/ports/notebook-api.ts';
import { syncIn } from '#domain/catalogue/menu-paths.ts';
import { shownCoverPath } from '#ui/school/student/modules/shown-cover.ts';
import { ReadingApi } from '#application/browser/reading/ports/reading-api.ts';
import type { BookWithIndex } from '#application/read-models/reading/book-on-line.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, moveTo, needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { BookIndex } from './book-index.tsx';
import styles from './index-page.module.css';
import { toldIfEnded } from './ended-access.ts';
import { indexPath, sectionPath } from './reading-paths.ts';

interface Loaded extends BookWithIndex {
  /** Where the reader stopped, on whatever device; null: nothing was read yet. */
  readonly goOn: { readonly title: string; readonly path: string } | null;
}

export async function load(services: Services, { params, url }: LoadArgs): Promise<Loaded> {
  // The index that MAIN-7 has of what a plan gives; here an index is of one work, and a shelf holds what a plan gives of it.
  if (syncIn(url.search) !== null) return moveTo(url.pathname.replace('/indice/', '/pack/'));
  const loaded = needed(await services.get(ReadingApi).index(params['slug'] ?? ''));
  const home = indexPath(loaded.book);
  if (url.pathname !== home) {
    return moveTo(loaded.book.isOwned ? home : await toldIfEnded(services, loaded.book.slug, home));
  }
  const notebook = await services.get(NotebookApi).ofBook(loaded.book.slug);
  const place = notebook.ok ? notebook.value.place : null;
  const goOn = loaded.index.find(({ slug }) => slug === place?.section);
  if (place === null || goOn === undefined) return { ...loaded, goOn: null };
  const path = sectionPath(loaded.book, goOn.slug) + (place.anchor === '' ? '' : `#${place.anchor}`);
  return { ...loaded, goOn: { title: goOn.title, path } };
}

export function meta({ book }: Loaded): PageMeta {
  return { title: `Índice de ${book.title}`, description: '', hidden: true };
}

/** The index of a book that is owned, and the way into it. */
export function Component() {
  const { book, index, goOn } = useLoaded<typeof load>();
  const first = index.find((entry) => entry.hasText);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <img className={styles.cover} src={shownCoverPath(book.slug)} alt="" width={160} height={240} />
        <div>
          <h1>{book.title}</h1>
          {book.authors.length > 0 && <p className={styles.authors}>{book.authors.join(', ')}</p>}
          <p className={styles.acts}>
            {goOn !== null && (
              <LinkButton look="primary" to={goOn.path}>
                Seguir leyendo: {goOn.title}
              </LinkButton>
            )}
            {first !== undefined && (
              <LinkButton look={goOn === null ? 'primary' : 'secondary'} to={sectionPath(book, first.slug)}>
                {goOn === null ? 'Empezar a leer' : 'Desde el comienzo'}
              </LinkButton>
            )}
          </p>
        </div>
      </div>
      <BookIndex book={book} index={index} current={null} />
    </div>
  );
}
