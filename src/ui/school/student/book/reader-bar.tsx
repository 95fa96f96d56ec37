import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BookOnLine } from '#application/read-models/reading/book-on-line.ts';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import type { DeskStore } from './desk-store.ts';
import type { NotebookStore } from './notebook/notebook-store.ts';
import type { NotesPlace } from './notebook/use-notes.ts';
import styles from './reader-bar.module.css';

interface ReaderBarProps {
  readonly book: BookOnLine;
  readonly desk: DeskStore;
  readonly notebook: NotebookStore | null;
  readonly onBookmark: () => void;
  readonly notes: NotesPlace;
}

/** The reader's tools, in the bar of the reading layout. */
export const ReaderBar = observer(function ReaderBar(props: ReaderBarProps) {
  const { book, desk, notebook, notes, onBookmark } = props;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // The bar belongs to the layout: on the server, and before the browser has it, there is no place for tools.
  useEffect(() => setPlace(document.getElementById('barra-de-lectura')), []);
  if (place === null) return null;
  const count = (notebook?.annotations.length ?? 0) + (notebook?.places.bookmarks.length ?? 0);
  return createPortal(
    <>
      <span className={styles.title}>{book.title}</span>
      <div className={styles.tools}>
        <span className={styles.narrow} data-beside={notes.areBeside ? '' : undefined}>
          <IconButton icon="list" label="Índice" onClick={() => desk.show('index')} />
        </span>
        <IconButton icon="search" label="Buscar en el libro" onClick={() => desk.show('search')} />
        {notebook !== null && (
          <>
            <IconButton icon="bookmark" label="Poner o quitar un marcador aquí" onClick={onBookmark} />
            <IconButton
              icon="highlighter"
              label={count === 0 ? 'Mis marcas y notas' : `Mis marcas y notas, ${count}`}
              count={count}
              aria-expanded={notes.areShown}
              onClick={notes.toggle}
            />
          </>
        )}
        <SettingsButton desk={desk} />
      </div>
    </>,
    place,
  );
});

/** The same press folds what it unfolded: pressed with a pointer, the popover is folded before the button hears of it. */
const SettingsButton = observer(function SettingsButton({ desk }: Pick<ReaderBarProps, 'desk'>) {
  const wasOpen = useRef(false);
  const isOpen = desk.panel === 'settings';
  const press = (): void => {
    desk.show(wasOpen.current || desk.panel === 'settings' ? null : 'settings');
    wasOpen.current = false;
  };
  return (
    <IconButton
      icon="text-size"
      label="Ajustes de lectura"
      aria-expanded={isOpen}
      onPointerDown={() => (wasOpen.current = isOpen)}
      onClick={press}
    />
  );
});
