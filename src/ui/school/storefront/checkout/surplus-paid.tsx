import type { PaymentOutcome } from '#application/read-models/payments/card-payment.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { Panel, Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import styles from './result.module.css';

/** The card was charged for what the buyer had by then: it is said, and that the money comes back. Source: decisions.md, One product, one payment. */
export function SurplusPaid({ outcome: { order, payment } }: { readonly outcome: PaymentOutcome }) {
  return (
    <Wrap className={styles.page}>
      <Panel className={styles.refused}>
        <Icon name="alert" size="large" />
        <h1>Este pago llegó de más</h1>
        <p className={styles.lead}>
          Cuando llegó ya tenías lo que está en tu pedido {numbered(order.number)}. Te devolveremos{' '}
          {formatMoney(payment.amount)}.
        </p>
        <p className={styles.kept}>Ya lo sabemos y no tienes que hacer nada. Si tienes dudas, escríbenos.</p>
        <div className={styles.actions}>
          <LinkButton to="/main/mis-contenidos" look="primary" size="large">
            Ir a mis contenidos
          </LinkButton>
          <LinkButton to="/contacto" size="large">
            Escribirnos
          </LinkButton>
        </div>
      </Panel>
    </Wrap>
  );
}
