import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { IconLink } from '#ui/kit/controls/icon-button.tsx';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import { entrancePath } from './entrance-path.ts';
import styles from './header-account.module.css';

/** Its files come once it is known that somebody is signed in. */
const ProfileMenu = latePart(() => import('./profile-menu.tsx').then((file) => file.ProfileMenu), {
  unasked: true,
  waits: true,
});

/** The end of the header: entering, or the menu of whoever is signed in. Source: LAY-6, LAY-7. */
export const HeaderAccount = observer(function HeaderAccount() {
  const session = useLate('session');
  if (session !== null && session.user !== null) {
    return <ProfileMenu user={session.user} />;
  }
  // Hidden until it is known that nobody is signed in: who is would see the header change before their eyes.
  return <Entrance isKnown={session !== null && session.ready && !session.signedIn} />;
});

function Entrance({ isKnown }: { isKnown: boolean }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <div className={styles.entrance} data-known={isKnown || undefined}>
      <IconLink
        to={entrancePath('/login', here)}
        icon="user"
        label="Ingresar"
        className={classNames(styles.onlyNarrow)}
      />
      <LinkButton to={entrancePath('/login', here)} className={styles.notNarrow}>
        Ingresar
      </LinkButton>
      <LinkButton to={entrancePath('/registro', here)} look="primary" className={styles.onlyWide}>
        Crear cuenta
      </LinkButton>
    </div>
  );
}
