import { OrderApi } from '#application/browser/orders/ports/order-api.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { PaymentApi } from '#application/browser/payments/ports/payment-api.ts';
import type { CardPayment } from '#application/read-models/payments/card-payment.ts';
import { isPaid } from '#domain/orders/order.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { moveTo, needed, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { Approved } from './approved.tsx';

interface Loaded {
  readonly order: PlacedOrder;
  readonly payment: CardPayment | null;
}

/** An order by `?pedido=`, or by its payment, `?intento=`; one that is not paid is told about at its payment's page. */
export async function load(services: Services, { url }: LoadArgs): Promise<Loaded> {
  const orderId = url.searchParams.get('pedido');
  if (orderId !== null) {
    const order = needed(await services.get(OrderApi).find(orderId));
    return isPaid(order.state) ? { order, payment: null } : moveTo('/pago-visa');
  }
  const attempt = url.searchParams.get('intento') ?? moveTo('/pago-visa');
  const outcome = needed(await services.get(PaymentApi).find(attempt));
  return isPaid(outcome.order.state) ? outcome : moveTo(`/pago-visa/${attempt}`);
}

export function meta(): PageMeta {
  return { title: 'Compra confirmada', description: 'Lo que compraste y cómo empezar.', hidden: true };
}

/** A confirmed purchase: what is free of charge ends here, and gateways that come back by an address. Source: ROUTE-9. */
export function Component() {
  const { order, payment } = useLoaded<typeof load>();
  return <Approved order={order} payment={payment} />;
}
