import { Outlet, useLocation } from 'react-router-dom';
import { SkipLink } from '#ui/kit/layout/visually-hidden.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { FocusBar } from './focus/focus-bar.tsx';
import { useBrowserProtections } from './use-browser-protections.ts';
import styles from './reading-layout.module.css';

/** The layout for reading: a thin bar with the way back, the reader’s tools and help, and nothing else beside the text. Source: LAY-1. */
export function Component() {
  useBrowserProtections({ f12: false });
  // A sample is a part of the storefront, what one owns of one's own area.
  const isOwn = useLocation().pathname.startsWith('/main/');
  return (
    <div {...(isOwn && { 'data-area': 'student' })} className={styles.frame}>
      <SkipLink />
      <FocusBar compact>
        {/* The page puts its own controls here with a portal. */}
        <div id="barra-de-lectura" className={styles.tools} />
      </FocusBar>
      {isOwn && <ConnectionNotice />}
      <main id="contenido" tabIndex={-1} className={styles.page}>
        <Outlet />
      </main>
    </div>
  );
}
