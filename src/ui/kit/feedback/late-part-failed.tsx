import { type KeyboardEvent, useState } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import styles from './late-part.module.css';
import type { NotHereProps } from './not-here.ts';
import { Notice } from './states.tsx';
import { NOTHING_LOST } from './texts.ts';

/** What stands in the place of a part whose file did not come. */
export function LatePartFailed({ isInPage, failures, onRetry, onClose }: NotHereProps) {
  // Whoever closes it goes on from what they had pressed.
  const [opener] = useState(() => document.activeElement);
  const close = (): void => {
    onClose?.();
    if (opener instanceof HTMLElement) opener.focus();
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && onClose !== undefined) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape does what its button does
    <div className={isInPage ? undefined : styles.over} onKeyDown={keyDown}>
      <Notice kind="error" title="No pudimos abrir esta parte" live takesFocus={!isInPage}>
        <p>{NOTHING_LOST}</p>
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
            <Button size="small" look="quiet" onClick={close}>
              Cerrar
            </Button>
          )}
        </p>
      </Notice>
    </div>
  );
}
