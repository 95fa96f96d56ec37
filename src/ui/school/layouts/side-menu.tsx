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

/** The menu of the student's area: the school's entries between the frame's own. `onPick` closes what holds it. Source: MENU-1, MAIN-9. */
export const SideMenu = observer(function SideMenu({ onPick }: { onPick?: () => void }) {
  const session = useService(SessionStore);
  const pages = useService(PageMap);
  const account = session.user === null ? [] : accountLinks(session.user, session.canManageUsers, pages);
  const ofAccount = [...papers, ...account].filter(
    ({ to }) => pages.has(to) && !first.some((entry) => entry.to === to),
  );
  return (
    <nav aria-label="Tu área" data-tour="menu">
      <MenuList entries={first.filter(({ to }) => pages.has(to))} onPick={onPick} />
      <SchoolEntries onPick={onPick} />
      {ofAccount.length > 0 && <MenuList entries={ofAccount} onPick={onPick} />}
      <MenuList entries={[{ to: '/', icon: 'search', label: 'Catálogo' }]} onPick={onPick} />
    </nav>
  );
});

/** What the school sends. Source: MENU-1 to MENU-4. */
const SchoolEntries = observer(function SchoolEntries({ onPick }: { onPick: (() => void) | undefined }) {
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
          <EntryLink entry={entry} isCurrent={entry.slug === current} onPick={onPick} />
          {entry.slug === current && <MenuProductList entry={entry} onPick={onPick} />}
        </li>
      ))}
    </ul>
  );
});

interface EntryLinkProps {
  readonly entry: MenuEntry;
  readonly isCurrent: boolean;
  readonly onPick: (() => void) | undefined;
}

/** A name of over 12 characters is cut to the eye, and whole to the ear. Source: MENU-2. */
function EntryLink({ entry, isCurrent, onPick }: EntryLinkProps) {
  const shown = truncate(entry.name, LONGEST_MENU_NAME);
  return (
    <Link
      to={menuEntryPath(entry)}
      className={styles.row}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onPick}
      title={shown === entry.name ? undefined : entry.name}
    >
      <Icon name={iconOf(entry.icon)} />
      {shown === entry.name ? (
        entry.name
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

function MenuList({ entries, onPick }: { entries: readonly Entry[]; onPick: (() => void) | undefined }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ to, icon, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/main'} className={styles.row ?? ''} onClick={onPick}>
            <Icon name={icon} />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
