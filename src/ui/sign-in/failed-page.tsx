import { Button } from '#ui/kit/controls/button.tsx';
import { useRouteError } from 'react-router-dom';
import { LonePage } from './lone-page.tsx';

/** What stands in place of a page that could not be shown. */
export function FailedPage() {
  const error = useRouteError();
  return (
    <LonePage title="No pudimos abrir esta página">
      <p>{error instanceof Error ? error.message : 'Algo falló de nuestro lado.'}</p>
      <p>
        <Button look="primary" onClick={() => window.location.reload()}>
          Intentar de nuevo
        </Button>
      </p>
    </LonePage>
  );
}
