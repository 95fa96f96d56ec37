import { expect, test } from 'vitest';
import { goRoundReceipts } from '#adapters/server/wiring/background.container.ts';
import { CheckReceipt } from '#application/server/receipts/check-receipt.ts';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { ReplaceReceipt } from '#application/server/receipts/replace-receipt.ts';
import { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { decimalText } from '#domain/shared/money.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';
import type { BillFault } from '#test/support/receipts/bill-service-stand-in.ts';
import { sendingSchool } from '#test/support/receipts/sending-school.ts';
import { brokenTaxRules } from '#test/support/receipts/tax-rules.ts';
import { type DatabaseOfTest, onPostgres } from '#test/support/school/databases.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('It is missing');
  return value;
}

/** A school whose first boletas were rejected, with a cashier who issues one with another number. */
async function rejectedSchool(count: number, database?: DatabaseOfTest, fault: BillFault = { cdr: 2800 }) {
  const world = await sendingSchool(count, database);
  const { school, standIn, send, app, clock } = world;
  standIn.fault = fault;
  await send();
  standIn.fault = 'none';
  const cashier = await world.addUser({}, ['cashier']);
  const signedIn = () => world.signIn(cashier);
  const corrected = { ...boletaOfAna, documentNumber: '40345678', name: 'Ana Quispe' };
  const replace = async (id: string, key: string, payload: object = corrected) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/v1/staff/receipts/${id}/replacements`,
      headers: { ...(await signedIn()), 'idempotency-key': `clave-del-reemplazo-${key}` },
      payload,
    });
    return {
      status: answer.statusCode,
      body: answer.json<{ id: string; code: string; detail: string; field: string }>(),
    };
  };
  const ofOrder = async (number: number) => present(await school.get(Receipts).ofOrder(`order-${number}`));
  const go = async () => {
    clock.advance({ minutes: 1 });
    await goRoundReceipts(school);
    await send();
  };
  return { ...world, signedIn, replace, ofOrder, go };
}

test('a rejected receipt gets another number, which is signed, sent and mailed; the old one stays known, and the note that waited goes after the new one', async () => {
  const world = await rejectedSchool(2);
  const { school, app, db, signedIn, standIn, replace, ofOrder, go, giveBack, clock } = world;
  const old = await ofOrder(1);
  expect([old.number, old.taxState]).toEqual([1, 'rejected']);
  const oldXml = await school.get(SignedReceipts).find(old);
  const note = await giveBack('order-1');
  expect((await replace(old.id, 'sin-nombre', { ...boletaOfAna, name: ' ' })).body).toMatchObject({ field: 'name' });
  const factura = { ...boletaOfAna, receiptType: 'factura', documentType: 'RUC', documentNumber: '20131312955' };
  expect(await replace(old.id, 'factura', { ...factura, address: 'Av. Uno 1' })).toMatchObject({ status: 409 });
  clock.advance({ days: 1 });
  const issued = await replace(old.id, 'uno');
  expect(issued).toMatchObject({ status: 201, body: { code: 'B001-3' } });
  expect(await replace(old.id, 'uno')).toEqual(issued);
  expect((await replace(old.id, 'otra-vez')).body.detail).toBe('Ya se emitió con otro número: B001-3.');
  await go();
  await go();
  const receipt = await ofOrder(1);
  expect(receipt).toMatchObject({ number: 3, taxState: 'accepted', lines: old.lines, totals: old.totals });
  expect(receipt.buyer).toMatchObject({ documentNumber: '40345678', email: boletaOfAna.email });
  expect(await replace(receipt.id, 'aceptada')).toMatchObject({ status: 409 });
  const sent = present(standIn.taken.get('20512333797-03-B001-3'));
  expect([sent.includes('40345678'), brokenTaxRules(sent)]).toEqual([true, []]);
  // The note keeps its number, names the new receipt, and goes behind it.
  const noteXml = present(standIn.taken.get('20512333797-07-BC01-1'));
  expect(noteXml).toMatch(/<cac:InvoiceDocumentReference>\s*<cbc:ID>B001-3</);
  expect(brokenTaxRules(noteXml)).toEqual([]);
  expect(await school.get(CreditNotes).find(note.id)).toMatchObject({
    taxState: 'accepted',
    earlierDays: [limaDay(note.issuedAt)],
  });
  const headers = await signedIn();
  // The old number: its files, its check, the order's page, the search.
  expect(await school.get(SignedReceipts).find(old)).toEqual(oldXml);
  const total = decimalText(old.totals.total);
  const check = (type: 'boleta' | 'credit-note', code: string, day: string, amount = total) =>
    school.get(CheckReceipt).execute({ type, code, day, total: amount });
  const firstDay = limaDay(old.issuedAt);
  expect(accepted(await check('boleta', 'B001-1', firstDay))).toMatchObject({
    taxState: 'rejected',
    replacedBy: 'B001-3',
  });
  const noteTotal = decimalText(note.totals.total);
  for (const day of [firstDay, limaDay(receipt.issuedAt)])
    expect(accepted(await check('credit-note', 'BC01-1', day, noteTotal)).taxState).toBe('accepted');
  const page = (await app.inject({ url: '/api/v1/staff/orders/1', headers })).json<{ trail: { receipts: Trail[] } }>();
  expect(page.trail.receipts).toMatchObject([
    { code: 'B001-1', taxState: 'rejected', replacedBy: 'B001-3', sending: { code: 2800 }, cdr: expect.any(String) },
    { code: 'B001-3', taxState: 'accepted', replacedBy: null },
  ]);
  for (const file of [page.trail.receipts[0]?.document, page.trail.receipts[0]?.xml, page.trail.receipts[0]?.cdr])
    expect((await app.inject({ url: present(file) })).statusCode).toBe(200);
  const found = await app.inject({ url: '/api/v1/staff/orders?words=B001-1', headers });
  expect(found.json()).toMatchObject({ orders: [{ number: 1 }] });
  const mails = await db.selectFrom('outbox_mails').select(['subject', 'receipt_id', 'text_body']).execute();
  const letter = present(mails.find(({ receipt_id: id }) => id === receipt.id));
  expect([letter.subject, letter.text_body]).toEqual([
    'Tu boleta B001-3',
    expect.stringMatching(/Reemplaza\s+a\s+B001-1,[^]*BC01-1/),
  ]);
  expect(mails.some(({ subject }) => subject === 'Tu boleta B001-1')).toBe(false);
  const log = await db.selectFrom('office_log').select('thing_id').where('action', '=', 'receipt-replaced').execute();
  expect(log).toEqual([{ thing_id: 'order-1' }]);
});

test('a number that is somebody else’s there is not sent again, which would take that for ours: it gets another one', async () => {
  const { replace, ofOrder, go, app, db, signedIn, school } = await rejectedSchool(1, undefined, {
    code: 'soap-env:Client.1033',
    text: 'Registrado',
  });
  const old = await ofOrder(1);
  const again = {
    method: 'POST',
    url: `/api/v1/staff/receipts/${old.id}/sendings`,
    headers: await signedIn(),
  } as const;
  expect((await app.inject(again)).json()).toMatchObject({ status: 409, kind: 'receipt-number-taken' });
  await go();
  expect((await ofOrder(1)).taxState).toBe('not-sent');
  await db.updateTable('outbox_mails').set({ sent_at: old.issuedAt.toISOString() }).execute();
  expect((await replace(old.id, 'ajeno', boletaOfAna)).body).toMatchObject({ code: 'B001-2' });
  const letters = await db.selectFrom('outbox_mails').select(['subject', 'receipt_id']).orderBy('subject').execute();
  expect(letters).toEqual([
    { subject: 'Tu boleta B001-1', receipt_id: null },
    { subject: 'Tu boleta B001-2', receipt_id: (await ofOrder(1)).id },
  ]);
  await go();
  expect((await ofOrder(1)).taxState).toBe('accepted');
  const byAna = await school.write(ReplaceReceipt, (anew) => anew.execute('ana', old.id, boletaOfAna));
  expect(refused(byAna).kind).toBe('collaborators-only');
});

interface Trail {
  readonly document: string;
  readonly xml: string;
  readonly cdr: string;
}

onPostgres('two clerks at once', (database) => {
  test('issue one new number for each rejected receipt, and no number is missing', async () => {
    const { replace, ofOrder, go, school, standIn } = await rejectedSchool(6, database);
    const rejected = await Promise.all([1, 2, 3, 4, 5, 6].map(ofOrder));
    const answers = await Promise.all(
      rejected.flatMap(({ id }, index) => [replace(id, `ana-${index}`), replace(id, `luis-${index}`)]),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(6).fill(201),
      ...Array<number>(6).fill(409),
    ]);
    const numbers = (await school.get(Receipts).ofUser('ana', 99)).map(({ number }) => number);
    expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    await go();
    expect([...standIn.taken.keys()].filter((name) => /B001-([7-9]|1[0-2])$/.test(name))).toHaveLength(6);
  });
});
