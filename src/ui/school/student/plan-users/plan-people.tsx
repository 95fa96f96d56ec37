import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ManagedPlan, ManagedPlans } from '#application/read-models/plans/managed-plan.ts';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { Avatar } from '#ui/kit/layout/avatar.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { ProgressBar } from '#ui/kit/feedback/progress-bar.tsx';
import { shortDayText } from '#ui/school/student/learning/texts.ts';
import styles from './plan-people.module.css';
import { PersonRow } from './person-row.tsx';
import type { PlanUsersStore } from './plan-users-store.ts';
import { freeSeatsText } from './texts.ts';

interface PlanPeopleProps {
  readonly plan: ManagedPlan;
  readonly managed: ManagedPlans;
  readonly store: PlanUsersStore;
}

/** One plan: its seats, inviting, its owner and everybody else in it. PRO and company accounts have a colour and a word. Source: AUTH-3. */
export const PlanPeople = observer(function PlanPeople({ plan, managed, store }: PlanPeopleProps) {
  const { title, seats, used, until, slug } = plan;
  const shown = store.shown(plan);
  const free = seats - used;
  return (
    <section className={styles.plan} aria-labelledby={`plan-${plan.id}`} data-mark={markOf(plan)}>
      <header className={styles.head}>
        <div>
          <h2 id={`plan-${plan.id}`}>{title}</h2>
          <p className={styles.badges}>
            {plan.page === 'pro' && <Badge kind="highlight">Cuenta PRO</Badge>}
            {plan.isCompany && <Badge kind="info">Cuenta de empresa</Badge>}
            <span className={styles.quiet}>
              {until === null ? 'Sin vencimiento' : `Hasta el ${shortDayText(until)}`}
            </span>
          </p>
        </div>
        <Button look="primary" onClick={() => store.openInvite(plan)} disabled={free <= 0}>
          <Icon name="plus" />
          Invitar
        </Button>
      </header>
      <ProgressBar ofUse label="Cupos en uso" value={used} max={seats} text={`${used} de ${seats}`} />
      <p className={styles.quiet}>
        {freeSeatsText(free)}. {free <= 0 && <Link to={`/set-plan/${slug}`}>Ampliar el plan</Link>}
      </p>
      <ul>
        <OwnerRow managed={managed} store={store} />
        {shown.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isResponsible={person.userId !== null && person.userId === managed.responsibleId}
            store={store}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <p className={styles.quiet}>
          {plan.members.length === 0 ? 'Todavía no invitaste a nadie.' : 'Nadie coincide con lo que buscas.'}
        </p>
      )}
    </section>
  );
});

/** Which colour the plan has; the words beside it say the same. */
function markOf({ isCompany, page }: ManagedPlan): string {
  return isCompany ? 'company' : page;
}

const OwnerRow = observer(function OwnerRow({ managed, store }: { managed: ManagedPlans; store: PlanUsersStore }) {
  const { owner, responsibleId } = managed;
  const isResponsible = responsibleId === owner.id;
  return (
    <li className={styles.person}>
      <Avatar name={owner.name} />
      <div>
        <p className={styles.name}>{owner.name}</p>
        <p className={styles.quiet}>
          <EmailText email={owner.email} />
        </p>
        <p className={styles.badges}>
          <Badge>Titular</Badge>
          {isResponsible && <Badge kind="accent">Responsable</Badge>}
        </p>
      </div>
      {!isResponsible && (
        <Button
          size="small"
          busy={store.acting === owner.id && 'Guardando…'}
          onClick={() => void store.chooseResponsible(owner.id, owner.name)}
        >
          Ser responsable
        </Button>
      )}
    </li>
  );
});
