import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DepositApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import type { SentVoucher } from '#application/read-models/vouchers/voucher.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { ReceiptApi } from '#application/browser/receipts/ports/receipt-api.ts';
import { BEING_VERIFIED } from '#domain/orders/order-texts.ts';
import type { BankAccount } from '#domain/vouchers/bank-account.ts';
import { isPaid } from '#domain/orders/order.ts';
import { isOpenVoucher } from '#domain/vouchers/voucher.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { decimalText, formatMoney } from '#domain/shared/money.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { PageHead, Panel, Split, Stack, Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { EmptyState, Notice } from '#ui/kit/feedback/states.tsx';
import { needed, useLoaded, type PageMeta } from '#ui/school/boot/page-module.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { checkoutSteps, StepBar } from '#ui/kit/feedback/step-bar.tsx';
import { Assurances } from '#ui/school/storefront/checkout/assurances.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import { BankAccountList } from './bank-account-list.tsx';
import { CardUnderWay, Expired } from './no-deposit.tsx';
import { DepositFacts } from './deposit-facts.tsx';
import { OrderSummary } from './order-summary.tsx';
import { RestMissing } from './rest-missing.tsx';
import { VoucherForm } from './voucher-form.tsx';
import { payerOf, VoucherStore } from './voucher-store.ts';
import styles from './confirm-payment-page.module.css';

interface Loaded {
  readonly orders: readonly PlacedOrder[];
  readonly vouchers: readonly SentVoucher[];
  readonly accounts: readonly BankAccount[];
}

export async function load(services: Services): Promise<Loaded> {
  const deposits = services.get(DepositApi);
  const [orders, vouchers, accounts] = await Promise.all([
    services.get(ReceiptApi).orders(),
    deposits.vouchers(),
    deposits.bankAccounts(),
  ]);
  return { orders: needed(orders), vouchers: needed(vouchers), accounts: needed(accounts) };
}

export function meta(): PageMeta {
  return { title: 'Confirmación de pago', description: 'Envía la constancia de tu depósito.', hidden: true };
}

/** Where a deposit is told: `/confirmar-pago`, and `?pedido=` for one order. Source: PAY-3, PAY-4, LAY-7. */
export const Component = observer(function ConfirmPaymentPage() {
  const { orders, vouchers, accounts } = useLoaded<typeof load>();
  const store = useService(VoucherStore);
  const [search, setSearch] = useSearchParams();
  const payable = orders.filter(({ state, totals }) => !isPaid(state) && totals.net > 0);
  const order = payable.find(({ id }) => id === search.get('pedido')) ?? payable[0];
  const sent = store.sent?.orderId === order?.id ? store.sent : null;
  const last = sent ?? vouchers.find(({ orderId }) => orderId === order?.id);
  if (order === undefined || accounts.length === 0) return <NothingToConfirm />;
  // It waits, and for no deposit: the gateway has not said how its card payment ended.
  const isByCard =
    order.state === 'pending' && (last === undefined || !(isOpenVoucher(last.state) || last.awaitsRest === true));
  return (
    <Wrap className={styles.page}>
      <StepBar steps={checkoutSteps} current={2} label="Pasos de la compra" />
      <PageHead
        title="Confirmación de pago"
        lead={`Pedido ${numbered(order.number)}: ${formatMoney(order.totals.net)}, ${isByCard ? 'con tarjeta' : 'por depósito o transferencia'}.`}
      />
      <Split aside={<OrderSummary order={order} />}>
        {last?.awaitsRest === true ? (
          <RestMissing order={order} received={last.amount} accounts={accounts}>
            <OwnArea />
          </RestMissing>
        ) : last !== undefined && isOpenVoucher(last.state) ? (
          <Waiting voucher={last} key={last.id} />
        ) : isByCard ? (
          <CardUnderWay>
            <OwnArea />
          </CardUnderWay>
        ) : (
          <Form
            order={order}
            orders={payable}
            accounts={accounts}
            rejected={last}
            onOrder={(id) => setSearch({ pedido: id })}
          />
        )}
      </Split>
    </Wrap>
  );
});

const Form = observer(function Form(props: {
  order: PlacedOrder;
  orders: readonly PlacedOrder[];
  accounts: readonly BankAccount[];
  rejected: SentVoucher | undefined;
  onOrder: (id: string) => void;
}) {
  const { order, rejected } = props;
  const store = useService(VoucherStore);
  const { user } = useService(SessionStore);
  useEffect(() => {
    store.begin({ orderId: order.id, amount: decimalText(order.totals.net), payerName: payerOf(order, user) });
  }, [store, order, user]);
  return (
    <Stack className={styles.main}>
      {rejected !== undefined && rejected.rejection !== null && (
        <Notice kind="alert" title="No pudimos confirmar tu constancia anterior">
          <p>{rejected.rejection}</p>
        </Notice>
      )}
      {order.state === 'expired' ? (
        <Expired expiresAt={order.expiresAt} />
      ) : (
        <>
          <p>Tu pedido se guarda hasta el {formatLongInstant(new Date(order.expiresAt))} (hora de Lima).</p>
          <Panel title="Qué depositar">
            <DepositFacts order={order} amount={order.totals.net} />
          </Panel>
          <Panel title="Dónde depositar">
            <BankAccountList accounts={props.accounts} order={order} amount={order.totals.net} />
          </Panel>
        </>
      )}
      <h2>Envíanos tu constancia</h2>
      <VoucherForm orders={props.orders} accounts={props.accounts} onOrder={props.onOrder} />
      <Assurances way="deposit" bought={order.lines} />
    </Stack>
  );
});

/** The modal of a payment being verified, and what stays on the page after it. Source: PAY-4. */
function Waiting({ voucher }: { voucher: SentVoucher }) {
  const [isOpen, setOpen] = useState(true);
  const due = formatLongInstant(new Date(voucher.answerDueBy));
  return (
    <>
      <Dialog
        open={isOpen}
        alert
        size="small"
        title="Confirmación de pago"
        onClose={() => setOpen(false)}
        actions={
          <Button look="primary" onClick={() => setOpen(false)} data-autofocus>
            Entendido
          </Button>
        }
      >
        <p>{BEING_VERIFIED}</p>
      </Dialog>
      <Stack>
        <Notice kind="info" title="Recibimos tu constancia">
          <p>
            {formatMoney(voucher.amount)}, {voucher.bank}, operación {voucher.operationNumber}. Te respondemos a más
            tardar el {due} (hora de Lima), y te escribimos en cuanto esté lista.
          </p>
        </Notice>
        <p>
          <OwnArea />
        </p>
      </Stack>
    </>
  );
}

function NothingToConfirm() {
  return (
    <Wrap className={styles.page}>
      <PageHead title="Confirmación de pago" />
      <EmptyState
        icon="receipt"
        title="No tienes pagos por confirmar"
        actions={
          <>
            <LinkButton to="/carrito" look="primary">
              Ir al carrito
            </LinkButton>
            <OwnArea />
          </>
        }
      >
        <p>Cuando elijas pagar por depósito o transferencia, aquí envías la constancia.</p>
      </EmptyState>
    </Wrap>
  );
}

/** The way back of whoever came by the menu of the student's area: the frame of paying has none of its own. */
function OwnArea() {
  return <LinkButton to="/main">Ir a mi área</LinkButton>;
}
