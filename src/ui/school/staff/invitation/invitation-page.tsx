import { observer } from 'mobx-react-lite';
import { Link, useRevalidator } from 'react-router-dom';
import { TeamInvitationApi } from '#application/browser/office/ports/team-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { InvitationToTeam } from '#application/read-models/office/team.ts';
import { invitationPath } from '#domain/office/invitation-path.ts';
import { roleDuty, roleName } from '#domain/office/permissions.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import type { Result } from '#domain/shared/result.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { ErrorState, Notice } from '#ui/kit/feedback/states.tsx';
import { FormActions } from '#ui/kit/forms/form.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { FactList, PageHead, Stack } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { InvitationStore } from './invitation-store.ts';

interface Loaded {
  readonly secret: string;
  readonly invitation: Result<InvitationToTeam, CallRefusal>;
}

/** What the link of the address asks: told without changing anything. */
export async function load(services: Services, { params }: LoadArgs): Promise<Loaded> {
  services.get(InvitationStore).begin();
  await services.get(SessionStore).restore();
  const secret = params['secret'] ?? '';
  return { secret, invitation: await services.get(TeamInvitationApi).open(secret) };
}

export function meta(): PageMeta {
  return { title: 'Invitación al equipo', description: '', hidden: true };
}

/** `/colaboradores/invitacion/{secret}`: what somebody is asked to do for the school, by whom, and the way to say yes. */
export const Component = observer(function InvitationPage() {
  const { secret, invitation } = useLoaded<typeof load>();
  const store = useService(InvitationStore);
  if (!invitation.ok) {
    const { refusal } = invitation;
    return refusal.field === 'secret' ? <Shut refusal={refusal} /> : <Unreachable refusal={refusal} />;
  }
  if (store.isAccepted) return <Accepted isFirst={invitation.value.email === ''} />;
  if (store.refusal?.field === 'secret') return <Shut refusal={store.refusal} />;
  const { inviter, email, roles, expiresAt } = invitation.value;
  // It ends in 'a. m.', which ends the sentence as well.
  const until = formatLongInstant(new Date(expiresAt), { withYear: true });
  return (
    <>
      <PageHead
        title={inviter === '' ? 'Sé titular de esta escuela' : `${inviter} te invita al equipo`}
        lead={`${email === '' ? 'La escuela todavía no tiene titular.' : `Invitación para ${email}.`} Se puede aceptar hasta el ${until}`}
      />
      <Stack>
        <FactList facts={roles.map((role) => ({ name: roleName(role), value: roleDuty(role) }))} />
        <WayIn secret={secret} email={email} />
      </Stack>
    </>
  );
});

/** Signed in by one press, else by signing in or opening an account, which lead back here. */
const WayIn = observer(function WayIn({ secret, email }: { secret: string; email: string }) {
  const store = useService(InvitationStore);
  const { user } = useService(SessionStore);
  if (user === null) return <SignInFirst secret={secret} />;
  if (email !== '' && user.email !== email) return <OtherAccount email={email} own={user.email} />;
  return (
    <>
      {store.refusal !== null && (
        <Notice kind="error" title="No pudimos aceptarla" live>
          <p>{store.refusal.detail}</p>
        </Notice>
      )}
      <p>
        Aceptas con la cuenta <EmailText email={user.email} end="." />
      </p>
      <FormActions>
        <Button
          look="primary"
          size="large"
          busy={store.isBusy && 'Aceptando…'}
          onClick={() => void store.accept(secret)}
        >
          Aceptar la invitación
        </Button>
      </FormActions>
    </>
  );
});

function SignInFirst({ secret }: { secret: string }) {
  const redirect = invitationPath(secret);
  return (
    <>
      <p>Para aceptar, ingresa con tu cuenta o crea una. Después vuelves aquí.</p>
      <FormActions>
        <LinkButton look="primary" size="large" to={withQuery('/login', { redirect })}>
          Ingresar
        </LinkButton>
        <LinkButton size="large" to={withQuery('/registro', { redirect })}>
          Crear mi cuenta
        </LinkButton>
      </FormActions>
    </>
  );
}

function OtherAccount({ email, own }: { email: string; own: string }) {
  const session = useService(SessionStore);
  const { revalidate } = useRevalidator();
  const change = async () => {
    await session.signOut();
    await revalidate();
  };
  return (
    <>
      <Notice kind="alert" title="Es para otra cuenta">
        <p>
          Esta invitación es para <EmailText email={email} end="," /> y ahora estás con{' '}
          <EmailText email={own} end="." />
        </p>
      </Notice>
      <FormActions>
        <Button look="primary" onClick={() => void change()}>
          Usar otra cuenta
        </Button>
      </FormActions>
    </>
  );
}

/** Whoever is the first owner of a school has to say who it is before anything else. */
function Accepted({ isFirst }: { isFirst: boolean }) {
  return (
    <div role="status">
      <PageHead title="Ya eres del equipo" lead="Tu rol vale desde ahora." />
      <Stack>
        {isFirst && (
          <p>
            Lo que toca dinero o personas pide la verificación en dos pasos.{' '}
            <Link to="/main/perfil#dos-pasos">Activarla en mi perfil</Link>
          </p>
        )}
        <FormActions>
          {isFirst ? (
            <LinkButton to="/colaboradores/ajustes" look="primary" size="large">
              Contar quién es la escuela
            </LinkButton>
          ) : (
            <LinkButton to="/colaboradores" look="primary" size="large">
              Ir al área de colaboradores
            </LinkButton>
          )}
        </FormActions>
      </Stack>
    </div>
  );
}

/** The link opens nothing any more, or never did. */
function Shut({ refusal }: { refusal: CallRefusal }) {
  return (
    <>
      <PageHead title="Esta invitación no se puede abrir" lead={refusal.detail} />
      <FormActions>
        <LinkButton to="/colaboradores" look="primary">
          Ir al área de colaboradores
        </LinkButton>
        <LinkButton to="/">Ir al inicio</LinkButton>
      </FormActions>
    </>
  );
}

function Unreachable({ refusal }: { refusal: CallRefusal }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      level={1}
      title="No pudimos abrir la invitación"
      onRetry={() => void revalidate()}
      retrying={state === 'loading'}
      kept="La invitación sigue valiendo."
    >
      <p>{refusal.detail}</p>
    </ErrorState>
  );
}
