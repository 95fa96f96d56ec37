import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { StartCardPayment } from '#application/browser/payments/start-card-payment.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { PaymentWay } from '#domain/payments/payment-way.ts';
import { underWayPath, type NamedOrder } from '#domain/orders/order-under-way.ts';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ErrorState } from '#ui/kit/feedback/states.tsx';
import { checkoutSteps, StepBar } from '#ui/kit/feedback/step-bar.tsx';
import { moveTo, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import { WaitingCard } from './waiting-card.tsx';
import styles from './checkout-page.module.css';

/** Needs the order that is to be paid, `/pasarela?pedido=…`; `forma=yape` where it is by a code of Yape. */
export async function load(_: Services, { url }: LoadArgs): Promise<{ orderId: string; way: PaymentWay }> {
  const way = url.searchParams.get('forma') === 'yape' ? 'yape' : 'card';
  return { orderId: url.searchParams.get('pedido') ?? moveTo('/pagos'), way };
}

export function meta(): PageMeta {
  return { title: 'Vamos a la pasarela', description: 'La página donde pagas tu pedido.', hidden: true };
}

/** Starts a try at paying by card and leaves for the gateway's page. Source: decisions.md, Products and routes. */
export function Component() {
  const { orderId, way } = useLoaded<typeof load>();
  const start = useService(StartCardPayment);
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let isShown = true;
    void start.execute(orderId, way).then((started) => {
      if (!isShown || started.ok) return;
      const elsewhere = pageFor(started.refusal, orderId);
      if (elsewhere === null) setRefusal(started.refusal);
      else void navigate(elsewhere, { replace: true });
    });
    return () => {
      isShown = false;
    };
  }, [start, orderId, way, navigate, tries]);
  return (
    <Wrap className={styles.page}>
      <StepBar steps={checkoutSteps} current={2} label="Pasos de la compra" />
      {refusal === null ? (
        <WaitingCard title="Te llevamos a la pasarela de pagos">
          <p>
            Ahí escribes {way === 'yape' ? 'el código de tu Yape' : 'los datos de tu tarjeta'}. Al terminar vuelves
            aquí.
          </p>
        </WaitingCard>
      ) : (
        <NoGateway
          refusal={refusal}
          onRetry={() => {
            setRefusal(null);
            setTries(tries + 1);
          }}
        />
      )}
    </Wrap>
  );
}

/** Where a buyer belongs whose order cannot be paid now because it is paid, or being paid. */
function pageFor({ kind, data }: CallRefusal, orderId: string): string | null {
  if (kind === 'payment-under-way') return `/validando?intento=${String(data['attemptId'])}`;
  return kind === 'order-already-paid' ? `/aceptar?pedido=${orderId}` : null;
}

const mayRetry = new Set(['offline', 'timed-out', 'server-error', 'gateway-unavailable', 'request-under-way']);

function NoGateway({ refusal, onRetry }: { refusal: CallRefusal; onRetry: () => void }) {
  return (
    <ErrorState
      level={1}
      title="No pudimos llevarte a la pasarela"
      kept="No se te cobró nada. Tu carrito y tus datos siguen como los dejaste."
      {...(mayRetry.has(refusal.kind) && { onRetry })}
      actions={<WhereToGo refusal={refusal} />}
    >
      <p>{refusal.detail}</p>
    </ErrorState>
  );
}

/** To the order that is paying for the same, where there is one; else back to the cart. */
function WhereToGo({ refusal: { kind, data } }: { refusal: CallRefusal }) {
  if (kind !== 'in-other-order') return <LinkButton to="/carrito">Volver al carrito</LinkButton>;
  const order = data['order'] as NamedOrder;
  return (
    <>
      <LinkButton to={underWayPath(order)} look="primary">
        Ver el pedido {numbered(order.number)}
      </LinkButton>
      <LinkButton to="/carrito">Volver al carrito</LinkButton>
    </>
  );
}
