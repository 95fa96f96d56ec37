import { expect, test } from 'vitest';
import { goRoundReceipts } from '#adapters/server/wiring/background.container.ts';
import { ReadMonthBooks } from '#application/server/receipts/books/read-month-books.ts';
import { CheckReceipt } from '#application/server/receipts/check-receipt.ts';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { ReplaceCreditNote } from '#application/server/receipts/replace-credit-note.ts';
import { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import { receiptCode } from '#domain/receipts/receipt.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { decimalText } from '#domain/shared/money.ts';
import type { BillFault } from '#test/support/receipts/bill-service-stand-in.ts';
import { sendingSchool } from '#test/support/receipts/sending-school.ts';
import { brokenTaxRules } from '#test/support/receipts/tax-rules.ts';
import { type DatabaseOfTest, onPostgres } from '#test/support/school/databases.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('It is missing');
  return value;
}

/** A school whose first boletas were accepted, which gives all of them back, and whose notes of that were refused; with a cashier. */
async function refundedSchool(count: number, database?: DatabaseOfTest, fault: BillFault = { cdr: 2017 }) {
  const world = await sendingSchool(count, database);
  const { school, standIn, send, app, clock, giveBack } = world;
  await send();
  const cashier = await world.addUser({}, ['cashier']);
  const signedIn = () => world.signIn(cashier);
  const go = async () => {
    clock.advance({ minutes: 1 });
    await goRoundReceipts(school);
    await send();
  };
  const orders = Array.from({ length: count }, (_, index) => `order-${index + 1}`);
  for (const order of orders) await giveBack(order);
  standIn.fault = fault;
  await go();
  standIn.fault = 'none';
  const replace = async (id: string, key: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/v1/staff/credit-notes/${id}/replacements`,
      headers: { ...(await signedIn()), 'idempotency-key': `clave-de-la-nota-${key}` },
    });
    return {
      status: answer.statusCode,
      body: answer.json<{ id: string; code: string; detail: string; kind: string }>(),
    };
  };
  const ofOrder = async (number: number) =>
    present(await school.get(CreditNotes).ofRefund(`refund-of-order-${number}`));
  return { ...world, signedIn, go, replace, ofOrder };
}

test('a rejected credit note gets another number, which is signed, sent and mailed; the old one stays known, and the books of both months say so', async () => {
  const world = await refundedSchool(2);
  const { school, app, db, signIn, signedIn, standIn, replace, ofOrder, go, clock } = world;
  const [old, other] = [await ofOrder(1), await ofOrder(2)];
  expect([receiptCode(old), old.taxState]).toEqual(['BC01-1', 'rejected']);
  const oldXml = await school.get(SignedReceipts).find(old);
  clock.advance({ days: 31 });
  const issued = await replace(old.id, 'uno');
  expect(issued).toMatchObject({ status: 201, body: { code: 'BC01-3' } });
  expect(await replace(old.id, 'uno')).toEqual(issued);
  expect((await replace(old.id, 'otra-vez')).body.detail).toBe('Ya se emitió con otro número: BC01-3.');
  await go();
  const note = await ofOrder(1);
  expect(note).toMatchObject({
    number: 3,
    taxState: 'accepted',
    lines: old.lines,
    totals: old.totals,
    buyer: old.buyer,
  });
  expect([note.reason, note.corrects, note.earlierDays]).toEqual([old.reason, old.corrects, undefined]);
  expect(await replace(note.id, 'aceptada')).toMatchObject({ status: 409, body: { kind: 'receipt-accepted' } });
  const sent = present(standIn.taken.get('20512333797-07-BC01-3'));
  expect(sent).toMatch(/<cac:InvoiceDocumentReference>\s*<cbc:ID>B001-1</);
  expect(brokenTaxRules(sent)).toEqual([]);
  // The old number: what was signed, its check, its files at the order's page and in the buyer's list.
  expect(await school.get(SignedReceipts).find(old)).toEqual(oldXml);
  const total = decimalText(old.totals.total);
  const check = (code: string, day: string) =>
    school.get(CheckReceipt).execute({ type: 'credit-note', code, day, total });
  expect(accepted(await check('BC01-1', limaDay(old.issuedAt)))).toMatchObject({
    taxState: 'rejected',
    replacedBy: 'BC01-3',
  });
  expect(accepted(await check('BC01-3', limaDay(note.issuedAt)))).toMatchObject({
    taxState: 'accepted',
    replacedBy: null,
  });
  const headers = await signedIn();
  const page = (await app.inject({ url: '/api/v1/staff/orders/1/refunds', headers })).json<{
    refunds: ShownRefund[];
  }>();
  const [first, second] = present(page.refunds[0]).notes;
  expect([first, second]).toMatchObject([
    { code: 'BC01-1', taxState: 'rejected', replacedBy: 'BC01-3', sending: { code: 2017 }, cdr: expect.any(String) },
    { code: 'BC01-3', taxState: 'accepted', replacedBy: null, cdr: expect.any(String) },
  ]);
  for (const file of [first?.document, first?.xml, first?.cdr, second?.document, second?.xml])
    expect((await app.inject({ url: present(file) })).statusCode).toBe(200);
  const list = await app.inject({ url: '/api/v1/receipts', headers: await signIn('ana') });
  const shown = list.json<{ receipts: { code: string; replacedBy: string | null }[] }>().receipts;
  const ofNotes = shown.filter(({ code }) => code.startsWith('BC01'));
  expect(ofNotes.map(({ code, replacedBy }) => [code, replacedBy]).toSorted()).toEqual([
    ['BC01-1', 'BC01-3'],
    ['BC01-2', null],
    ['BC01-3', null],
  ]);
  const mails = await db.selectFrom('outbox_mails').select(['subject', 'credit_note_id', 'text_body']).execute();
  expect(mails.find(({ credit_note_id: id }) => id === note.id)).toMatchObject({
    subject: 'Tu nota de crédito BC01-3',
    text_body: expect.stringMatching(/Reemplaza a BC01-1[^]*B001-1/),
  });
  const notices = await db.selectFrom('order_notices').select('text').where('kind', '=', 'receipt-replaced').execute();
  expect(notices).toEqual([{ text: 'BC01-3' }]);
  const log = await db
    .selectFrom('office_log')
    .select('thing_id')
    .where('action', '=', 'credit-note-replaced')
    .execute();
  expect(log).toEqual([{ thing_id: 'order-1' }]);
  // No number is missing in the first month, whose money went back without a note; the other note waits for the office.
  const { month, text } = await booksOf(limaDay(old.issuedAt));
  expect([month.register.documents, text.filter((each) => /BC01/.test(each)).length]).toEqual([2, 2]);
  expect(text.join(' ')).toMatch(/BC01-3/);
  expect(text.join(' ')).toContain(receiptCode(other));
  expect(text.join(' ')).not.toMatch(/falta/i);
  const next = await booksOf(limaDay(note.issuedAt));
  expect([next.month.register.documents, next.text.length]).toEqual([1, 1]);
  expect(next.text[0]).toContain('BC01-3');

  async function booksOf(day: string) {
    const month = await school.get(ReadMonthBooks).execute(day.slice(0, 7) as BookMonth);
    return { month, text: month.differences.filter(({ check: of }) => of === 'refunds').map((each) => each.text) };
  }
});

test('a note that was issued anew behind a replaced receipt, and is somebody else’s number there, gets another one; so does that one', async () => {
  const taken = { code: 'soap-env:Client.1033', text: 'Registrado' };
  const { replace, ofOrder, go, db, school, standIn } = await refundedSchool(1, undefined, taken);
  const old = await ofOrder(1);
  const receipt = present(await school.get(Receipts).ofOrder('order-1'));
  expect([old.taxState, receipt.taxState]).toEqual(['not-sent', 'accepted']);
  // As it would be had its receipt been replaced before.
  const { content, issued_at } = await db.selectFrom('credit_notes').selectAll().executeTakeFirstOrThrow();
  await db.insertInto('earlier_credit_notes').values({ credit_note_id: old.id, issued_at, content }).execute();
  await go();
  expect((await ofOrder(1)).taxState).toBe('not-sent');
  // One letter about it went, one did not.
  const letter = {
    subject: 'Te devolvimos',
    preview: '',
    greeting: '',
    blocks: [],
    creditNoteId: old.id,
    action: null,
  };
  for (const name of ['Ida', 'Pendiente'])
    await school.get(Outbox).post({ ...letter, subject: name }, { name: 'Ana', email: 'ana@correo.pe' });
  const gone = db.updateTable('outbox_mails').set({ sent_at: issued_at }).where('subject', '=', 'Ida');
  await gone.execute();
  expect((await replace(old.id, 'ajena')).body).toMatchObject({ code: 'BC01-2' });
  const letters = db
    .selectFrom('outbox_mails')
    .select(['subject', 'credit_note_id'])
    .orderBy('created_at')
    .orderBy('id');
  const told = (await letters.execute()).filter(({ subject }) => !subject.startsWith('Tu boleta'));
  expect(told).toEqual([
    { subject: 'Ida', credit_note_id: null },
    { subject: 'Tu nota de crédito BC01-2', credit_note_id: (await ofOrder(1)).id },
  ]);
  const kept = await db.selectFrom('replaced_credit_notes').select(['tax_state', 'code', 'earlier']).execute();
  expect(kept).toMatchObject([{ tax_state: 'not-sent', code: 1033, earlier: expect.stringContaining(issued_at) }]);
  standIn.fault = { cdr: 2017 };
  await go();
  standIn.fault = 'none';
  expect((await replace(old.id, 'vieja')).body.detail).toBe('Ya se emitió con otro número: BC01-2.');
  expect((await replace((await ofOrder(1)).id, 'otra')).body).toMatchObject({ code: 'BC01-3' });
  await go();
  expect((await ofOrder(1)).taxState).toBe('accepted');
  expect((await replace('nada', 'nada')).status).toBe(404);
  const byAna = await school.write(ReplaceCreditNote, (anew) => anew.execute('ana', old.id));
  expect(refused(byAna).kind).toBe('collaborators-only');
});

test('one that waits, or went through, keeps its number', async () => {
  const world = await sendingSchool(1);
  await world.send();
  const note = await world.giveBack('order-1');
  const headers = {
    ...(await world.signIn(await world.addUser({}, ['cashier']))),
    'idempotency-key': 'clave-que-espera',
  };
  const url = `/api/v1/staff/credit-notes/${note.id}/replacements`;
  const answer = await world.app.inject({ method: 'POST', url, headers });
  expect(answer.json()).toMatchObject({ status: 409, kind: 'receipt-not-rejected' });
});

interface ShownRefund {
  readonly notes: readonly { readonly document: string; readonly xml: string; readonly cdr: string }[];
}

onPostgres('two clerks at once', (database) => {
  test('issue one new number for each rejected note, and no number is missing', async () => {
    const { replace, ofOrder, go, school, standIn } = await refundedSchool(6, database);
    const rejected = await Promise.all([1, 2, 3, 4, 5, 6].map(ofOrder));
    const answers = await Promise.all(
      rejected.flatMap(({ id }, index) => [replace(id, `ana-${index}`), replace(id, `luis-${index}`)]),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(6).fill(201),
      ...Array<number>(6).fill(409),
    ]);
    const numbers = (await school.get(CreditNotes).ofUser('ana', 99)).map(({ number }) => number);
    expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    await go();
    expect([...standIn.taken.keys()].filter((name) => /BC01-([7-9]|1[0-2])$/.test(name))).toHaveLength(6);
  });
});
