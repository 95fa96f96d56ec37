import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { decimalText, formatMoney, type Money } from '#domain/shared/money.ts';
import { depositCode } from '#domain/vouchers/deposit-code.ts';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { CopyButton } from '#ui/school/layouts/copy-button.tsx';
import styles from './confirm-payment-page.module.css';

/** What makes a deposit find its order: the code for its message, and the exact amount. Source: decisions.md, Payment and orders. */
export function DepositFacts({ order: { number }, amount }: { order: PlacedOrder; amount: Money }) {
  const code = depositCode(number);
  return (
    <>
      <dl className={classNames(styles.numbers, styles.exact)}>
        <dt>Código de depósito</dt>
        <dd data-numbers>{code}</dd>
        <dd>
          <CopyButton what="el código de depósito" text={code} />
        </dd>
        <dt>Importe exacto</dt>
        <dd data-numbers>{formatMoney(amount)}</dd>
        <dd>
          <CopyButton what="el importe" text={decimalText(amount)} />
        </dd>
      </dl>
      <p className={styles.holder}>
        Escribe el código en el mensaje o la descripción del depósito: así tu pago encuentra tu pedido.
      </p>
    </>
  );
}
