import { observer } from 'mobx-react-lite';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormActions } from '#ui/kit/forms/form.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { withQuery } from '#domain/shared/query-string.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import type { GuestRegistrationStore } from './guest-registration-store.ts';

/** The account of the invited address is signed in: one press. */
export const SignedInGuest = observer(function SignedInGuest({
  token,
  store,
}: {
  token: string;
  store: GuestRegistrationStore;
}) {
  return (
    <>
      <p>
        Tu cuenta pasará a ser de invitado mientras uses este plan: lo que ya compraste sigue siendo tuyo. Para comprar
        algo por tu cuenta, podrás dejar de ser invitado cuando quieras.
      </p>
      <FormActions>
        <Button
          look="primary"
          size="large"
          busy={store.isBusy && 'Aceptando…'}
          onClick={() => void store.accept(token)}
        >
          Aceptar la invitación
        </Button>
      </FormActions>
    </>
  );
});

/** Somebody else is signed in on this device. */
export function OtherAccount({ signedInAs, email }: { signedInAs: string; email: string }) {
  const session = useService(SessionStore);
  return (
    <>
      <Notice kind="alert" title="Ingresaste con otra cuenta">
        La invitación es para <EmailText email={email} end="," /> y ahora estás como{' '}
        <EmailText email={signedInAs} end="." /> Cierra esta sesión y vuelve a abrir el enlace.
      </Notice>
      <FormActions>
        <Button look="primary" onClick={() => void session.signOut()}>
          Cerrar sesión
        </Button>
      </FormActions>
    </>
  );
}

/** The address has an account: it signs in and comes back here. */
export function KnownAccount({ token }: { token: string }) {
  const here = withQuery('/registro-invitado', { token });
  return (
    <>
      <p>Ya tienes una cuenta con este correo. Ingresa y vuelves aquí para aceptar.</p>
      <FormActions>
        <LinkButton look="primary" size="large" to={withQuery('/login', { redirect: here })}>
          Ingresar para aceptar
        </LinkButton>
      </FormActions>
    </>
  );
}
