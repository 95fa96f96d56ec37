import { expect, test } from 'vitest';
import type { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { later } from '#test/support/orders/buying-builders.ts';
import { aCreditNote } from '#test/support/receipts/receipt-builders.ts';

/** What every `CreditNotes` does. The factory gives an empty one that knows ana's order-1, luis' order-2, and of order-1 the refunds refund-1 and refund-2, of order-2 refund-3. */
export function creditNotesContract(make: () => Promise<CreditNotes>): void {
  const note = (number: number, parts = {}) =>
    aCreditNote({ id: `note-${number}`, refundId: `refund-${number}`, number, issuedAt: later(number), ...parts });

  test('gives a note back as it was added: by its id, its refund, its order and its account, as many as asked for', async () => {
    const notes = await make();
    await notes.add(note(1));
    await notes.add(note(2));
    await notes.add(note(3, { orderId: 'order-2', userId: 'luis' }));
    expect(await notes.find('note-1')).toEqual(note(1));
    expect(await notes.ofRefund('refund-2')).toEqual(note(2));
    expect([await notes.named('BC01', 2), await notes.named('FC01', 2)]).toEqual([note(2), null]);
    expect([await notes.find('otra'), await notes.ofRefund('otra')]).toEqual([null, null]);
    expect(await notes.ofOrder('order-1')).toEqual([note(1), note(2)]);
    expect((await notes.ofUser('ana', 10)).map(({ number }) => number)).toEqual([2, 1]);
    expect(await notes.ofUser('ana', 1)).toEqual([note(2)]);
  });

  test('keeps the first word of the tax authority', async () => {
    const notes = await make();
    for (const number of [1, 2]) await notes.add(note(number));
    await notes.settle('note-1', 'accepted', 'La Nota de Credito numero BC01-1, ha sido aceptada');
    await notes.settle('note-1', 'rejected', 'otra cosa');
    expect(await notes.find('note-1')).toMatchObject({ taxState: 'accepted' });
  });

  test('a note is issued anew over another receipt, under its own number', async () => {
    const notes = await make();
    await notes.add(note(1));
    const corrects = { type: 'boleta', series: 'B001', number: 9, issuedAt: later(8) } as const;
    const anew = note(1, { corrects, issuedAt: later(8), hash: 'otra', earlierDays: [limaDay(later(1))] });
    await notes.reissue(anew);
    expect([await notes.find('note-1'), await notes.named('BC01', 1)]).toEqual([anew, anew]);
  });
}
