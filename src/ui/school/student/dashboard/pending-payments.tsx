import type { PendingPayment } from '#application/browser/home/ports/home-api.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { RowList } from '#ui/school/student/modules/row-list.tsx';

/** Orders that wait for a payment, and those whose payment the school is checking. Source: MAIN-1; decisions.md, Payment and orders. */
export function PendingPayments({ payments }: { payments: readonly PendingPayment[] }) {
  const pages = useService(PageMap);
  if (payments.length === 0) return null;
  const checked = pages.has('/confirmar-pago') ? '/confirmar-pago' : '/validando';
  return (
    <Section id="pagos" title="Pagos pendientes">
      <RowList
        rows={payments.map((payment) => ({
          key: payment.id,
          to: `${payment.state === 'continue' ? toPay(payment) : checked}?pedido=${payment.id}`,
          title: `Pedido ${payment.number} · ${formatMoney(payment.total)}`,
          note: `${titlesText(payment.titles)}. ${stateText(payment)}`,
          icon: <Icon name="card" />,
        }))}
      />
    </Section>
  );
}

const toPay = ({ isByCashCode }: PendingPayment): string => (isByCashCode === true ? '/codigo-de-pago' : '/pasarela');

function titlesText([first = '', ...rest]: readonly string[]): string {
  if (rest.length === 0) return first;
  return `${first} y ${rest.length === 1 ? 'un producto más' : `${rest.length} productos más`}`;
}

function stateText({ state, expiresAt }: PendingPayment): string {
  if (state === 'pending') return 'Estamos verificando tu pago.';
  // The hour ends with the stop of 'a. m.'.
  return `Puedes pagarlo hasta el ${formatLongInstant(new Date(expiresAt))}`;
}
