import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import { Logo } from '#ui/kit/controls/logo.tsx';
import { CartLink } from '#ui/school/storefront/cart/cart-link.tsx';
import { CatalogueMenu } from './catalogue-menu.tsx';
import { HeaderAccount } from './header-account.tsx';
import { HeaderSearch } from './header-search.tsx';
import { VisitedSeller } from '#ui/school/layouts/visited-seller.tsx';
import { useFixedOnScroll } from '#ui/school/layouts/use-fixed-on-scroll.ts';
import styles from './header.module.css';

/** Its files come when it is first opened. */
const MobileMenu = latePart(() => import('./mobile-menu.tsx').then((file) => file.MobileMenu), { waits: true });

/** Needed once the page is scrolled, and then only on a phone. */
const SearchToggle = latePart(() => import('./search-toggle.tsx').then((file) => file.SearchToggle), {
  unasked: true,
  waits: true,
});

/** Pixels of scroll after which the header stays at the top. */
const fixedPast = 160;

/** The header of the public pages: on a phone its search is a line of its own, which scrolls away. Source: LAY-2, LAY-4 to 8. */
export function Header() {
  const { identity, logo } = useService(SiteSettings);
  const isFixed = useFixedOnScroll(fixedPast);
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header className={styles.header}>
      <div className={styles.bar} data-fixed={isFixed || undefined}>
        <Wrap className={styles.row}>
          <IconButton
            icon="menu"
            label="Abrir el menú"
            before="#pie-catalogo"
            className={styles.narrow}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
            {...MobileMenu.near}
          />
          <Link to="/" className={styles.home} aria-label={`${identity.name}, inicio`}>
            <Logo name={identity.name} image={logo} />
          </Link>
          <nav aria-label="Principal" className={styles.links}>
            <CatalogueMenu />
            <NavLink to="/seminarios">Seminarios</NavLink>
            <NavLink to="/consultorias">Consultorías</NavLink>
          </nav>
          <div className={styles.search}>
            <HeaderSearch />
          </div>
          {isFixed && <SearchToggle />}
          <div className={styles.seller}>
            <VisitedSeller />
          </div>
          <CartLink />
          <HeaderAccount />
        </Wrap>
      </div>
      {isMenuOpen && <MobileMenu open onClose={() => setMenuOpen(false)} />}
    </header>
  );
}
