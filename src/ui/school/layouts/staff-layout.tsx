import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import { Logo } from '#ui/kit/controls/logo.tsx';
import { SkipLink } from '#ui/kit/layout/visually-hidden.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import { isOfArea, officeAreasOf } from '#ui/school/staff/desk/office-areas.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { SessionNotices } from './session-notices.tsx';
import { useEdgesOfScroll } from '#ui/school/staff/desk/use-edges-of-scroll.ts';
import { HeaderAccount } from './header/header-account.tsx';
import styles from './staff-layout.module.css';

/** The layout of the collaborators' area: a bar with the parts that are for one's roles, and the page. */
export function Component() {
  const { identity, logo } = useService(SiteSettings);
  return (
    <div data-area="office">
      <SkipLink />
      <header className={styles.bar}>
        <Link to="/colaboradores" className={styles.home} aria-label={`${identity.name}, colaboradores`}>
          <Logo name={identity.name} image={logo} className={styles.logo} />
        </Link>
        <Areas />
        <div className={styles.end}>
          <HeaderAccount />
        </div>
      </header>
      {/* In the page's flow: how high the areas above it are, and whether they are still in the window, is not known elsewhere. */}
      <div className={styles.connection}>
        <ConnectionNotice />
      </div>
      <SessionNotices />
      <main id="contenido" tabIndex={-1} className={styles.page}>
        <Wrap>
          <Outlet />
        </Wrap>
      </main>
    </div>
  );
}

/** Parts that stand side by side on a desk's screen. */
const mostInALine = 14;

const Areas = observer(function Areas() {
  const roles = useLate('session')?.user?.officeRoles ?? [];
  const areas = officeAreasOf(roles);
  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // On a phone the last areas lie beyond the edge; the one being shown must not. The page itself stays where it is.
    const shown = bar.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    const whole = bar.current?.getBoundingClientRect();
    if (shown === undefined || whole === undefined) return;
    bar.current?.scrollBy({ left: shown.left + shown.width / 2 - (whole.left + whole.width / 2) });
  }, [pathname, areas.length]);
  const edges = useEdgesOfScroll(bar);
  return (
    <div className={styles.frame} data-further={edges}>
      <nav ref={bar} className={styles.area} aria-label="Colaboradores">
        {areas.map((area) => (
          <Fragment key={area.to}>
            {/* More than a line holds turn where something else begins. */}
            {area.isSecondHalf === true && areas.length > mostInALine && <span className={styles.turn} />}
            <Link to={area.to} className={styles.link} aria-current={isOfArea(area, pathname) ? 'page' : undefined}>
              {area.label}
            </Link>
          </Fragment>
        ))}
      </nav>
    </div>
  );
});
