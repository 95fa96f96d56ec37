import { gatewayBooks } from './money-gateways.ts';
import type { MoneyScene } from './money-scene.ts';

interface Refunded {
  readonly productId: number;
}

/** What an auditor reads of a school's money: its tables, and what the gateways say themselves. */
export async function booksOf(scene: MoneyScene) {
  const { db } = scene.world;
  const gateways = await gatewayBooks(scene);
  const tried = await db
    .selectFrom('payment_attempts')
    .select(['id', 'order_id', 'gateway', 'purchase_number', 'status'])
    .execute();
  const charged = gateways.charges.flatMap((charge) => {
    const isOf = (row: (typeof tried)[number]): boolean =>
      row.gateway === charge.gateway && row.purchase_number === charge.purchaseNumber;
    const attempt = tried.find(isOf);
    return attempt === undefined ? [] : [{ ...charge, ...attempt }];
  });
  const vouchers = await db.selectFrom('vouchers').selectAll().where('state', '=', 'approved').execute();
  const refunds = (await db.selectFrom('refunds').selectAll().execute()).map((row) => ({
    ...row,
    products: new Set((JSON.parse(row.lines) as Refunded[]).map(({ productId }) => productId)),
  }));
  return {
    gateways,
    charged,
    lost: await db
      .selectFrom('disputes')
      .select(['id', 'attempt_id', 'amount'])
      .where('state', 'in', ['lost', 'accepted'])
      .execute(),
    vouchers,
    refunds,
    orders: await db.selectFrom('orders').selectAll().execute(),
    lines: await db.selectFrom('order_lines').selectAll().execute(),
    attempts: await db.selectFrom('payment_attempts').select(['id', 'order_id', 'status']).execute(),
    surplus: await db.selectFrom('surplus_payments').select(['order_id', 'attempt_id', 'amount']).execute(),
    receipts: await db.selectFrom('receipts').select(['order_id', 'series', 'number', 'total', 'tax_state']).execute(),
    formerReceipts: await db.selectFrom('replaced_receipts').select(['series', 'number']).execute(),
    corrected: await db
      .selectFrom('corrected_receipts')
      .select(['id', 'order_id', 'series', 'number', 'total', 'tax_state'])
      .execute(),
    correctionNotes: await db
      .selectFrom('correction_notes')
      .select(['receipt_id', 'order_id', 'series', 'number', 'total', 'tax_state'])
      .execute(),
    formerCorrectionNotes: await db.selectFrom('replaced_correction_notes').select(['series', 'number']).execute(),
    notes: await db
      .selectFrom('credit_notes')
      .select(['order_id', 'refund_id', 'series', 'number', 'total', 'tax_state', 'content'])
      .execute(),
    formerNotes: await db.selectFrom('replaced_credit_notes').select(['series', 'number']).execute(),
    gifts: await db.selectFrom('gifts').selectAll().execute(),
    grants: await db.selectFrom('grants').selectAll().execute(),
  };
}

export type Books = Awaited<ReturnType<typeof booksOf>>;
