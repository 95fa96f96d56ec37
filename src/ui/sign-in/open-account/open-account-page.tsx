import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import { Link, useLoaderData, useParams } from 'react-router-dom';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { Result } from '#domain/shared/result.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form } from '#ui/kit/forms/form.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { PasswordField } from '#ui/kit/forms/password-field.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import styles from '#ui/sign-in/frame/entrance-form.module.css';
import { EntrancePage, useSchoolOrigin } from '#ui/sign-in/frame/entrance-page.tsx';
import { EntranceStore } from '#ui/sign-in/frame/entrance-store.ts';
import { RetryPage } from '#ui/sign-in/frame/retry-page.tsx';

/** Where the letter of a registration leads: the account is opened by whoever reads the mailbox and knows the password. Source: SAFE-18. */
export const Component = observer(function OpenAccountPage() {
  const link = useLoaderData<Result<string, CallRefusal>>();
  const store = useService(EntranceStore);
  const { token } = useParams();
  useEffect(() => store.begin(), [store, token]);
  if (store.openedFor !== null) return <Opened />;
  // The link may run out, or be used in another tab, while the password is typed.
  const state = store.linkProblem ?? (link.ok ? null : link.refusal);
  if (state === null) return <OpenForm email={link.ok ? link.value : ''} />;
  if (state.kind === 'account-exists') return <AlreadyOpen />;
  return state.field === 'token' ? (
    <LinkOver unknown={state.kind === 'link-unknown'} />
  ) : (
    <RetryPage
      title="No pudimos abrir tu enlace"
      lead="El enlace sigue sirviendo: no se usó todavía."
      refusal={state}
    />
  );
});

const OpenForm = observer(function OpenForm({ email }: { email: string }) {
  const store = useService(EntranceStore);
  const { token = '' } = useParams();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.openAccount(token, typedText(event.currentTarget, 'password'));
  };
  return (
    <EntrancePage
      title="Abre tu cuenta"
      lead={
        <>
          Para abrir la cuenta de{' '}
          <strong>
            <EmailText email={email} end="," />
          </strong>{' '}
          escribe la contraseña que elegiste al registrarte.
        </>
      }
    >
      <Form onSubmit={submit}>
        <FormErrors problems={store.problems} title="No pudimos abrir tu cuenta" />
        <PasswordField
          label="Contraseña"
          name="password"
          autoComplete="current-password"
          error={store.problemOf('password')}
        />
        <Button type="submit" look="primary" size="large" wide busy={store.busy && 'Abriendo tu cuenta…'}>
          Abrir mi cuenta
        </Button>
      </Form>
      <section aria-labelledby="otra-persona" className={styles.help}>
        <h2 id="otra-persona">Si no la recuerdas, o no la elegiste tú</h2>
        <p>
          <Link to="/registro">Crea tu cuenta otra vez</Link>: vale la contraseña que elijas entonces. Si no pediste
          ninguna cuenta, cierra esta página: sin esa contraseña nadie la abre, y en un día borramos lo que se escribió.
        </p>
      </section>
    </EntrancePage>
  );
});

/** The account is there, and its session; only the way to the school failed. */
const Opened = observer(function Opened() {
  const store = useService(EntranceStore);
  return (
    <EntrancePage title="Tu cuenta está abierta" lead="Y tu sesión, iniciada." takesFocus>
      {store.problems.map(({ message }) => (
        <Notice key={message} kind="error" live>
          {message}
        </Notice>
      ))}
      <div className={styles.actions}>
        <Button
          look="primary"
          size="large"
          wide
          busy={store.busy && 'Un momento…'}
          onClick={() => void store.goOnFromOpening()}
        >
          Seguir a la escuela
        </Button>
      </div>
    </EntrancePage>
  );
});

/** Pressed twice, or an account came into being in between: whoever reads the mailbox may know. */
function AlreadyOpen() {
  const schoolOrigin = useSchoolOrigin();
  return (
    <EntrancePage
      title="Ya tienes una cuenta"
      lead="Este correo ya tiene su cuenta abierta. Ingresa con su contraseña."
      takesFocus
    >
      <div className={styles.actions}>
        <LinkButton to="/login" look="primary" size="large" wide>
          Ingresar
        </LinkButton>
        <LinkButton href={`${schoolOrigin}/reset-password`} size="large" wide>
          No recuerdo la contraseña
        </LinkButton>
      </div>
    </EntrancePage>
  );
}

function LinkOver({ unknown }: { unknown: boolean }) {
  return (
    <EntrancePage
      title={unknown ? 'Este enlace no es válido' : 'Este enlace ya no sirve'}
      lead={
        unknown
          ? 'Pide otro correo, o copia del último que te llegó la dirección completa.'
          : 'El enlace para abrir una cuenta vence en 24 horas y se usa una sola vez.'
      }
      takesFocus
    >
      <div className={styles.actions}>
        <LinkButton to="/registro" look="primary" size="large" wide>
          Crear mi cuenta
        </LinkButton>
        <LinkButton to="/login" size="large" wide>
          Ingresar
        </LinkButton>
      </div>
    </EntrancePage>
  );
}
