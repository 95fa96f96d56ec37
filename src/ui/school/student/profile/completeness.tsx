import { conjunction } from '#domain/shared/text.ts';
import { observer } from 'mobx-react-lite';
import { ownNameTexts } from '#domain/accounts/registration-texts.ts';
import { missingNames } from '#domain/accounts/user.ts';
import type { OwnProfile } from '#application/read-models/accounts/own-profile.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';

/** Whether the profile is complete, and what is missing. Source: LAY-7; decisions.md, People and sessions. */
export const Completeness = observer(function Completeness({ profile }: { profile: OwnProfile }) {
  const { user } = useService(SessionStore);
  if (user === null) return null;
  if (user.profileComplete) return <Notice kind="success">Tu perfil está completo.</Notice>;
  const missing = missingIn(profile);
  return (
    <Notice kind="alert" title="Tu perfil está incompleto">
      {missing.length > 0 && (
        <p>
          {isSeveral(profile) ? 'Te faltan' : 'Te falta'} {conjunction(missing)}.
        </p>
      )}
    </Notice>
  );
});

/** Whether what is missing and told first is more than one thing: what is still to be done is counted as one. */
function isSeveral(profile: OwnProfile): boolean {
  const names = missingNames(profile);
  const things = names.length + Number(profile.documentNumber === '') + Number(profile.phone === '');
  return names.includes('givenNames') || things > 1;
}

function missingIn(profile: OwnProfile): readonly string[] {
  const { documentNumber, phone, emailVerified, hasPassword } = profile;
  return [
    ...missingNames(profile).map((name) => ownNameTexts[name]),
    ...(documentNumber === '' ? ['tu documento'] : []),
    ...(phone === '' ? ['tu celular'] : []),
    ...(emailVerified ? [] : ['verificar tu correo']),
    ...(hasPassword ? [] : ['crear una contraseña']),
  ];
}
