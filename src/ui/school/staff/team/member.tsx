import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { ShownMember } from '#application/read-models/office/team.ts';
import { roleName } from '#domain/office/permissions.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { HistoryLink } from '#ui/school/staff/desk/history-link.tsx';
import { RoleChoice } from './role-choice.tsx';
import styles from './team-page.module.css';
import { TeamStore } from './team-store.ts';
import { RESET_FACTOR } from './texts.ts';

/** Somebody of the team, with their roles and the way to change them. */
export const Member = observer(function Member({ member, mayManage }: { member: ShownMember; mayManage: boolean }) {
  const store = useService(TeamStore);
  const { userId, name, email, roles, since, isDisabled, lacksFactor } = member;
  const isOpen = store.editing?.member.userId === userId;
  const opener = useRef<HTMLButtonElement>(null);
  const leave = (): void => {
    store.leaveEditing();
    opener.current?.focus();
  };
  return (
    <article className={styles.row} aria-label={name}>
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.about}>
          <EmailText email={email} /> · desde el {formatDayMonthYear(limaDay(new Date(since)))}
        </p>
        <HistoryLink kind="member" id={userId} of={name} />
      </div>
      <div className={styles.badges}>
        {roles.map((role) => (
          <Badge key={role} kind={role === 'owner' ? 'accent' : 'neutral'}>
            {roleName(role)}
          </Badge>
        ))}
        {isDisabled && <Badge kind="warning">Cuenta cerrada</Badge>}
        {lacksFactor && !isDisabled && <Badge kind="warning">Sin verificación en dos pasos</Badge>}
      </div>
      {mayManage && (
        <Button ref={opener} size="small" aria-expanded={isOpen} onClick={() => store.edit(member)}>
          Cambiar roles
        </Button>
      )}
      {isOpen && <Roles member={member} onLeave={leave} />}
    </article>
  );
});

const Roles = observer(function Roles({ member, onLeave }: { member: ShownMember; onLeave: () => void }) {
  const store = useService(TeamStore);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = store.busy === member.userId;
  const save = async (): Promise<void> => {
    await store.saveRoles();
    // What is wrong stands with the roles: it is read out as they are entered.
    if (store.rolesProblem !== null) form.current?.querySelector<HTMLElement>('[type=checkbox]')?.focus();
  };
  return (
    <Form
      ref={form}
      className={styles.edit}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <RoleChoice
        label={`Roles de ${member.name}`}
        chosen={store.editing?.roles ?? []}
        error={store.rolesProblem}
        onTick={(role, isTicked) => store.tick(role, isTicked)}
      />
      <FormActions>
        <Button type="submit" look="primary" busy={isBusy && 'Guardando…'}>
          Guardar roles
        </Button>
        <Button disabled={isBusy} onClick={() => store.askToLeave(member)}>
          Quitar del equipo
        </Button>
        {member.hasFactorToReset && (
          <Button disabled={isBusy} onClick={() => store.askToReset(member)}>
            {RESET_FACTOR}
          </Button>
        )}
        <Button look="quiet" disabled={isBusy} onClick={onLeave}>
          Cancelar
        </Button>
      </FormActions>
    </Form>
  );
});
