import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import type { BookOnLine } from '#application/read-models/reading/book-on-line.ts';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { sectionPath } from './reading-paths.ts';
import type { BookSearchStore } from './search-store.ts';
import styles from './notebook/selection-bar.module.css';

interface HitBarProps {
  readonly search: BookSearchStore;
  readonly book: BookOnLine;
  readonly section: string;
}

/** From one hit to the next, through the whole book. */
export const HitBar = observer(function HitBar({ search, book, section }: HitBarProps) {
  const step = useStepThroughHits(search, book, section);
  if (search.currentHit === null) return null;
  return (
    <div role="toolbar" aria-label="Resultados de la búsqueda" className={styles.bar}>
      <IconButton icon="chevron-up" label="Resultado anterior" onClick={() => step(-1)} />
      <p role="status" className={styles.act}>
        {search.current + 1} de {search.hits.length}
      </p>
      <IconButton icon="chevron-down" label="Resultado siguiente" onClick={() => step(1)} />
      <IconButton icon="close" label="Terminar la búsqueda" onClick={() => search.clear()} />
    </div>
  );
});

/** Goes that many hits further, into another section when it must. */
export function useStepThroughHits(search: BookSearchStore, book: BookOnLine, section: string): (by: 1 | -1) => void {
  const navigate = useNavigate();
  return (by) => {
    search.goTo(search.current === -1 && by === -1 ? -1 : search.current + by);
    const hit = search.currentHit;
    if (hit !== null && hit.section !== section) void navigate(sectionPath(book, hit.section));
  };
}
