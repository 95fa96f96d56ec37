import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PlanPerson } from '#application/read-models/plans/managed-plan.ts';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { Avatar } from '#ui/kit/layout/avatar.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { Menu, MenuButton, MenuDivider } from '#ui/kit/overlay/menu.tsx';
import styles from './plan-people.module.css';
import { nameOf, type PlanUsersStore } from './plan-users-store.ts';
import { sinceText, personStateTexts } from './texts.ts';

interface PersonRowProps {
  readonly person: PlanPerson;
  readonly isResponsible: boolean;
  readonly store: PlanUsersStore;
}

/** A person of the plan and what may be done with them. */
export const PersonRow = observer(function PersonRow({ person, isResponsible, store }: PersonRowProps) {
  const [isRemoving, setRemoving] = useState(false);
  const called = nameOf(person);
  const state = personStateTexts[person.state];
  return (
    <li className={styles.person} aria-busy={store.acting === person.id}>
      <Avatar name={called} />
      <div>
        <p className={styles.name}>{person.name === '' ? <EmailText email={called} /> : called}</p>
        {person.name !== '' && (
          <p className={styles.quiet}>
            <EmailText email={person.email} />
          </p>
        )}
        <p className={styles.badges}>
          <Badge kind={state.kind}>{state.text}</Badge>
          {isResponsible && <Badge kind="accent">Responsable</Badge>}
          <span className={styles.quiet}>{sinceText(person)}</span>
        </p>
      </div>
      <Menu label={<MenuFace />} spokenLabel={`Acciones para ${called}`} className={styles.menu ?? ''}>
        <Actions person={person} isResponsible={isResponsible} store={store} />
        <MenuDivider />
        <MenuButton icon="trash" onClick={() => setRemoving(true)}>
          {person.userId === null ? 'Retirar la invitación' : 'Retirar del plan'}
        </MenuButton>
      </Menu>
      <ConfirmDialog
        open={isRemoving}
        danger
        title={`¿Retirar a ${called}?`}
        confirmLabel="Retirar"
        onCancel={() => setRemoving(false)}
        onConfirm={() => {
          setRemoving(false);
          void store.remove(person);
        }}
      >
        {person.userId === null
          ? 'La invitación que recibió dejará de servir y su cupo quedará libre.'
          : 'Perderá el acceso al plan de inmediato y su cupo quedará libre. Su cuenta, sus certificados y lo que compró siguen siendo suyos.'}
      </ConfirmDialog>
    </li>
  );
});

/** A word where there is room for it, dots on a phone. */
function MenuFace() {
  return (
    <>
      <span className={styles.wide}>Acciones</span>
      <Icon name="more" className={styles.narrow} />
    </>
  );
}

function Actions({ person, isResponsible, store }: PersonRowProps) {
  const { state, userId } = person;
  return (
    <>
      {(state === 'invited' || state === 'expired') && (
        <MenuButton icon="mail" onClick={() => void store.resend(person)}>
          Enviar otra vez
        </MenuButton>
      )}
      {state === 'active' && (
        <MenuButton icon="lock" onClick={() => void store.setAccess(person, false)}>
          Quitar el acceso
        </MenuButton>
      )}
      {state === 'disabled' && (
        <MenuButton icon="check-circle" onClick={() => void store.setAccess(person, true)}>
          Devolver el acceso
        </MenuButton>
      )}
      {state === 'active' && userId !== null && !isResponsible && (
        <MenuButton icon="user" onClick={() => void store.chooseResponsible(userId, nameOf(person))}>
          Hacer responsable
        </MenuButton>
      )}
    </>
  );
}
