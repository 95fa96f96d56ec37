import type { ReactNode } from 'react';
import { Icon } from '#ui/kit/controls/icon.tsx';
import styles from './offline-notice.module.css';

/** Said once, calmly, at the head of the page while there is no connection. */
export function OfflineNotice({ offline, children }: { offline: boolean; children?: ReactNode }) {
  return (
    <div role="status">
      {offline && (
        <p className={styles.offline}>
          <Icon name="offline" />
          {children ?? 'Sin conexión. Lo que ya abriste sigue aquí; lo demás volverá con la señal.'}
        </p>
      )}
    </div>
  );
}
