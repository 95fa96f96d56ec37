import { Link } from 'react-router-dom';
import type { BookOnLine } from '#application/read-models/reading/book-on-line.ts';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { shopPath } from './reading-paths.ts';
import styles from './section-page.module.css';
import { workNames } from './texts.ts';

/** Says above the text that it is a part, and where the whole is. Source: BOOK-1, ROUTE-15. */
export function SampleNotice({ book }: { book: BookOnLine }) {
  const { of, whole } = workNames[book.kind];
  return (
    <div className={styles.sample}>
      <Notice title="Muestra gratuita">
        <p>
          Estás leyendo una parte {of}. <Link to={shopPath(book)}>Ver {whole}</Link>
        </p>
      </Notice>
    </div>
  );
}
