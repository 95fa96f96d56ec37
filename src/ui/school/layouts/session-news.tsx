import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useLate } from '#ui/school/late-services.ts';

const SessionNotices = lazy(async () => ({ default: (await import('#ui/school/session-notices.tsx')).SessionNotices }));

/** What there is to say of the session, with its files; most visits have nothing of the kind. Source: AUTH-2, AUTH-8. */
export const SessionNews = observer(function SessionNews() {
  const session = useLate('session');
  if (session === null || (!session.sessionExpired && !session.alert.show)) return null;
  return (
    <Suspense fallback={null}>
      <SessionNotices />
    </Suspense>
  );
});
