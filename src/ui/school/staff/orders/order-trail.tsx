import { Link } from 'react-router-dom';
import type { OrderTrail } from '#application/read-models/orders/office-orders.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { AccountEmail } from '#ui/school/staff/desk/account-email.tsx';
import { gatewayName } from '#ui/school/staff/books/texts.ts';
import { HistoryLink } from '#ui/school/staff/desk/history-link.tsx';
import { surplusReasonTexts } from '#domain/payments/surplus-reason-texts.ts';
import { orderNoticeText } from '#ui/school/student/receipts/texts.ts';
import { declineText } from './decline-texts.ts';
import { OrderReceipts } from './order-receipts.tsx';
import { OrderPart as Part, stateBadge } from './order-part.tsx';
import { atText, attemptTexts, voucherTexts } from './texts.ts';
import styles from './orders.module.css';

interface TrailProps {
  readonly trail: OrderTrail;
  /** Whether access went with money that was given back. */
  readonly hasReturned: boolean;
  /** Whether money of it went back, or is on its way. */
  readonly isMoneyBack: boolean;
}

/** What became of an order, part by part; a part of which there is nothing says so in its place. */
export function OrderTrailSections({ trail, hasReturned, isMoneyBack }: TrailProps) {
  return (
    <>
      <GatewayAttempts attempts={trail.attempts} />
      <Vouchers vouchers={trail.vouchers} />
      {trail.surplus.length > 0 && <Surplus surplus={trail.surplus} />}
      <OrderReceipts receipts={trail.receipts} isMoneyBack={isMoneyBack} />
      <Access grants={trail.grants} hasReturned={hasReturned} />
      <Notices notices={trail.notices} />
    </>
  );
}

function GatewayAttempts({ attempts }: Pick<OrderTrail, 'attempts'>) {
  return (
    <Part
      title="Pagos por la pasarela"
      none="Nadie intentó pagarlo por la pasarela."
      rows={attempts}
      rowKey={({ gateway, purchaseNumber }) => `${gateway} ${purchaseNumber}`}
      columns={[
        {
          key: 'number',
          title: 'Compra',
          cell: ({ gateway, purchaseNumber, code }) => (
            <>
              {purchaseNumber}
              <small className={classNames(styles.said, styles.whole)}>{gatewayName(gateway)}</small>
              {code !== undefined && (
                <small className={classNames(styles.said, styles.whole)}>código de pago (CIP)&nbsp;{code}</small>
              )}
            </>
          ),
        },
        { key: 'state', title: 'Estado', cell: ({ state }) => stateBadge(attemptTexts[state]) },
        { key: 'amount', title: 'Importe', amount: true, cell: ({ amount }) => formatMoney(amount) },
        { key: 'card', title: 'Tarjeta', cell: ({ cardMask }) => cardMask?.replaceAll(' ', '\u00a0') ?? '—' },
        {
          key: 'operation',
          title: 'Operación',
          cell: ({ transactionId }) => <span className={styles.whole}>{transactionId ?? '—'}</span>,
        },
        { key: 'said', title: 'Respuesta', cell: (attempt) => declineText(attempt) ?? '—' },
        {
          key: 'at',
          title: 'Último cambio',
          cell: ({ updatedAt }) => <span className={styles.at}>{atText(updatedAt)}</span>,
        },
      ]}
    />
  );
}

function Vouchers({ vouchers }: Pick<OrderTrail, 'vouchers'>) {
  return (
    <Part
      title="Constancias de depósito"
      none="No envió ninguna constancia."
      rows={vouchers}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'operation',
          title: 'Operación',
          cell: ({ bank, operationNumber, file }) =>
            file === null ? (
              `${bank}, ${operationNumber}`
            ) : (
              <a href={file} target="_blank" rel="noreferrer">
                {bank}, {operationNumber}
              </a>
            ),
        },
        { key: 'state', title: 'Estado', cell: ({ state }) => stateBadge(voucherTexts[state]) },
        { key: 'amount', title: 'Importe', amount: true, cell: ({ amount }) => formatMoney(amount) },
        { key: 'paid', title: 'Depositado', cell: ({ paidOn }) => formatDayMonthYear(paidOn as PlainDate) },
        { key: 'sent', title: 'Enviada', cell: ({ sentAt }) => atText(sentAt) },
        { key: 'reason', title: 'Motivo o nota', cell: ({ reason }) => reason || '—' },
        {
          key: 'history',
          title: 'Historial',
          act: true,
          cell: ({ id, operationNumber }) => (
            <HistoryLink kind="voucher" id={id} of={`la operación ${operationNumber}`} />
          ),
        },
      ]}
    />
  );
}

function Surplus({ surplus }: Pick<OrderTrail, 'surplus'>) {
  return (
    <Part
      title="Dinero que llegó de más"
      none=""
      rows={surplus}
      rowKey={({ arrivedAt }) => arrivedAt}
      columns={[
        { key: 'reason', title: 'Por qué', cell: ({ reason }) => surplusReasonTexts[reason] },
        { key: 'arrived', title: 'Llegó', cell: ({ arrivedAt }) => atText(arrivedAt) },
        { key: 'amount', title: 'Importe', amount: true, cell: ({ amount }) => formatMoney(amount) },
        {
          key: 'back',
          title: 'Devuelto',
          cell: ({ givenBackAt }) =>
            givenBackAt === null ? <Link to="/colaboradores/devoluciones">Por devolver</Link> : atText(givenBackAt),
        },
      ]}
    />
  );
}

/** @param hasReturned whether what was given was taken back with the money. */
function Access({ grants, hasReturned }: Pick<OrderTrail, 'grants'> & { readonly hasReturned: boolean }) {
  return (
    <Part
      title="Accesos que dio"
      none={hasReturned ? 'Ya no da acceso a nada: se retiró con la devolución.' : 'Todavía no dio acceso a nada.'}
      rows={grants}
      rowKey={({ title, holder }) => `${holder.email} ${title}`}
      columns={[
        { key: 'title', title: 'Producto', cell: ({ title }) => title },
        {
          key: 'holder',
          title: 'Quién lo tiene',
          cell: ({ holder: { name, email } }) => (
            <>
              {name}{' '}
              <small>
                <AccountEmail email={email} />
              </small>
            </>
          ),
        },
        { key: 'since', title: 'Desde', cell: ({ grantedAt }) => atText(grantedAt) },
        { key: 'until', title: 'Hasta', cell: ({ endsAt }) => (endsAt === null ? 'Sin\u00A0fin' : atText(endsAt)) },
      ]}
    />
  );
}

function Notices({ notices }: Pick<OrderTrail, 'notices'>) {
  return (
    <Part
      title="Avisos a quien compró"
      none="No se le avisó de nada todavía."
      rows={notices}
      rowKey={({ kind, at: when }) => `${kind} ${when}`}
      columns={[
        { key: 'text', title: 'Aviso', cell: ({ kind, text }) => orderNoticeText(kind, text) },
        { key: 'at', title: 'Cuándo', cell: ({ at: when }) => atText(when) },
        { key: 'seen', title: 'Visto', cell: ({ isSeen }) => (isSeen ? 'Sí' : 'No') },
      ]}
    />
  );
}
