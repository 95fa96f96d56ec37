import { NotebookApi } from '#application/browser/reading/ports/notebook-api.ts';
import { ReadingApi } from '#application/browser/reading/ports/reading-api.ts';
import type { BookWithIndex } from '#application/read-models/reading/book-on-line.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, moveTo, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { Reader, type Reading } from './reader.tsx';
import { toldIfEnded } from './ended-access.ts';
import { indexPath, kindOfFolder, sectionPath, shopPath } from './reading-paths.ts';

export async function load(services: Services, { params, url }: LoadArgs): Promise<Reading> {
  const api = services.get(ReadingApi);
  const slug = params['slug'] ?? '';
  const { book, index } = needed(await api.index(slug));
  const folder = params['module'];
  if (folder !== undefined && kindOfFolder(folder) === null) notFound();
  const wanted = params['id'] ?? url.searchParams.get('seccion');
  if (!book.isOwned && url.pathname.startsWith('/main/')) {
    const isReadable = index.some((entry) => entry.slug === wanted && entry.isAvailable);
    const sample = isReadable && wanted !== null ? sectionPath(book, wanted) : indexPath(book);
    return moveTo(await toldIfEnded(services, slug, sample));
  }
  if (wanted === null && book.isOwned) return moveTo(await placeToGoOn(services, { book, index }));
  const section = wanted ?? index.find((entry) => entry.hasText && entry.isAvailable)?.slug;
  if (section === undefined) return moveTo(shopPath(book));
  const path = sectionPath(book, section);
  // Whoever bought the book after opening its sample goes on in the whole of it, and the other way round.
  if (!path.startsWith(url.pathname) && url.pathname.split('/')[1] !== path.split('/')[1]) return moveTo(path);
  const read = await api.section(slug, section);
  if (!read.ok && read.refusal.kind === 'section-blocked') return moveTo(shopPath(book));
  return { ...needed(read), index };
}

/** Where its owner stopped reading, on whatever device; the beginning when nothing was read. */
async function placeToGoOn(services: Services, { book, index }: BookWithIndex): Promise<string> {
  const notebook = await services.get(NotebookApi).ofBook(book.slug);
  const place = notebook.ok ? notebook.value.place : null;
  const isThere = index.some(({ slug }) => slug === place?.section);
  if (place !== null && isThere)
    return sectionPath(book, place.section) + (place.anchor === '' ? '' : `#${place.anchor}`);
  const first = index.find((entry) => entry.hasText);
  return first === undefined ? shopPath(book) : sectionPath(book, first.slug);
}

export function meta({ book, section }: Reading): PageMeta {
  return {
    title: `${section.title} · ${book.title}`,
    description: `Lee en línea «${section.title}», de ${book.title}.`,
    hidden: book.isOwned,
  };
}

/** One section of a book, set to be read. */
export function Component() {
  const reading = useLoaded<typeof load>();
  return <Reader key={reading.book.slug} reading={reading} />;
}
