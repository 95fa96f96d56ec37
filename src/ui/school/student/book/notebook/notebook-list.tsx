import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { BookWithIndex } from '#application/read-models/reading/book-on-line.ts';
import { ORPHANS_TITLE } from '#domain/reading/notebook-export.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import type { DeskStore } from '#ui/school/student/book/desk-store.ts';
import edges from './annotation-edge.module.css';
import styles from './notebook-panel.module.css';
import type { ShownAnnotation } from './shown-annotation.ts';
import type { NotebookStore } from './notebook-store.ts';
import { anchorAt } from './text-places.ts';
import { sectionPath } from '#ui/school/student/book/reading-paths.ts';
import { annotationStateTexts } from '#ui/school/student/book/texts.ts';

export interface NotebookListProps extends BookWithIndex {
  readonly desk: DeskStore;
  readonly notebook: NotebookStore;
  readonly section: string;
}

/** All that a reader keeps of a book, in the order of the book. */
export const NotebookList = observer(function NotebookList(props: NotebookListProps) {
  const { notebook, index } = props;
  const { bookmarks } = notebook.places;
  const orphans = notebook.annotations.filter(({ found }) => found === null);
  const isEmpty = notebook.annotations.length + bookmarks.length === 0;
  const shown = index.filter(
    ({ slug }) => notebook.inSection(slug).length > 0 || bookmarks.some((each) => each.section === slug),
  );
  return (
    <>
      {notebook.waiting > 0 && (
        <Notice live>
          <p>
            {notebook.waiting === 1 ? 'Una marca espera' : `${notebook.waiting} marcas esperan`} la conexión. Nada se
            pierde.
          </p>
        </Notice>
      )}
      {isEmpty && (
        <p className={styles.empty}>
          {notebook.isLoaded
            ? 'Todavía no marcas nada en este libro. Selecciona un texto para resaltarlo o escribir una nota.'
            : 'Aquí verás lo que marques en este libro.'}
        </p>
      )}
      {shown.map(({ slug, title }) => (
        <NotebookSection key={slug} {...props} slug={slug} title={title} />
      ))}
      {orphans.length > 0 && (
        <section>
          <h3 className={styles.section}>{ORPHANS_TITLE}</h3>
          <p className={styles.empty}>La edición actual cambió estos pasajes. Tus notas se conservan aquí.</p>
          <ul className={styles.list}>
            {orphans.map((annotation) => (
              <Item key={annotation.id} {...props} annotation={annotation} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
});

type NotebookProps = Pick<NotebookListProps, 'desk' | 'notebook' | 'book' | 'section'>;

/** What the notebook has of one section: its bookmarks, then its annotations in the order of the text. */
const NotebookSection = observer(function NotebookSection(props: NotebookProps & { slug: string; title: string }) {
  const { desk, notebook, book, slug, title } = props;
  const bookmarks = notebook.places.bookmarks.filter((each) => each.section === slug);
  const own = notebook.inSection(slug).toSorted((a, b) => (a.found?.start ?? 0) - (b.found?.start ?? 0));
  return (
    <section>
      <h3 className={styles.section}>{title}</h3>
      <ul className={styles.list}>
        {bookmarks.map((bookmark) => (
          <li key={bookmark.anchor} className={styles.bookmark}>
            <Icon name="bookmark" />
            <Link to={`${sectionPath(book, slug)}#${bookmark.anchor}`} onClick={() => desk.show(null)}>
              {bookmark.label === '' ? title : bookmark.label}
            </Link>
            <IconButton
              icon="trash"
              label="Quitar el marcador"
              onClick={() => void notebook.places.toggleBookmark(bookmark)}
            />
          </li>
        ))}
        {own.map((annotation) => (
          <Item key={annotation.id} {...props} annotation={annotation} />
        ))}
      </ul>
    </section>
  );
});

interface ItemProps extends NotebookProps {
  readonly annotation: ShownAnnotation;
}

const Item = observer(function Item({ annotation, desk, notebook, book, section }: ItemProps) {
  const { found, passage, note, state, detail } = annotation;
  const anchor = found?.section === section && desk.root !== null ? anchorAt(desk.root, found.start) : '';
  const isTouched = desk.touched === annotation.id;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isTouched) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isTouched]);
  const quote = numbersTogether(passage.quote.length > 220 ? `${passage.quote.slice(0, 220)}…` : passage.quote);
  return (
    <li
      ref={item}
      className={classNames(styles.item, edges[annotation.colour])}
      aria-current={isTouched ? 'true' : undefined}
    >
      {found === null ? (
        <p className={styles.quote}>{quote}</p>
      ) : (
        <Link
          className={styles.quote}
          to={`${sectionPath(book, found.section)}#${anchor === '' ? `marca=${annotation.id}` : anchor}`}
          onClick={() => desk.show(null)}
        >
          {quote}
        </Link>
      )}
      {note !== '' && <p className={styles.note}>{numbersTogether(note)}</p>}
      <p className={styles.state}>{detail === '' ? annotationStateTexts[state] : detail}</p>
      <p className={styles.acts}>
        <Button size="small" look="quiet" onClick={() => desk.write(annotation.id)}>
          <Icon name="edit" /> {note === '' ? 'Escribir nota' : 'Abrir nota'}
        </Button>
        <IconButton icon="trash" label="Quitar" onClick={() => notebook.remove(annotation.id)} />
      </p>
    </li>
  );
});
