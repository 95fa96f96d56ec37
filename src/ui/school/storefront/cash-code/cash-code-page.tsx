import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { PaymentOutcome } from '#application/read-models/payments/card-payment.ts';
import { isPaid } from '#domain/orders/order.ts';
import { whereCodesArePaid } from '#domain/payments/cash-code-texts.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { decimalText, formatMoney } from '#domain/shared/money.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { checkoutSteps, StepBar } from '#ui/kit/feedback/step-bar.tsx';
import { PageHead, Panel, Split, Stack, Wrap } from '#ui/kit/layout/layout.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { moveTo, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { CopyButton } from '#ui/school/layouts/copy-button.tsx';
import { Assurances } from '#ui/school/storefront/checkout/assurances.tsx';
import { WaitingCard } from '#ui/school/storefront/checkout/waiting-card.tsx';
import { OrderSummary } from '#ui/school/storefront/confirm-payment/order-summary.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import { CashCodeStore } from './cash-code-store.ts';
import { EndedCode, NoCode } from './ended-code.tsx';
import styles from './cash-code-page.module.css';

/** Needs the order that is to be paid, `/codigo-de-pago?pedido=…`. */
export async function load(_: Services, { url }: LoadArgs): Promise<{ orderId: string }> {
  return { orderId: url.searchParams.get('pedido') ?? moveTo('/pagos') };
}

export function meta(): PageMeta {
  return { title: 'Tu código de pago', description: 'El código con el que pagas tu pedido en efectivo.', hidden: true };
}

/** The code of PagoEfectivo by which an order is paid: how much, until when and where, and what became of it. Source: decision 0104. */
export const Component = observer(function CashCodePage() {
  const { orderId } = useLoaded<typeof load>();
  const store = useService(CashCodeStore);
  const navigate = useNavigate();
  useEffect(() => store.watch(orderId), [store, orderId]);
  const { outcome, refusal } = store;
  const elsewhere =
    outcome?.payment.state === 'paid'
      ? `/pago-visa/${outcome.payment.id}`
      : refusal === null
        ? null
        : pageFor(refusal, orderId);
  useEffect(() => {
    if (elsewhere !== null) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  return (
    <Wrap className={styles.page}>
      <StepBar steps={checkoutSteps} current={2} label="Pasos de la compra" />
      {outcome !== null ? (
        <TheCode outcome={outcome} onAgain={() => store.ask(orderId, true)} />
      ) : refusal !== null && elsewhere === null ? (
        <NoCode refusal={refusal} orderId={orderId} onRetry={() => store.ask(orderId)} />
      ) : (
        <WaitingCard title="Pedimos tu código de pago">
          <p>Tarda unos segundos. No cierres esta página.</p>
        </WaitingCard>
      )}
    </Wrap>
  );
});

/** Where a buyer belongs whose order is paid, or being paid, in another way. */
function pageFor({ kind, data }: CallRefusal, orderId: string): string | null {
  if (kind === 'payment-under-way') return `/validando?intento=${String(data['attemptId'])}`;
  if (kind === 'voucher-under-review') return `/confirmar-pago?pedido=${orderId}`;
  return kind === 'order-already-paid' ? `/aceptar?pedido=${orderId}` : null;
}

function TheCode({ outcome, onAgain }: { outcome: PaymentOutcome; onAgain: () => void }) {
  const { payment, order } = outcome;
  const number = payment.code?.number ?? null;
  return (
    <>
      <PageHead
        title="Tu código de pago"
        lead={`Pedido ${numbered(order.number)}: ${formatMoney(payment.amount)}, con PagoEfectivo.`}
      />
      <Split aside={<OrderSummary order={order} />}>
        {payment.state === 'refused' || order.state === 'expired' ? (
          <EndedCode outcome={outcome} onAgain={onAgain} />
        ) : isPaid(order.state) ? (
          <Notice kind="alert" title="No pagues este código" live>
            <p>
              Tu pedido ya está pagado de otra forma. Si ya lo pagaste también con el código, te devolvemos ese pago.
            </p>
          </Notice>
        ) : number === null ? (
          <Notice kind="info" title="PagoEfectivo todavía no nos da tu código" live>
            <p>Seguimos preguntando. Puedes cerrar esta página: te lo enviamos a tu correo en cuanto llegue.</p>
          </Notice>
        ) : (
          <ToPay outcome={outcome} number={number} />
        )}
      </Split>
    </>
  );
}

function ToPay({ outcome: { payment, order }, number }: { outcome: PaymentOutcome; number: string }) {
  const until = payment.code?.until ?? order.expiresAt;
  return (
    <Stack>
      <Panel title="Qué pagar">
        <dl className={styles.facts}>
          <div className={styles.code}>
            <dt>Código de pago (CIP)</dt>
            <dd data-numbers>{number}</dd>
            <dd>
              <CopyButton what="el código" text={number} />
            </dd>
          </div>
          <div>
            <dt>Importe exacto</dt>
            <dd data-numbers>{formatMoney(payment.amount)}</dd>
            <dd>
              <CopyButton what="el importe" text={decimalText(payment.amount)} />
            </dd>
          </div>
          <div>
            <dt>Se paga hasta</dt>
            <dd>{formatLongInstant(new Date(until), { withYear: true })} (hora de Lima)</dd>
          </div>
        </dl>
      </Panel>
      <Panel title="Dónde pagarlo">
        <ul className={styles.where}>
          {whereCodesArePaid.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Panel>
      <p role="status" className={styles.note}>
        Te enviamos el código a tu correo. Cuando lo pagues, PagoEfectivo nos avisa y tu compra se activa sola: no nos
        envíes la constancia.
      </p>
      <p>
        <LinkButton to="/main">Ir a mi área</LinkButton>
      </p>
      <Assurances way="cash-code" bought={order.lines} />
    </Stack>
  );
}
