import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { BookWithIndex } from '#application/read-models/reading/book-on-line.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { SESSION_OVER } from '#domain/accounts/lost-session.ts';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import type { NotebookStore } from './notebook-store.ts';
import styles from '#ui/school/student/book/section-page.module.css';
import { sectionPath } from '#ui/school/student/book/reading-paths.ts';

interface PlaceOfferProps extends BookWithIndex {
  readonly notebook: NotebookStore;
  readonly section: string;
}

/** Another device is further on: it is offered, and the page stays where it is. Also says once that what is marked does not reach the school. */
export const PlaceOffer = observer(function PlaceOffer({ notebook, book, index, section }: PlaceOfferProps) {
  const session = useLate('session');
  const isOver = session?.sessionExpired === true;
  const place = notebook.places.offer(
    section,
    index.map(({ slug }) => slug),
  );
  const title = index.find(({ slug }) => slug === place?.section)?.title ?? '';
  return (
    <>
      {place !== null && (
        <Notice title="En otro equipo ibas más adelante" live>
          <p className={styles.offer}>
            <Link to={sectionPath(book, place.section) + (place.anchor === '' ? '' : `#${place.anchor}`)}>
              Ir a «{title}»
            </Link>
            <Button size="small" look="quiet" onClick={() => notebook.places.decline()}>
              Seguir aquí
            </Button>
          </p>
        </Notice>
      )}
      {isOver && (
        <Notice kind="alert" title={SESSION_OVER} live>
          <p>
            Puedes seguir leyendo esta sección: lo que marques se guarda en este equipo y se enviará cuando ingreses.
          </p>
          <Button size="small" look="primary" onClick={() => void session?.signIn()}>
            Ingresar
          </Button>
        </Notice>
      )}
      {notebook.isOffline && !isOver && (
        <p role="status" className={styles.offline}>
          Sin conexión. Puedes seguir leyendo esta sección; lo que marques se guarda en este equipo y se enviará
          después.
        </p>
      )}
    </>
  );
});
