import type { BookOnLine } from '#application/read-models/reading/book-on-line.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { shopPath } from './reading-paths.ts';
import { workNames } from './texts.ts';
import styles from './sample-end.module.css';

/** Where the free sample ends: what comes next, without pressing anybody. Source: BOOK-1, ROUTE-15. */
export function SampleEnd({ book }: { book: BookOnLine }) {
  const { whole } = workNames[book.kind];
  return (
    <aside className={styles.end} aria-label="Fin de la muestra">
      <img src={`/portadas/${book.slug}.svg`} alt="" width={96} height={144} loading="lazy" />
      <div>
        <h2>Hasta aquí la muestra</h2>
        <p>
          Gracias por leer. Con {whole} tienes todas las secciones, y puedes resaltar, tomar notas y seguir donde te
          quedaste en cualquier equipo.
        </p>
        <p className={styles.acts}>
          <LinkButton look="primary" to={shopPath(book)}>
            Seguir leyendo en {whole}
          </LinkButton>
          <LinkButton to="/lectura">Ver otras muestras</LinkButton>
        </p>
      </div>
    </aside>
  );
}
