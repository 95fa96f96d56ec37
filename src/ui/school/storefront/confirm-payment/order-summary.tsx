import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { formatMoney, formatPrice } from '#domain/shared/money.ts';
import { Panel } from '#ui/kit/layout/layout.tsx';
import styles from './confirm-payment-page.module.css';

/** What is being paid, what a code takes off, and what it comes to. */
export function OrderSummary({ order }: { order: PlacedOrder }) {
  const { codeWord } = order;
  const { discount, net } = order.totals;
  return (
    <Panel title="Tu pedido">
      <ul className={styles.lines}>
        {order.lines.map(({ productId, title, price }) => (
          <li key={productId}>
            <span>{title}</span>
            <span data-numbers>{formatPrice(price)}</span>
          </li>
        ))}
        {discount > 0 && (
          <li>
            <span>Descuento{codeWord === null ? '' : ` (${codeWord})`}</span>
            <span data-numbers>− {formatMoney(discount)}</span>
          </li>
        )}
      </ul>
      <p className={styles.total}>
        <span>Total</span>
        <strong data-numbers>{formatMoney(net)}</strong>
      </p>
    </Panel>
  );
}
