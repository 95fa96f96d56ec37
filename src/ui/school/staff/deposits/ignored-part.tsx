import { observer } from 'mobx-react-lite';
import type { StaffIgnored } from '#application/read-models/vouchers/staff-deposits.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Accordion } from '#ui/kit/controls/accordion.tsx';
import { Button } from '#ui/kit/controls/button.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import { StaffDepositsStore } from './staff-deposits-store.ts';

/** What staff said is no sale, and the way back of each. */
export const IgnoredPart = observer(function IgnoredPart({ ignored }: { ignored: readonly StaffIgnored[] }) {
  if (ignored.length === 0) return null;
  const content = <Ignored ignored={ignored} />;
  return <Accordion items={[{ id: 'ignored', title: 'No eran ventas', note: String(ignored.length), content }]} />;
});

const Ignored = observer(function Ignored({ ignored }: { ignored: readonly StaffIgnored[] }) {
  const mayDecide = useMay('decide-vouchers');
  return (
    <DataTable
      caption={<VisuallyHidden>Movimientos que no eran ventas, lo último primero</VisuallyHidden>}
      rows={ignored}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'bank',
          title: 'Banco y operación',
          cell: ({ bank, operation }) => [bank, operation].filter(Boolean).join(', '),
        },
        {
          key: 'text',
          title: 'Descripción',
          cell: ({ payer, description }) => [payer, description].filter(Boolean).join(' · ') || '—',
        },
        { key: 'day', title: 'Fecha', cell: ({ day }) => formatDayMonthYear(day as PlainDate) },
        { key: 'why', title: 'Por qué', cell: ({ reason, by }) => `${reason} (${by})` },
        { key: 'amount', title: 'Importe', amount: true, cell: ({ amount }) => formatMoney(amount) },
        ...(mayDecide ? [{ key: 'act', title: 'Volver a decidir', act: true, cell: actOf }] : []),
      ]}
    />
  );
});

const actOf = (movement: StaffIgnored) => <Reopen movement={movement} />;

const Reopen = observer(function Reopen({ movement: { id, operation } }: { movement: StaffIgnored }) {
  const store = useService(StaffDepositsStore);
  return (
    <Button size="small" busy={store.busy === id && 'Volviendo…'} onClick={() => void store.reopen(id)}>
      Volver a decidir<VisuallyHidden> sobre {operation === '' ? 'este movimiento' : operation}</VisuallyHidden>
    </Button>
  );
});
