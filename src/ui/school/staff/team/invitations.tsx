import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { ShownInvitation } from '#application/read-models/office/team.ts';
import { roleName } from '#domain/office/permissions.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { RoleChoice } from './role-choice.tsx';
import styles from './team-page.module.css';
import { TeamStore } from './team-store.ts';

/** Who was asked and has not accepted, and what can be done about it. */
export const Invitations = observer(function Invitations(props: {
  invitations: readonly ShownInvitation[];
  mayManage: boolean;
}) {
  const { invitations, mayManage } = props;
  if (invitations.length === 0) return null;
  return (
    <Section title="Invitaciones sin aceptar">
      <ul className={styles.list} aria-label="Invitaciones sin aceptar">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <Invitation invitation={invitation} mayManage={mayManage} />
          </li>
        ))}
      </ul>
    </Section>
  );
});

const Invitation = observer(function Invitation(props: { invitation: ShownInvitation; mayManage: boolean }) {
  const store = useService(TeamStore);
  const { invitation, mayManage } = props;
  const { id, email, roles, expiresAt } = invitation;
  const isOver = new Date(expiresAt) <= new Date();
  return (
    <article className={styles.row} aria-label={email}>
      <div>
        <h3 className={styles.name}>{email}</h3>
        <p className={styles.about}>
          {isOver ? 'Venció el' : 'Se puede aceptar hasta el'}{' '}
          {formatLongInstant(new Date(expiresAt), { withYear: true })}
        </p>
      </div>
      <div className={styles.badges}>
        {roles.map((role) => (
          <Badge key={role}>{roleName(role)}</Badge>
        ))}
        {isOver && <Badge kind="warning">Vencida</Badge>}
      </div>
      {mayManage && (
        <div className={styles.actions}>
          <Button size="small" busy={store.busy === id && 'Enviando…'} onClick={() => void store.resend(invitation)}>
            Enviar otra vez
          </Button>
          <Button size="small" disabled={store.busy === id} onClick={() => void store.withdraw(invitation)}>
            Retirar
          </Button>
        </div>
      )}
    </article>
  );
});

/** Asks somebody by letter to work for the school. */
export const Invite = observer(function Invite() {
  const store = useService(TeamStore);
  const form = useRef<HTMLFormElement>(null);
  const invite = async (): Promise<void> => {
    await store.invite();
    const { email, roles } = store.problems;
    const wrong = email !== undefined ? '[name=correo-invitado]' : roles !== undefined ? '[type=checkbox]' : null;
    if (wrong !== null) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  };
  return (
    <Section title="Invitar a alguien">
      <Form
        ref={form}
        className={styles.invite}
        onSubmit={(event) => {
          event.preventDefault();
          void invite();
        }}
      >
        <TextField
          type="email"
          name="correo-invitado"
          label="Correo"
          hint="Recibe una carta con un enlace que sirve una sola vez, durante siete días."
          autoComplete="off"
          value={store.email}
          error={store.problems.email ?? null}
          onChange={(event) => store.writeEmail(event.target.value)}
        />
        <RoleChoice
          label="Qué hará"
          chosen={store.invitedRoles}
          error={store.problems.roles ?? null}
          onTick={(role, isTicked) => store.tickInvited(role, isTicked)}
        />
        <FormActions>
          <Button type="submit" look="primary" busy={store.busy === 'invite' && 'Enviando…'}>
            Enviar invitación
          </Button>
        </FormActions>
      </Form>
    </Section>
  );
});
