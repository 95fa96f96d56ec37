import { observer } from 'mobx-react-lite';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { currentMenuSlug, LONGEST_MENU_NAME, menuEntryPath } from '#domain/catalogue/menu-paths.ts';
import { menuSlugOf, type MenuEntry } from '#domain/catalogue/student-menu.ts';
import { truncate } from '#domain/shared/text.ts';
import { iconNames, type IconName } from '#ui/kit/controls/icon-names.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Loading, SkeletonText } from '#ui/kit/feedback/skeleton.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { accountLinks } from './header/account-links.ts';
import { MenuProductList } from './header/menu-product-list.tsx';
import { MenuStore } from './menu-store.ts';
import styles from './side-menu.module.css';

interface Entry {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
}

const first: readonly Entry[] = [
  { to: '/main', icon: 'home', label: 'Inicio' },
  { to: '/main/mis-contenidos', icon: 'book-open', label: 'Mis contenidos' },
  { to: '/main/guardados', icon: 'bookmark', label: 'Mis guardados' },
];
const papers: readonly Entry[] = [
  { to: '/main/mis-certificados', icon: 'certificate', label: 'Mis certificados' },
  { to: '/main/mis-notas', icon: 'note', label: 'Mis notas' },
  { to: '/main/mis-comprobantes', icon: 'receipt', label: 'Mis comprobantes' },
  { to: '/main/facturacion', icon: 'edit', label: 'Datos de facturación' },
];

interface SideMenuProps {
  /** Drawings alone, with their names for the ear and as tips. */
  readonly folded?: boolean;
  /** Closes what holds it. */
  readonly onPick?: () => void;
}

/** The menu of the student's area: the school's entries between the frame's own. Source: MENU-1, MAIN-9. */
export const SideMenu = observer(function SideMenu({ folded = false, onPick }: SideMenuProps) {
  const session = useService(SessionStore);
  const pages = useService(PageMap);
  const account = session.user === null ? [] : accountLinks(session.user, session.canManageUsers, pages);
  const ofAccount = [...papers, ...account].filter(
    ({ to }) => pages.has(to) && !first.some((entry) => entry.to === to),
  );
  const how = { folded, onPick };
  return (
    <nav aria-label="Tu área" data-tour="menu" data-folded={folded || undefined}>
      <MenuList entries={first.filter(({ to }) => pages.has(to))} {...how} />
      <SchoolEntries {...how} />
      {ofAccount.length > 0 && <MenuList entries={ofAccount} {...how} />}
      <MenuList entries={[{ to: '/', icon: 'search', label: 'Catálogo' }]} {...how} />
    </nav>
  );
});

interface How {
  readonly folded: boolean;
  readonly onPick: (() => void) | undefined;
}

/** What the school sends. Source: MENU-1 to MENU-4. */
const SchoolEntries = observer(function SchoolEntries({ folded, onPick }: How) {
  const menu = useService(MenuStore);
  const { user } = useService(SessionStore);
  const { pathname, search } = useLocation();
  if (menu.entries === null) {
    return (
      <Loading label="Cargando tu menú">
        <SkeletonText lines={4} />
      </Loading>
    );
  }
  if (menu.active.length === 0) return null;
  const kindSlugOf = (slug: string) => {
    const owned = user?.owned.find((each) => each.slug === slug);
    return owned === undefined ? null : menuSlugOf(owned.kind);
  };
  const category = new URLSearchParams(search).get('category');
  const current = currentMenuSlug(menu.entries, { pathname, category }, kindSlugOf);
  return (
    <ul className={styles.list}>
      {menu.active.map((entry) => (
        <li key={entry.slug}>
          <EntryLink entry={entry} isCurrent={entry.slug === current} folded={folded} onPick={onPick} />
          {entry.slug === current && !folded && <MenuProductList entry={entry} onPick={onPick} />}
        </li>
      ))}
    </ul>
  );
});

interface EntryLinkProps extends How {
  readonly entry: MenuEntry;
  readonly isCurrent: boolean;
}

/** A name of over 12 characters is cut to the eye, and whole to the ear. Source: MENU-2. */
function EntryLink({ entry, isCurrent, folded, onPick }: EntryLinkProps) {
  // Folded, the whole of it is the tip.
  const shown = folded ? entry.name : truncate(entry.name, LONGEST_MENU_NAME);
  return (
    <Link
      to={menuEntryPath(entry)}
      className={styles.row}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onPick}
      title={shown === entry.name && !folded ? undefined : entry.name}
    >
      <Icon name={iconOf(entry.icon)} />
      {shown === entry.name ? (
        <span className={styles.label}>{entry.name}</span>
      ) : (
        <>
          <span aria-hidden>{shown}</span>
          <VisuallyHidden>{entry.name}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}

function iconOf(name: string): IconName {
  return iconNames.find((each) => each === name) ?? 'list';
}

function MenuList({ entries, folded, onPick }: How & { readonly entries: readonly Entry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ to, icon, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === '/main'}
            className={styles.row ?? ''}
            onClick={onPick}
            title={folded ? label : undefined}
          >
            <Icon name={icon} />
            <span className={styles.label}>{label}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
