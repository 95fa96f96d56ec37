import { Link } from 'react-router-dom';
import { OfficeOrdersApi } from '#application/browser/orders/ports/office-orders-api.ts';
import { OfficeRefundsApi } from '#application/browser/payments/ports/refund-api.ts';
import type { OrderRefunds } from '#application/read-models/payments/order-refunds.ts';
import type { OrderRecord } from '#application/read-models/orders/office-orders.ts';
import type { PlacedLine, PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { formatLongDay, type PlainDate } from '#domain/shared/dates.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { AccountEmail } from '#ui/school/staff/desk/account-email.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { FactList, PageHead, Panel, Section, Split, Stack, SumList } from '#ui/kit/layout/layout.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import { PriceSteps } from '#ui/school/storefront/cart/price-reasons.tsx';
import { documentNames, receiptNames } from '#ui/school/storefront/checkout/billing-texts.ts';
import { stateNames } from '#ui/school/student/receipts/texts.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import styles from './orders.module.css';
import { isMoneyBack, OrderRefundsSection, useRefundsFirst } from './order-refunds.tsx';
import { OrderTrailSections } from './order-trail.tsx';
import { atText, methodNames, orderLooks } from './texts.ts';

interface Loaded {
  readonly record: OrderRecord;
  readonly refunds: OrderRefunds;
}

async function loadPage(services: Services, { params }: LoadArgs): Promise<Loaded> {
  const number = params['numero'] ?? '';
  if (!/^[1-9]\d{0,8}$/.test(number)) return notFound();
  const [record, refunds] = await Promise.all([
    services.get(OfficeOrdersApi).open(Number(number)),
    services.get(OfficeRefundsApi).of(Number(number)),
  ]);
  return { record: needed(record), refunds: needed(refunds) };
}

export function meta({ record }: Partial<Loaded>): PageMeta {
  return {
    title: record === undefined ? 'Pedido' : `Pedido ${numbered(record.order.number)}`,
    description: '',
    hidden: true,
  };
}

function Page() {
  const { record, refunds } = useLoaded<typeof loadPage>();
  const { order, buyer } = record;
  const back = <OrderRefundsSection order={order} refunds={refunds} />;
  const isFirst = useRefundsFirst(order.number, refunds);
  return (
    <>
      <PageHead
        above={<Link to="/colaboradores/pedidos">Todos los pedidos</Link>}
        title={`Pedido ${numbered(order.number)}`}
        lead={
          <>
            <Badge kind={orderLooks[order.state]}>{stateNames[order.state]}</Badge> {buyer.name},{' '}
            <AccountEmail email={buyer.email} />
          </>
        }
      />
      <Split aside={<Facts order={order} />}>
        {!record.recomputes && (
          <Notice kind="error" title="Este pedido no se vuelve a calcular igual">
            <p>
              Sus importes no salen de los datos con los que se calculó. No lo cobres ni lo confirmes sin revisarlo.
            </p>
          </Notice>
        )}
        <Bought order={order} />
        <Derivation record={record} />
        {isFirst && back}
      </Split>
      <OrderTrailSections
        trail={record.trail}
        hasReturned={refunds.refunds.some(({ state, keepsAccess }) => state === 'done' && !keepsAccess)}
        isMoneyBack={isMoneyBack(refunds)}
      />
      {!isFirst && <div className={styles.back}>{back}</div>}
      <ProofDialog />
    </>
  );
}

/** `/colaboradores/pedidos/{numero}`: one order, and all that became of it. Source: decisions.md, Staff. */
export const { load, Component } = officePage('see-orders', loadPage, Page);

function Facts({ order }: { order: PlacedOrder }) {
  const { paymentMethod, codeWord, createdAt, expiresAt, confirmedAt, billing, gift } = order;
  return (
    <Stack>
      <Panel title="Datos">
        <FactList
          facts={[
            { name: 'Pago', value: paymentMethod === null ? 'Sin elegir' : methodNames[paymentMethod] },
            { name: 'Creado', value: atText(createdAt) },
            confirmedAt === null
              ? { name: order.state === 'expired' ? 'Venció' : 'Vence', value: atText(expiresAt) }
              : { name: 'Confirmado', value: atText(confirmedAt) },
            ...(codeWord === null ? [] : [{ name: 'Código', value: codeWord }]),
            ...(gift === undefined
              ? []
              : [
                  {
                    name: 'Regalo para',
                    value: (
                      <>
                        {gift.recipientName}, <EmailText email={gift.recipientEmail} />
                      </>
                    ),
                  },
                  { name: 'Su carta sale', value: formatLongDay(gift.sendOn as PlainDate, { withYear: true }) },
                ]),
          ]}
        />
      </Panel>
      {billing !== null && (
        <Panel title="Facturación">
          <FactList
            facts={[
              { name: receiptNames[billing.receiptType], value: billing.name },
              { name: documentNames[billing.documentType], value: billing.documentNumber },
              ...(billing.address === '' ? [] : [{ name: 'Dirección', value: billing.address }]),
              { name: 'Correo', value: <EmailText email={billing.email} /> },
            ]}
          />
        </Panel>
      )}
    </Stack>
  );
}

function Bought({ order }: { order: PlacedOrder }) {
  const { price, discount, net, base, tax } = order.totals;
  return (
    <Section title="Lo que compró">
      <DataTable
        caption={<VisuallyHidden>Líneas del pedido</VisuallyHidden>}
        rows={order.lines}
        rowKey={({ productId }) => productId}
        columns={[
          { key: 'title', title: 'Producto', cell: lineCell },
          { key: 'price', title: 'Precio', amount: true, cell: (line) => formatMoney(line.price) },
          { key: 'discount', title: 'Descuento', amount: true, cell: (line) => formatMoney(line.discount) },
          { key: 'base', title: 'Base', amount: true, cell: (line) => formatMoney(line.base) },
          { key: 'tax', title: 'IGV', amount: true, cell: (line) => formatMoney(line.tax) },
          { key: 'net', title: 'Total', amount: true, cell: (line) => formatMoney(line.net) },
        ]}
      />
      <div className={styles.sums}>
        <SumList
          sums={[
            { name: 'Precio', value: formatMoney(price) },
            { name: 'Descuento', value: formatMoney(discount) },
            { name: 'Base', value: formatMoney(base) },
            { name: 'IGV', value: formatMoney(tax) },
            { name: 'Total', value: formatMoney(net), total: true },
          ]}
        />
      </div>
    </Section>
  );
}

function lineCell({ title, options, isExtended }: PlacedLine) {
  const chosen = [
    ...options.map(({ label, count }) => `${label} × ${count}`),
    ...(isExtended ? ['Con ampliación'] : []),
  ];
  return (
    <>
      {title} {chosen.length > 0 && <small>{chosen.join(' · ')}</small>}
    </>
  );
}

/** How each amount came about, step by step, as the price core noted it when the order was made. */
function Derivation({ record: { derivation, order } }: { record: OrderRecord }) {
  const titles = new Map<number | null, string>(order.lines.map(({ productId, title }) => [productId, title]));
  const steps = derivation.map((step) => {
    const product = titles.get(step.productId);
    return product === undefined ? step : { ...step, title: `${step.title}: ${product}` };
  });
  return <PriceSteps label="Cómo se llegó a estos importes" steps={steps} />;
}
