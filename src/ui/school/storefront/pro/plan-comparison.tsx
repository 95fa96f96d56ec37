import { formatMoney } from '#domain/shared/money.ts';
import { DataTable, type TableColumn } from '#ui/kit/layout/data-table.tsx';
import { termLength } from '#ui/school/storefront/product/plan-terms.tsx';
import type { ComparedPlan } from './compared-plan.ts';

/** The PRO plans one below the other: people, and what each length costs for them and for one person more. */
export function PlanComparison({ plans }: { plans: readonly ComparedPlan[] }) {
  const lengths = [...new Set(plans.flatMap(({ terms }) => terms.map(termLength)))];
  const columns: readonly TableColumn<ComparedPlan>[] = [
    { key: 'plan', title: 'Plan', cell: ({ title }) => title },
    {
      key: 'personas',
      title: 'Personas',
      cell: ({ seats }) => (seats === 1 ? 'Solo tú' : String(seats)),
      amount: true,
    },
    ...lengths.flatMap((length): readonly TableColumn<ComparedPlan>[] => [
      { key: length, title: `Por ${length}`, cell: (plan) => priceFor(plan, length), amount: true },
      { key: `${length} +`, title: `Persona más, ${length}`, cell: (plan) => seatFor(plan, length), amount: true },
    ]),
  ];
  return (
    <DataTable
      caption="Precios con IGV incluido, por duración"
      columns={columns}
      rows={plans}
      rowKey={({ slug }) => slug}
    />
  );
}

const none = 'No se ofrece';

function priceFor({ terms }: ComparedPlan, length: string): string {
  const term = terms.find((each) => termLength(each) === length);
  return term === undefined ? none : formatMoney(term.price.current);
}

function seatFor({ terms }: ComparedPlan, length: string): string {
  const seat = terms.find((each) => termLength(each) === length)?.seatPrice ?? null;
  return seat === null ? none : formatMoney(seat);
}
