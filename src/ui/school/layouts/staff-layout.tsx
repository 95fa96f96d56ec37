import { Link, NavLink, Outlet } from 'react-router-dom';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import { Logo } from '#ui/kit/controls/logo.tsx';
import { SkipLink } from '#ui/kit/layout/visually-hidden.tsx';
import { SessionNotices } from './session-notices.tsx';
import { HeaderAccount } from './header/header-account.tsx';
import styles from './staff-layout.module.css';

const areas = [
  { to: '/colaboradores', label: 'Constancias' },
  { to: '/colaboradores/devoluciones', label: 'Por devolver' },
  { to: '/colaboradores/opiniones', label: 'Opiniones' },
] as const;

/** The layout of the collaborators' area: a bar and the page. */
export function Component() {
  return (
    <>
      <SkipLink />
      <header className={styles.bar}>
        <Link to="/colaboradores" className={styles.home} aria-label={`${schoolIdentity.name}, colaboradores`}>
          <Logo name={schoolIdentity.name} />
        </Link>
        <nav className={styles.area} aria-label="Colaboradores">
          {areas.map(({ to, label }) => (
            <NavLink key={to} to={to} end className={`${styles.link}`}>
              {label}
            </NavLink>
          ))}
        </nav>
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
