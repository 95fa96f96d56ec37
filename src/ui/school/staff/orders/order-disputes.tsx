import { Link } from 'react-router-dom';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import type { OrderRefunds } from '#application/read-models/payments/order-refunds.ts';
import { disputeStateTexts } from '#domain/payments/dispute-texts.ts';
import { holdsOrderMoney } from '#domain/payments/dispute.ts';
import { decimalText, formatMoney } from '#domain/shared/money.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import { noteDisputePath } from '#ui/school/staff/disputes/note-dispute-path.ts';
import styles from './orders.module.css';

/** Whether the bank of whoever paid has still to decide: until then nothing is given back. */
export const isDisputed = ({ disputes }: OrderRefunds): boolean =>
  disputes.some(({ state, isSurplus }) => holdsOrderMoney(state, isSurplus));

/** What banks took back of an order, or want to, and where one more is noted. */
export function OrderDisputes({ order, refunds }: { readonly order: PlacedOrder; readonly refunds: OrderRefunds }) {
  const mayNote = useMay('refund-orders');
  const { disputes, left, byGateway } = refunds;
  return (
    <>
      {isDisputed(refunds) && (
        <Notice kind="alert" title="El banco decide un contracargo">
          <p>Hasta que termine no se devuelve nada por otro medio: el dinero saldría dos veces.</p>
        </Notice>
      )}
      {disputes.length > 0 && (
        <ul className={styles.disputes}>
          {disputes.map(({ number, state, amount, isSurplus }) => (
            <li key={number}>
              <Link to={withQuery('/colaboradores/contracargos', { estado: inAddress[state] })}>
                Contracargo {numbered(number)}
              </Link>
              , {formatMoney(amount)}
              {isSurplus && ', de un pago de más'}: {disputeStateTexts[state]}
            </li>
          ))}
        </ul>
      )}
      {mayNote && byGateway && left > 0 && !isDisputed(refunds) && (
        <p>
          <Link to={noteDisputePath(order.number, decimalText(left))}>Anotar un contracargo de este pedido</Link>
        </p>
      )}
    </>
  );
}

const decided = 'terminados';
/** In which list of the disputes' page it stands. */
const inAddress = { open: '', answered: 'con-el-banco', won: decided, lost: decided, accepted: decided } as const;
