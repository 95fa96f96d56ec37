import type { PendingPayment } from '#application/browser/home/ports/home-api.ts';
import type { PaymentMethod } from '#domain/orders/order-steps.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { formatMoney, type Money } from '#domain/shared/money.ts';
import { missingOf } from '#domain/vouchers/statements/part-payments.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { RowList } from '#ui/school/student/modules/row-list.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';

interface PendingPaymentsProps {
  readonly payments: readonly PendingPayment[];
  /** What has come of those of which only a part has, by their ids. */
  readonly arrived: ReadonlyMap<string, Money>;
}

/**
 * Orders that wait for a payment, and by themselves those whose payment the school is checking: the first are as many as are said to
 * wait. Source: MAIN-1; decisions.md, Payment and orders.
 */
export function PendingPayments({ payments, arrived }: PendingPaymentsProps) {
  const awaited = payments.filter((payment) => isAwaited(payment, arrived));
  const checked = payments.filter((payment) => !awaited.includes(payment));
  return (
    <>
      {awaited.length > 0 && (
        <Section id="pagos" title="Pagos pendientes">
          <Orders payments={awaited} arrived={arrived} pathOf={toPay} />
        </Section>
      )}
      {checked.length > 0 && <Checked payments={checked} arrived={arrived} />}
    </>
  );
}

function Checked(props: PendingPaymentsProps) {
  const path = useService(PageMap).has('/confirmar-pago') ? '/confirmar-pago' : '/validando';
  return (
    <Section title="Pagos en verificación">
      <Orders {...props} pathOf={() => path} />
    </Section>
  );
}

function Orders(props: PendingPaymentsProps & { readonly pathOf: (payment: PendingPayment) => string }) {
  return (
    <RowList
      rows={props.payments.map((payment) => ({
        key: payment.id,
        to: `${props.pathOf(payment)}?pedido=${payment.id}`,
        title: `Pedido ${numbered(payment.number)} · ${formatMoney(payment.total)}`,
        note: `${titlesText(payment.titles)}. ${stateText(payment, props.arrived.get(payment.id))}`,
        icon: <Icon name="card" />,
      }))}
    />
  );
}

/** Whether its buyer has something to pay: all of it, or the rest. */
export const isAwaited = (
  { id, state }: Pick<PendingPayment, 'id' | 'state'>,
  arrived: PendingPaymentsProps['arrived'],
): boolean => state === 'continue' || arrived.has(id);

/** Where an order is paid that is not paid by card. */
const otherWays: Partial<Record<PaymentMethod, string>> = {
  deposit: '/confirmar-pago',
  'cash-code': '/codigo-de-pago',
};

const toPay = ({ paymentMethod }: PendingPayment): string => otherWays[paymentMethod ?? 'card'] ?? '/pasarela';

function titlesText([first = '', ...rest]: readonly string[]): string {
  if (rest.length === 0) return first;
  return `${first} y ${rest.length === 1 ? 'un producto más' : `${rest.length} productos más`}`;
}

function stateText({ state, total, expiresAt }: PendingPayment, received: Money | undefined): string {
  if (received !== undefined) {
    return `Llegaron ${formatMoney(received)}: faltan ${formatMoney(missingOf(total, [received]))}.`;
  }
  if (state === 'pending') return 'Estamos verificando tu pago.';
  // The hour ends with the stop of 'a. m.'.
  return `Puedes pagarlo hasta el ${formatLongInstant(new Date(expiresAt))}`;
}
