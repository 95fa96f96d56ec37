import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { formatMoney, formatPrice } from '#domain/shared/money.ts';
import { Panel } from '#ui/kit/layout/layout.tsx';
import styles from './confirm-payment-page.module.css';

/** What is being paid by deposit, and what it comes to. */
export function OrderSummary({ order }: { order: PlacedOrder }) {
  return (
    <Panel title="Tu pedido">
      <ul className={styles.lines}>
        {order.lines.map(({ productId, title, price }) => (
          <li key={productId}>
            <span>{title}</span>
            <span data-numbers>{formatPrice(price)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>Total</span>
        <strong data-numbers>{formatMoney(order.totals.net)}</strong>
      </p>
    </Panel>
  );
}
