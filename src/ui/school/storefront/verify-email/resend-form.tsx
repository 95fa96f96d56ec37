import { useState, type FormEvent } from 'react';
import { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormErrors, type FormProblem } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { VerificationDialog } from '#ui/kit/overlay/verification-dialog.tsx';

/** Asks for another verification letter. */
export function ResendForm() {
  const api = useService(AccountApi);
  const session = useService(SessionStore);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = typedText(event.currentTarget, 'email');
    setSending(true);
    const sent = await api.sendVerification(email);
    setSending(false);
    setProblems(sent.ok ? [] : [{ field: sent.refusal.field, message: sent.refusal.detail }]);
    if (sent.ok) setSentTo(email.trim());
  };
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <FormErrors problems={problems} />
      <TextField
        label="Correo"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={session.user?.email ?? ''}
        error={problems.find(({ field }) => field === 'email')?.message}
      />
      <FormActions>
        <Button type="submit" look="primary" busy={sending && 'Enviando…'}>
          Enviar un enlace nuevo
        </Button>
      </FormActions>
      <VerificationDialog email={sentTo} onClose={() => setSentTo(null)} />
    </Form>
  );
}
