import { Link, Outlet } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { Logo } from '#ui/kit/controls/logo.tsx';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { SkipLink } from '#ui/kit/layout/visually-hidden.tsx';
import { useCameFromArea } from './focus/came-from-area.ts';
import { SupportButton } from './support/support-button.tsx';
import { LateSessionNotices } from './late-session-notices.tsx';
import { useBrowserProtections } from './use-browser-protections.ts';
import styles from './checkout-layout.module.css';

/**
 * The layout of paying: logo, help and the page; no menu and no advertisement. Its one way back is the front page, or the page of the student's
 * area from which one came. What the law wants in sight stands at its foot. Source: look.md, Places of focus.
 */
export function Component() {
  const { years, identity, logo } = useService(SiteSettings);
  const area = useCameFromArea();
  useBrowserProtections({ f12: true });
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.bar}>
        <Wrap className={styles.row}>
          <Link
            to={area ?? '/'}
            className={styles.home}
            {...(area === null && { 'aria-label': `${identity.name}, inicio` })}
          >
            <Logo name={identity.name} image={logo} />{' '}
            {area !== null && (
              <span className={styles.back}>
                <Icon name="arrow-left" size="medium" />
                Volver a mi área
              </span>
            )}
          </Link>
          <SupportButton inBar />
        </Wrap>
      </header>
      <LateSessionNotices />
      <main id="contenido" tabIndex={-1} className={styles.page}>
        <Outlet />
      </main>
      <footer className={styles.foot}>
        <Wrap className={styles.row}>
          <p>
            © {years} {identity.name}
          </p>
          <Link to="/reclamaciones" className={styles.complaints}>
            <Icon name="book-open" size="medium" />
            Libro de Reclamaciones
          </Link>
        </Wrap>
      </footer>
    </div>
  );
}
