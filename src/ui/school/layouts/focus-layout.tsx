import { Outlet } from 'react-router-dom';
import { SkipLink } from '#ui/kit/layout/visually-hidden.tsx';
import { ExpiredAccessNotice } from '#ui/school/student/expired-access/expired-access-notice.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { FocusBar } from './focus/focus-bar.tsx';
import { LateSessionNotices } from './late-session-notices.tsx';
import { useBrowserProtections } from './use-browser-protections.ts';
import { WaitingKeeper } from './waiting-keeper.tsx';
import styles from './focus-layout.module.css';

/** The layout of an exam and of a class: the way back, help, and nothing else beside the page. Source: look.md, Places of focus; TOUR-2. */
export function Component() {
  useBrowserProtections({ f12: false });
  return (
    <div data-area="student" className={styles.frame}>
      <SkipLink />
      <FocusBar />
      <ConnectionNotice />
      <LateSessionNotices />
      <main id="contenido" tabIndex={-1} className={styles.page}>
        <Outlet />
      </main>
      <ExpiredAccessNotice />
      <WaitingKeeper />
    </div>
  );
}
