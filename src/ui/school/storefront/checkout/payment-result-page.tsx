import { PaymentApi } from '#application/browser/payments/ports/payment-api.ts';
import type { PaymentOutcome } from '#application/read-models/payments/card-payment.ts';
import { isSettled } from '#domain/payments/payment-attempt.ts';
import { isPaid } from '#domain/orders/order.ts';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { moveTo, needed, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { Approved } from './approved.tsx';
import { PaymentRefused } from './payment-refused.tsx';
import { SurplusPaid } from './surplus-paid.tsx';
import styles from './result.module.css';

/** The payment of the address, else the account's last one; one whose end is not known yet is waited for elsewhere. */
export async function load(services: Services, { params }: LoadArgs): Promise<PaymentOutcome | null> {
  const api = services.get(PaymentApi);
  const id = params['tran'];
  const answer = id === undefined ? await api.latest() : await api.find(id);
  if (!answer.ok && id === undefined && answer.refusal.status === 404) return null;
  const outcome = needed(answer);
  const { state, code, orderId } = outcome.payment;
  if (code !== undefined && !isSettled(state)) moveTo(`/codigo-de-pago?pedido=${orderId}`);
  if (state === 'unknown' || state === 'authorizing') moveTo(`/validando?intento=${outcome.payment.id}`);
  return outcome;
}

export function meta(outcome: PaymentOutcome | null): PageMeta {
  const title = outcome?.payment.state === 'paid' ? 'Compra confirmada' : 'Tu pago';
  return { title, description: 'Cómo terminó tu pago.', hidden: true };
}

/** How a card payment ended: `/pago-visa/{tran?}`. Source: ROUTE-9; facts/peru.md, section 4.4. */
export function Component() {
  const outcome = useLoaded<typeof load>();
  if (outcome === null) return <NoPayment />;
  const { payment, order } = outcome;
  if (payment.state === 'paid' && !isPaid(order.state)) return <SurplusPaid outcome={outcome} />;
  if (payment.state === 'paid') return <Approved order={order} payment={payment} />;
  if (payment.state === 'refused') {
    return (
      <PaymentRefused
        outcome={outcome}
        title="El pago no se completó"
        text={payment.buyerText ?? 'Dejaste el pago antes de terminarlo. No se te cobró nada.'}
      />
    );
  }
  return (
    <PaymentRefused
      outcome={outcome}
      title="Todavía no terminaste el pago"
      text="La pasarela espera los datos de tu tarjeta. No se te cobró nada."
    />
  );
}

function NoPayment() {
  return (
    <Wrap className={styles.page}>
      <h1>Tu pago</h1>
      <EmptyState
        icon="card"
        title="Aquí verás cómo terminó tu pago"
        actions={
          <LinkButton to="/carrito" look="primary">
            Ir al carrito
          </LinkButton>
        }
      >
        <p>Todavía no pagaste nada con esta cuenta.</p>
      </EmptyState>
    </Wrap>
  );
}
