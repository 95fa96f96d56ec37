import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { fieldId, FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { PageHead, Stack, Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import { useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { usePosted } from '#ui/school/boot/posted-form.ts';
import { ForgottenPasswordStore } from './forgotten-password-store.ts';

/** Whether a link was asked for by the form alone, without script: the address is not told which e-mail it was. */
export function load(services: Services, { url }: LoadArgs): Promise<{ readonly isAsked: boolean }> {
  services.get(ForgottenPasswordStore).begin();
  return Promise.resolve({ isAsked: url.searchParams.get('estado') === 'enviado' });
}

export function meta(): PageMeta {
  return {
    title: 'Recupera tu contraseña',
    description: 'Recibe en tu correo un enlace para elegir una contraseña nueva de tu cuenta de la escuela.',
    hidden: true,
  };
}

/** Where a forgotten password begins to be changed. */
export const Component = observer(function ResetPasswordPage() {
  const store = useService(ForgottenPasswordStore);
  const { isAsked } = useLoaded<typeof load>();
  return (
    <Wrap narrow>
      {store.askedFor === null && !isAsked ? <AskForm store={store} /> : <Asked store={store} email={store.askedFor} />}
    </Wrap>
  );
});

const AskForm = observer(function AskForm({ store }: { store: ForgottenPasswordStore }) {
  const posted = usePosted('reset');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.ask(typedText(event.currentTarget, 'email'));
  };
  const problems = store.problems.length > 0 ? store.problems : (posted?.problems ?? []);
  return (
    <>
      <PageHead
        title="Recupera tu contraseña"
        lead="Escribe el correo de tu cuenta y te enviamos un enlace para elegir una contraseña nueva."
      />
      <Form method="post" action="/reset-password" onSubmit={submit}>
        <FormErrors problems={problems} ids="reset" />
        <TextField
          id={fieldId('reset', 'email')}
          label="Correo"
          name="email"
          defaultValue={posted?.values['email']}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={problems.find(({ field }) => field === 'email')?.message}
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
function Asked({ store, email }: { store: ForgottenPasswordStore; email: string | null }) {
  return (
    <>
      <PageHead title="Revisa tu correo" />
      <Stack>
        <Notice kind="info" live>
          Si hay una cuenta con {email === null ? 'ese correo' : <Named email={email} />}, ya te enviamos un enlace para
          elegir una contraseña nueva. Vence en 10 minutos y sirve una sola vez.
        </Notice>
        <p>Si no llega, revisa la carpeta de spam o comprueba que es el correo con el que creaste tu cuenta.</p>
        <FormActions>
          {email === null ? (
            <LinkButton to="/reset-password">Probar con otro correo</LinkButton>
          ) : (
            <Button onClick={() => store.begin()}>Probar con otro correo</Button>
          )}
          <LinkButton to="/login" look="quiet">
            Volver a ingresar
          </LinkButton>
        </FormActions>
      </Stack>
    </>
  );
}

function Named({ email }: { email: string }) {
  return (
    <>
      el correo{' '}
      <strong>
        <EmailText email={email} />
      </strong>
    </>
  );
}
