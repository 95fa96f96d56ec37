import { Link } from 'react-router-dom';
import { PlanApi } from '#application/browser/plans/ports/plan-api.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import type { MyPlan, MyPlans, PlanPurchase } from '#application/read-models/plans/my-plans.ts';
import { type EndingPlan, myEndings } from '#application/read-models/plans/plan-renewal.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { DataTable, type TableColumn } from '#ui/kit/layout/data-table.tsx';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { needed, useLoaded, type PageMeta } from '#ui/school/boot/page-module.ts';
import { shortDayText } from '#ui/school/student/learning/texts.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import styles from './plan-card.module.css';
import { LeavePlan } from './leave-plan.tsx';
import { PlanCard } from './plan-card.tsx';
import { PausedSeatNotice, EndingPlans } from './plan-endings.tsx';
import { WithoutPlan } from './without-plan.tsx';

interface Loaded extends MyPlans {
  readonly endings: readonly EndingPlan[];
}

export async function load(services: Services): Promise<Loaded> {
  const [mine, endings] = await Promise.all([services.get(PlanApi).mine(), services.get(Reads).ask(myEndings)]);
  return { ...needed(mine), endings: needed(endings).plans };
}

export function meta(): PageMeta {
  return { title: 'Mi plan', description: 'Tus planes, lo que incluyen y hasta cuándo duran.', hidden: true };
}

/** What the visitor's plans hold, until when, for how many, renewing them, and what was bought before. Source: USER-6. */
export function Component() {
  const { plans, history, pausedBy, endings } = useLoaded<typeof load>();
  const ended = endings.filter(({ hasEnded }) => hasEnded);
  return (
    <>
      <PageHead title="Mi plan" />
      {pausedBy !== null && (
        <PausedSeatNotice by={pausedBy}>
          <LeavePlan title={null} />
        </PausedSeatNotice>
      )}
      {plans.length === 0 && <EndingPlans plans={ended} />}
      {plans.map((plan) => (
        <PlanCard key={`${plan.id} ${plan.isOwn}`} plan={plan} ending={endingOf(plan, endings)} />
      ))}
      {plans.length > 0 && <EndingPlans plans={ended} />}
      {plans.length === 0 && ended.length === 0 && pausedBy === null && (
        <WithoutPlan title={history.length > 0 ? 'Tu plan terminó' : 'No tienes un plan'}>
          {history.length > 0
            ? 'Tu avance y tus notas siguen guardados: al renovarlo sigues donde estabas.'
            : 'Con un plan estudias todo lo que incluye mientras dure, y puedes compartirlo con tu equipo.'}
        </WithoutPlan>
      )}
      {history.length > 0 && (
        <div className={styles.history}>
          <DataTable caption="Tus compras de planes" columns={columns} rows={history} rowKey={rowKey} />
        </div>
      )}
    </>
  );
}

/** Only an own plan is renewed by the visitor. */
function endingOf({ id, isOwn }: MyPlan, endings: readonly EndingPlan[]): EndingPlan | null {
  return (isOwn && endings.find(({ planId, hasEnded }) => planId === id && !hasEnded)) || null;
}

const rowKey = ({ orderId, slug }: PlanPurchase): string => `${orderId} ${slug}`;

const columns: readonly TableColumn<PlanPurchase>[] = [
  {
    key: 'title',
    title: 'Plan',
    cell: ({ title, slug }) => <Link to={`/contenidos/planes/${slug}`}>{title}</Link>,
  },
  { key: 'order', title: 'Pedido', cell: ({ orderNumber }) => numbered(orderNumber) },
  {
    key: 'date',
    title: 'Fecha',
    cell: ({ boughtAt }) => shortDayText(boughtAt),
  },
  {
    key: 'seats',
    title: 'Cupos adicionales',
    cell: ({ extraSeats }) => (extraSeats === 0 ? 'Ninguno' : String(extraSeats)),
  },
  { key: 'net', title: 'Importe', amount: true, cell: ({ net }) => formatMoney(net) },
];
