import { Button } from './button.tsx';
import styles from './late-part.module.css';
import type { NotHereProps } from './not-here.ts';
import { Notice } from './states.tsx';

/** What stands in the place of a part whose file did not come. */
export function LatePartFailed({ isInPage, failures, onRetry, onClose }: NotHereProps) {
  return (
    <div className={isInPage ? undefined : styles.over}>
      <Notice kind="error" title="No pudimos abrir esta parte" live takesFocus={!isInPage}>
        <p>Revisa tu internet. Lo que ya hiciste está guardado.</p>
        <p className={styles.actions}>
          <Button size="small" look="primary" onClick={onRetry}>
            Intentar de nuevo
          </Button>
          {/* The file of an older version of the school never comes: the page of the newer one brings its own. */}
          {failures > 1 && (
            <Button size="small" onClick={() => window.location.reload()}>
              Recargar la página
            </Button>
          )}
          {onClose !== undefined && (
            <Button size="small" look="quiet" onClick={onClose}>
              Cerrar
            </Button>
          )}
        </p>
      </Notice>
    </div>
  );
}
