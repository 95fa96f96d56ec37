import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BookOnLine } from '#application/read-models/reading/book-on-line.ts';
import { LONGEST_BOOK_SEARCH } from '#domain/reading/book-search.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Drawer } from '#ui/kit/overlay/drawer.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import type { DeskStore } from './desk-store.ts';
import { sectionPath } from './reading-paths.ts';
import styles from './search-panel.module.css';
import type { BookSearchStore } from './search-store.ts';

interface SearchPanelProps {
  readonly desk: DeskStore;
  readonly search: BookSearchStore;
  readonly book: BookOnLine;
  /** Slug of the section being read. */
  readonly section: string;
}

/** Looks for words in the whole book; a hit leads to its place, where all hits of the section are coloured. */
export const SearchPanel = observer(function SearchPanel({ desk, search, book, section }: SearchPanelProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('texto');
    void search.search(typeof text === 'string' ? text : '');
  };
  const go = (index: number): void => {
    search.goTo(index);
    const hit = search.currentHit;
    desk.show(null);
    if (hit !== null && hit.section !== section) void navigate(sectionPath(book, hit.section));
  };
  return (
    <Drawer open title="Buscar en el libro" onClose={() => desk.show(null)}>
      <form role="search" className={styles.form} onSubmit={submit}>
        <TextField
          label="Palabras"
          name="texto"
          type="search"
          maxLength={LONGEST_BOOK_SEARCH}
          hint="Entre comillas, la frase exacta: «buena fe»."
          defaultValue={search.text}
          error={search.state === 'failed' ? search.problem : undefined}
          data-autofocus
        />
        <Button look="primary" type="submit" busy={search.state === 'searching' && 'Buscando…'}>
          Buscar
        </Button>
      </form>
      <p role="status" className={styles.count}>
        {countText(search, book.isOwned)}
      </p>
      <ol className={styles.hits}>
        {search.hits.map((hit, index) => (
          <li key={`${hit.section} ${hit.start}`}>
            {search.hits[index - 1]?.section !== hit.section && <h3 className={styles.section}>{hit.sectionTitle}</h3>}
            <button
              type="button"
              className={styles.hit}
              aria-current={index === search.current ? 'true' : undefined}
              onClick={() => go(index)}
            >
              {hit.before}
              <mark>{hit.match}</mark>
              {hit.after}
            </button>
          </li>
        ))}
      </ol>
    </Drawer>
  );
});

function countText({ state, hits, hasMore, text }: BookSearchStore, isOwned: boolean): string {
  const where = isOwned ? 'el libro' : 'la muestra gratuita';
  if (state === 'nothing')
    return `${asSought(text)} no está en ${where}. Prueba con otra palabra, con una parte de ella o sin comillas.`;
  if (state !== 'found') return '';
  if (hasMore) return `Más de ${hits.length} resultados en ${where}: estos son los primeros.`;
  return hits.length === 1 ? `Un resultado en ${where}.` : `${hits.length} resultados en ${where}.`;
}

/** What was sought in quotation marks, those that its reader gave where there were any. */
function asSought(text: string): string {
  const sought = text.trim();
  return /^["“”«»]/.test(sought) ? sought : `«${sought}»`;
}
