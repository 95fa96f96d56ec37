import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ByPassword, useGoOn, useProblems, WhatHappened } from './mailbox-parts.tsx';
import { MailboxStore } from './mailbox-store.ts';

/** The code of the letter. */
export const CodeForm = observer(function CodeForm() {
  const store = useService(MailboxStore);
  const goOn = useGoOn();
  const problemOf = useProblems(store);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.enterCode(typedText(event.currentTarget, 'code')).then(goOn);
  };
  return (
    <>
      <PageHead
        title="Escribe el código"
        lead={
          <>
            Enviamos un código de 6 números a{' '}
            <strong>
              <EmailText email={store.email} end="." />
            </strong>{' '}
            Dura 15 minutos. Si no lo ves, revisa tu carpeta de spam.
          </>
        }
      />
      <Form onSubmit={submit}>
        <FormErrors problems={store.problems} />
        <TextField
          label="Código"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          autoFocus
          error={problemOf('code')}
        />
        <WhatHappened />
        <FormActions>
          <Button type="submit" look="primary" size="large" busy={store.busy === 'entering' && 'Comprobando…'}>
            Continuar
          </Button>
          <Button size="large" busy={store.busy === 'asking' && 'Enviando…'} onClick={() => void store.askAgain()}>
            Enviarme otro código
          </Button>
        </FormActions>
        <FormActions>
          <Button look="quiet" size="large" onClick={() => store.askAnew()}>
            Usar otro correo
          </Button>
          <ByPassword />
        </FormActions>
      </Form>
    </>
  );
});
