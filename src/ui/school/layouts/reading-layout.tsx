import { Link, Outlet } from 'react-router-dom';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { LogoMark } from '#ui/kit/controls/logo.tsx';
import { SkipLink } from '#ui/kit/layout/visually-hidden.tsx';
import { useBrowserProtections } from './use-browser-protections.ts';
import styles from './reading-layout.module.css';

/** The layout for reading: a thin bar with the way home, and nothing else beside the text. Source: LAY-1. */
export function Component() {
  useBrowserProtections({ f12: false });
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.bar}>
        <Link to="/" className={styles.home} aria-label={`${schoolIdentity.name}, inicio`}>
          <LogoMark />
        </Link>
        {/* The page puts its own controls here with a portal. */}
        <div id="barra-de-lectura" className={styles.tools} />
      </header>
      <main id="contenido" tabIndex={-1} className={styles.page}>
        <Outlet />
      </main>
    </div>
  );
}
