import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import { Link, useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SESSION_OVER } from '#domain/accounts/lost-session.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form } from '#ui/kit/forms/form.tsx';
import { PasswordField } from '#ui/kit/forms/password-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import { CartWaits } from '#ui/sign-in/frame/cart-waits.tsx';
import { EntrancePage, OtherWay, useSchoolOrigin } from '#ui/sign-in/frame/entrance-page.tsx';
import { Unverified } from '#ui/sign-in/dashboard/unverified.tsx';
import { EntranceStore } from '#ui/sign-in/frame/entrance-store.ts';
import styles from '#ui/sign-in/frame/entrance-form.module.css';
import { HandOverFailed } from '#ui/sign-in/frame/hand-over-failed.tsx';
import { handOverRequest } from '#ui/sign-in/hand-over-request.ts';
import { returnWithin } from '#ui/sign-in/return-within.ts';
import { CodeStep } from './code-step.tsx';
import type { StraightOn } from '#ui/sign-in/straight-on.ts';

/** Signing in with e-mail and password. Source: SIGN-1. */
export function Component() {
  const { refusal } = useLoaderData<StraightOn>();
  return refusal === null ? <LoginForm /> : <HandOverFailed refusal={refusal} />;
}

const LoginForm = observer(function LoginForm() {
  const store = useService(EntranceStore);
  const schoolOrigin = useSchoolOrigin();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const within = returnWithin(query);
  useEffect(() => store.begin(), [store]);
  const goOn = async (signingIn: Promise<boolean>) => {
    if (!(await signingIn)) return;
    if (within === null) await store.goOn(handOverRequest(query));
    else await navigate(within, { replace: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void goOn(store.signIn(typedText(form, 'email'), typedText(form, 'password')));
  };
  if (store.forCode !== null) return <CodeStep onCode={(code) => void goOn(store.signInWithCode(code))} />;
  return (
    <EntrancePage title="Ingresa a tu cuenta" lead="Con el correo y la contraseña de tu cuenta.">
      {query.get('motivo') === 'vencida' && (
        <div className={styles.notice}>
          <Notice kind="info">{SESSION_OVER}</Notice>
        </div>
      )}
      <CartWaits />
      <Form onSubmit={submit}>
        {/* A field that is wrong is named; what concerns both, or neither, is why nobody got in. */}
        <FormErrors
          problems={store.problems}
          {...(store.problems.some(({ field }) => field === null) && { title: 'No pudimos abrir tu sesión' })}
        />
        {store.unverified !== null && <Unverified email={store.unverified} takesFocus />}
        <TextField
          label="Correo"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          defaultValue={store.email}
          error={store.problemOf('email')}
          onChange={({ currentTarget }) => store.rememberEmail(currentTarget.value)}
        />
        <PasswordField
          label="Contraseña"
          name="password"
          autoComplete="current-password"
          error={store.problemOf('password')}
        />
        <p className={styles.beside}>
          <a href={`${schoolOrigin}/reset-password`}>¿Olvidaste tu contraseña?</a>
        </p>
        <Button type="submit" look="primary" size="large" wide busy={store.busy && 'Ingresando…'}>
          Ingresar
        </Button>
      </Form>
      <OtherWay>
        ¿Todavía no tienes una cuenta? <Link to={{ pathname: '/registro', search }}>Crea tu cuenta</Link>
      </OtherWay>
    </EntrancePage>
  );
});
