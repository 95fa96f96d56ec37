import { expect, test } from 'vitest';
import type { ReceiptSendings, SendingOutcome } from '#application/server/receipts/ports/receipt-sendings.ts';
import type { Receipts } from '#application/server/receipts/ports/receipts.ts';
import type { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import { at, later } from '#test/support/orders/buying-builders.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';

export const anOutcome = (parts: Partial<SendingOutcome> = {}): SendingOutcome => ({
  state: 'accepted',
  code: 0,
  text: 'Aceptada',
  notes: [],
  cdr: null,
  at,
  nextTryAt: null,
  isOutage: false,
  ...parts,
});

interface Given {
  readonly receipts: Receipts;
  readonly signed: SignedReceipts;
  readonly sendings: ReceiptSendings;
}

/** What every `ReceiptSendings` does. The factory gives an empty one, as `signedReceiptsContract` takes them. */
export function receiptSendingsContract(make: () => Promise<Given>): void {
  async function filled() {
    const given = await make();
    for (const number of [1, 2, 3]) {
      const id = `receipt-${number}`;
      await given.receipts.add(aReceipt({ id, orderId: `order-${number}`, number, issuedAt: later(number) }));
      if (number < 3) await given.signed.keep(id, { xml: `<x>${number}</x>`, digest: `d${number}` }, later(number));
    }
    const due = async (now: Date) => (await given.sendings.due(now, 9)).map(({ receipt }) => receipt.id);
    return { ...given, due };
  }

  test('has what is signed and not sent, oldest first; a try is one process’s', async () => {
    const { sendings, due } = await filled();
    expect(await due(later(9))).toEqual(['receipt-1', 'receipt-2']);
    expect((await sendings.due(later(9), 1))[0]).toMatchObject({ xml: '<x>1</x>', state: 'waiting', tries: 0 });
    expect(await sendings.begin('receipt-1', 0, later(10), later(20))).toBe(true);
    expect(await sendings.begin('receipt-1', 0, later(10), later(20))).toBe(false);
    expect(await due(later(19))).toEqual(['receipt-2']);
    expect(await due(later(20))).toEqual(['receipt-1', 'receipt-2']);
    expect((await sendings.due(later(20), 1))[0]).toMatchObject({ tries: 1 });
  });

  test('during an outage nothing is due', async () => {
    const { sendings, due } = await filled();
    await sendings.begin('receipt-1', 0, later(10), later(20));
    await sendings.settle(
      'receipt-1',
      anOutcome({ state: 'waiting', code: null, nextTryAt: later(30), isOutage: true }),
    );
    expect(await due(later(29))).toEqual([]);
    expect(await due(later(30))).toEqual(['receipt-1', 'receipt-2']);
  });

  test('keeps what was said, and what was decided stays', async () => {
    const { receipts, sendings, due } = await filled();
    await sendings.begin('receipt-1', 0, later(10), later(20));
    await sendings.settle('receipt-1', anOutcome({ code: 0, notes: ['4252 - ojo'], cdr: 'UEsD' }));
    await sendings.settle('receipt-1', anOutcome({ state: 'rejected', code: 2800, text: 'otra' }));
    await sendings.settle('receipt-2', anOutcome({ state: 'late', code: null, text: 'tarde' }));
    expect(await sendings.find('receipt-1')).toEqual({
      state: 'accepted',
      tries: 1,
      triedAt: later(10),
      nextTryAt: null,
      code: 0,
      text: 'Aceptada',
      notes: ['4252 - ojo'],
      cdr: 'UEsD',
    });
    expect(await sendings.find('receipt-2')).toMatchObject({ state: 'late', tries: 0, triedAt: null });
    expect(await sendings.find('receipt-3')).toBeNull();
    await receipts.settle('receipt-1', 'accepted', 'Aceptada');
    const open = await sendings.open(9);
    expect(open.map(({ receipt, state, text }) => [receipt.id, state, text])).toEqual([['receipt-2', 'late', 'tarde']]);
    expect(await due(later(99))).toEqual([]);
    expect(await sendings.begin('receipt-1', 1, later(99), later(100))).toBe(false);
  });
}
