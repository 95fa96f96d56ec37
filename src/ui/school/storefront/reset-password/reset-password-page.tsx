import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { FormErrors } from '#ui/kit/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/form.tsx';
import { PageHead, Stack, Wrap } from '#ui/kit/layout.tsx';
import { LinkButton } from '#ui/kit/link-button.tsx';
import { useService, type Services } from '#ui/kit/services.tsx';
import { Notice } from '#ui/kit/states.tsx';
import { TextField } from '#ui/kit/text-field.tsx';
import { typedText } from '#ui/kit/typed-text.ts';
import type { PageMeta } from '#ui/school/page-module.ts';
import { ForgottenPasswordStore } from './forgotten-password-store.ts';

export function load(services: Services): Promise<null> {
  services.get(ForgottenPasswordStore).begin();
  return Promise.resolve(null);
}

export function meta(): PageMeta {
  return {
    title: 'Recupera tu contraseña',
    description: 'Recibe en tu correo un enlace para elegir una contraseña nueva de tu cuenta de Escuela.',
    hidden: true,
  };
}

/** Where a forgotten password begins to be changed. */
export const Component = observer(function ResetPasswordPage() {
  const store = useService(ForgottenPasswordStore);
  return (
    <Wrap narrow>
      {store.askedFor === null ? <AskForm store={store} /> : <Asked store={store} email={store.askedFor} />}
    </Wrap>
  );
});

const AskForm = observer(function AskForm({ store }: { store: ForgottenPasswordStore }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.ask(typedText(event.currentTarget, 'email'));
  };
  return (
    <>
      <PageHead
        title="Recupera tu contraseña"
        lead="Escribe el correo de tu cuenta y te enviamos un enlace para elegir una contraseña nueva."
      />
      <Form onSubmit={submit}>
        <FormErrors problems={store.problems} />
        <TextField
          label="Correo"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={store.problems.find(({ field }) => field === 'email')?.message}
        />
        <FormActions>
          <Button type="submit" look="primary" busy={store.sending && 'Enviando…'}>
            Enviar el enlace
          </Button>
          <LinkButton to="/login" look="quiet">
            Volver a ingresar
          </LinkButton>
        </FormActions>
      </Form>
    </>
  );
});

/** The same whether or not there is such an account. */
function Asked({ store, email }: { store: ForgottenPasswordStore; email: string }) {
  return (
    <>
      <PageHead title="Revisa tu correo" />
      <Stack>
        <Notice kind="info" live>
          Si hay una cuenta con el correo <strong>{email}</strong>, ya te enviamos un enlace para elegir una contraseña
          nueva. Vence en 10 minutos y sirve una sola vez.
        </Notice>
        <p>Si no llega, revisa la carpeta de spam o comprueba que es el correo con el que creaste tu cuenta.</p>
        <FormActions>
          <Button onClick={() => store.begin()}>Probar con otro correo</Button>
          <LinkButton to="/login" look="quiet">
            Volver a ingresar
          </LinkButton>
        </FormActions>
      </Stack>
    </>
  );
}
