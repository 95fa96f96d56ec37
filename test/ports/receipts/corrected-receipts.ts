import { expect, test } from 'vitest';
import type { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import type { ReceiptSendings } from '#application/server/receipts/ports/receipt-sendings.ts';
import type { Receipts } from '#application/server/receipts/ports/receipts.ts';
import type { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import { noteOverWhole } from '#domain/receipts/corrected-receipt.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';
import { later } from '#test/support/orders/buying-builders.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { anOutcome } from './receipt-sendings.ts';

/** Where receipts, notes, what was signed of both and their ways are. */
export interface KeptDocuments {
  readonly receipts: Receipts;
  readonly notes: CreditNotes;
  readonly signed: SignedReceipts;
  readonly sendings: ReceiptSendings;
}

/** What every four of them do of receipts that are made out anew. The factory gives empty ones that know ana's order-1. */
export function correctedReceiptsContract(make: () => Promise<KeptDocuments>): void {
  const issued = (id: string, number: number) => ({ id, number, issuedAt: later(number), issuer: aReceipt().issuer });
  const noteOf = (receipt: Receipt, number: number) => {
    const note = noteOverWhole(receipt, 'annulled', issued(`note-${number}`, number));
    return { ...note, hash: 'huella' };
  };
  const xml = { xml: '<Invoice/>', digest: 'resumen' };
  /** Signed and accepted. */
  async function taken({ receipts, signed, sendings }: KeptDocuments, receipt: Receipt): Promise<Receipt> {
    await receipts.add(receipt);
    await signed.keep(receipt, xml, later(1));
    await sendings.begin(receipt, 0, later(1), later(2));
    await sendings.settle(receipt, anOutcome({ state: 'accepted', nextTryAt: null }));
    await receipts.settle(receipt.id, 'accepted', '');
    return { ...receipt, taxState: 'accepted', hash: xml.digest, isSigned: true };
  }

  test('what was accepted stays known by its id and number, with what was signed and answered, once another one holds', async () => {
    const kept = await make();
    const { receipts, notes, signed, sendings } = kept;
    const first = await taken(kept, aReceipt());
    await receipts.correct('receipt-1', aReceipt(issued('receipt-2', 2)));
    const note = noteOf(first, 1);
    await notes.add(note);
    const known = await receipts.find('receipt-1');
    expect(known).toMatchObject({
      taxState: 'accepted',
      correctedBy: { note: 'BC01-1', receipt: 'B001-2', noteState: 'not-sent' },
    });
    expect(known?.replacedBy).toBeUndefined();
    expect(await receipts.named('B001', 1)).toEqual(known);
    expect((await receipts.ofOrder('order-1'))?.id).toBe('receipt-2');
    expect(await signed.find(first)).toEqual(xml);
    expect((await sendings.find(first))?.state).toBe('accepted');
    expect(await sendings.begin(first, 1, later(5), later(6))).toBe(false);
    await receipts.settle('receipt-1', 'rejected', 'tarde');
    expect((await receipts.find('receipt-1'))?.taxState).toBe('accepted');
    // The note is of no refund, and waits for nothing.
    expect([await notes.find('note-1'), await notes.named('BC01', 1)]).toEqual([note, note]);
    expect([await notes.ofOrder('order-1'), await notes.correctionsOf('order-1')]).toEqual([[], [note]]);
    expect((await signed.unsigned(9)).map(({ id }) => id).toSorted()).toEqual(['note-1', 'receipt-2']);
    await signed.keep(note, xml, later(3));
    expect((await sendings.due(later(9), 9)).map(({ receipt }) => receipt.id)).toEqual(['note-1']);
    expect((await sendings.open(9)).map(({ receipt, behind }) => [receipt.id, behind])).toEqual([['note-1', null]]);
    expect((await notes.ofUser('ana', 9)).map(({ id }) => id)).toEqual(['note-1']);
    // What is not accepted is not made out anew.
    await expect(receipts.correct('receipt-2', aReceipt(issued('receipt-3', 3)))).rejects.toThrow(/./u);
  });

  test('the one that holds is made out anew again, and each keeps its own note', async () => {
    const kept = await make();
    const { receipts, notes } = kept;
    const first = await taken(kept, aReceipt());
    await receipts.correct('receipt-1', aReceipt(issued('receipt-2', 2)));
    await notes.add(noteOf(first, 1));
    await receipts.settle('receipt-2', 'accepted', '');
    await receipts.correct('receipt-2', aReceipt(issued('receipt-3', 3)));
    await notes.add(noteOf(aReceipt(issued('receipt-2', 2)), 2));
    const by = async (id: string) => (await receipts.find(id))?.correctedBy;
    expect([await by('receipt-1'), await by('receipt-2'), await by('receipt-3')]).toEqual([
      { note: 'BC01-1', receipt: 'B001-3', noteState: 'not-sent' },
      { note: 'BC01-2', receipt: 'B001-3', noteState: 'not-sent' },
      undefined,
    ]);
    expect((await receipts.ofUser('ana', 9)).map(({ number }) => number)).toEqual([3, 2, 1]);
    expect((await receipts.ofUser('ana', 2)).map(({ number }) => number)).toEqual([3, 2]);
  });

  test('a rejected note of no refund gets another number over the same receipt', async () => {
    const kept = await make();
    const { receipts, notes, signed, sendings } = kept;
    const first = await taken(kept, aReceipt());
    await receipts.correct('receipt-1', aReceipt(issued('receipt-2', 2)));
    const note = noteOf(first, 1);
    await notes.add(note);
    await signed.keep(note, xml, later(3));
    await sendings.begin(note, 0, later(4), later(5));
    await sendings.settle(note, anOutcome({ state: 'rejected', code: 2017, nextTryAt: null }));
    await notes.settle('note-1', 'rejected', '2017');
    await notes.settle('note-1', 'accepted', 'tarde');
    expect((await receipts.find('receipt-1'))?.correctedBy).toMatchObject({ note: 'BC01-1', noteState: 'rejected' });
    await notes.replace('note-1', noteOf(first, 2));
    expect(await notes.find('note-1')).toMatchObject({ taxState: 'rejected', replacedBy: 'BC01-2' });
    expect((await notes.named('BC01', 1))?.id).toBe('note-1');
    expect(await sendings.find(note)).toMatchObject({ state: 'rejected', code: 2017 });
    expect(await signed.find(note)).toEqual(xml);
    expect((await notes.correctionsOf('order-1')).map(({ id }) => id)).toEqual(['note-1', 'note-2']);
    expect((await notes.ofUser('ana', 9)).map(({ id }) => id)).toEqual(['note-2', 'note-1']);
    expect((await receipts.named('B001', 1))?.correctedBy).toMatchObject({ note: 'BC01-2', noteState: 'not-sent' });
    await notes.settle('note-2', 'accepted', '');
    expect((await receipts.find('receipt-1'))?.correctedBy).toMatchObject({ note: 'BC01-2', noteState: 'accepted' });
  });
}
