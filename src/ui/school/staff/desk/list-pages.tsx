import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import styles from './list-pages.module.css';

/** What to do where nothing is as asked. */
export const NARROWED_AWAY = 'Prueba con otra palabra, o quita un filtro.';

interface ListPagesProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** The address of another page of the same list. */
  readonly pathOf: (page: number) => string;
}

/** The way through a list of the office that comes in pages; nothing where there is one. */
export function ListPages({ page, pages, pathOf }: ListPagesProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label="Páginas de la lista">
      {page > 1 && <LinkButton to={pathOf(page - 1)}>Anterior</LinkButton>}
      <span data-numbers>
        Página {page} de {pages}
      </span>
      {page < pages && <LinkButton to={pathOf(page + 1)}>Siguiente</LinkButton>}
    </nav>
  );
}
