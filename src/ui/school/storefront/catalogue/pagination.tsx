import { Link, useLocation } from 'react-router-dom';
import { Icon } from '#ui/kit/controls/icon.tsx';
import styles from './pagination.module.css';
import { NO_MORE } from './texts.ts';

export interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  /** The address of a page of this list; by its number alone when left out. */
  readonly to?: (page: number) => string;
}

/** Links to the pages of a list; on its last page it says that there is no more. Nothing when one page holds all. Source: SEARCH-5. */
export function Pagination({ page, pages, to = byNumber(useLocation().pathname) }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Páginas" className={styles.pagination}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={styles.step}>
          <Icon name="chevron-left" />
          Anterior
        </Link>
      )}
      <ol className={styles.pages} aria-label={`Página ${page} de ${pages}`}>
        {near(page, pages).map((number, index) =>
          number === null ? (
            <li key={`hasta ${index}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={to(number)}
                aria-label={`Página ${number}`}
                className={styles.page}
                {...(number === page && { 'aria-current': 'page' })}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className={styles.step}>
          Siguiente
          <Icon name="chevron-right" />
        </Link>
      )}
      {page >= pages && <p className={styles.end}>{NO_MORE}</p>}
    </nav>
  );
}

function byNumber(path: string) {
  return (page: number): string => (page === 1 ? path : `${path}?pagina=${page}`);
}

/** The first, the last, and those beside the present page; null where some are left out. */
function near(page: number, pages: number): readonly (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const numbers = [...new Set(shown)].toSorted((a, b) => a - b);
  return numbers.flatMap((each, index) => (index > 0 && each - (numbers[index - 1] ?? 0) > 1 ? [null, each] : [each]));
}
