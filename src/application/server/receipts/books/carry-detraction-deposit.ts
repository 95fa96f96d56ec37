import type { Receipt } from '#domain/receipts/receipt.ts';
import type { DetractionDeposits } from './ports/detraction-deposits.ts';

/**
 * What was deposited for a factura whose number serves no more counts for the one that takes its place, where that leaves as much to be
 * deposited: it is the same sale, and nobody is to deposit twice. The word is whose it was, and is taken back as any. Source: decision 0107.
 */
export async function carryDetractionDeposit(
  deposits: DetractionDeposits,
  { from, to, at }: { readonly from: Receipt; readonly to: Receipt; readonly at: Date },
): Promise<void> {
  const word = (await deposits.last([from.id])).get(from.id) ?? null;
  if (word === null || word.deposit === null || to.detraction?.amount !== from.detraction?.amount) return;
  const { deposit, by } = word;
  await deposits.add({ receiptId: to.id, place: 1, deposit, by, at });
}
