import { observer } from 'mobx-react-lite';
import { useRevalidator } from 'react-router-dom';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { PlanApi } from '#application/browser/plans/ports/plan-api.ts';
import type { Invitation } from '#application/read-models/plans/invitation.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { refuse, type Result } from '#domain/shared/result.ts';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { FactList, PageHead, Stack, Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { EmptyState, ErrorState, Notice } from '#ui/kit/feedback/states.tsx';
import { useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { shortDayText } from '#ui/school/student/learning/texts.ts';
import { GuestRegistrationStore } from './guest-registration-store.ts';
import { KnownAccount, OtherAccount, SignedInGuest } from './ways-in.tsx';

const NewGuestForm = latePart(() => import('./new-guest-form.tsx').then((file) => file.NewGuestForm), {
  coming: 'Abriendo el formulario…',
});

interface Loaded {
  readonly token: string;
  readonly invitation: Result<Invitation, CallRefusal>;
}

/** Asks whether the invitation can still be accepted, before anybody types a thing. */
export async function load(services: Services, { url }: LoadArgs): Promise<Loaded> {
  services.get(GuestRegistrationStore).begin();
  await services.get(SessionKeeper).restore();
  const token = url.searchParams.get('token') ?? '';
  if (token === '') return { token, invitation: refuse(missing) };
  return { token, invitation: await services.get(PlanApi).invitation(token) };
}

const missing: CallRefusal = {
  kind: 'invitation-unknown',
  status: 404,
  detail: 'Abre esta página con el enlace de la invitación que recibiste por correo.',
  field: 'token',
  data: {},
};

export function meta(): PageMeta {
  return { title: 'Tu invitación', description: 'Acepta la invitación a un plan de la escuela.', hidden: true };
}

/** Accepting an invitation to a plan: as somebody new, or with the account of its address. Source: ROUTE-13, USER-5. */
export const Component = observer(function GuestRegistrationPage() {
  const { token, invitation } = useLoaded<typeof load>();
  const store = useService(GuestRegistrationStore);
  if (store.isAccepted && invitation.ok) return <Accepted invitation={invitation.value} />;
  if (store.over !== null) return <Over detail={store.over} />;
  if (!invitation.ok) {
    return invitation.refusal.field === 'token' ? (
      <Over detail={invitation.refusal.detail} {...(token === '' && { title: 'Falta el enlace de tu invitación' })} />
    ) : (
      <Unreachable detail={invitation.refusal.detail} />
    );
  }
  return <OpenInvitation token={token} invitation={invitation.value} store={store} />;
});

interface OpenProps {
  readonly token: string;
  readonly invitation: Invitation;
  readonly store: GuestRegistrationStore;
}

const OpenInvitation = observer(function OpenInvitation({ token, invitation, store }: OpenProps) {
  const { user } = useService(SessionStore);
  const { email, planTitle, ownerName, planUntil, expiresAt, hasAccount } = invitation;
  const problem = store.problems.find(({ field }) => field === null);
  const isTheirs = user !== null && user.email === email;
  return (
    <Wrap narrow>
      <PageHead
        title={`${ownerName} te invita a su ${planTitle}`}
        lead="Acepta y estudia todo lo que incluye el plan, sin pagar nada."
      />
      <Stack>
        <FactList
          facts={[
            { name: 'Tu correo', value: <EmailText email={email} /> },
            {
              name: 'El plan dura',
              value: planUntil === null ? 'Sin vencimiento' : `Hasta el ${shortDayText(planUntil)}`,
            },
            { name: 'La invitación vence', value: `El ${shortDayText(expiresAt)}` },
          ]}
        />
        {problem !== undefined && (
          <Notice kind="error" live>
            {problem.message}
          </Notice>
        )}
        {isTheirs && <SignedInGuest token={token} store={store} />}
        {user !== null && !isTheirs && <OtherAccount signedInAs={user.email} email={email} />}
        {user === null && hasAccount && <KnownAccount token={token} />}
        {user === null && !hasAccount && <NewGuestForm token={token} invitation={invitation} store={store} />}
      </Stack>
    </Wrap>
  );
});

function Accepted({ invitation: { planTitle } }: { invitation: Invitation }) {
  return (
    <Wrap narrow>
      <EmptyState
        icon="check-circle"
        level={1}
        takesFocus
        title={`Ya usas el ${planTitle}`}
        actions={
          <LinkButton look="primary" to="/main">
            Ir a mi área
          </LinkButton>
        }
      >
        Todo lo que incluye te espera en tu área.
      </EmptyState>
    </Wrap>
  );
}

function Over({ detail, title = 'Esta invitación ya no se puede aceptar' }: { detail: string; title?: string }) {
  return (
    <Wrap narrow>
      <PageHead title={title} lead={detail} />
      <p>
        <LinkButton to="/login?redirect=/main" look="primary">
          Ingresar
        </LinkButton>
      </p>
    </Wrap>
  );
}

function Unreachable({ detail }: { detail: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Wrap narrow>
      <PageHead title="Tu invitación" />
      <ErrorState
        title="No pudimos abrir tu invitación"
        onRetry={() => void revalidate()}
        retrying={state === 'loading'}
        kept="La invitación sigue vigente."
      >
        {detail}
      </ErrorState>
    </Wrap>
  );
}
