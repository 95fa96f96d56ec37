import { Link } from 'react-router-dom';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { isPaid } from '#domain/orders/order.ts';
import { depositCode } from '#domain/vouchers/deposit-code.ts';
import { CopyButton } from '#ui/school/layouts/copy-button.tsx';
import { returnedNames, stateNames } from './texts.ts';
import styles from './receipts-page.module.css';

interface PurchaseStateProps {
  readonly order: PlacedOrder;
  /** Less than it costs has come, and the rest was asked for. */
  readonly isPartlyPaid: boolean;
  /** How much of it went back to its buyer; null: nothing. */
  readonly returned: 'all' | 'part' | null;
}

/** How a purchase stands, and what there is to do about its deposit or its code. Source: PAY-3, PAY-6. */
export function PurchaseState({ order, isPartlyPaid, returned }: PurchaseStateProps) {
  const { id, number, state } = order;
  const isDeposit = order.paymentMethod === 'deposit';
  return (
    <span className={styles.state}>
      {isPartlyPaid && !isPaid(state)
        ? 'Falta una parte'
        : returned === null
          ? stateNames[state]
          : returnedNames[returned]}
      {isDeposit && (state === 'continue' || isPartlyPaid) && !isPaid(state) && (
        <>
          <span data-numbers>{depositCode(number)}</span>
          <CopyButton what="el código de depósito" text={depositCode(number)} />
        </>
      )}
      {order.paymentMethod === 'cash-code' && state === 'continue' && (
        <Link to={`/codigo-de-pago?pedido=${id}`} className={styles.action}>
          Ver mi código de pago
        </Link>
      )}
      {isDeposit && !isPaid(state) && (
        <Link to={`/confirmar-pago?pedido=${id}`} className={styles.action}>
          {isPartlyPaid ? 'Pagar lo que falta' : state === 'pending' ? 'Ver la constancia' : 'Enviar la constancia'}
        </Link>
      )}
    </span>
  );
}
