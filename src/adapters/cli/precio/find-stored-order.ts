import type { Config } from '#adapters/server/config/config.ts';
import { startSchool } from '#adapters/server/wiring/start.container.ts';
import { FingerprintsBySha256 } from '#adapters/server/security/fingerprints-by-sha256.ts';
import { RefundsInSql } from '#adapters/server/sql/payments/refunds-in-sql.ts';
import { ReceiptsInSql } from '#adapters/server/sql/receipts/receipts-in-sql.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import type { OrderSnapshot } from '#domain/orders/order-snapshot.ts';
import { receiptCode, receiptHashText } from '#domain/receipts/receipt.ts';
import type { StoredOrder } from './stored-figures.ts';

type Db = OpenDatabase['db'];

const ordersIn = (db: Db) => db.selectFrom('orders').selectAll();

type OrderRow = Awaited<ReturnType<ReturnType<typeof ordersIn>['executeTakeFirstOrThrow']>>;

/** The order of that id, or of that number, which is what people see, with all that is kept of it; null when the school has none. */
export async function findStoredOrder(name: string, config: Config): Promise<StoredOrder | null> {
  const { database } = await startSchool(config);
  try {
    return await orderNamed(name, database.db);
  } finally {
    await database.close();
  }
}

async function orderNamed(name: string, db: Db): Promise<StoredOrder | null> {
  const byId = await ordersIn(db).where('id', '=', name).executeTakeFirst();
  const isNumber = /^\d{1,9}$/.test(name);
  const row = byId ?? (isNumber ? await ordersIn(db).where('number', '=', Number(name)).executeTakeFirst() : undefined);
  return row === undefined ? null : storedOf(row, db);
}

/** Rows as they are: what an adapter would refuse to read is what an auditor looks for. */
async function storedOf(row: OrderRow, db: Db): Promise<StoredOrder> {
  const lines = await db
    .selectFrom('order_lines')
    .select(['product_id', 'rate', 'price', 'discount', 'net', 'base', 'tax', 'is_never_due'])
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute();
  const attempts = await db
    .selectFrom('payment_attempts')
    .select(['purchase_number as purchaseNumber', 'amount'])
    .where('order_id', '=', row.id)
    .orderBy('purchase_number')
    .execute();
  const { total, discount, new_total, base, tax } = row;
  return {
    id: row.id,
    number: row.number,
    state: row.status,
    createdAt: new Date(row.created_at),
    codeWord: row.code_word,
    snapshot: snapshotOf(row.snapshot),
    columns: { total, discount, new_total, base, tax },
    lines,
    attempts,
    receipt: await receiptOf(row.id, db),
    refunds: await refundsOf(row.id, db),
  };
}

function snapshotOf(text: string): OrderSnapshot | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' ? (read as OrderSnapshot | null) : null;
  } catch {
    return null;
  }
}

async function refundsOf(orderId: string, db: Db): Promise<StoredOrder['refunds']> {
  const done = (await new RefundsInSql(db).ofOrder(orderId)).filter(({ state }) => state === 'done');
  const notes = await db
    .selectFrom('credit_notes')
    .select(['refund_id', 'series', 'number', 'total'])
    .where('order_id', '=', orderId)
    .execute();
  return done.map(({ id, number, amount, lines }) => {
    const note = notes.find((each) => each.refund_id === id);
    return { number, amount, lines, note: note === undefined ? null : { code: receiptCode(note), total: note.total } };
  });
}

async function receiptOf(orderId: string, db: Db): Promise<StoredOrder['receipt']> {
  const row = await db.selectFrom('receipts').select('total').where('order_id', '=', orderId).executeTakeFirst();
  if (row === undefined) return null;
  try {
    const receipt = await new ReceiptsInSql(db).ofOrder(orderId);
    if (receipt === null) return null;
    const { hash: kept, lines, totals } = receipt;
    const hash =
      kept === undefined ? null : { kept, computed: new FingerprintsBySha256().of(receiptHashText(receipt)) };
    return { code: receiptCode(receipt), total: row.total, lines, totals, hash };
  } catch {
    return 'unreadable';
  }
}
