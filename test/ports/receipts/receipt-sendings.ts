import { expect, test } from 'vitest';
import type { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import type { ReceiptSendings, SendingOutcome } from '#application/server/receipts/ports/receipt-sendings.ts';
import type { Receipts } from '#application/server/receipts/ports/receipts.ts';
import type { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import { at, later } from '#test/support/orders/buying-builders.ts';
import { aCreditNote, aReceipt, boletaKey } from '#test/support/receipts/receipt-builders.ts';

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
  readonly notes: CreditNotes;
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
      if (number < 3)
        await given.signed.keep(boletaKey(id), { xml: `<x>${number}</x>`, digest: `d${number}` }, later(number));
    }
    const due = async (now: Date) => (await given.sendings.due(now, 9)).map(({ receipt }) => receipt.id);
    return { ...given, due };
  }

  test('has what is signed and not sent, oldest first; a try is one process’s', async () => {
    const { sendings, due } = await filled();
    expect(await due(later(9))).toEqual(['receipt-1', 'receipt-2']);
    expect((await sendings.due(later(9), 1))[0]).toMatchObject({ xml: '<x>1</x>', state: 'waiting', tries: 0 });
    expect(await sendings.begin(boletaKey('receipt-1'), 0, later(10), later(20))).toBe(true);
    expect(await sendings.begin(boletaKey('receipt-1'), 0, later(10), later(20))).toBe(false);
    expect(await due(later(19))).toEqual(['receipt-2']);
    expect(await due(later(20))).toEqual(['receipt-1', 'receipt-2']);
    expect((await sendings.due(later(20), 1))[0]).toMatchObject({ tries: 1 });
  });

  test('has a credit note once what it corrects was accepted; its outage is everybody’s', async () => {
    const { receipts, notes, signed, sendings, due } = await filled();
    const note = aCreditNote({ issuedAt: later(4) });
    await notes.add(note);
    await signed.keep(note, { xml: '<nota/>', digest: 'n' }, later(4));
    expect(await due(later(9))).toEqual(['receipt-1', 'receipt-2']);
    const behind = async () => (await sendings.open(9)).map(({ receipt, behind: each }) => [receipt.id, each]);
    expect(await behind()).toEqual([
      ['receipt-1', null],
      ['receipt-2', null],
      ['note-1', 'not-sent'],
    ]);
    await sendings.settle(boletaKey('receipt-1'), anOutcome());
    await receipts.settle('receipt-1', 'accepted', 'Aceptada');
    expect(await due(later(9))).toEqual(['receipt-2', 'note-1']);
    expect((await behind()).at(-1)).toEqual(['note-1', null]);
    expect((await sendings.due(later(9), 9))[1]).toMatchObject({ xml: '<nota/>', state: 'waiting', tries: 0 });
    expect([
      await sendings.begin(note, 0, later(10), later(20)),
      await sendings.begin(note, 0, later(10), later(20)),
    ]).toEqual([true, false]);
    const out = anOutcome({ state: 'waiting', code: null, nextTryAt: later(30), isOutage: true });
    await sendings.settle(note, out);
    expect([await due(later(29)), await due(later(30))]).toEqual([[], ['receipt-2', 'note-1']]);
    await sendings.settle(note, anOutcome({ cdr: 'UEsD' }));
    await notes.settle('note-1', 'accepted', 'Aceptada');
    expect(await sendings.find(note)).toMatchObject({ state: 'accepted', tries: 1, cdr: 'UEsD' });
    expect(await sendings.lock(note)).toEqual(await sendings.find(note));
    expect(await due(later(30))).toEqual(['receipt-2']);
  });

  test('during an outage nothing is due', async () => {
    const { sendings, due } = await filled();
    await sendings.begin(boletaKey('receipt-1'), 0, later(10), later(20));
    await sendings.settle(
      boletaKey('receipt-1'),
      anOutcome({ state: 'waiting', code: null, nextTryAt: later(30), isOutage: true }),
    );
    expect(await due(later(29))).toEqual([]);
    expect(await due(later(30))).toEqual(['receipt-1', 'receipt-2']);
  });

  test('keeps what was said, and what was decided stays', async () => {
    const { receipts, sendings, due } = await filled();
    await sendings.begin(boletaKey('receipt-1'), 0, later(10), later(20));
    await sendings.settle(boletaKey('receipt-1'), anOutcome({ code: 0, notes: ['4252 - ojo'], cdr: 'UEsD' }));
    await sendings.settle(boletaKey('receipt-1'), anOutcome({ state: 'rejected', code: 2800, text: 'otra' }));
    await sendings.settle(boletaKey('receipt-2'), anOutcome({ state: 'late', code: null, text: 'tarde' }));
    expect(await sendings.find(boletaKey('receipt-1'))).toEqual({
      state: 'accepted',
      tries: 1,
      triedAt: later(10),
      nextTryAt: null,
      code: 0,
      text: 'Aceptada',
      notes: ['4252 - ojo'],
      cdr: 'UEsD',
    });
    expect(await sendings.find(boletaKey('receipt-2'))).toMatchObject({ state: 'late', tries: 0, triedAt: null });
    expect(await sendings.find(boletaKey('receipt-3'))).toBeNull();
    await receipts.settle('receipt-1', 'accepted', 'Aceptada');
    const open = await sendings.open(9);
    expect(open.map(({ receipt, state, text }) => [receipt.id, state, text])).toEqual([['receipt-2', 'late', 'tarde']]);
    expect(await due(later(99))).toEqual([]);
    expect(await sendings.begin(boletaKey('receipt-1'), 1, later(99), later(100))).toBe(false);
  });

  test('a replaced receipt is sent no more, whoever still has it in hand, and what was answered stays', async () => {
    const { receipts, signed, sendings, due } = await filled();
    await sendings.begin(boletaKey('receipt-1'), 0, later(10), later(20));
    await sendings.settle(
      boletaKey('receipt-1'),
      anOutcome({ state: 'rejected', code: 2800, text: 'No', cdr: 'UEsD' }),
    );
    await receipts.settle('receipt-1', 'rejected', 'No');
    const other = aReceipt({ id: 'receipt-9', number: 9, issuedAt: later(11) });
    await receipts.replace('receipt-1', other);
    for (const tries of [0, 1])
      expect(await sendings.begin(boletaKey('receipt-1'), tries, later(12), later(20))).toBe(false);
    await sendings.settle(boletaKey('receipt-1'), anOutcome());
    expect(await sendings.find(boletaKey('receipt-1'))).toMatchObject({ state: 'rejected', code: 2800, cdr: 'UEsD' });
    expect((await sendings.open(9)).map(({ receipt }) => receipt.id)).toEqual(['receipt-2']);
    await signed.keep(other, { xml: '<x>9</x>', digest: 'd9' }, later(11));
    expect(await due(later(30))).toEqual(['receipt-2', 'receipt-9']);
  });

  test('so is a replaced credit note', async () => {
    const { receipts, notes, signed, sendings, due } = await filled();
    await sendings.settle(boletaKey('receipt-1'), anOutcome());
    await receipts.settle('receipt-1', 'accepted', 'Aceptada');
    const note = aCreditNote({ issuedAt: later(4) });
    await notes.add(note);
    await signed.keep(note, { xml: '<nota/>', digest: 'n' }, later(4));
    await sendings.begin(note, 0, later(10), later(20));
    await sendings.settle(note, anOutcome({ state: 'rejected', code: 2017, text: 'No', cdr: 'UEsD' }));
    await notes.settle(note.id, 'rejected', 'No');
    const other = aCreditNote({ id: 'note-2', number: 2, issuedAt: later(11) });
    await notes.replace(note.id, other);
    for (const tries of [0, 1]) expect(await sendings.begin(note, tries, later(12), later(20))).toBe(false);
    await sendings.settle(note, anOutcome());
    expect(await sendings.find(note)).toMatchObject({ state: 'rejected', tries: 1, code: 2017, cdr: 'UEsD' });
    expect((await sendings.open(9)).map(({ receipt }) => receipt.id)).toEqual(['receipt-2']);
    await signed.keep(other, { xml: '<otra/>', digest: 'o' }, later(11));
    expect(await due(later(30))).toEqual(['receipt-2', 'note-2']);
  });
}
