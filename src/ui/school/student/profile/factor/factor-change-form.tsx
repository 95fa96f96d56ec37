import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { factorCodeHint } from '#domain/accounts/factor/second-factor-texts.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { PasswordField } from '#ui/kit/forms/password-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { type FactorChange, FactorStore } from './factor-store.ts';

const texts: Readonly<
  Record<FactorChange, { readonly title: string; readonly about: string; readonly press: string }>
> = {
  'turn-off': {
    title: 'Desactivar la verificación en dos pasos',
    about: 'Después bastará tu contraseña para ingresar.',
    press: 'Desactivar',
  },
  'renew-codes': {
    title: 'Pedir códigos de recuperación nuevos',
    about: 'Los que tienes dejarán de servir.',
    press: 'Dar códigos nuevos',
  },
};

/** Changes a second factor that is in use, given password and code. */
export const FactorChangeForm = observer(function FactorChangeForm({ change }: { change: FactorChange }) {
  const store = useService(FactorStore);
  const { title, about, press } = texts[change];
  const run = store.change;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void store.changeIt(typedText(form, 'password'), typedText(form, 'code'));
  };
  return (
    <Form onSubmit={submit} aria-label={title}>
      <FormErrors problems={run.problems} />
      <p>{about}</p>
      <PasswordField
        label="Tu contraseña"
        name="password"
        autoComplete="current-password"
        error={run.problemOf('password')}
        autoFocus
      />
      <TextField
        label="Código"
        name="code"
        hint={factorCodeHint}
        autoComplete="one-time-code"
        spellCheck={false}
        error={run.problemOf('code')}
      />
      <FormActions>
        <Button type="submit" look={change === 'turn-off' ? 'danger' : 'secondary'} busy={run.isBusy && 'Comprobando…'}>
          {press}
        </Button>
        <Button look="quiet" disabled={run.isBusy} onClick={() => store.choose(null)}>
          Cancelar
        </Button>
      </FormActions>
    </Form>
  );
});
