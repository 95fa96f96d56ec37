import { expect, test } from 'vitest';
import { FingerprintsBySha256 } from '#adapters/server/security/fingerprints-by-sha256.ts';
import { ReplaceCreditNote } from '#application/server/receipts/replace-credit-note.ts';
import { DetractionDeposits } from '#application/server/receipts/books/ports/detraction-deposits.ts';
import { ReplaceReceipt } from '#application/server/receipts/replace-receipt.ts';
import { TellReceipt } from '#application/server/receipts/tell-receipt.ts';
import { TellReplacedNote } from '#application/server/payments/refunds/tell-replaced-note.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { creditNoteHashText } from '#domain/receipts/credit-note.ts';
import { initialProvider } from '#domain/legal/statute.ts';
import { issuerFrom, receiptHashText } from '#domain/receipts/receipt.ts';
import type { BuyerCorrection } from '#domain/receipts/replaced-receipt.ts';
import type { SettingsContents } from '#domain/settings/school-settings.ts';
import { ReceiptSendingsInMemory } from '#test/memory/receipts/receipt-sendings-in-memory.ts';
import { SignedReceiptsInMemory } from '#test/memory/receipts/signed-receipts-in-memory.ts';
import { anOutcome } from '#test/ports/receipts/receipt-sendings.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';
import { anOrder, at, later } from '#test/support/orders/buying-builders.ts';
import { refundingInMemory } from '#test/support/payments/refunding-in-memory.ts';
import { asFactura } from '#test/support/receipts/arbitrary-receipts.ts';
import { aCreditNote, aReceipt, aRefund } from '#test/support/receipts/receipt-builders.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { SettingsOfSchool } from '#test/support/shared/settings-of-school.ts';

/** Another school issues receipts now than did when these were. */
const renamed = { ...initialProvider, name: 'Escuela Nueva S.A.C.' };

/** Of no factura was a deposit noted; that one is carried along stands in the tests of the database. */
class NoDeposits extends DetractionDeposits {
  last = () => Promise.resolve(new Map());
  withoutDeposit = () => Promise.resolve([]);
  add = () => Promise.resolve(true);
}

async function replacing({ said = {} as Partial<SettingsContents>, hasNote = true } = {}) {
  const school = await refundingInMemory();
  const { accounts, addresses, clock, guard, ids, journal, notes, notices, orders, outbox, receipts, refunds, team } =
    school;
  const sendings = new ReceiptSendingsInMemory(receipts, new SignedReceiptsInMemory(receipts, notes), notes);
  const [prints, settings] = [new FingerprintsBySha256(), new SettingsOfSchool({ provider: renamed, ...said })];
  const tell = new TellReceipt(accounts, notices, outbox, addresses, ids);
  const tellNote = new TellReplacedNote(orders, refunds, accounts, notices, outbox, addresses, ids);
  await orders.add(anOrder('order-1', 1, { state: 'finished' }));
  await refunds.add(aRefund('refund-1', { state: 'done', way: null }));
  await receipts.add(aReceipt({ number: await receipts.nextNumber('B001') }));
  if (hasNote) await notes.add(aCreditNote({ number: await receipts.nextNumber('BC01') }));
  clock.advance({ days: 1 });
  const at = [sendings, prints, settings] as const;
  const by = [team, journal, clock, ids] as const;
  return {
    ...school,
    sendings,
    replace: (buyer: BuyerCorrection = boletaOfAna) =>
      new ReplaceReceipt(guard, receipts, notes, new NoDeposits(), ...at, tell, ...by).execute(
        'teresa',
        'receipt-1',
        buyer,
      ),
    replaceNote: () =>
      new ReplaceCreditNote(guard, receipts, notes, ...at, tellNote, ...by).execute('teresa', 'note-1'),
  };
}

