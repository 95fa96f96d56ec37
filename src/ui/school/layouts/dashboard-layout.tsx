import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { Drawer } from '#ui/kit/overlay/drawer.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { Logo } from '#ui/kit/controls/logo.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { SkipLink } from '#ui/kit/layout/visually-hidden.tsx';
import { ExpiredAccessNotice } from '#ui/school/student/expired-access/expired-access-notice.tsx';
import { CartDialogs } from '#ui/school/storefront/cart/cart-dialogs.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { Tour } from '#ui/school/student/tour/tour.tsx';
import { SupportButton } from '#ui/school/layouts/support/support-button.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { HeaderAccount } from './header/header-account.tsx';
import { FoldedMenuStore } from './folded-menu-store.ts';
import { MenuStore } from './menu-store.ts';
import { LateSessionNotices } from './late-session-notices.tsx';
import { SideMenu } from './side-menu.tsx';
import { useBrowserProtections } from './use-browser-protections.ts';
import { WaitingKeeper } from './waiting-keeper.tsx';
import styles from './dashboard-layout.module.css';

/** The layout of the student's area: bar, menu of 320 px that folds, and is a drawer on narrow screens, page, footer. Source: LAY-1, LAY-10, LAY-11. */
export function Component() {
  const { years, identity, logo } = useService(SiteSettings);
  const [isMenuOpen, setMenuOpen] = useState(false);
  useBrowserProtections({ f12: false });
  return (
    <div data-area="student" className={styles.frame}>
      <SkipLink />
      <header className={styles.bar}>
        <IconButton
          icon="menu"
          label="Abrir el menú"
          className={styles.narrow}
          aria-haspopup="dialog"
          data-tour="abrir-menu"
          onClick={() => setMenuOpen(true)}
        />
        <Link to="/main" className={styles.home} aria-label={`${identity.name}, tu área`}>
          <Logo name={identity.name} image={logo} />
        </Link>
        <div className={styles.end}>
          <Link to="/" className={styles.catalogue}>
            Ir al catálogo
          </Link>
          <span data-tour="cuenta">
            <HeaderAccount />
          </span>
        </div>
      </header>
      <div className={styles.body}>
        <Side />
        <Drawer open={isMenuOpen} onClose={() => setMenuOpen(false)} title="Menú">
          <SideMenu onPick={() => setMenuOpen(false)} />
        </Drawer>
        <div className={styles.column}>
          <ConnectionNotice />
          <LateSessionNotices />
          <main id="contenido" tabIndex={-1} className={styles.page}>
            <Outlet />
          </main>
          <footer className={styles.footer}>
            <span>
              © {years} {identity.name}
            </span>
            <SupportButton />
          </footer>
        </div>
      </div>
      <ExpiredAccessNotice />
      <CartDialogs />
      <MenuKeeper />
      <WaitingKeeper />
      <Tour />
    </div>
  );
}

/** The menu of a desk, folded to its drawings by whoever wants the width. */
const Side = observer(function Side() {
  const menu = useService(FoldedMenuStore);
  const { isFolded } = menu;
  return (
    <div className={styles.side} data-folded={isFolded || undefined}>
      <IconButton
        icon={isFolded ? 'chevron-right' : 'chevron-left'}
        label={isFolded ? 'Desplegar el menú' : 'Plegar el menú'}
        className={styles.fold}
        aria-expanded={!isFolded}
        onClick={() => menu.toggle()}
      />
      <SideMenu folded={isFolded} />
    </div>
  );
});

/** Asks for the menu again whenever what is owned changes: after buying, and when somebody else signs in. */
const MenuKeeper = observer(function MenuKeeper() {
  const menu = useService(MenuStore);
  const { user } = useService(SessionStore);
  const owned = user === null ? null : [user.id, ...user.owned.map(({ id }) => id)].join(' ');
  useEffect(() => {
    if (owned !== null) void menu.load();
  }, [menu, owned]);
  return null;
});
