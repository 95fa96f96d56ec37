import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { BEING_VERIFIED } from '#domain/orders/order-texts.ts';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { checkoutSteps, StepBar } from '#ui/kit/feedback/step-bar.tsx';
import { moveTo, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { PaymentWatch } from './payment-watch.ts';
import { WaitingCard } from './waiting-card.tsx';
import styles from './checkout-page.module.css';

/** Needs the payment that is being verified: `/validando?intento=…`. */
export async function load(_: Services, { url }: LoadArgs): Promise<{ paymentId: string }> {
  return { paymentId: url.searchParams.get('intento') ?? moveTo('/pago-visa') };
}

export function meta(): PageMeta {
  return { title: 'Verificando tu pago', description: 'La pasarela todavía no responde.', hidden: true };
}

/** Waits for a payment whose end is not known, by asking, never by charging again. Source: PAY-4, ROUTE-9. */
export const Component = observer(function PaymentPendingPage() {
  const { paymentId } = useLoaded<typeof load>();
  const watch = useService(PaymentWatch);
  const navigate = useNavigate();
  useEffect(() => watch.watch(paymentId), [watch, paymentId]);
  const { isSettled, takesLong, refusal } = watch;
  useEffect(() => {
    if (isSettled) void navigate(`/pago-visa/${paymentId}`, { replace: true });
  }, [isSettled, navigate, paymentId]);
  return (
    <Wrap className={styles.page}>
      <StepBar steps={checkoutSteps} current={2} label="Pasos de la compra" />
      <WaitingCard title="Estamos verificando tu pago">
        {takesLong ? (
          <p>
            Está tardando más de lo usual. Puedes cerrar esta página: cuando la pasarela responda te escribimos, y no se
            te cobrará dos veces.
          </p>
        ) : (
          <p>La pasarela todavía no nos dice cómo terminó. No pagues otra vez.</p>
        )}
        {refusal !== null && <p>No pudimos preguntar ahora. Seguimos intentándolo.</p>}
        {takesLong && (
          <p>
            <LinkButton to="/main/mis-contenidos">Ir a mis contenidos</LinkButton>
          </p>
        )}
      </WaitingCard>
      <Dialog
        open={!takesLong && !isSettled}
        dismissible={false}
        alert
        size="small"
        title="Confirmación de pago"
        onClose={stay}
      >
        <p>{BEING_VERIFIED}</p>
      </Dialog>
    </Wrap>
  );
});

/** It closes by itself. */
function stay(): void {
  // Nothing to do: the dialog has neither cross nor Escape.
}
