import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { passwordHint } from '#domain/accounts/registration-texts.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { PasswordField } from '#ui/kit/forms/password-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import { ProfileEntranceStore } from './entrance-store.ts';

/** The e-mail of the account, and asking for another. */
export const EmailForm = observer(function EmailForm({ current }: { current: string }) {
  const store = useService(ProfileEntranceStore);
  const { email } = store;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void store.changeEmail(typedText(form, 'email').trim(), typedText(form, 'password')).then((isSent) => {
      if (isSent) form.reset();
    });
  };
  return (
    <Form onSubmit={submit} aria-label="Cambiar el correo">
      <p>
        Ahora es <strong>{current}</strong>. Te enviaremos un enlace al correo nuevo para confirmarlo y un aviso al
        actual.
      </p>
      <FormErrors problems={email.problems} />
      <TextField label="Correo nuevo" name="email" type="email" autoComplete="email" error={email.problemOf('email')} />
      <PasswordField
        label="Tu contraseña"
        name="password"
        autoComplete="current-password"
        error={email.problemOf('password')}
      />
      <FormActions>
        <Button type="submit" busy={email.isBusy && 'Enviando…'}>
          Cambiar mi correo
        </Button>
      </FormActions>
      {email.done !== null && (
        <Notice kind="success" live>
          {email.done}
        </Notice>
      )}
    </Form>
  );
});

/** Another password, given the present one. */
export const PasswordForm = observer(function PasswordForm() {
  const store = useService(ProfileEntranceStore);
  const { password } = store;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void store.changePassword(typedText(form, 'currentPassword'), typedText(form, 'password')).then((isChanged) => {
      if (isChanged) form.reset();
    });
  };
  return (
    <Form onSubmit={submit} aria-label="Cambiar la contraseña">
      <FormErrors problems={password.problems} />
      <PasswordField
        label="Contraseña actual"
        name="currentPassword"
        autoComplete="current-password"
        error={password.problemOf('currentPassword')}
      />
      <PasswordField
        label="Contraseña nueva"
        name="password"
        autoComplete="new-password"
        hint={passwordHint}
        error={password.problemOf('password')}
      />
      <FormActions>
        <Button type="submit" busy={password.isBusy && 'Guardando…'}>
          Cambiar mi contraseña
        </Button>
      </FormActions>
      {password.done !== null && (
        <Notice kind="success" live>
          {password.done}
        </Notice>
      )}
    </Form>
  );
});

/** Of an account that was made with an e-mail alone: the link of its letter sets the first password. */
export const FirstPassword = observer(function FirstPassword({ email }: { email: string }) {
  const store = useService(ProfileEntranceStore);
  const { password } = store;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.createPassword(email);
  };
  return (
    <Form onSubmit={submit} aria-label="Crear una contraseña">
      <p>Abriste tu cuenta solo con tu correo. Con una contraseña vuelves a entrar cuando quieras, sin comprar nada.</p>
      <FormErrors problems={password.problems} />
      <FormActions>
        <Button type="submit" busy={password.isBusy && 'Enviando…'}>
          Crear contraseña
        </Button>
      </FormActions>
      {password.done !== null && (
        <Notice kind="success" live>
          {password.done}
        </Notice>
      )}
    </Form>
  );
});
