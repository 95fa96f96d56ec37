import { observer } from 'mobx-react-lite';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';

const SessionNotices = latePart(() => import('./session-notices.tsx').then((file) => file.SessionNotices), {
  unasked: true,
  waits: true,
});

/** What there is to say of the session, with its files; most visits have nothing of the kind. Source: AUTH-2, AUTH-8. */
export const LateSessionNotices = observer(function LateSessionNotices() {
  const session = useLate('session');
  if (session === null || (!session.sessionExpired && !session.alert.show)) return null;
  return <SessionNotices />;
});
