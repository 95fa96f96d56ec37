import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { BookWithIndex } from '#application/read-models/reading/book-on-line.ts';
import { exportNotebook, type ExportFormat, ORPHANS_TITLE } from '#domain/reading/notebook-export.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { Drawer } from '#ui/kit/overlay/drawer.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import type { DeskStore } from '#ui/school/student/book/desk-store.ts';
import styles from './notebook-panel.module.css';
import type { ShownAnnotation } from './shown-annotation.ts';
import type { NotebookStore } from './notebook-store.ts';
import { anchorAt } from './text-places.ts';
import { sectionPath } from '#ui/school/student/book/reading-paths.ts';
import { annotationStateTexts } from '#ui/school/student/book/texts.ts';

interface NotebookPanelProps extends BookWithIndex {
  readonly desk: DeskStore;
  readonly notebook: NotebookStore;
  readonly section: string;
}

/** The notebook as a list to go through and to take along. */
export const NotebookPanel = observer(function NotebookPanel({
  desk,
  notebook,
  book,
  index,
  section,
}: NotebookPanelProps) {
  const { bookmarks } = notebook.places;
  const orphans = notebook.annotations.filter(({ found }) => found === null);
  const isEmpty = notebook.annotations.length + bookmarks.length === 0;
  const shown = index.filter(
    ({ slug }) => notebook.inSection(slug).length > 0 || bookmarks.some((each) => each.section === slug),
  );
  const close = (): void => desk.show(null);
  const item = (annotation: ShownAnnotation) => (
    <Item key={annotation.id} annotation={annotation} desk={desk} notebook={notebook} book={book} section={section} />
  );
  return (
    <Drawer
      open
      side="right"
      title="Mis marcas y notas"
      onClose={close}
      actions={
        !isEmpty && (
          <>
            <Button size="small" onClick={() => take(notebook, { book, index }, 'markdown')}>
              <Icon name="download" /> Markdown
            </Button>
            <Button size="small" onClick={() => take(notebook, { book, index }, 'text')}>
              <Icon name="download" /> Texto
            </Button>
          </>
        )
      }
    >
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
        <NotebookSection
          key={slug}
          slug={slug}
          title={title}
          desk={desk}
          notebook={notebook}
          book={book}
          section={section}
        />
      ))}
      {orphans.length > 0 && (
        <section>
          <h3 className={styles.section}>{ORPHANS_TITLE}</h3>
          <p className={styles.empty}>La edición actual cambió estos pasajes. Tus notas se conservan aquí.</p>
          <ul className={styles.list}>{orphans.map(item)}</ul>
        </section>
      )}
    </Drawer>
  );
});

type NotebookProps = Pick<NotebookPanelProps, 'desk' | 'notebook' | 'book' | 'section'>;

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

function Item({ annotation, desk, notebook, book, section }: ItemProps) {
  const { found, passage, note, state, detail } = annotation;
  const anchor = found?.section === section && desk.root !== null ? anchorAt(desk.root, found.start) : '';
  const quote = passage.quote.length > 220 ? `${passage.quote.slice(0, 220)}…` : passage.quote;
  return (
    <li className={classNames(styles.item, styles[annotation.colour])}>
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
      {note !== '' && <p className={styles.note}>{note}</p>}
      <p className={styles.state}>{detail === '' ? annotationStateTexts[state] : detail}</p>
      <p className={styles.acts}>
        <Button size="small" look="quiet" onClick={() => desk.write(annotation.id)}>
          <Icon name="edit" /> {note === '' ? 'Escribir nota' : 'Abrir nota'}
        </Button>
        <IconButton icon="trash" label="Quitar" onClick={() => notebook.remove(annotation.id)} />
      </p>
    </li>
  );
}

/** Hands the notebook over as a file. */
function take({ annotations, places }: NotebookStore, { book, index }: BookWithIndex, format: ExportFormat): void {
  const { title, authors, slug } = book;
  const placed = annotations.flatMap(({ found, note, passage }) =>
    found === null ? [] : [{ section: found.section, note, passage: { ...passage, start: found.start } }],
  );
  const orphans = annotations.filter(({ found }) => found === null);
  const { bookmarks } = places;
  const notebook = { title, authors, sections: index, annotations: placed, bookmarks, orphans };
  download(exportNotebook(notebook, format), slug, format);
}

/** Hands a text over as a file. */
function download(text: string, slug: string, format: ExportFormat): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `notas-${slug}.${format === 'markdown' ? 'md' : 'txt'}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
