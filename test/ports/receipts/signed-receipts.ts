import { expect, test } from 'vitest';
import type { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import type { Receipts } from '#application/server/receipts/ports/receipts.ts';
import type { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import { noteBehind } from '#domain/receipts/replaced-receipt.ts';
import { later } from '#test/support/orders/buying-builders.ts';
import { aCreditNote, aReceipt, boletaKey } from '#test/support/receipts/receipt-builders.ts';

/** What every `SignedReceipts` does. The factory gives an empty one beside empty receipts, as `receiptsContract` takes them, and no notes, with a refund-1 of order-1. */
export function signedReceiptsContract(
  make: () => Promise<{ readonly receipts: Receipts; readonly notes: CreditNotes; readonly signed: SignedReceipts }>,
): void {
  test('keeps what was first signed of a receipt, byte by byte, and asks for it no more', async () => {
    const { receipts, notes, signed } = await make();
    for (const number of [2, 1, 3]) {
      await receipts.add(
        aReceipt({ id: `receipt-${number}`, orderId: `order-${number}`, number, issuedAt: later(number) }),
      );
    }
    const waiting = async () => (await signed.unsigned(10)).map(({ number }) => number);
    expect(await waiting()).toEqual([1, 2, 3]);
    expect((await signed.unsigned(1)).map(({ number }) => number)).toEqual([1]);
    const first = { xml: '<Factura>ñandú & «Ω»</Factura>\n', digest: 'AAA=' };
    await signed.keep(boletaKey('receipt-1'), first, later(9));
    await signed.keep(boletaKey('receipt-1'), { xml: '<otra/>', digest: 'BBB=' }, later(10));
    await signed.keep(boletaKey('receipt-2'), null, later(9));
    expect(await waiting()).toEqual([3]);
    expect(await signed.find(boletaKey('receipt-1'))).toEqual(first);
    expect(await signed.find(boletaKey('receipt-2'))).toBeNull();
    const note = aCreditNote({ issuedAt: later(4) });
    await notes.add(note);
    expect((await signed.unsigned(10)).map(({ id }) => id)).toEqual(['receipt-3', 'note-1']);
    await signed.keep(note, { xml: '<nota/>', digest: 'CCC=' }, later(9));
    await signed.keep(note, { xml: '<otra/>', digest: 'DDD=' }, later(9));
    expect(await waiting()).toEqual([3]);
    expect(await signed.find(note)).toEqual({ xml: '<nota/>', digest: 'CCC=' });
  });

  test('what was signed of a replaced receipt stays; what comes late of it, or of a note over it, is kept nowhere', async () => {
    const { receipts, notes, signed } = await make();
    await receipts.add(aReceipt());
    const note = aCreditNote();
    await notes.add(note);
    const first = { xml: '<x/>', digest: 'AAA=' };
    await signed.keep(boletaKey('receipt-1'), first, later(1));
    await signed.keep(note, { xml: '<nota/>', digest: 'CCC=' }, later(1));
    await receipts.settle('receipt-1', 'rejected', '2800');
    const other = aReceipt({ id: 'receipt-9', number: 9, issuedAt: later(8) });
    await receipts.replace('receipt-1', other);
    const anew = noteBehind(note, other);
    await notes.reissue(anew);
    const waiting = async () => (await signed.unsigned(9)).map(({ id }) => id);
    expect([await waiting(), await signed.find(anew)]).toEqual([['receipt-9', 'note-1'], null]);
    const late = { xml: '<tarde/>', digest: 'BBB=' };
    await signed.keep(boletaKey('receipt-1'), late, later(9));
    await signed.keep(note, late, later(9));
    expect(await waiting()).toEqual(['receipt-9', 'note-1']);
    expect(await signed.find(boletaKey('receipt-1'))).toEqual(first);
    await signed.keep(anew, { xml: '<otra/>', digest: 'DDD=' }, later(9));
    expect([await waiting(), (await signed.find(anew))?.digest]).toEqual([['receipt-9'], 'DDD=']);
    await notes.settle('note-1', 'rejected', '2017');
    await notes.replace('note-1', { ...anew, id: 'note-2', number: 2 });
    await signed.keep(anew, late, later(9));
    expect([await waiting(), (await signed.find(anew))?.digest]).toEqual([['receipt-9', 'note-2'], 'DDD=']);
  });
}
