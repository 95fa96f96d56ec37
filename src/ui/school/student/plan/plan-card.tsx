import { Link } from 'react-router-dom';
import { Clock } from '#application/ports/clock.ts';
import type { MyPlan } from '#application/read-models/plans/my-plans.ts';
import type { EndingPlan } from '#application/read-models/plans/plan-renewal.ts';
import { endingText } from '#domain/plans/plan-ending.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { contentPath } from '#domain/catalogue/product-kind.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { Accordion } from '#ui/kit/controls/accordion.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { FactList } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { typeText } from '#domain/catalogue/catalogue-menu.ts';
import { shortDayText } from '#ui/school/student/learning/texts.ts';
import { LeavePlan } from './leave-plan.tsx';
import { RenewPlanButton } from './renew-plan-button.tsx';
import styles from './plan-card.module.css';

/** A plan in force: until when, for whom, what it holds. A guest's is renewed by its owner, and left by the guest. */
export function PlanCard({ plan, ending = null }: { plan: MyPlan; ending?: EndingPlan | null }) {
  const { title, page, isOwn, slug, holds } = plan;
  const now = useService(Clock).now();
  return (
    <section className={styles.card} data-page={page}>
      <h2>{title}</h2>
      <p className={styles.badges}>
        {page === 'pro' && <Badge kind="highlight">PRO</Badge>}
        <Badge kind="success">Vigente</Badge>
        {!isOwn && <Badge kind="info">Como invitado</Badge>}
      </p>
      <FactList facts={factsOf(plan, ending && endingText(limaDay(new Date(ending.until)), limaDay(now)))} />
      {ending?.offer && <RenewPlanButton ending={{ ...ending, offer: ending.offer }} />}
      {isOwn && (
        <p className={styles.actions}>
          <LinkButton look={ending?.offer ? 'secondary' : 'primary'} to={`/set-plan/${slug}`}>
            {ending?.offer ? 'Cambiar duración o usuarios' : 'Renovar o ampliar'}
          </LinkButton>
          {plan.seats !== null && plan.seats.total > 1 && (
            <LinkButton to="/main/gestion-usuarios">Gestionar usuarios</LinkButton>
          )}
        </p>
      )}
      {!isOwn && (
        <div className={styles.actions}>
          <LeavePlan title={title} />
        </div>
      )}
      {holds.length > 0 && (
        <Accordion
          items={[{ id: slug, title: 'Lo que incluye', note: `${holds.length}`, content: <Holds holds={holds} /> }]}
        />
      )}
    </section>
  );
}

function Holds({ holds }: Pick<MyPlan, 'holds'>) {
  return (
    <ul className={styles.holds}>
      {holds.map((product) => (
        <li key={product.id}>
          <Link to={contentPath(product.kind, product.slug)}>{product.title}</Link>
          <span className={styles.kind}>{typeText(product)}</span>
        </li>
      ))}
    </ul>
  );
}

function factsOf(
  { since, until, seats, responsible }: MyPlan,
  ends: string | null,
): readonly { readonly name: string; readonly value: string }[] {
  return [
    { name: 'Desde', value: shortDayText(since) },
    { name: 'Hasta', value: until === null ? 'Sin vencimiento' : shortDayText(until) },
    ...(ends === null ? [] : [{ name: 'Plazo', value: ends }]),
    ...(seats === null ? [] : [{ name: 'Cupos', value: `${seats.used} de ${seats.total} en uso` }]),
    ...(responsible === null ? [] : [{ name: 'Responsable', value: responsible }]),
  ];
}
