import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useRef } from 'react';
import type { BuyerRefund } from '#application/read-models/payments/order-refunds.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { RIGHT_BY_LAW } from '#domain/legal/refund-rule.ts';
import { refundRights } from '#domain/legal/refund-until.ts';
import { longestRefundWords, type RefundState } from '#domain/payments/refund.ts';
import { formatLongDay, limaDay } from '#domain/shared/dates.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { FieldError } from '#ui/kit/forms/field.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { useWrongField } from '#ui/kit/forms/led-focus.ts';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { Badge, type BadgeProps } from '#ui/kit/layout/badge.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import { RefundRequestsStore } from './refund-requests-store.ts';
import { titlesOf } from './texts.ts';
import styles from './receipts-page.module.css';

interface RequestsProps {
  readonly orders: readonly PlacedOrder[];
}

/** What somebody asked to have back and what became of it, and what can still be asked for; nothing where there is neither. */
export const RefundRequests = observer(function RefundRequests({ orders }: RequestsProps) {
  const store = useService(RefundRequestsStore);
  const askable = orders.filter((order) => store.askable(order).length > 0);
  if (store.refunds.length === 0 && askable.length === 0) return null;
  return (
    <Section title="Devoluciones" id="devoluciones">
      {store.refunds.length > 0 && (
        <ul className={styles.gifts}>
          {store.refunds.map((refund) => (
            <li key={refund.id}>
              <Request refund={refund} order={orders.find(({ id }) => id === refund.orderId)} />
            </li>
          ))}
        </ul>
      )}
      {askable.map((order) =>
        store.opened === order.id ? (
          <AskForm key={order.id} order={order} />
        ) : (
          <p key={order.id} className={styles.askable}>
            <span>
              Pedido {numbered(order.number)}: {titlesOf(store.askable(order))}
            </span>
            <Button size="small" onClick={() => store.open(order)}>
              Pedir devolución<VisuallyHidden> del pedido {numbered(order.number)}</VisuallyHidden>
            </Button>
          </p>
        ),
      )}
    </Section>
  );
});

const states: Readonly<Record<RefundState, readonly [string, NonNullable<BadgeProps['kind']>]>> = {
  requested: ['La estamos revisando', 'info'],
  sending: ['En camino', 'info'],
  unknown: ['En camino', 'info'],
  done: ['Devuelto', 'success'],
  refused: ['Tu banco no la aceptó: te la transferimos', 'warning'],
  declined: ['No procede', 'neutral'],
};

function Request({ refund, order }: { readonly refund: BuyerRefund; readonly order: PlacedOrder | undefined }) {
  const { state, amount, productIds, words, answer, operation, isByBank, updatedAt } = refund;
  const [text, kind] = states[state];
  const asked = order?.lines.filter(({ productId }) => productIds.includes(productId)) ?? [];
  return (
    <>
      <p>
        <strong>{titlesOf(asked)}</strong> <Badge kind={kind}>{text}</Badge>
      </p>
      <p className={styles.when}>
        {formatMoney(amount)}
        {order !== undefined && `, pedido ${numbered(order.number)}`},{' '}
        {formatLongDay(limaDay(new Date(updatedAt)), { withYear: true })}
        {operation !== null && `, operación ${operation}`}
        {isByBank && ', por el contracargo de tu banco'}
      </p>
      {words !== '' && <p>Pediste: «{words}»</p>}
      {answer !== '' && <p>La escuela: «{answer}»</p>}
    </>
  );
}

const AskForm = observer(function AskForm({ order }: { readonly order: PlacedOrder }) {
  const store = useService(RefundRequestsStore);
  const { problems, refusal } = store;
  const form = useRef<HTMLFormElement>(null);
  useWrongField(form, store.refused);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.ask();
  };
  return (
    <Form
      ref={form}
      onSubmit={submit}
      className={styles.asking}
      aria-label={`Pedir devolución del pedido ${numbered(order.number)}`}
    >
      <Rights order={order} />
      {refusal !== null && (
        <Notice kind="error" live>
          <p>{refusal}</p>
        </Notice>
      )}
      <Lines order={order} />
      <TextArea
        name="words"
        label="Por qué lo devuelves"
        rows={3}
        maxLength={longestRefundWords}
        value={store.words}
        error={problems.words}
        onChange={({ currentTarget }) => store.type(currentTarget.value)}
      />
      <FormActions>
        <Button type="submit" look="primary" busy={store.isBusy && 'Enviando…'}>
          Pedir devolución
        </Button>
        <Button look="quiet" onClick={() => store.close()}>
          Dejarlo como está
        </Button>
      </FormActions>
    </Form>
  );
});

/** What of it goes back. */
const Lines = observer(function Lines({ order }: { readonly order: PlacedOrder }) {
  const store = useService(RefundRequestsStore);
  const id = useId();
  const error = store.problems.lines;
  return (
    <fieldset className={styles.returned} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>Qué devuelves</legend>
      {store.askable(order).map(({ productId, title, net }) => (
        <CheckboxField
          key={productId}
          name={`line-${productId}`}
          label={title}
          hint={formatMoney(net)}
          aria-invalid={error !== undefined || undefined}
          checked={store.chosen.has(productId)}
          onChange={() => store.toggle(productId)}
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
});

/** What the school promised, and until which day of this purchase. */
function Rights({ order: { lines, confirmedAt, number } }: { readonly order: PlacedOrder }) {
  const rules = refundRights(lines, confirmedAt === null ? null : new Date(confirmedAt));
  return (
    <Notice kind="info" title={`Devolver algo del pedido ${numbered(number)}`}>
      {rules.length < 2 ? (
        <p>{rules[0] ?? RIGHT_BY_LAW}</p>
      ) : (
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
