import { observer } from 'mobx-react-lite';
import type { OrderRefunds } from '#application/read-models/payments/order-refunds.ts';
import type { PlacedLine, PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { OrderRefundsStore } from './order-refunds-store.ts';
import styles from './orders.module.css';

interface RefundLinesProps {
  readonly order: PlacedOrder;
  readonly refunds: OrderRefunds;
}

/** What stands in the way at a field, or null. */
export function useErrorOf(): (field: string) => string | null {
  const { problem } = useService(OrderRefundsStore);
  return (field) => (problem?.field === field ? problem.detail : null);
}

/** What of an order is given back: its lines that were not, and for a lower value how much of each. */
export const RefundLines = observer(function RefundLines({ order, refunds }: RefundLinesProps) {
  const error = useErrorOf()('lines');
  const open = refunds.lines.filter(({ isReturned }) => !isReturned);
  const titled = open.flatMap((line) => {
    const placed = order.lines.find(({ productId }) => productId === line.productId);
    return placed === undefined ? [] : [{ ...line, placed }];
  });
  return (
    <fieldset className={styles.lines}>
      <legend>Qué se devuelve</legend>
      {titled.map(({ productId, left, placed }) => (
        <Line key={productId} placed={placed} left={formatMoney(left)} />
      ))}
      {error !== null && (
        <Notice kind="error" live>
          <p>{error}</p>
        </Notice>
      )}
    </fieldset>
  );
});

const Line = observer(function Line({ placed, left }: { readonly placed: PlacedLine; readonly left: string }) {
  const store = useService(OrderRefundsStore);
  const { productId, title } = placed;
  const isChosen = store.chosen.has(productId);
  return (
    <div className={styles.line}>
      <CheckboxField
        name={`line-${productId}`}
        label={title}
        hint={`Quedan ${left}`}
        checked={isChosen}
        onChange={() => store.toggle(productId)}
      />
      {isChosen && store.reason === 'lower-value' && (
        <TextField
          name={`amount-${productId}`}
          label={`Cuánto de «${title}»`}
          hint="En soles, como 20.00."
          inputMode="decimal"
          value={store.amounts[productId] ?? ''}
          onChange={({ currentTarget }) => store.typeAmount(productId, currentTarget.value)}
        />
      )}
    </div>
  );
});
