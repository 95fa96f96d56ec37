import { describe, expect, it } from 'vitest';
import { TaxAuthorityOff } from '#adapters/server/receipts/sending/tax-authority-off.ts';
import { KeepTaxAnswer } from '#application/server/receipts/keep-tax-answer.ts';
import type { TaxAuthority } from '#application/server/receipts/ports/tax-authority.ts';
import { SendReceipts } from '#application/server/receipts/send-receipts.ts';
import { CreditNotesInMemory } from '#test/memory/receipts/credit-notes-in-memory.ts';
import { ReceiptSendingsInMemory } from '#test/memory/receipts/receipt-sendings-in-memory.ts';
import { ReceiptsInMemory } from '#test/memory/receipts/receipts-in-memory.ts';
import { SignedReceiptsInMemory } from '#test/memory/receipts/signed-receipts-in-memory.ts';
import { answered, TaxAuthorityInMemory } from '#test/memory/receipts/tax-authority-in-memory.ts';
import { anOutcome } from '#test/ports/receipts/receipt-sendings.ts';
import { WorkInMemory } from '#test/support/orders/buying-in-memory.ts';
import { aCreditNote, aReceipt, boletaKey } from '#test/support/receipts/receipt-builders.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';

async function world() {
  const [receipts, authority, logger, clock] = [
    new ReceiptsInMemory(),
    new TaxAuthorityInMemory(),
    new LoggerInMemory(),
    new FixedClock(),
  ];
  const notes = new CreditNotesInMemory();
  const signed = new SignedReceiptsInMemory(receipts, notes);
  const sendings = new ReceiptSendingsInMemory(receipts, signed, notes);
  for (const number of [1, 2]) {
    const id = `receipt-${number}`;
    await receipts.add(aReceipt({ id, orderId: `order-${number}`, number }));
    await signed.keep(boletaKey(id), { xml: `<x>${number}</x>`, digest: `d${number}` });
  }
  const work = new WorkInMemory();
  work.give(new KeepTaxAnswer(sendings, receipts, notes));
  const go = (by: TaxAuthority = authority) => new SendReceipts(sendings, by, work, clock, logger).execute(() => false);
  const stateOf = async (id = 'receipt-1') => (await sendings.find(boletaKey(id)))?.state;
  return { receipts, notes, signed, authority, logger, clock, sendings, go, stateOf };
}

describe('sending receipts to the tax authority', () => {
  it('is off unless a school turns it on: nothing is sent and nothing is said to be', async () => {
    const { sendings, go } = await world();
    await go(new TaxAuthorityOff());
    expect(await sendings.find(boletaKey('receipt-1'))).toBeNull();
  });

  it('sends what was signed once, keeps answer, observations and proof', async () => {
    const { receipts, authority, sendings, go } = await world();
    authority.answer = answered(0, ['4252 - El dato ingresado no cumple']);
    await go();
    await go();
    expect(authority.sent).toEqual([
      { fileName: '20512333797-03-B001-1', xml: '<x>1</x>' },
      { fileName: '20512333797-03-B001-2', xml: '<x>2</x>' },
    ]);
    expect(await receipts.find('receipt-1')).toMatchObject({ taxState: 'accepted' });
    expect(await sendings.find(boletaKey('receipt-1'))).toMatchObject({
      notes: ['4252 - El dato ingresado no cumple'],
      cdr: 'UEsDBA==',
    });
  });

  it('waits out an outage with growing pauses, all receipts behind the oldest', async () => {
    const { authority, clock, go, stateOf } = await world();
    authority.answer = { kind: 'no-answer', why: 'nadie' };
    const triesAfter = async (seconds: number) => {
      clock.advance({ seconds });
      await go();
      return authority.sent.length;
    };
    expect([await triesAfter(0), await triesAfter(29), await triesAfter(1)]).toEqual([1, 1, 2]);
    expect([await triesAfter(59), await triesAfter(1)]).toEqual([2, 3]);
    expect(new Set(authority.sent.map(({ xml }) => xml))).toEqual(new Set(['<x>1</x>']));
    authority.answer = answered(0);
    await triesAfter(120);
    expect([await stateOf(), await stateOf('receipt-2')]).toEqual(['accepted', 'accepted']);
  });

  it('waits as well when the service does not take the user, and loses nothing', async () => {
    const { authority, sendings, go } = await world();
    authority.answer = answered(102);
    await go();
    expect(authority.sent).toHaveLength(1);
    expect(await sendings.find(boletaKey('receipt-1'))).toMatchObject({
      state: 'waiting',
      code: 102,
      text: 'Respuesta 102',
    });
  });

  it('an answer that cannot be read holds up that receipt alone; known already, it was ours', async () => {
    const { authority, clock, go, stateOf } = await world();
    authority.answer = { kind: 'unreadable', why: 'rota' };
    await go();
    expect(authority.sent).toHaveLength(2);
    clock.advance({ seconds: 30 });
    authority.answer = answered(1033);
    await go();
    expect(await stateOf()).toBe('accepted');
  });

  it('known already without having been sent is somebody else’s: it stops, and is told', async () => {
    const { receipts, authority, logger, go, stateOf } = await world();
    authority.answer = answered(1033);
    await go();
    expect(await stateOf()).toBe('stopped');
    expect(await receipts.find('receipt-1')).toMatchObject({ taxState: 'not-sent' });
    expect(JSON.stringify(logger)).toContain('1033');
  });

  it('sends a credit note after its receipt was accepted, and keeps what is said of it', async () => {
    const { notes, signed, authority, clock, sendings, go } = await world();
    const note = aCreditNote();
    await notes.add(note);
    await signed.keep(note, { xml: '<nota/>', digest: 'n' });
    authority.answer = answered(306);
    await go();
    expect(authority.sent).toHaveLength(2);
    await sendings.settle(boletaKey('receipt-1'), anOutcome({ state: 'asked', nextTryAt: clock.now() }));
    authority.answer = answered(0);
    await go();
    await go();
    expect(authority.sent.slice(2)).toEqual([
      { fileName: '20512333797-03-B001-1', xml: '<x>1</x>' },
      { fileName: '20512333797-07-BC01-1', xml: '<nota/>' },
    ]);
    expect(await notes.find(note.id)).toMatchObject({ taxState: 'accepted' });
    expect(await sendings.find(note)).toMatchObject({ state: 'accepted', cdr: 'UEsDBA==' });
  });

  it('reports a rejection', async () => {
    const { receipts, authority, logger, go } = await world();
    authority.answer = answered(2800);
    await go();
    expect(await receipts.find('receipt-2')).toMatchObject({ taxState: 'rejected' });
    expect(JSON.stringify(logger)).toContain('B001-1');
  });

  it('does not send by itself what the law gives no time for any more', async () => {
    const { authority, clock, go, stateOf } = await world();
    clock.advance({ days: 6 });
    await go();
    expect([authority.sent.length, await stateOf()]).toEqual([0, 'late']);
  });
});
