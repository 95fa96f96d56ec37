import { Link, useSearchParams } from 'react-router-dom';
import type { BookOnLine } from '#application/read-models/reading/book-on-line.ts';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { isToldToHaveEnded } from './ended-access.ts';
import { shopPath } from './reading-paths.ts';
import styles from './section-page.module.css';
import { workNames } from './texts.ts';

/** Says above the text that it is a part, and where the whole is; to whoever had the whole, also that it ended. Source: BOOK-1, ROUTE-15, LEARN-5. */
export function SampleNotice({ book }: { book: BookOnLine }) {
  const { of, whole } = workNames[book.kind];
  const [search] = useSearchParams();
  const isEnded = isToldToHaveEnded(search);
  return (
    <div className={styles.sample}>
      <Notice kind={isEnded ? 'alert' : 'info'} title={isEnded ? 'Tu acceso terminó' : 'Muestra gratuita'}>
        <p>
          {isEnded ? 'Aquí sigue la muestra gratuita' : 'Estás leyendo una parte'} {of}.{' '}
          <Link to={shopPath(book)}>Ver {whole}</Link>
        </p>
        {isEnded && (
          <p>
            Lo que resaltaste y anotaste sigue siendo tuyo: está en <Link to="/main/mis-notas">Mis notas</Link>.
          </p>
        )}
      </Notice>
    </div>
  );
}
