import { useRevalidator } from 'react-router-dom';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { ProfileApi } from '#application/browser/accounts/ports/profile-api.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { LINK_STILL_GOOD } from '#domain/accounts/email-link.ts';
import type { Result } from '#domain/shared/result.ts';
import { PageHead, Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { ErrorState } from '#ui/kit/feedback/states.tsx';
import { notFound, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { observer } from 'mobx-react-lite';

/** Gives the account the address that the letter was sent to; the page of its link. */
export async function load(services: Services, { params }: LoadArgs): Promise<Result<string, CallRefusal>> {
  const changed = await services.get(ProfileApi).confirmEmailChange(params['token'] ?? notFound());
  if (changed.ok) await services.get(LoadProfile).execute();
  return changed;
}

export function meta(): PageMeta {
  return {
    title: 'Confirma tu correo nuevo',
    description: 'Cambia el correo de tu cuenta de la escuela.',
    hidden: true,
  };
}

export const Component = observer(function ConfirmEmailPage() {
  const changed = useLoaded<typeof load>();
  const session = useService(SessionStore);
  if (!changed.ok) return <NotChanged refusal={changed.refusal} />;
  return (
    <Wrap narrow>
      <PageHead title="Tu correo cambió" lead={`Desde ahora ingresas con ${changed.value} y allí te escribimos.`} />
      <p>
        <LinkButton to={session.signedIn ? '/main/perfil' : '/login?redirect=/main/perfil'} look="primary">
          {session.signedIn ? 'Ver mi perfil' : 'Ingresar'}
        </LinkButton>
      </p>
    </Wrap>
  );
});

function NotChanged({ refusal }: { refusal: CallRefusal }) {
  const { revalidate, state } = useRevalidator();
  if (refusal.field === 'token') {
    return (
      <Wrap narrow>
        <PageHead title="Tu correo no cambió" lead={refusal.detail} />
        <p>
          <LinkButton to="/main/perfil#correo" look="primary">
            Ir a mi perfil
          </LinkButton>
        </p>
      </Wrap>
    );
  }
  return (
    <Wrap narrow>
      <ErrorState
        title="Tu correo todavía no cambió"
        level={1}
        kept={LINK_STILL_GOOD}
        onRetry={() => void revalidate()}
        retrying={state === 'loading'}
      >
        {refusal.detail}
      </ErrorState>
    </Wrap>
  );
}
