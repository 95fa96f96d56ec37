import { Reads } from '#application/browser/shared/ports/reads.ts';
import { type KeptNote, myNotes, type NotesOfBook } from '#application/read-models/home/my-notes.ts';
import { contentPath, productPath } from '#domain/catalogue/product-kind.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { PageHead, Section } from '#ui/kit/layout/layout.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { shortDayText } from '#ui/school/student/learning/texts.ts';
import edges from '#ui/school/student/book/notebook/annotation-edge.module.css';
import styles from './my-notes-page.module.css';

export async function load(services: Services): Promise<readonly NotesOfBook[]> {
  return needed(await services.get(Reads).ask(myNotes));
}

export function meta(): PageMeta {
  return { title: 'Mis notas', description: '', hidden: true };
}

/** What a reader highlighted and wrote in every book, readable when the book no longer is. Source: BOOK-3. */
export function Component() {
  const books = useLoaded<typeof load>();
  if (books.length === 0) return <NothingNoted />;
  return (
    <>
      <PageHead title="Mis notas" lead="Lo que resaltaste y escribiste sigue siendo tuyo, aunque tu acceso termine." />
      {books.map((book) => (
        <Section key={book.slug} id={book.slug} title={book.title}>
          <p className={styles.way}>
            {book.isOpen ? (
              <LinkButton to={contentPath(book.kind, book.slug)}>
                Abrir<VisuallyHidden> «{book.title}»</VisuallyHidden>
              </LinkButton>
            ) : (
              <>
                Tu acceso terminó: quedan tus notas.{' '}
                <LinkButton to={productPath(book.kind, book.slug)}>Ver «{book.title}»</LinkButton>
              </>
            )}
          </p>
          <ol className={styles.notes}>
            {book.notes.map((note) => (
              <li key={note.id}>
                <Note note={note} />
              </li>
            ))}
          </ol>
        </Section>
      ))}
    </>
  );
}

function Note({ note: { section, colour, quote, note, createdAt } }: { note: KeptNote }) {
  return (
    <figure className={classNames(styles.note, edges[colour])}>
      <blockquote>{numbersTogether(quote)}</blockquote>
      {note !== '' && <p className={styles.own}>{numbersTogether(note)}</p>}
      <figcaption>
        {section ?? 'Una sección que ya no está en el libro'} · {shortDayText(createdAt)}
      </figcaption>
    </figure>
  );
}

function NothingNoted() {
  return (
    <>
      <PageHead title="Mis notas" />
      <EmptyState
        icon="note"
        title="Todavía no tienes notas"
        actions={
          <LinkButton look="primary" to="/main/libros">
            Ir a mis libros
          </LinkButton>
        }
      >
        <p>Al leer un libro, elige un texto para resaltarlo o anotar algo: aquí queda todo junto.</p>
      </EmptyState>
    </>
  );
}
