import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { byLength } from '#domain/plans/monthly-price.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { DataTable, type TableColumn } from '#ui/kit/layout/data-table.tsx';
import { termLength, TermPrice } from '#ui/school/storefront/product/plan-terms.tsx';
import type { ComparedPlan } from './compared-plan.ts';
import styles from './pro-page.module.css';

/** Something that plans have more or less of. */
interface Line {
  readonly name: string;
  readonly of: (plan: ComparedPlan) => ReactNode;
}

/** The plans side by side: how long at what price and what that is by month, for how many, and what each of them holds. */
export function PlanComparison({ plans }: { plans: readonly ComparedPlan[] }) {
  const terms = plans.flatMap((plan) => plan.terms).toSorted(byLength);
  const isTaxed = terms.every(({ price }) => price.taxRate > 0);
  const lengths = [...new Set(terms.map(termLength))];
  const seatLengths = lengths.filter((length) =>
    plans.some((plan) => (termOf(plan, length)?.seatPrice ?? null) !== null),
  );
  const lines: readonly Line[] = [
    ...lengths.map((length) => ({
      name: `Por ${length}`,
      of: (plan: ComparedPlan) => priceFor(plan, length, isTaxed),
    })),
    { name: 'Personas', of: ({ seats }) => (seats === 1 ? 'Solo tú' : String(seats)) },
    ...seatLengths.map((length) => ({
      name: `Persona más, ${length.replace(' ', '\u00A0')}`,
      of: (plan: ComparedPlan) => seatFor(plan, length),
    })),
    { name: 'Lo que da', of: givesOf },
  ];
  const columns: readonly TableColumn<Line>[] = [
    { key: 'que', title: 'Qué se compara', cell: ({ name }) => name },
    ...plans.map((plan): TableColumn<Line> => ({ key: plan.slug, title: plan.title, cell: ({ of }) => of(plan) })),
  ];
  return (
    <div className={styles.comparison}>
      <DataTable
        caption={isTaxed ? 'Precios con IGV incluido, y lo que da cada plan' : 'Precios, y lo que da cada plan'}
        columns={columns}
        rows={lines}
        rowKey={({ name }) => name}
      />
    </div>
  );
}

const none = 'No se ofrece';

const termOf = ({ terms }: ComparedPlan, length: string) => terms.find((each) => termLength(each) === length);

function priceFor(plan: ComparedPlan, length: string, isTaxSaid: boolean): ReactNode {
  const term = termOf(plan, length);
  return term === undefined ? none : <TermPrice term={term} isTaxSaid={isTaxSaid} />;
}

function seatFor(plan: ComparedPlan, length: string): string {
  const seat = termOf(plan, length)?.seatPrice ?? null;
  return seat === null ? none : formatMoney(seat);
}

function givesOf({ gives }: ComparedPlan): ReactNode {
  return (
    <ul className={styles.given}>
      {gives.map(({ title, path }) => (
        <li key={title}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
