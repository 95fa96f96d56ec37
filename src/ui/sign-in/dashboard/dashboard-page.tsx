import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { Profile } from '#domain/accounts/profile.ts';
import { EntrancePage } from '#ui/sign-in/frame/entrance-page.tsx';
import { NoPlan } from './no-plan.tsx';
import { DestinationList, type Destination } from './destination-list.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { Unverified } from './unverified.tsx';

const destinations: readonly Destination[] = [
  { path: '/main', icon: 'book-open', text: 'Mis contenidos' },
  { path: '/dashboard/perfil', icon: 'user', text: 'Mi cuenta y mis sesiones' },
  { path: '/dashboard/confirmar-pago', icon: 'receipt', text: 'Confirmar un pago' },
  { path: '/', icon: 'search', text: 'Catálogo' },
];

/** Who is signed in, and where to go; also where somebody comes whose plan does not hold what was asked for. Source: SIGN-3. */
export function Component() {
  const profile = useLoaderData<Profile>();
  const [query] = useSearchParams();
  return (
    <EntrancePage title={`Hola, ${profile.firstName}`} lead={`Tu sesión está iniciada como ${profile.email}.`}>
      {!profile.emailVerified && <Unverified email={profile.email} />}
      {query.get('motivo') === 'sin-plan' && <NoPlan profile={profile} module={query.get('modulo')} />}
      <DestinationList destinations={destinations} label="A dónde ir" />
      <SignOutButton />
    </EntrancePage>
  );
}
