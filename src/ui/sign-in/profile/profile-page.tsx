import { useLoaderData } from 'react-router-dom';
import type { Profile } from '#domain/accounts/profile.ts';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { DestinationList, type Destination } from '#ui/sign-in/dashboard/destination-list.tsx';
import { SignOutButton } from '#ui/sign-in/dashboard/sign-out-button.tsx';
import { Unverified } from '#ui/sign-in/dashboard/unverified.tsx';
import { EntrancePage } from '#ui/sign-in/frame/entrance-page.tsx';
import { OpenSessions } from './open-sessions.tsx';
import styles from './profile-page.module.css';

const destinations: readonly Destination[] = [
  { path: '/main/perfil', icon: 'user', text: 'Editar mi perfil en la escuela' },
  { path: '/dashboard', icon: 'home', text: 'Volver al inicio de mi cuenta' },
];

/** Who is signed in, whether the address is verified, and where the account is open. Source: SIGN-1, AUTH-8. */
export function Component() {
  const profile = useLoaderData<Profile>();
  return (
    <EntrancePage title="Mi cuenta" lead={profile.fullName}>
      {!profile.emailVerified && <Unverified email={profile.email} />}
      <dl className={styles.facts}>
        <dt>Correo</dt>
        <dd>
          <EmailText email={profile.email} />{' '}
          <Badge kind={profile.emailVerified ? 'success' : 'warning'}>
            {profile.emailVerified ? 'Verificado' : 'Sin verificar'}
          </Badge>
        </dd>
        <dt>Perfil</dt>
        <dd>{profile.profileComplete ? 'Completo' : 'Incompleto: complétalo para comprar y certificarte.'}</dd>
      </dl>
      <OpenSessions />
      <DestinationList destinations={destinations} label="A dónde ir" />
      <SignOutButton />
    </EntrancePage>
  );
}
