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

  test('another number takes the place of a rejected one, which stays known by its id and number', async () => {
    const notes = await make();
    for (const number of [1, 2]) await notes.add(note(number));
    const corrects = { type: 'boleta', series: 'B001', number: 9, issuedAt: later(3) } as const;
    const anew = note(1, { corrects, issuedAt: later(3), earlierDays: [limaDay(later(1))] });
    await notes.reissue(anew);
    await notes.settle('note-1', 'rejected', '2017 - El RUC no existe');
    const other = note(3, { refundId: 'refund-1', issuedAt: later(4), corrects });
    await notes.replace('note-1', other);
    const replaced = { ...anew, taxState: 'rejected', replacedBy: 'BC01-3' };
    expect([await notes.find('note-1'), await notes.named('BC01', 1)]).toEqual([replaced, replaced]);
    expect(await notes.replacedOf('refund-1')).toEqual([replaced]);
    expect(await notes.ofRefund('refund-1')).toEqual(other);
    expect(await notes.ofOrder('order-1')).toEqual([note(2), other]);
    expect((await notes.ofUser('ana', 10)).map(({ number }) => number)).toEqual([3, 1, 2]);
    expect((await notes.ofUser('ana', 2)).map(({ number }) => number)).toEqual([3, 1]);
    const late = note(4, { refundId: 'refund-1', issuedAt: later(5) });
    await expect(notes.replace('note-1', late)).rejects.toThrow(/./u);
    await notes.settle('note-1', 'accepted', 'tarde');
    expect(await notes.find('note-1')).toEqual(replaced);
    await notes.settle('note-3', 'rejected', '2017');
    await notes.replace('note-3', late);
    expect((await notes.replacedOf('refund-1')).map(({ id, replacedBy }) => [id, replacedBy])).toEqual([
      ['note-1', 'BC01-4'],
      ['note-3', 'BC01-4'],
    ]);
    expect(await notes.replacedOf('refund-2')).toEqual([]);
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
