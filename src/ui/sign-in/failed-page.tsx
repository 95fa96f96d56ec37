import { Button } from '#ui/kit/button.tsx';
import { useRouteError } from 'react-router-dom';
import styles from './unknown-address.module.css';

/** What stands in place of a page that could not be shown. */
export function FailedPage() {
  const error = useRouteError();
  return (
    <main className={styles.page}>
      <title>No pudimos abrir esta página | Escuela</title>
      <h1>No pudimos abrir esta página</h1>
      <p>{error instanceof Error ? error.message : 'Algo falló de nuestro lado.'}</p>
      <p>
        <Button look="primary" onClick={() => window.location.reload()}>
          Intentar de nuevo
        </Button>
      </p>
    </main>
  );
}
