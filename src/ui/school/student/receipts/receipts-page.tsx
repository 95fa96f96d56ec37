import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { RefundApi } from '#application/browser/payments/ports/refund-api.ts';
import { DepositApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import { GiftApi } from '#application/browser/orders/ports/gift-api.ts';
import { ReceiptApi } from '#application/browser/receipts/ports/receipt-api.ts';
import type { ListedNotice } from '#application/read-models/orders/listed-notice.ts';
import type { ListedReceipt } from '#application/read-models/receipts/listed-receipt.ts';
import { formatLongInstant, limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatPrice } from '#domain/shared/money.ts';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { PageHead, Section } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import { GivenGifts } from './given-gifts.tsx';
import { GivenGiftsStore } from './given-gifts-store.ts';
import { RefundRequests } from './refund-requests.tsx';
import { RefundRequestsStore } from './refund-requests-store.ts';
import { PurchaseState } from './purchase-state.tsx';
import { annulledText, issuedNames, orderNoticeText, titlesOf } from './texts.ts';
import styles from './receipts-page.module.css';

export async function load(services: Services) {
  const api = services.get(ReceiptApi);
  const [orders, receipts, notices, gifts, refunds, vouchers] = await Promise.all([
    api.orders(),
    api.receipts(),
    api.notices(),
    services.get(GiftApi).mine(),
    services.get(RefundApi).mine(),
    services.get(DepositApi).vouchers(),
  ]);
  const given = needed(gifts);
  services.get(GivenGiftsStore).show(given);
  services.get(RefundRequestsStore).show(needed(refunds));
  const partlyPaid = needed(vouchers).flatMap((each) => (each.awaitsRest === true ? [each.orderId] : []));
  return { orders: needed(orders), receipts: needed(receipts), notices: needed(notices), partlyPaid };
}

export function meta(): PageMeta {
  return { title: 'Mis comprobantes', description: 'Tus compras y sus comprobantes.', hidden: true };
}

const day = (instant: string): string => formatDayMonthYear(limaDay(new Date(instant)));

/** What was bought, how it stands, its receipts and its news. Source: MAIN-4, PAY-5, PAY-6. */
export function Component() {
  const { orders, receipts, notices, partlyPaid } = useLoaded<typeof load>();
  const api = useService(ReceiptApi);
  const [latest] = notices;
  useEffect(() => {
    if (latest !== undefined && notices.some(({ isSeen }) => !isSeen)) void api.markSeen(latest.at);
  }, [api, latest, notices]);
  if (orders.length === 0) return <NothingBought />;
  return (
    <>
      <PageHead title="Mis comprobantes" lead="Tus compras, cómo van y sus comprobantes en PDF." />
      {notices.length > 0 && <News notices={notices} orders={orders} />}
      <GivenGifts />
      {receipts.length > 0 && <Receipts receipts={receipts} />}
      <Orders orders={orders} partlyPaid={partlyPaid} />
      <RefundRequests orders={orders} />
    </>
  );
}

function News({ notices, orders }: { notices: readonly ListedNotice[]; orders: readonly PlacedOrder[] }) {
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  return (
    <Section title="Novedades">
      <ul className={styles.news}>
        {notices.slice(0, 6).map(({ id, orderId, kind, text, at, isSeen }) => (
          <li key={id}>
            <p>
              {!isSeen && <Badge kind="info">Nuevo</Badge>} {orderNoticeText(kind, text)}
            </p>
            <p className={styles.when}>
              Pedido {numbered(numbers.get(orderId) ?? '')}, {formatLongInstant(new Date(at), { withYear: true })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Receipts({ receipts }: { receipts: readonly ListedReceipt[] }) {
  return (
    <Section title="Comprobantes">
      <DataTable
        caption={<VisuallyHidden>Tus comprobantes, del último al primero</VisuallyHidden>}
        rows={receipts}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'code',
            title: 'Comprobante',
            cell: ({ type, code, replacedBy, correctedBy }) => (
              <>
                {issuedNames[type]} {code}
                {replacedBy !== null && <small className={styles.after}> Sin validez: lo reemplaza {replacedBy}</small>}
                {correctedBy !== undefined && <small className={styles.after}>{annulledText(correctedBy)}</small>}
              </>
            ),
          },
          { key: 'day', title: 'Fecha', cell: ({ issuedAt }) => day(issuedAt) },
          { key: 'buyer', title: 'A nombre de', cell: ({ buyerName }) => buyerName },
          { key: 'total', title: 'Total', amount: true, cell: ({ total }) => formatPrice(total) },
          {
            key: 'document',
            title: 'PDF y XML',
            cell: ({ document, xml, code }) => (
              <span className={styles.files}>
                <a href={document} className={styles.action} aria-label={`Descargar ${code} en PDF`}>
                  PDF
                </a>
                {xml !== null && (
                  <a href={xml} className={styles.action} aria-label={`Descargar ${code} en XML`}>
                    XML
                  </a>
                )}
              </span>
            ),
          },
        ]}
      />
    </Section>
  );
}

interface OrdersProps {
  readonly orders: readonly PlacedOrder[];
  readonly partlyPaid: readonly string[];
}

const Orders = observer(function Orders({ orders, partlyPaid }: OrdersProps) {
  const refunds = useService(RefundRequestsStore);
  const returned = new Map(orders.map((order) => [order.id, refunds.returned(order)]));
  return (
    <Section title="Compras">
      <DataTable
        caption={<VisuallyHidden>Tus pedidos, del último al primero</VisuallyHidden>}
        rows={orders}
        rowKey={({ id }) => id}
        columns={[
          { key: 'number', title: 'Pedido', cell: ({ number }) => numbered(number) },
          { key: 'day', title: 'Fecha', cell: ({ createdAt }) => day(createdAt) },
          { key: 'lines', title: 'Qué', cell: whatText },
          { key: 'total', title: 'Total', amount: true, cell: ({ totals }) => formatPrice(totals.net) },
          {
            key: 'state',
            title: 'Estado',
            cell: (order) => (
              <PurchaseState
                order={order}
                isPartlyPaid={partlyPaid.includes(order.id)}
                returned={returned.get(order.id) ?? null}
              />
            ),
          },
        ]}
      />
    </Section>
  );
});

function whatText({ lines, gift }: PlacedOrder): string {
  const titles = titlesOf(lines);
  return gift === undefined ? titles : `${titles} (regalo para ${gift.recipientName})`;
}

function NothingBought() {
  return (
    <>
      <PageHead title="Mis comprobantes" />
      <EmptyState
        icon="receipt"
        title="Todavía no tienes compras"
        actions={
          <LinkButton to="/cursos" look="primary">
            Ver los cursos
          </LinkButton>
        }
      >
        <p>Cuando compres algo, aquí encuentras tu pedido y su comprobante.</p>
      </EmptyState>
    </>
  );
}
