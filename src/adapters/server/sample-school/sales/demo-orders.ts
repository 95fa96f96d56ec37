import type { Kysely } from 'kysely';
import { BillingRecordsInSql } from '#adapters/server/sql/orders/billing-records-in-sql.ts';
import { GrantsInSql } from '#adapters/server/sql/orders/grants-in-sql.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { SellableProductsInSql } from '#adapters/server/sql/cart/sellable-products-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { cartItemOf, NO_CHOICES, PLAN_SEATS } from '#application/server/cart/cart-item-of.ts';
import { newOrder } from '#application/server/orders/new-order.ts';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import { takeSnapshot } from '#domain/orders/order-snapshot.ts';
import { rate } from '#domain/shared/rate.ts';
import type { DayOfStart } from '#adapters/server/sample-school/day-of-start.ts';
import { settingsParts } from '#domain/settings/school-settings.ts';
import { addDemoCharge } from './demo-charge.ts';
import { addDemoReceipt } from './demo-receipts.ts';
import { type DemoAccount, demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';

interface DemoOrder {
  readonly id: string;
  readonly buyer: DemoAccount;
  readonly billing: BillingRecord;
  readonly products: readonly number[];
  readonly planPriceId: number | null;
  /** Of a plan: seats bought beyond those it includes. */
  readonly extraSeats?: number;
  readonly daysAgo: number;
  /** Days after the order through which a plan lasts; null: what was bought never ends. */
  readonly lastsDays: number | null;
  /** Paid by deposit and waiting; else charged by card when it was made, with its receipt. */
  readonly isDeposit?: boolean;
}

const { student, owner } = demoAccounts;

const boleta = (account: DemoAccount): BillingRecord => ({
  receiptType: 'boleta',
  documentType: 'DNI',
  documentNumber: account.dni,
  name: `${account.givenNames} ${account.paternalSurname} ${account.maternalSurname}`,
  address: '',
  email: account.email,
});

const demoOrders: readonly DemoOrder[] = [
  {
    id: '5f0a6c1e-2001-4c58-9a11-e5c0e1a00001',
    buyer: owner,
    billing: {
      receiptType: 'factura',
      documentType: 'RUC',
      documentNumber: '20512333797',
      name: 'Comercial Ficticia del Sur S.A.C.',
      address: 'Calle Imaginaria 123, Arequipa',
      email: owner.email,
    },
    products: [902],
    planPriceId: 9022,
    extraSeats: 2,
    daysAgo: 45,
    lastsDays: 365,
  },
  {
    id: '5f0a6c1e-2002-4c58-9a11-e5c0e1a00002',
    buyer: owner,
    billing: boleta(owner),
    products: [107],
    planPriceId: null,
    daysAgo: 35,
    lastsDays: null,
  },
  {
    id: '5f0a6c1e-2003-4c58-9a11-e5c0e1a00003',
    buyer: student,
    billing: boleta(student),
    products: [201, 401],
    planPriceId: null,
    daysAgo: 12,
    lastsDays: null,
  },
  {
    id: '5f0a6c1e-2004-4c58-9a11-e5c0e1a00004',
    buyer: student,
    billing: boleta(student),
    products: [202, 101],
    planPriceId: null,
    daysAgo: 3,
    lastsDays: null,
  },
  {
    id: '5f0a6c1e-2005-4c58-9a11-e5c0e1a00005',
    buyer: student,
    billing: boleta(student),
    products: [301],
    planPriceId: null,
    daysAgo: 2,
    lastsDays: null,
    isDeposit: true,
  },
];

/** The order that waits for its deposit to be verified. */
export const depositOrderId = '5f0a6c1e-2005-4c58-9a11-e5c0e1a00005';

/** What the student took without paying. */
const freeOfStudent = [208, 406] as const;

/** Orders of the demo accounts, priced by the school's own rules, and what they gave. */
export async function addDemoOrders(db: Kysely<SchoolDatabase>, start: DayOfStart, generalRate: number): Promise<void> {
  for (const order of demoOrders) await addOrder(db, order, start, generalRate);
  const at = start.after(-21);
  const granted = {
    user_id: student.id,
    source: 'staff',
    order_id: null,
    plan_id: null,
    granted_at: at,
    ends_at: null,
  };
  await db
    .insertInto('grants')
    .values(freeOfStudent.map((productId) => ({ ...granted, id: grantId(9, productId), product_id: productId })))
    .execute();
}

async function addOrder(
  db: Kysely<SchoolDatabase>,
  demo: DemoOrder,
  start: DayOfStart,
  generalRate: number,
): Promise<void> {
  const at = new Date(start.after(-demo.daysAgo));
  const found = await new SellableProductsInSql(db).findAll(demo.products);
  const { extraSeats = 0 } = demo;
  const options = extraSeats === 0 ? [] : [{ optionId: PLAN_SEATS, count: extraSeats }];
  const choices = { ...NO_CHOICES, planPriceId: demo.planPriceId, options };
  const items = demo.products.flatMap((id) => {
    const product = found.get(id);
    return product === undefined ? [] : [cartItemOf(product, choices, [], at)];
  });
  const cart = { ...EMPTY_CART, items };
  const snapshot = takeSnapshot(cart, { generalRate: rate(generalRate), rounding: 'nearest', hasActivePlan: false });
  if (!snapshot.ok) throw new Error(`A demo order has no price: ${snapshot.refusal.kind}`);
  const orders = new OrdersInSql(db);
  const number = await orders.nextNumber();
  const { id, buyer, billing } = demo;
  const paymentMethod = demo.isDeposit === true ? 'deposit' : 'card';
  const given = { id, number, userId: buyer.id, paymentMethod, billing } as const;
  const unpaidHours = Number(settingsParts.deposits.initial.unpaidHours);
  const order = newOrder(cart, snapshot.value, { ...given, termsVersion: null, creationKey: null }, at, unpaidHours);
  if (demo.isDeposit === true) return orders.add({ ...order, state: 'pending' });
  await orders.add({ ...order, state: 'finished', confirmedAt: at });
  await addDemoCharge(db, order, at);
  await new GrantsInSql(db).add(
    demo.products.map((productId) => ({
      id: grantId(number, productId),
      userId: buyer.id,
      productId,
      orderId: id,
      at,
      extraSeats,
      endsAt: demo.lastsDays === null ? null : new Date(start.after(demo.lastsDays - demo.daysAgo)),
    })),
  );
  await addDemoReceipt(db, order, at);
  if (billing.receiptType === 'boleta') return;
  // Of a person the profile knows as much; a firm is known by its last factura alone.
  await new BillingRecordsInSql(db).keep({ ...billing, id, userId: buyer.id, updatedAt: at });
}

function grantId(order: number, productId: number): string {
  return `5f0a6c1e-3000-4c58-9a11-${String(order * 10_000 + productId).padStart(12, '0')}`;
}
