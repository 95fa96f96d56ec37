import { Link, Outlet } from 'react-router-dom';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { Wrap } from '#ui/kit/layout.tsx';
import { Logo } from '#ui/kit/logo.tsx';
import { SkipLink } from '#ui/kit/visually-hidden.tsx';
import { SessionNotices } from '#ui/school/session-notices.tsx';
import { HeaderAccount } from './header-account.tsx';
import styles from './staff-layout.module.css';

/** The layout of the collaborators' area: a bar and the page. */
export function Component() {
  return (
    <>
      <SkipLink />
      <header className={styles.bar}>
        <Link to="/colaboradores" className={styles.home} aria-label={`${schoolIdentity.name}, colaboradores`}>
          <Logo name={schoolIdentity.name} />
        </Link>
        <span className={styles.area}>Colaboradores</span>
        <div className={styles.end}>
          <HeaderAccount />
        </div>
      </header>
      <SessionNotices />
      <main id="contenido" tabIndex={-1} className={styles.page}>
        <Wrap>
          <Outlet />
        </Wrap>
      </main>
    </>
  );
}
