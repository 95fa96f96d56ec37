import { expect, test } from 'vitest';
import { CheckReceipt } from '#application/server/receipts/check-receipt.ts';
import type { ReceiptQuestion } from '#application/read-models/receipts/checked-receipt.ts';
import { noteOverWhole } from '#domain/receipts/corrected-receipt.ts';
import { CreditNotesInMemory } from '#test/memory/receipts/credit-notes-in-memory.ts';
import { ReceiptsInMemory } from '#test/memory/receipts/receipts-in-memory.ts';
import { aCreditNote, aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const question: ReceiptQuestion = { type: 'boleta', code: 'B001-1', day: '2026-03-10', total: '439.80' };

async function check(parts: Partial<ReceiptQuestion> = {}) {
  const receipts = new ReceiptsInMemory();
  await receipts.add(aReceipt());
  const notes = new CreditNotesInMemory();
  await notes.add(aCreditNote());
  return new CheckReceipt(receipts, notes).execute({ ...question, ...parts });
}

test('whoever has all that a receipt says of itself learns that it was issued, and nothing of its buyer', async () => {
  expect(accepted(await check())).toEqual({
    type: 'boleta',
    code: 'B001-1',
    issuer: { ruc: '20512333797', legalName: 'Escuela de Prueba S.A.C.' },
    taxState: 'not-sent',
    replacedBy: null,
  });
  accepted(await check({ code: ' b001 - 00001', total: 'S/. 439.8' }));
});

test('a credit note is known by the same of its own', async () => {
  const note = { type: 'credit-note', code: 'BC01-1', total: '150.00' } as const;
  expect(accepted(await check(note))).toMatchObject({ type: 'credit-note', code: 'BC01-1', taxState: 'not-sent' });
  expect(refused(await check({ ...note, type: 'boleta' })).kind).toBe('receipt-unknown');
  expect(refused(await check({ ...note, total: '150.01' })).kind).toBe('receipt-unknown');
});

test('one that was made out anew is annulled once its note was accepted; until then the note and how it stands is said', async () => {
  const notes = new CreditNotesInMemory();
  const receipts = new ReceiptsInMemory(notes);
  const old = aReceipt({ taxState: 'accepted' });
  await receipts.add(old);
  await receipts.correct('receipt-1', aReceipt({ id: 'receipt-2', number: 2 }));
  const issued = { number: 1, issuedAt: old.issuedAt, issuer: old.issuer };
  await notes.add(noteOverWhole(old, 'annulled', { ...issued, id: 'note-1' }));
  const said = async () => {
    const { annulledBy, annulling } = accepted(await new CheckReceipt(receipts, notes).execute(question));
    return { annulledBy, annulling };
  };
  expect(await said()).toEqual({ annulling: { note: 'BC01-1', taxState: 'not-sent' } });
  await notes.settle('note-1', 'rejected', '2017');
  expect(await said()).toEqual({ annulling: { note: 'BC01-1', taxState: 'rejected' } });
  await notes.replace('note-1', noteOverWhole(old, 'annulled', { ...issued, number: 2, id: 'note-2' }));
  expect(await said()).toEqual({ annulling: { note: 'BC01-2', taxState: 'not-sent' } });
  await notes.settle('note-2', 'accepted', '');
  expect(await said()).toEqual({ annulledBy: 'BC01-2' });
});

test.each<Partial<ReceiptQuestion>>([
  { type: 'factura' },
  { code: 'B001-2' },
  { code: 'F001-1' },
  { day: '2026-03-11' },
  { total: '439.81' },
])('with %o wrong nothing is known', async (parts) => {
  expect(refused(await check(parts)).kind).toBe('receipt-unknown');
});

test.each([
  [{ code: '25' }, 'receipt-code-malformed'],
  [{ code: 'B001-0' }, 'receipt-code-malformed'],
  [{ total: 'mucho' }, 'receipt-total-malformed'],
])('%o is told as mistyped', async (parts, kind) => {
  expect(refused(await check(parts)).kind).toBe(kind);
});
