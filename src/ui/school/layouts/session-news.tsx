import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useService } from '#ui/kit/services.tsx';
import { SessionStore } from '#ui/school/session-store.ts';

const SessionNotices = lazy(async () => ({ default: (await import('#ui/school/session-notices.tsx')).SessionNotices }));

/** What there is to say of the session, with its files; most visits have nothing of the kind. Source: AUTH-2, AUTH-8. */
export const SessionNews = observer(function SessionNews() {
  const { sessionExpired, alert } = useService(SessionStore);
  if (!sessionExpired && !alert.show) return null;
  return (
    <Suspense fallback={null}>
      <SessionNotices />
    </Suspense>
  );
});
