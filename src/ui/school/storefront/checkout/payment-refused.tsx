import type { PaymentOutcome } from '#application/read-models/payments/card-payment.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { Panel, Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { checkoutSteps, StepBar } from '#ui/kit/feedback/step-bar.tsx';
import styles from './result.module.css';

export interface PaymentRefusedProps {
  readonly outcome: PaymentOutcome;
  readonly title: string;
  readonly text: string;
}

/** The payment did not go through: what happened, what was kept, and the way to try again. */
export function PaymentRefused({ outcome: { order, payment }, title, text }: PaymentRefusedProps) {
  const mayRetry = order.state === 'continue';
  return (
    <Wrap className={styles.page}>
      <StepBar steps={checkoutSteps} current={2} label="Pasos de la compra" />
      <Panel className={styles.refused}>
        <Icon name="alert" size="large" />
        <h1>{title}</h1>
        <p className={styles.lead}>{text}</p>
        <p className={styles.kept}>
          Tu pedido de {formatMoney(payment.amount)}, tu carrito y tus datos siguen como los dejaste.
        </p>
        <div className={styles.actions}>
          {mayRetry && (
            <>
              <LinkButton to={`/pasarela?pedido=${order.id}`} look="primary" size="large">
                Intentar otra vez
              </LinkButton>
              <LinkButton to="/pagos?paso=pago" size="large">
                Elegir cómo pagar
              </LinkButton>
            </>
          )}
          <LinkButton to="/carrito" look={mayRetry ? 'quiet' : 'secondary'} size="large">
            Volver al carrito
          </LinkButton>
        </div>
      </Panel>
    </Wrap>
  );
}
