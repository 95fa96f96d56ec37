import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useParams, useRevalidator } from 'react-router-dom';
import { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { passwordHint } from '#domain/accounts/registration-texts.ts';
import type { Result } from '#domain/shared/result.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { PageHead, Stack, Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { PasswordField } from '#ui/kit/forms/password-field.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { ErrorState, Notice } from '#ui/kit/feedback/states.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import { moveTo, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { NewPasswordStore } from './new-password-store.ts';

/** Asks whether the link still works, before anybody types a password. */
export function load(services: Services, { params }: LoadArgs): Promise<Result<string, CallRefusal>> {
  const token = params['token'] ?? moveTo('/reset-password');
  services.get(NewPasswordStore).begin();
  return services.get(AccountApi).checkPasswordReset(token);
}

export function meta(): PageMeta {
  return { title: 'Elige una contraseña nueva', description: 'Cambia la contraseña de tu cuenta.', hidden: true };
}

export const Component = observer(function RecoverPasswordPage() {
  const open = useLoaded<typeof load>();
  const store = useService(NewPasswordStore);
  const isOver = store.state === 'link-over' || (!open.ok && open.refusal.field === 'token');
  return (
    <Wrap narrow>
      {store.state === 'changed' ? (
        <Changed />
      ) : isOver ? (
        <LinkOver />
      ) : open.ok ? (
        <ChooseForm store={store} email={open.value} />
      ) : (
        <Unreachable detail={open.refusal.detail} />
      )}
    </Wrap>
  );
});

const ChooseForm = observer(function ChooseForm({ store, email }: { store: NewPasswordStore; email: string }) {
  const { token = '' } = useParams();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.choose(token, typedText(event.currentTarget, 'password'), email);
  };
  return (
    <>
      <PageHead title="Elige una contraseña nueva" lead={`Para la cuenta ${email}.`} />
      <Form onSubmit={submit}>
        <FormErrors problems={store.problems} />
        <PasswordField
          label="Contraseña nueva"
          name="password"
          autoComplete="new-password"
          hint={passwordHint}
          error={store.problems.find(({ field }) => field === 'password')?.message}
        />
        <FormActions>
          <Button type="submit" look="primary" busy={store.saving && 'Guardando…'}>
            Guardar la contraseña
          </Button>
        </FormActions>
      </Form>
    </>
  );
});

function Changed() {
  return (
    <>
      <PageHead title="Tu contraseña cambió" />
      <Stack>
        <Notice kind="success" live>
          Cerramos las sesiones que estaban abiertas. Ingresa con tu contraseña nueva.
        </Notice>
        <p>
          <LinkButton to="/login?redirect=/main" look="primary">
            Ingresar
          </LinkButton>
        </p>
      </Stack>
    </>
  );
}

function LinkOver() {
  return (
    <>
      <PageHead
        title="Este enlace ya no sirve"
        lead="Los enlaces para elegir una contraseña vencen y se usan una sola vez. Pide uno nuevo: te sirve por 10 minutos."
      />
      <p>
        <LinkButton to="/reset-password" look="primary">
          Pedir un enlace nuevo
        </LinkButton>
      </p>
    </>
  );
}

function Unreachable({ detail }: { detail: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      title="No pudimos abrir tu enlace"
      level={1}
      onRetry={() => void revalidate()}
      retrying={state === 'loading'}
      kept="Tu contraseña sigue igual."
    >
      {detail}
    </ErrorState>
  );
}
