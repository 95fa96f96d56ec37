import { PaymentApi } from '#application/browser/payments/ports/payment-api.ts';
import type { PaymentOutcome } from '#application/read-models/payments/card-payment.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { moveTo, needed, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { PaymentRefused } from './payment-refused.tsx';

/** Gives up the payment of `?intento=`; one that went further than that is told about at its own page. */
export async function load(services: Services, { url }: LoadArgs): Promise<PaymentOutcome> {
  const attempt = url.searchParams.get('intento') ?? moveTo('/carrito');
  const outcome = needed(await services.get(PaymentApi).cancel(attempt));
  return outcome.payment.state === 'refused' ? outcome : moveTo(`/pago-visa/${attempt}`);
}

export function meta(): PageMeta {
  return { title: 'Pago cancelado', description: 'Dejaste el pago sin terminar.', hidden: true };
}

/** The buyer came back from the gateway without paying, or its time ran out. Source: ROUTE-9; facts/peru.md, section 4.4. */
export function Component() {
  return (
    <PaymentRefused
      outcome={useLoaded<typeof load>()}
      title="Dejaste el pago sin terminar"
      text="No se te cobró nada. Puedes intentarlo otra vez cuando quieras."
    />
  );
}
