import type { ReactNode } from 'react';
import { Clock } from '#application/ports/clock.ts';
import type { EndingPlan, MyEndings } from '#application/read-models/plans/plan-renewal.ts';
import { daysLeft, endingText, reminderDays } from '#domain/plans/plan-ending.ts';
import { dayText, limaDay } from '#domain/shared/dates.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import styles from './plan-card.module.css';
import { RenewPlanButton } from './renew-plan-button.tsx';

/** So long whoever has other contents is still told that a plan has ended. */
const daysTold = 30;

/** What is told at the top of the student's area: plans that end within the days of the first reminder, and those that have ended. */
export function endingsToTell({ plans }: MyEndings, now: Date, ownsNothing: boolean): readonly EndingPlan[] {
  return plans.filter(({ until, hasEnded }) => {
    const left = daysLeft(new Date(until), now);
    return hasEnded ? ownsNothing || -left <= daysTold : left <= Math.max(...reminderDays);
  });
}

/** Says of plans when they end or that they have, with the way to have them again. */
export function EndingPlans({ plans }: { plans: readonly EndingPlan[] }) {
  return plans.map((plan) => <PlanEndingNotice key={plan.planId} plan={plan} />);
}

function PlanEndingNotice({ plan }: { plan: EndingPlan }) {
  const now = useService(Clock).now();
  const { title, until, hasEnded, offer } = plan;
  const when = endingText(limaDay(new Date(until)), limaDay(now));
  return (
    <Notice kind={hasEnded ? 'alert' : 'info'} title={`${when}: ${title}`}>
      <p>
        {hasEnded ? 'Lo tuviste' : 'Lo tienes'} hasta el {dayText(until)}. Tu avance y tus notas siguen guardados
        {hasEnded ? ': al renovarlo sigues donde estabas.' : '.'}
      </p>
      {offer === null ? (
        <>
          <p>Ya no ofrecemos este plan.</p>
          <LinkButton to="/contenidos/planes">Ver los planes</LinkButton>
        </>
      ) : (
        <RenewPlanButton ending={{ ...plan, offer }} />
      )}
    </Notice>
  );
}

/** A seat in somebody else's plan that gives no access for now, and what is left to do without it. @param children further ways. */
export function PausedSeatNotice({ by, children }: { by: string; children?: ReactNode }) {
  return (
    <Notice kind="alert" title="Tu acceso está en pausa">
      <p>
        Tienes un cupo en el plan de {by}, que ahora no te da acceso. Pídele que lo active o lo renueve: tus notas y tu
        avance siguen guardados.
      </p>
      <div className={styles.ways}>
        <LinkButton to="/main/mis-notas">Ver mis notas</LinkButton>
        <LinkButton to="/contenidos/planes">Ver los planes</LinkButton>
        {children}
      </div>
    </Notice>
  );
}
