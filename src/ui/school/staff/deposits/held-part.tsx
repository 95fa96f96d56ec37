import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { StaffHeld } from '#application/read-models/vouchers/staff-deposits.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { Section, Stack } from '#ui/kit/layout/layout.tsx';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import { type WaitingItem, WaitingList } from '#ui/school/staff/desk/waiting-list.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import styles from './deposits-page.module.css';
import { GiveBackByTransfer } from './doubtful-movement.tsx';

/** Orders of which less arrived than they cost: their buyers were asked for the rest, which is found by its code and exact amount. */
export const HeldPart = observer(function HeldPart({ held }: { held: readonly StaffHeld[] }) {
  if (held.length === 0) return null;
  return (
    <Section title="A medias">
      <WaitingList
        name="partes"
        heads={['Pedido', 'Comprador', 'Último pago', 'Falta']}
        items={held.map(itemOf)}
        level={3}
      />
    </Section>
  );
});

function itemOf(held: StaffHeld): WaitingItem {
  const { orderNumber, buyerName, isPaid, received, total, missing, day } = held;
  return {
    id: String(orderNumber),
    title: `Pedido ${numbered(orderNumber)}`,
    who: buyerName,
    what: `Llegaron ${formatMoney(received)} de ${formatMoney(total)}`,
    when: formatDayMonthYear(day as PlainDate),
    ...(isPaid && { flag: <Badge kind="warning">Pagado por otro lado</Badge> }),
    amount: formatMoney(missing),
    content: <Held held={held} />,
  };
}

const Held = observer(function Held({
  held: { movementId, orderNumber, isPaid, received, missing },
}: {
  held: StaffHeld;
}) {
  const mayDecide = useMay('decide-vouchers');
  return (
    <Stack className={styles.movement}>
      <p>
        {isPaid
          ? `Otro pago confirmó el pedido: devuelve los ${formatMoney(received)} que llegaron.`
          : `Pedimos al comprador ${formatMoney(missing)}. Cuando lleguen, aparecen en «Seguros»; hasta entonces no se activa nada.`}{' '}
        <Link to={`/colaboradores/pedidos/${orderNumber}`}>Ver&nbsp;el&nbsp;pedido</Link>
      </p>
      {mayDecide && <GiveBackByTransfer id={movementId} order={String(orderNumber)} amount={received} />}
    </Stack>
  );
});
