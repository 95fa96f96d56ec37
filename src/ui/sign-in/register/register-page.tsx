import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { TypedRegistration } from '#application/browser/accounts/ports/account-api.ts';
import { passwordHint } from '#domain/accounts/registration-texts.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormRow } from '#ui/kit/forms/form.tsx';
import { PasswordField } from '#ui/kit/forms/password-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { isTicked, typedText } from '#ui/kit/forms/typed-text.ts';
import { CartWaits } from '#ui/sign-in/frame/cart-waits.tsx';
import { EntrancePage } from '#ui/sign-in/frame/entrance-page.tsx';
import { EntranceStore } from '#ui/sign-in/frame/entrance-store.ts';
import { HandOverFailed } from '#ui/sign-in/frame/hand-over-failed.tsx';
import { handOverRequest } from '#ui/sign-in/hand-over-request.ts';
import type { StraightOn } from '#ui/sign-in/straight-on.ts';
import { ConsentBoxes } from './consent-boxes.tsx';
import { LetterSent } from './letter-sent.tsx';
import { HaveAccount } from './have-account.tsx';

/** Opening an account. Source: SIGN-1. */
export const Component = observer(function RegisterPage() {
  const { refusal } = useLoaderData<StraightOn>();
  const store = useService(EntranceStore);
  if (store.letter.to !== null) return <LetterSent email={store.letter.to} />;
  return refusal === null ? <RegisterForm /> : <HandOverFailed refusal={refusal} />;
});

const RegisterForm = observer(function RegisterForm() {
  const store = useService(EntranceStore);
  const [query] = useSearchParams();
  useEffect(() => store.begin(), [store]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.register(registrationIn(event.currentTarget), handOverRequest(query)?.redirect ?? '');
  };
  return (
    <EntrancePage title="Crea tu cuenta" lead="Con ella compras, estudias y guardas tus certificados.">
      <CartWaits />
      <Form onSubmit={submit}>
        <FormErrors problems={store.problems} />
        <PersonFields store={store} />
        <PasswordField
          label="Contraseña"
          name="password"
          autoComplete="new-password"
          defaultValue={store.typed?.password}
          hint={passwordHint}
          error={store.problemOf('password')}
        />
        <ConsentBoxes termsError={store.problemOf('acceptsTerms')} ticked={store.typed} />
        <Button type="submit" look="primary" size="large" wide busy={store.busy && 'Un momento…'}>
          Crear mi cuenta
        </Button>
      </Form>
      <HaveAccount />
    </EntrancePage>
  );
});

const PersonFields = observer(function PersonFields({ store }: { store: EntranceStore }) {
  return (
    <>
      <TextField
        label="Nombres"
        name="givenNames"
        autoComplete="given-name"
        defaultValue={store.typed?.givenNames}
        error={store.problemOf('givenNames')}
      />
      <FormRow>
        <TextField
          label="Apellido paterno"
          name="paternalSurname"
          autoComplete="family-name"
          defaultValue={store.typed?.paternalSurname}
          error={store.problemOf('paternalSurname')}
        />
        <TextField
          label="Apellido materno"
          name="maternalSurname"
          autoComplete="additional-name"
          defaultValue={store.typed?.maternalSurname}
          optional
          error={store.problemOf('maternalSurname')}
        />
      </FormRow>
      <TextField
        label="Correo"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={store.email}
        autoFocus={store.typed !== null}
        error={store.problemOf('email')}
        onChange={({ currentTarget }) => store.rememberEmail(currentTarget.value)}
      />
    </>
  );
});

function registrationIn(form: HTMLFormElement): TypedRegistration {
  return {
    givenNames: typedText(form, 'givenNames'),
    paternalSurname: typedText(form, 'paternalSurname'),
    maternalSurname: typedText(form, 'maternalSurname'),
    email: typedText(form, 'email'),
    password: typedText(form, 'password'),
    acceptsTerms: isTicked(form, 'acceptsTerms'),
    acceptsMarketing: isTicked(form, 'acceptsMarketing'),
  };
}
