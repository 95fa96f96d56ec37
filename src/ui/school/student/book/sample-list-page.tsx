import { ReadingApi } from '#application/browser/reading/ports/reading-api.ts';
import type { BookOnLine } from '#application/read-models/reading/book-on-line.ts';
import { samplePath } from '#domain/catalogue/product-kind.ts';
import { shownCoverPath } from '#ui/school/student/modules/shown-cover.ts';
import { PageHead, Section, Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { CardGrid, Card } from '#ui/kit/layout/card.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { type LoadArgs, moveTo, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { peopleText } from '#ui/school/storefront/catalogue/product-texts.ts';
import { folderOf, kindOfFolder } from './reading-paths.ts';
import styles from './sample-list-page.module.css';

interface Loaded {
  readonly books: readonly BookOnLine[];
  /** Null: of every kind. */
  readonly kind: 'book' | 'magazine' | null;
}

export async function load(services: Services, { params }: LoadArgs): Promise<Loaded> {
  const folder = params['module'];
  const kind = folder === undefined ? null : kindOfFolder(folder);
  if (folder !== undefined && kind === null) notFound();
  if (kind !== null && folder !== folderOf(kind)) moveTo(`/lectura/${folderOf(kind)}`, 301);
  const books = needed(await services.get(ReadingApi).samples());
  return { kind, books: books.filter((book) => kind === null || book.kind === kind) };
}

export function meta({ kind }: Loaded): PageMeta {
  return {
    title: kind === null ? 'Muestras para leer gratis' : headingOf(kind),
    description: `Lee en línea el comienzo de ${readOf(kind)}, sin registrarte.`,
  };
}

const shelves = [
  { kind: 'book', title: 'Libros' },
  { kind: 'magazine', title: 'Revistas' },
] as const;

function readOf(kind: Loaded['kind']): string {
  if (kind === null) return 'nuestros libros y revistas';
  return kind === 'book' ? 'nuestros libros' : 'nuestras revistas';
}

function eachOf(kind: Loaded['kind']): string {
  if (kind === null) return 'cada libro y revista';
  return kind === 'book' ? 'cada libro' : 'cada revista';
}

function headingOf(kind: Loaded['kind']): string {
  const shelf = shelves.find((each) => each.kind === kind);
  return shelf === undefined ? 'Lee una muestra gratis' : `${shelf.title} para leer una muestra gratis`;
}

/** What anyone may read a part of. Source: ROUTE-15. */
export function Component() {
  const { books, kind } = useLoaded<typeof load>();
  return (
    <Wrap>
      <PageHead title={headingOf(kind)} lead={`El comienzo de ${eachOf(kind)}, sin registrarte y sin prisa.`} />
      {books.length === 0 && (
        <EmptyState
          icon="book-open"
          title="Todavía no hay muestras para leer"
          actions={<LinkButton to="/contenidos/libros">Ver los libros</LinkButton>}
        >
          <p>En la página de cada libro puedes ver de qué trata y quién lo escribe.</p>
        </EmptyState>
      )}
      {shelves
        .map((shelf) => ({ ...shelf, books: books.filter(({ kind }) => kind === shelf.kind) }))
        .filter((shelf) => shelf.books.length > 0)
        .map((shelf) =>
          // Of one kind the page's own heading says which.
          kind === null ? (
            <Section key={shelf.kind} id={shelf.kind} title={shelf.title}>
              <Samples books={shelf.books} level={3} />
            </Section>
          ) : (
            <div key={shelf.kind} className={styles.only}>
              <Samples books={shelf.books} level={2} />
            </div>
          ),
        )}
    </Wrap>
  );
}

function Samples({ books, level }: { books: readonly BookOnLine[]; level: 2 | 3 }) {
  return (
    <CardGrid shape="book">
      {books.map(({ slug, title, kind, authors }) => (
        <Card
          key={slug}
          level={level}
          to={samplePath(kind, slug)}
          cover={{ src: shownCoverPath(slug), shape: 'book' }}
          meta="Muestra gratuita"
          title={title}
          by={peopleText(authors)}
        />
      ))}
    </CardGrid>
  );
}
