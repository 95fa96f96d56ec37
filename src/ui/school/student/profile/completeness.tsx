import { conjunction } from '#domain/shared/text.ts';
import { observer } from 'mobx-react-lite';
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
      {missing.length > 0 && <p>Te falta {conjunction(missing)}.</p>}
    </Notice>
  );
});

function missingIn({
  paternalSurname,
  documentNumber,
  phone,
  emailVerified,
  hasPassword,
}: OwnProfile): readonly string[] {
  return [
    ...(paternalSurname === '' ? ['tu apellido paterno'] : []),
    ...(documentNumber === '' ? ['tu documento'] : []),
    ...(phone === '' ? ['tu celular'] : []),
    ...(emailVerified ? [] : ['verificar tu correo']),
    ...(hasPassword ? [] : ['crear una contraseña']),
  ];
}
