import { Link } from 'react-router-dom';
import { OfficeOrdersApi, type OrderListAsked } from '#application/browser/orders/ports/office-orders-api.ts';
import type { ListedOrder, OfficeOrdersPage } from '#application/read-models/orders/office-orders.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { AccountEmail } from '#ui/school/staff/desk/account-email.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { ListPages, NARROWED_AWAY } from '#ui/school/staff/desk/list-pages.tsx';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { pageNumber } from '#ui/school/storefront/catalogue/page-number.ts';
import { stateNames } from '#ui/school/student/receipts/texts.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import { OrderFilters } from './order-filters.tsx';
import styles from './orders.module.css';
import { atText, methodNames, officeOrderPath, orderLooks, waitingAsked, waitingNames } from './texts.ts';

interface Loaded {
  readonly asked: OrderListAsked;
  readonly list: OfficeOrdersPage;
}

const named = <Name extends string>(names: Readonly<Record<Name, string>>, word: string | null): Name | '' =>
  word !== null && Object.hasOwn(names, word) ? (word as Name) : '';

async function loadPage(services: Services, { url }: LoadArgs): Promise<Loaded> {
  const page = pageNumber(url);
  if (page === null) return notFound();
  const day = (name: string) => {
    const text = url.searchParams.get(name) ?? '';
    return parsePlainDate(text).ok ? text : '';
  };
  const waiting = named(waitingNames, url.searchParams.get('espera'));
  const asked: OrderListAsked = {
    state: named(stateNames, url.searchParams.get('estado')),
    method: named(methodNames, url.searchParams.get('pago')),
    refund: waiting === 'devolucion' || url.searchParams.get('devolucion') === 'pedida' ? 'asked' : '',
    payment: waiting === 'cobro' ? 'unknown' : '',
    from: day('desde'),
    to: day('hasta'),
    words: (url.searchParams.get('buscar') ?? '').slice(0, 100),
    page,
  };
  return { asked, list: needed(await services.get(OfficeOrdersApi).list(asked)) };
}

export function meta(): PageMeta {
  return { title: 'Pedidos', description: '', hidden: true };
}

function Page() {
  const { asked, list } = useLoaded<typeof loadPage>();
  const { page, ...narrowed } = asked;
  const isNarrowed = Object.values(narrowed).some((each) => each !== '');
  return (
    <>
      <PageHead title="Pedidos" />
      <OrderFilters asked={asked} total={list.total} />
      {list.orders.length === 0 ? (
        <EmptyState title={isNarrowed ? 'Ningún pedido es así' : 'Todavía no hay pedidos'}>
          <p>{isNarrowed ? NARROWED_AWAY : 'El primero aparece aquí en cuanto alguien compra.'}</p>
        </EmptyState>
      ) : (
        <Orders orders={list.orders} />
      )}
      <ListPages page={page} pages={list.pages} pathOf={(other) => listPath({ ...asked, page: other })} />
    </>
  );
}

/** `/colaboradores/pedidos`: every order of the school. Source: decisions.md, Staff. */
export const { load, Component } = officePage('see-orders', loadPage, Page);

function Orders({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <DataTable
      caption={<VisuallyHidden>Pedidos, el último primero</VisuallyHidden>}
      rows={orders}
      rowKey={({ number }) => number}
      columns={[
        {
          key: 'number',
          title: 'Pedido',
          cell: ({ number }) => <Link to={officeOrderPath(number)}>{numbered(number)}</Link>,
        },
        { key: 'buyer', title: 'Comprador', cell: buyerCell },
        { key: 'titles', title: 'Compra', cell: titlesCell },
        { key: 'state', title: 'Estado y pago', cell: stateCell },
        { key: 'total', title: 'Total', amount: true, cell: ({ total }) => formatMoney(total) },
        { key: 'at', title: 'Creado', cell: ({ createdAt }) => <span className={styles.at}>{atText(createdAt)}</span> },
      ]}
    />
  );
}

function buyerCell({ buyer: { name, email } }: ListedOrder) {
  return (
    <span className={styles.buyer}>
      {name}
      <small className={styles.said}>
        <AccountEmail email={email} />
      </small>
    </span>
  );
}

function titlesCell({ titles, isGift }: ListedOrder) {
  return (
    <>
      {titles.join('\u00A0· ')}
      {isGift && (
        <>
          {' '}
          <Badge kind="info">Regalo</Badge>
        </>
      )}
    </>
  );
}

function stateCell({ state, paymentMethod: how, isRefundAsked }: ListedOrder) {
  return (
    <>
      <Badge kind={orderLooks[state]}>{stateNames[state]}</Badge>
      {how !== null && <small className={styles.said}>{methodNames[how]}</small>}
      {isRefundAsked && <Badge kind="warning">Piden devolución</Badge>}
    </>
  );
}

/** Where a list stands: /colaboradores/pedidos?estado=pending&pagina=2. */
function listPath(asked: OrderListAsked): string {
  const { state, method, from, to, words, page } = asked;
  const said = (text: string) => (text === '' ? null : text);
  return withQuery('/colaboradores/pedidos', {
    estado: said(state),
    pago: said(method),
    espera: said(waitingAsked(asked)),
    desde: said(from),
    hasta: said(to),
    buscar: said(words),
    pagina: page === 1 ? null : String(page),
  });
}
