import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { WatchOutbox } from '#application/browser/learning/watch-outbox.ts';
import { AnnotationOutbox } from '#application/browser/reading/annotation-outbox.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';

/** Tells what was watched and annotated without a network, on whatever page its student is when there is one again. */
export const WaitingKeeper = observer(function WaitingKeeper() {
  const watched = useService(WatchOutbox);
  const annotations = useService(AnnotationOutbox);
  const { user } = useService(SessionStore);
  const id = user?.id ?? null;
  useEffect(() => {
    if (id === null) return;
    const tell = (): void => {
      void watched.sendWaiting();
      void annotations.sendWaiting(null);
    };
    tell();
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [watched, annotations, id]);
  return null;
});