test('a receipt gets another number by who issues them now, on the day of its issue; so does the note that waited, signed neither', async () => {
  const { clock, notes, receipts, replace } = await replacing();
  await receipts.settle('receipt-1', 'rejected', '2800');
  const issued = accepted(await replace());
  expect(issued).toMatchObject({ number: 2, issuedAt: clock.now(), issuer: issuerFrom(renamed) });
  expect(issued.hash).toBe(new FingerprintsBySha256().of(receiptHashText(issued)));
  const note = await notes.find('note-1');
  expect(note).toMatchObject({
    number: 1,
    issuedAt: clock.now(),
    issuer: issuerFrom(renamed),
    corrects: { number: 2 },
  });
  expect(note?.hash).toBe(note && new FingerprintsBySha256().of(creditNoteHashText(note)));
});

test.each([
  [37, 'wrong-ruc'],
  // The tenth working day of April 2026 is the 16th: Maundy Thursday and Good Friday are 2 and 3.
  [38, 'annulled'],
] as const)('a note of reason 02 of 10 March that gets another number %i days later is %s', async (days, reason) => {
  const { clock, notes, replaceNote } = await replacing({ hasNote: false });
  await notes.add(aCreditNote({ refundId: null, reason: 'wrong-ruc' }));
  await notes.settle('note-1', 'rejected', '2017');
  clock.advance({ days: days - 1 });
  const issued = accepted(await replaceNote());
  expect(issued.reason).toBe(reason);
  expect(issued.hash).toBe(new FingerprintsBySha256().of(creditNoteHashText(issued)));
});

test('what takes the place of an erased account’s is made all the same, and nobody writes to the address that it had', async () => {
  const erased = aUser('ana', { email: 'eliminada@escuela.example' as EmailAddress, disabledAt: at });
  const [receipt, note] = [await replacing(), await replacing()];
  for (const { accounts } of [receipt, note]) await accounts.add(erased, '');
  await receipt.receipts.settle('receipt-1', 'rejected', '2800');
  accepted(await receipt.replace());
  await note.receipts.settle('receipt-1', 'accepted', '');
  await note.notes.settle('note-1', 'rejected', '2800');
  accepted(await note.replaceNote());
  expect([...receipt.outbox.posted, ...note.outbox.posted]).toEqual([]);
});

test('a factura that takes its place has the detracción of today, and a boleta none', async () => {
  const row = { service: '037', percent: '12', over: '300', account: '00-000-123456' };
  for (const [buyer, detraction] of [
    [asFactura.buyer, { service: '037', rate: 1200, account: row.account, amount: 4_200 }],
    [boletaOfAna, undefined],
  ] as const) {
    const { receipts, replace } = await replacing({ said: { detraction: { detractions: [row] } }, hasNote: false });
    await receipts.settle('receipt-1', 'rejected', '2800');
    const issued = accepted(await replace(buyer));
    expect(issued.detraction).toEqual(detraction);
    expect(issued.hash).toBe(new FingerprintsBySha256().of(receiptHashText(issued)));
  }
});

test.each(['tried', 'accepted'] as const)('a receipt keeps its number where a note of it was %s', async (how) => {
  const { notes, receipts, replace, sendings } = await replacing();
  await receipts.settle('receipt-1', 'rejected', '2800');
  if (how === 'tried') await sendings.settle(aCreditNote(), anOutcome({ state: 'waiting', nextTryAt: later(9) }));
  else await notes.settle('note-1', 'accepted', 'Aceptada');
  expect(refused(await replace()).kind).toBe('receipt-has-notes');
});

test('a note gets another number by who issues them now, on the day of its issue, made out as its receipt is', async () => {
  const { clock, notes, outbox, receipts, replaceNote } = await replacing();
  await notes.settle('note-1', 'rejected', '2017');
  const issued = accepted(await replaceNote());
  const { series, number } = aReceipt();
  expect(issued).toMatchObject({
    number: 2,
    issuedAt: clock.now(),
    issuer: issuerFrom(renamed),
    corrects: { series, number },
  });
  expect(issued.hash).toBe(new FingerprintsBySha256().of(creditNoteHashText(issued)));
  expect(await notes.ofRefund('refund-1')).toEqual(issued);
  expect(await receipts.nextNumber('BC01')).toBe(3);
  expect(outbox.posted.map(({ letter }) => [letter.subject, letter.creditNoteId])).toEqual([
    ['Tu nota de crédito BC01-2', issued.id],
  ]);
});
