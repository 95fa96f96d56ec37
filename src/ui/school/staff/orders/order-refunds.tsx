import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { OfficeRefund, OrderRefunds } from '#application/read-models/payments/order-refunds.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { refundRights } from '#domain/legal/refund-until.ts';
import { holdsMoney } from '#domain/payments/refund.ts';
import { creditReasonText } from '#domain/receipts/credit-note.ts';
import { formatMoney, type Money } from '#domain/shared/money.ts';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { Section, Stack, SumList } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import { HistoryLink } from '#ui/school/staff/desk/history-link.tsx';
import { ReplaceNote } from '#ui/school/staff/receipts/replace-note.tsx';
import { servesNoMore } from '#ui/school/staff/receipts/texts.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import { isDisputed, OrderDisputes } from './order-disputes.tsx';
import { NoteFiles } from './note-files.tsx';
import { OrderRefundsStore } from './order-refunds-store.ts';
import styles from './orders.module.css';
import { usePlaceAfter } from './place-after.ts';
import { RefundForm } from './refund-form.tsx';
import { atText, refundTexts } from './texts.ts';

interface RefundsProps {
  readonly order: PlacedOrder;
  readonly refunds: OrderRefunds;
}

/** What went back of an order, what its buyer asks for, what is left, and where more of it is given back. Source: decision 0086. */
export const OrderRefundsSection = observer(function OrderRefundsSection({ order, refunds }: RefundsProps) {
  const store = useService(OrderRefundsStore);
  useEffect(() => store.show(order.number, refunds), [store, order, refunds]);
  const mayRefund = useMay('refund-orders');
  const mayReplace = useMay('replace-receipts');
  const rejected = refunds.refunds
    .flatMap(({ notes }) => notes)
    .filter((note) => servesNoMore(note) && note.replacedBy === null);
  const asked = refunds.refunds.find(({ state, decidedBy }) => state === 'requested' && decidedBy === '') ?? null;
  const isUnderWay = refunds.refunds.some(
    ({ state, decidedBy }) => state === 'sending' || state === 'unknown' || (state === 'requested' && decidedBy !== ''),
  );
  const isGiving = mayRefund && refunds.left > 0 && !isUnderWay && !isDisputed(refunds);
  const given = usePlaceAfter((isGiving ? 1 : 0) + (mayReplace ? rejected.length : 0));
  if (refunds.refunds.length === 0 && refunds.left === 0) return null;
  return (
    <Section title="Devoluciones">
      <Stack>
        {refunds.refunds.length > 0 && (
          <div ref={given} tabIndex={-1}>
            <Given order={order} refunds={refunds.refunds} />
          </div>
        )}
        {mayReplace &&
          rejected.map((note) => <ReplaceNote key={note.id} note={note} whatFor="El dinero ya se devolvió." />)}
        <HistoryLink kind="order" id={order.id} of={`las devoluciones del pedido ${numbered(order.number)}`} />
        <div className={styles.sums}>
          <SumList
            sums={[
              { name: 'Pagado', value: formatMoney(order.totals.net) },
              { name: 'Devuelto', value: formatMoney(givenBack(refunds.refunds)) },
              { name: 'Se puede devolver', value: formatMoney(refunds.left), total: true },
            ]}
          />
        </div>
        {isUnderWay && (
          <Notice kind="info" title="Hay una devolución en camino">
            <p>Le preguntamos a la pasarela cada medio minuto. Nunca se envía dos veces.</p>
          </Notice>
        )}
        <OrderDisputes order={order} refunds={refunds} />
        {refunds.left > 0 && <Right order={order} refunds={refunds} />}
        {isGiving && <RefundForm order={order} refunds={refunds} asked={asked} />}
      </Stack>
    </Section>
  );
});

/**
 * Whether what is given back stands before what became of the order: where its buyer asks for it. It stays where it was when the order
 * was opened, so that whoever decides there goes on from there.
 */
export function useRefundsFirst(number: number, { refunds }: OrderRefunds): boolean {
  const now = { number, isFirst: refunds.some(({ state, decidedBy }) => state === 'requested' && decidedBy === '') };
  const [opened, setOpened] = useState(now);
  if (opened.number !== number) setOpened(now);
  return opened.number === number ? opened.isFirst : now.isFirst;
}

/** Whether money of the order went back, or is on its way. */
export const isMoneyBack = ({ refunds }: OrderRefunds): boolean =>
  refunds.some(({ state, decidedBy }) => holdsMoney(state) || (state === 'requested' && decidedBy !== ''));

function givenBack(refunds: readonly OfficeRefund[]): Money {
  return refunds.reduce((sum, { state, amount }) => (state === 'done' ? sum + amount : sum), 0) as Money;
}

/** What the school promised its buyers, and until which day. */
function Right({ order, refunds }: RefundsProps) {
  const { confirmedAt } = order;
  const lines = order.lines.filter(({ productId }) =>
    refunds.lines.some((line) => line.productId === productId && !line.isReturned),
  );
  return (
    <Notice kind="info" title="Hasta cuándo es un derecho de quien compró">
      <ul>
        {refundRights(lines, confirmedAt === null ? null : new Date(confirmedAt)).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>Además rige lo que da la ley: lo que no se entregó, o no es lo ofrecido, se devuelve siempre.</li>
      </ul>
    </Notice>
  );
}

function Given({ order, refunds }: { order: PlacedOrder; refunds: readonly OfficeRefund[] }) {
  const titles = new Map(order.lines.map(({ productId, title }) => [productId, title]));
  return (
    <DataTable
      caption={<VisuallyHidden>Devoluciones, la primera primero</VisuallyHidden>}
      rows={refunds}
      rowKey={({ id }) => id}
      columns={[
        { key: 'number', title: 'Devolución', cell: ({ number }) => numbered(number) },
        {
          key: 'what',
          title: 'Qué',
          cell: ({ lines, reason, words, answer }) => (
            <span className={styles.what}>
              {lines.map(({ productId }) => titles.get(productId)).join(' · ')}{' '}
              <small className={styles.said}>{creditReasonText(reason)}</small>
              {words !== '' && <small className={styles.said}>Pidió: «{words}»</small>}
              {answer !== '' && <small className={styles.said}>Respuesta: «{answer}»</small>}
            </span>
          ),
        },
        { key: 'amount', title: 'Importe', amount: true, cell: ({ amount }) => formatMoney(amount) },
        { key: 'state', title: 'Estado', cell: stateCell },
        { key: 'how', title: 'Cómo', cell: howText },
        {
          key: 'note',
          title: 'Nota de crédito',
          cell: ({ notes }) =>
            notes.length === 0 ? '—' : notes.map((note) => <NoteFiles key={note.id} note={note} />),
        },
        {
          key: 'who',
          title: 'Quién y cuándo',
          cell: ({ decidedBy, updatedAt }) => [decidedBy, atText(updatedAt)].filter((part) => part !== '').join(', '),
        },
      ]}
    />
  );
}

function stateCell({ state, gatewayText, keepsAccess }: OfficeRefund) {
  const [text, look] = refundTexts[state];
  return (
    <>
      <Badge kind={look}>{text}</Badge> {gatewayText !== '' && <small className={styles.said}>{gatewayText}</small>}
      {state === 'done' && keepsAccess && <small className={styles.said}>Conserva el acceso</small>}
    </>
  );
}

function howText({ operation, decidedBy, dispute }: OfficeRefund): string {
  if (dispute !== null) return `Contracargo ${numbered(dispute)}`;
  if (operation !== null) return `Transferencia, operación ${operation}`;
  return decidedBy === '' ? '—' : 'Pasarela';
}
