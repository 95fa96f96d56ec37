import { useSyncExternalStore } from 'react';
import { OfflineNotice } from '#ui/kit/feedback/offline-notice.tsx';

/** Says once, above whatever page stands, that there is no connection, for as long as there is none. Source: look.md, States. */
export function ConnectionNotice() {
  return (
    <OfflineNotice
      offline={
        !useSyncExternalStore(
          listen,
          () => navigator.onLine,
          () => true,
        )
      }
    />
  );
}

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
