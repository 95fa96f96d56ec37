import type { Kysely } from 'kysely';
import { FingerprintsBySha256 } from '#adapters/server/security/fingerprints-by-sha256.ts';
import { GrantsInSql } from '#adapters/server/sql/orders/grants-in-sql.ts';
import { ReceiptsInSql } from '#adapters/server/sql/receipts/receipts-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { NewOrder } from '#application/server/orders/ports/orders.ts';
import { initialProvider } from '#domain/legal/statute.ts';
import { lineDetails } from '#domain/orders/line-details.ts';
import { issuerFrom, type Receipt, receiptHashText, seriesOf } from '#domain/receipts/receipt.ts';
import { receiptLines, receiptTotals } from '#domain/receipts/receipt-lines.ts';

/** The receipt of a demo order, issued when it was paid: by the first start its month may be over, and would not agree any more. */
export async function addDemoReceipt(db: Kysely<SchoolDatabase>, order: NewOrder, at: Date): Promise<void> {
  const { billing: buyer, snapshot, userId } = order;
  const sold = receiptLines(snapshot);
  if (buyer === null || !sold.ok) throw new Error(`The demo order ${order.number} can have no receipt`);
  const receipts = new ReceiptsInSql(db);
  const terms = await new GrantsInSql(db).termsOf(userId, order.id);
  const lines = sold.value.map((line) => {
    const options = order.lines.find(({ productId }) => productId === line.productId)?.choices.options ?? [];
    return { ...line, details: lineDetails(options, terms.get(line.productId) ?? null) };
  });
  const series = seriesOf(buyer.receiptType);
  const receipt: Receipt = {
    id: receiptId(order.number),
    orderId: order.id,
    orderNumber: order.number,
    userId,
    type: buyer.receiptType,
    series,
    number: await receipts.nextNumber(series),
    issuedAt: at,
    issuer: issuerFrom(initialProvider),
    buyer,
    lines,
    totals: receiptTotals(lines),
    taxState: 'not-sent',
  };
  await receipts.add({ ...receipt, hash: new FingerprintsBySha256().of(receiptHashText(receipt)) });
}

function receiptId(order: number): string {
  return `5f0a6c1e-5001-4c58-9a11-${String(order).padStart(12, '0')}`;
}
