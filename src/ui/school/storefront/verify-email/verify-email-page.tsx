import { observer } from 'mobx-react-lite';
import { useRevalidator } from 'react-router-dom';
import { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { LINK_STILL_GOOD } from '#domain/accounts/email-link.ts';
import type { Result } from '#domain/shared/result.ts';
import { PageHead, Stack, Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { ErrorState, Notice } from '#ui/kit/feedback/states.tsx';
import { notFound, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { ResendForm } from './resend-form.tsx';

/** Verifies the address that the letter's link was sent to. */
export async function load(services: Services, { params }: LoadArgs): Promise<Result<string, CallRefusal>> {
  const token = params['token'] ?? notFound();
  const verified = await services.get(AccountApi).verifyEmail(token);
  if (verified.ok) await services.get(LoadProfile).execute();
  return verified;
}

export function meta(): PageMeta {
  return { title: 'Verifica tu correo', description: 'Confirma el correo de tu cuenta de la escuela.', hidden: true };
}

export function Component() {
  const verified = useLoaded<typeof load>();
  if (verified.ok) return <Verified email={verified.value} />;
  return verified.refusal.field === 'token' ? (
    <NotVerified detail={verified.refusal.detail} />
  ) : (
    <Unreachable detail={verified.refusal.detail} />
  );
}

const Verified = observer(function Verified({ email }: { email: string }) {
  const session = useService(SessionStore);
  return (
    <Wrap narrow>
      <PageHead title="Tu correo está verificado" lead={`Desde ahora te escribiremos a ${email}.`} />
      <Stack>
        <Notice kind="success">Aquí recibirás tus comprobantes, tus certificados y los avisos de tus cursos.</Notice>
        <p>
          {session.signedIn ? (
            <LinkButton to="/main" look="primary">
              Ir a mis contenidos
            </LinkButton>
          ) : (
            <LinkButton to="/login?redirect=/main" look="primary">
              Ingresar
            </LinkButton>
          )}
        </p>
      </Stack>
    </Wrap>
  );
});

function NotVerified({ detail }: { detail: string }) {
  return (
    <Wrap narrow>
      <PageHead title="No pudimos verificar tu correo" lead={detail} />
      <Stack>
        <p>Escribe tu correo y te enviamos un enlace nuevo. El nuevo también vence en 24 horas.</p>
        <ResendForm />
      </Stack>
    </Wrap>
  );
}

function Unreachable({ detail }: { detail: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Wrap narrow>
      <ErrorState
        title="Tu correo todavía no se verificó"
        level={1}
        kept={LINK_STILL_GOOD}
        onRetry={() => void revalidate()}
        retrying={state === 'loading'}
      >
        {detail}
      </ErrorState>
    </Wrap>
  );
}
