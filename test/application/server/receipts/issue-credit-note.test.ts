import { expect, test } from 'vitest';
import { FingerprintsBySha256 } from '#adapters/server/security/fingerprints-by-sha256.ts';
import { IssueCreditNote } from '#application/server/receipts/issue-credit-note.ts';
import { creditNoteHashText } from '#domain/receipts/credit-note.ts';
import { initialProvider } from '#domain/legal/statute.ts';
import { issuerFrom } from '#domain/receipts/receipt.ts';
import { CreditNotesInMemory } from '#test/memory/receipts/credit-notes-in-memory.ts';
import { ReceiptsInMemory } from '#test/memory/receipts/receipts-in-memory.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { aReceipt, aRefund } from '#test/support/receipts/receipt-builders.ts';
import { SettingsOfSchool } from '#test/support/shared/settings-of-school.ts';

const lines = [{ productId: 3, net: soles('199.90'), base: soles('169.41'), tax: soles('30.49') }];

async function issuing() {
  const { addresses, clock, ids } = await buyingInMemory();
  const [receipts, notes] = [new ReceiptsInMemory(), new CreditNotesInMemory()];
  const [prints, settings] = [new FingerprintsBySha256(), new SettingsOfSchool()];
  return { receipts, notes, issue: new IssueCreditNote(receipts, notes, prints, addresses, settings, clock, ids) };
}

test('a refund gets one note over the receipt of its order, in the series of its kind', async () => {
  const { receipts, notes, issue } = await issuing();
  await receipts.add(aReceipt());
  const refund = aRefund('r1', { lines, reason: 'item-return' });
  const note = await issue.execute(refund);
  expect(note).toMatchObject({
    refundId: 'r1',
    orderId: 'order-1',
    userId: 'ana',
    series: 'BC01',
    number: 1,
    corrects: { type: 'boleta', series: 'B001', number: 1 },
    reason: 'item-return',
    issuer: issuerFrom(initialProvider),
    buyer: aReceipt().buyer,
    totals: { taxed: 16_941, tax: 3_049, total: 19_990 },
    hash: new FingerprintsBySha256().of(creditNoteHashText(note)),
    taxState: 'not-sent',
  });
  expect(await issue.execute(refund)).toEqual(note);
  expect(await notes.ofOrder('order-1')).toEqual([note]);
});

test('notes of facturas have a series of their own; an order without a receipt has none', async () => {
  const { receipts, issue } = await issuing();
  await expect(issue.execute(aRefund('r1', { lines }))).rejects.toThrow(/no receipt/);
  await receipts.add(aReceipt({ type: 'factura', series: 'F001' }));
  expect(await issue.execute(aRefund('r1', { lines }))).toMatchObject({ series: 'FC01', number: 1 });
});
