import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { MailboxStore } from './mailbox-store.ts';

/** Where paying begins. */
export const paying = '/pagos';

/** What stands in the way where no field is at fault, and that another letter is on its way. */
export const WhatHappened = observer(function WhatHappened() {
  const { refusal, isSentAgain, email } = useService(MailboxStore);
  if (refusal !== null) {
    const needsPassword = refusal.kind === 'mailbox-not-enough';
    return (
      <Notice
        kind={refusal.status === null ? 'error' : 'alert'}
        title={needsPassword ? 'Ingresa con tu contraseña' : 'Todavía no pudimos seguir'}
        live
      >
        <p>{refusal.detail}</p>
      </Notice>
    );
  }
  if (!isSentAgain) return null;
  return (
    <Notice kind="success" live>
      Enviamos otro código a <EmailText email={email} end="." /> El anterior ya no sirve.
    </Notice>
  );
});

/** The other way in, for whoever has a password. */
export function ByPassword() {
  const session = useService(SessionStore);
  return (
    <Button look="quiet" size="large" onClick={() => void session.signIn(paying)}>
      Ingresar con mi contraseña
    </Button>
  );
}

/** What is wrong with a field, by its name. */
export function useProblems(store: MailboxStore) {
  return (field: string): string | null => store.problems.find((each) => each.field === field)?.message ?? null;
}

/** On to paying; the page is no step back. */
export function useGoOn() {
  const navigate = useNavigate();
  return (isIn: boolean): void => {
    if (isIn) void navigate(paying, { replace: true });
  };
}
