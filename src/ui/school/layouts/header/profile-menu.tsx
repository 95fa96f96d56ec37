import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Profile } from '#domain/accounts/profile.ts';
import { Avatar } from '#ui/kit/layout/avatar.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { LoadingOverlay } from '#ui/kit/feedback/loading-overlay.tsx';
import { Menu, MenuButton, MenuDivider, MenuLink } from '#ui/kit/overlay/menu.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { accountLinks } from './account-links.ts';
import styles from './header-account.module.css';

/** The menu of whoever is signed in. Signing out covers the page for as long as it takes, three seconds at most. Source: LAY-3, LAY-7. */
export const ProfileMenu = observer(function ProfileMenu({ user }: { user: Profile }) {
  const session = useService(SessionStore);
  const pages = useService(PageMap);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void session.signOut();
  };
  return (
    <div className={styles.account}>
      <LinkButton to="/main/mis-contenidos" look="quiet" className={styles.onlyWide}>
        Mis contenidos
      </LinkButton>
      <Menu
        spokenLabel={`Tu cuenta, ${user.fullName}`}
        label={
          <>
            <Avatar name={user.fullName} src={user.photo} size="small" />
            <span className={styles.onlyWide}>{user.firstName}</span>
          </>
        }
      >
        {accountLinks(user, session.canManageUsers, pages).map(({ to, icon, label, note }) => (
          <MenuLink key={to} to={to} icon={icon} note={note ?? undefined}>
            {label}
          </MenuLink>
        ))}
        <MenuDivider />
        <MenuButton icon="sign-out" onClick={leave}>
          Cerrar sesión
        </MenuButton>
      </Menu>
      <LoadingOverlay shown={isLeaving} text="Cerrando tu sesión" onHidden={() => setLeaving(false)} />
    </div>
  );
});
