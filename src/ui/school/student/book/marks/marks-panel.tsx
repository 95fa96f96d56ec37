import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { BookWithIndex } from '#application/read-models/reading/book-on-line.ts';
import { exportMarks, type ExportFormat, ORPHANS_TITLE } from '#domain/reading/marks-export.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { Drawer } from '#ui/kit/overlay/drawer.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import type { DeskStore } from '#ui/school/student/book/desk-store.ts';
import styles from './marks-panel.module.css';
import type { Mark } from './mark.ts';
import type { MarksStore } from './marks-store.ts';
import { anchorAt } from './text-places.ts';
import { sectionPath } from '#ui/school/student/book/reading-paths.ts';
import { stateTexts } from '#ui/school/student/book/texts.ts';

interface MarksPanelProps extends BookWithIndex {
  readonly desk: DeskStore;
  readonly marks: MarksStore;
  readonly section: string;
}

/** Everything the reader marked in the book, as a list to go through and to take along. */
export const MarksPanel = observer(function MarksPanel({ desk, marks, book, index, section }: MarksPanelProps) {
  const { bookmarks } = marks.places;
  const orphans = marks.marks.filter(({ found }) => found === null);
  const isEmpty = marks.marks.length + bookmarks.length === 0;
  const shown = index.filter(
    ({ slug }) => marks.inSection(slug).length > 0 || bookmarks.some((each) => each.section === slug),
  );
  const close = (): void => desk.show(null);
  const item = (mark: Mark) => (
    <Item key={mark.id} mark={mark} desk={desk} marks={marks} book={book} section={section} />
  );
  const take = (format: ExportFormat): void => {
    const annotations = marks.marks.flatMap((mark) =>
      mark.found === null
        ? []
        : [{ section: mark.found.section, note: mark.note, passage: { ...mark.passage, start: mark.found.start } }],
    );
    const { title, authors } = book;
    download(
      exportMarks({ title, authors, sections: index, annotations, bookmarks, orphans }, format),
      book.slug,
      format,
    );
  };
  return (
    <Drawer
      open
      side="right"
      title="Mis marcas y notas"
      onClose={close}
      actions={
        !isEmpty && (
          <>
            <Button size="small" onClick={() => take('markdown')}>
              <Icon name="download" /> Markdown
            </Button>
            <Button size="small" onClick={() => take('text')}>
              <Icon name="download" /> Texto
            </Button>
          </>
        )
      }
    >
      {marks.waiting > 0 && (
        <Notice live>
          <p>
            {marks.waiting === 1 ? 'Una marca espera' : `${marks.waiting} marcas esperan`} la conexión. Nada se pierde.
          </p>
        </Notice>
      )}
      {isEmpty && (
        <p className={styles.empty}>
          {marks.isLoaded
            ? 'Todavía no marcas nada en este libro. Selecciona un texto para resaltarlo o escribir una nota.'
            : 'Aquí verás lo que marques en este libro.'}
        </p>
      )}
      {shown.map(({ slug, title }) => (
        <SectionMarks key={slug} slug={slug} title={title} desk={desk} marks={marks} book={book} section={section} />
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

type MarksProps = Pick<MarksPanelProps, 'desk' | 'marks' | 'book' | 'section'>;

/** What is marked in one section: its bookmarks, then its passages in the order of the text. */
const SectionMarks = observer(function SectionMarks(props: MarksProps & { slug: string; title: string }) {
  const { desk, marks, book, slug, title } = props;
  const bookmarks = marks.places.bookmarks.filter((each) => each.section === slug);
  const own = marks.inSection(slug).toSorted((a, b) => (a.found?.start ?? 0) - (b.found?.start ?? 0));
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
              onClick={() => void marks.places.toggleBookmark(bookmark)}
            />
          </li>
        ))}
        {own.map((mark) => (
          <Item key={mark.id} {...props} mark={mark} />
        ))}
      </ul>
    </section>
  );
});

interface ItemProps extends MarksProps {
  readonly mark: Mark;
}

function Item({ mark, desk, marks, book, section }: ItemProps) {
  const { found, passage, note, state, detail } = mark;
  const anchor = found?.section === section && desk.root !== null ? anchorAt(desk.root, found.start) : '';
  const quote = passage.quote.length > 220 ? `${passage.quote.slice(0, 220)}…` : passage.quote;
  return (
    <li className={classNames(styles.item, styles[mark.colour])}>
      {found === null ? (
        <p className={styles.quote}>{quote}</p>
      ) : (
        <Link
          className={styles.quote}
          to={`${sectionPath(book, found.section)}#${anchor === '' ? `marca=${mark.id}` : anchor}`}
          onClick={() => desk.show(null)}
        >
          {quote}
        </Link>
      )}
      {note !== '' && <p className={styles.note}>{note}</p>}
      <p className={styles.state}>{detail === '' ? stateTexts[state] : detail}</p>
      <p className={styles.acts}>
        <Button size="small" look="quiet" onClick={() => desk.write(mark.id)}>
          <Icon name="edit" /> {note === '' ? 'Escribir nota' : 'Abrir nota'}
        </Button>
        <IconButton icon="trash" label="Quitar" onClick={() => marks.remove(mark.id)} />
      </p>
    </li>
  );
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
