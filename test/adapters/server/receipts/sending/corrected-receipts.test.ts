import { expect, test } from 'vitest';
import { goRoundReceipts } from '#adapters/server/wiring/background.container.ts';
import { SalesBooksInSql } from '#adapters/server/sql/receipts/books/sales-books-in-sql.ts';
import { CheckReceipt } from '#application/server/receipts/check-receipt.ts';
import { CorrectReceipt } from '#application/server/receipts/correct-receipt.ts';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import { monthOfInstant } from '#domain/receipts/books/book-month.ts';
import { missingNumbers } from '#domain/receipts/books/closed-register.ts';
import { monthDifferences, partedBy } from '#domain/receipts/books/month-differences.ts';
import { monthSums } from '#domain/receipts/books/month-sums.ts';
import { registerTotals, salesRegister } from '#domain/receipts/books/sales-register.ts';
import { receiptCode } from '#domain/receipts/receipt.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { decimalText } from '#domain/shared/money.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';
import { asFactura } from '#test/support/receipts/arbitrary-receipts.ts';
import { sendingSchool } from '#test/support/receipts/sending-school.ts';
import { brokenTaxRules } from '#test/support/receipts/tax-rules.ts';
import { type DatabaseOfTest, onPostgres } from '#test/support/school/databases.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('It is missing');
  return value;
}

const { email: _, ...factura } = asFactura.buyer;
const otherRuc = { ...factura, documentNumber: '20131312955', name: 'Otra Empresa S.A.' };

/** A school whose first boletas were accepted, with a cashier who makes one out anew. */
async function acceptedSchool(count: number, database?: DatabaseOfTest) {
  const world = await sendingSchool(count, database);
  const { school, db, send, app, clock } = world;
  await send();
  const cashier = await world.addUser({}, ['cashier']);
  const signedIn = () => world.signIn(cashier);
  const correct = async (id: string, key: string, payload: object = factura) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/v1/staff/receipts/${id}/corrections`,
      headers: { ...(await signedIn()), 'idempotency-key': `clave-de-la-correccion-${key}` },
      payload,
    });
    return {
      status: answer.statusCode,
      body: answer.json<{ id: string; code: string; note: string; detail: string; field: string; kind: string }>(),
    };
  };
  const ofOrder = async (number: number) => present(await school.get(Receipts).ofOrder(`order-${number}`));
  const go = async () => {
    clock.advance({ minutes: 1 });
    await goRoundReceipts(school);
    await send();
  };
  const books = async (at = clock.now()) => {
    const month = monthOfInstant(at);
    const found = new SalesBooksInSql(db);
    const [facts, documents] = [await found.facts(month), await found.documents(month)];
    const differences = monthDifferences(facts, month);
    return {
      receipts: partedBy(differences, 'receipts'),
      kinds: differences.map(({ kind }) => kind).filter((kind) => /receipt|correction|note/.test(kind)),
      sums: monthSums(facts, month),
      register: registerTotals(salesRegister(documents, month)),
      codes: salesRegister(documents, month).map(({ series, number }) => receiptCode({ series, number })),
      missing: missingNumbers(documents, month),
    };
  };
  return { ...world, cashier, signedIn, correct, ofOrder, go, books };
}

test('an accepted boleta becomes a factura: a note takes it back, both go out, no money moves, and what is given back later is of the new one', async () => {
  const world = await acceptedSchool(2);
  const { school, app, db, signedIn, standIn, correct, ofOrder, go, giveBack, books } = world;
  const old = await ofOrder(1);
  expect([old.number, old.taxState]).toEqual([1, 'accepted']);
  const oldXml = await school.get(SignedReceipts).find(old);
  const before = await books();
  const money = () =>
    Promise.all(
      (['orders', 'grants', 'refunds', 'payment_attempts', 'surplus_payments'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    );
  const moneyBefore = await money();
  expect((await correct(old.id, 'sin-ruc', { ...factura, documentNumber: '1' })).body).toMatchObject({
    field: 'documentNumber',
  });
  const { email: __, ...same } = boletaOfAna;
  expect((await correct(old.id, 'igual', same)).body.kind).toBe('correction-empty');
  const issued = await correct(old.id, 'uno');
  expect(issued).toMatchObject({ status: 201, body: { code: 'F001-1', note: 'BC01-1' } });
  expect(await correct(old.id, 'uno')).toEqual(issued);
  expect((await correct(old.id, 'otra-vez')).body.detail).toBe('Ya se corrigió: vale F001-1.');
  expect((await correct(issued.body.id, 'sin-aceptar', otherRuc)).body.kind).toBe('receipt-not-accepted');
  expect(await money()).toEqual(moneyBefore);
  await go();
  const receipt = await ofOrder(1);
  expect(receipt).toMatchObject({ taxState: 'accepted', lines: old.lines, totals: old.totals });
  expect(receipt.buyer).toEqual({ ...asFactura.buyer, email: boletaOfAna.email });
  const note = present(await school.get(CreditNotes).named('BC01', 1));
  expect(note).toMatchObject({ taxState: 'accepted', refundId: null, reason: 'annulled', buyer: old.buyer });
  expect(note.totals.total).toBe(old.totals.total);
  const [noteXml, sent] = ['07-BC01-1', '01-F001-1'].map((name) => present(standIn.taken.get(`20512333797-${name}`)));
  expect([brokenTaxRules(present(noteXml)), brokenTaxRules(present(sent))]).toEqual([[], []]);
  expect(noteXml).toMatch(/<cbc:ReferenceID>B001-1<[^]*<cbc:ResponseCode[^>]*>01</);
  expect(noteXml).toContain(boletaOfAna.documentNumber);
  // The books: the same net to the céntimo, nothing parts, no number is missing.
  const after = await books();
  expect(after).toMatchObject({ receipts: before.receipts, kinds: [], register: before.register, missing: [] });
  expect(after.codes.toSorted()).toEqual(['B001-1', 'B001-2', 'BC01-1', 'F001-1']);
  expect(after.sums.receipts.amount - present(after.sums.corrections).amount).toBe(before.sums.receipts.amount);
  // The old one: its files, its check, the order's page, the search, its buyer's list.
  expect(await school.get(SignedReceipts).find(old)).toEqual(oldXml);
  const question = { code: 'B001-1', day: limaDay(old.issuedAt), total: decimalText(old.totals.total) };
  const checked = accepted(await school.get(CheckReceipt).execute({ type: 'boleta', ...question }));
  expect(checked).toMatchObject({ taxState: 'accepted', replacedBy: null, annulledBy: 'BC01-1' });
  const headers = await signedIn();
  const page = (await app.inject({ url: '/api/v1/staff/orders/1', headers })).json<{ trail: { receipts: Trail[] } }>();
  expect(page.trail.receipts).toMatchObject([
    { code: 'B001-1', correctedBy: { receipt: 'F001-1', notes: [{ code: 'BC01-1', taxState: 'accepted' }] } },
    { code: 'F001-1', replacedBy: null },
  ]);
  const [shown] = page.trail.receipts;
  const [shownNote] = present(shown).correctedBy.notes;
  const files = [present(shown), present(shownNote)].flatMap(({ document, xml, cdr }) => [document, xml, cdr]);
  for (const url of files) expect((await app.inject({ url })).statusCode).toBe(200);
  for (const words of ['B001-1', 'BC01-1', 'F001-1']) {
    const found = await app.inject({ url: `/api/v1/staff/orders?words=${words}`, headers });
    expect(found.json()).toMatchObject({ orders: [{ number: 1 }] });
  }
  const mine = await app.inject({ url: '/api/v1/receipts', headers: await world.signIn('ana') });
  const listed = mine.json<{ receipts: { code: string; correctedBy?: unknown }[] }>().receipts;
  expect(listed.map(({ code }) => code).toSorted()).toEqual(['B001-1', 'B001-2', 'BC01-1', 'F001-1']);
  expect(listed.find(({ code }) => code === 'B001-1')?.correctedBy).toEqual({
    note: 'BC01-1',
    noteState: 'accepted',
    receipt: 'F001-1',
  });
  const mails = await db.selectFrom('outbox_mails').select(['subject', 'receipt_id', 'correction_note_id']).execute();
  expect(mails).toContainEqual({ subject: 'Tu factura F001-1', receipt_id: receipt.id, correction_note_id: note.id });
  expect(mails.some(({ subject }) => subject === 'Tu boleta B001-1')).toBe(false);
  const log = await db.selectFrom('office_log').select('thing_id').where('action', '=', 'receipt-corrected').execute();
  expect(log).toEqual([{ thing_id: 'order-1' }]);
  // What is given back now is of what holds, and then nothing is corrected any more.
  const back = await giveBack('order-1');
  expect([receiptCode(back), receiptCode(back.corrects)]).toEqual(['FC01-1', 'F001-1']);
  expect((await correct(receipt.id, 'devuelto', otherRuc)).body.kind).toBe('receipt-refunded');
  const byAna = await school.write(CorrectReceipt, (again) => again.execute('ana', receipt.id, otherRuc));
  expect(refused(byAna).kind).toBe('collaborators-only');
});

test('a factura to another RUC is taken back for reason 02, once more if need be; in a later month both months say so, and each agrees', async () => {
  const { correct, ofOrder, go, clock, books, school, standIn } = await acceptedSchool(1);
  const first = await ofOrder(1);
  await correct(first.id, 'uno');
  await go();
  const second = await ofOrder(1);
  const firstMonth = clock.now();
  clock.advance({ days: 28 });
  expect((await correct(second.id, 'dos', otherRuc)).body).toMatchObject({ code: 'F001-2', note: 'FC01-1' });
  await go();
  const third = await ofOrder(1);
  expect(third.taxState).toBe('accepted');
  const [note, sent] = ['07-FC01-1', '01-F001-2'].map((name) => present(standIn.taken.get(`20512333797-${name}`)));
  expect(note).toMatch(/<cbc:ReferenceID>F001-1<[^]*<cbc:ResponseCode[^>]*>02</);
  expect([brokenTaxRules(present(note)), brokenTaxRules(present(sent))]).toEqual([[], []]);
  expect(await school.get(Receipts).find(first.id)).toMatchObject({
    correctedBy: { note: 'BC01-1', receipt: 'F001-2' },
  });
  expect(monthOfInstant(clock.now())).not.toBe(monthOfInstant(firstMonth));
  const [then, now] = [await books(firstMonth), await books()];
  expect([then.receipts, then.kinds, then.register.total]).toEqual([0, [], first.totals.total]);
  expect([now.receipts, now.kinds, now.register.total]).toEqual([0, [], 0]);
  // What the note takes off the base of an earlier month stands in a column of its own.
  expect([now.register.taxed + now.register.taxedOff, now.register.taxedOff < 0]).toEqual([0, true]);
});

test('a note that is rejected parts the books until it has another number, over the same receipt', async () => {
  const { correct, ofOrder, go, books, standIn, app, signedIn, school, db } = await acceptedSchool(1);
  const old = await ofOrder(1);
  await correct(old.id, 'uno');
  standIn.fault = { cdr: 2017 };
  await go();
  standIn.fault = 'none';
  const rejected = present(await school.get(CreditNotes).named('BC01', 1));
  expect(rejected.taxState).toBe('rejected');
  // Both were: what was accepted first still stands alone, and the sums agree.
  expect(await books()).toMatchObject({ receipts: 0, codes: ['B001-1'] });
  const headers = { ...(await signedIn()), 'idempotency-key': 'clave-de-la-factura-otra-vez' };
  const url = `/api/v1/staff/receipts/${(await ofOrder(1)).id}/replacements`;
  expect((await app.inject({ method: 'POST', url, headers, payload: otherRuc })).json()).toMatchObject({
    code: 'F001-2',
  });
  await go();
  const parted = await books();
  expect([parted.kinds, parted.receipts]).toEqual([['correction-rejected'], 0 - old.totals.total]);
  const order = (await app.inject({ url: '/api/v1/staff/orders/1', headers })).json<{
    trail: { receipts: object[] };
  }>();
  expect(order.trail.receipts).toMatchObject([
    { code: 'B001-1', correctedBy: { receipt: 'F001-2', notes: [{ code: 'BC01-1', taxState: 'rejected' }] } },
    { code: 'F001-1', replacedBy: 'F001-2' },
    { code: 'F001-2' },
  ]);
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/staff/credit-notes/${rejected.id}/replacements`,
    headers: { ...(await signedIn()), 'idempotency-key': 'clave-de-la-nota-otra-vez' },
  });
  expect(answer.json()).toMatchObject({ code: 'BC01-2' });
  await go();
  const anew = present(await school.get(CreditNotes).named('BC01', 2));
  expect(anew).toMatchObject({ taxState: 'accepted', buyer: old.buyer, corrects: { series: 'B001', number: 1 } });
  const letters = await db
    .selectFrom('outbox_mails')
    .select('subject')
    .where('correction_note_id', '=', anew.id)
    .execute();
  expect(letters).toEqual([{ subject: 'Tu nota de crédito BC01-2' }]);
  const agreed = await books();
  expect(agreed).toMatchObject({ kinds: [], receipts: 0, missing: [] });
  expect(agreed.register.total).toBe(old.totals.total);
});

test('a note whose letter did not go before its receipt was made out once more goes by a letter of its own, until it has another number', async () => {
  const { correct, ofOrder, app, signedIn, school, db } = await acceptedSchool(1);
  const post = async (url: string, payload?: object) => {
    const headers = { ...(await signedIn()), 'idempotency-key': `clave-de-la-carta-${url}` };
    expect((await app.inject({ method: 'POST', url, headers, ...(payload && { payload }) })).statusCode).toBe(201);
  };
  const letters = async () => {
    const notes = await school.get(CreditNotes).correctionsOf('order-1');
    const mails = await db.selectFrom('outbox_mails').select(['subject', 'correction_note_id']).execute();
    return mails
      .filter(({ subject }) => /^Tu (factura|nota)/.test(subject))
      .map(({ subject, correction_note_id: id }) => {
        const note = notes.find((each) => each.id === id);
        return note === undefined ? subject : `${subject} + ${receiptCode(note)}`;
      })
      .toSorted();
  };
  await correct((await ofOrder(1)).id, 'uno');
  expect(await letters()).toEqual(['Tu factura F001-1 + BC01-1']);
  const second = await ofOrder(1);
  await school.get(Receipts).settle(second.id, 'rejected', '2800');
  await post(`/api/v1/staff/receipts/${second.id}/replacements`, otherRuc);
  expect(await letters()).toEqual(['Tu factura F001-2', 'Tu nota de crédito BC01-1 + BC01-1']);
  const third = await ofOrder(1);
  await school.get(Receipts).settle(third.id, 'accepted', '');
  await correct(third.id, 'dos', factura);
  const fourth = await ofOrder(1);
  await school.get(Receipts).settle(fourth.id, 'accepted', '');
  await correct(fourth.id, 'tres', otherRuc);
  expect(await letters()).toEqual([
    'Tu factura F001-4 + FC01-2',
    'Tu nota de crédito BC01-1 + BC01-1',
    'Tu nota de crédito FC01-1 + FC01-1',
  ]);
  // Rejected, it is told by the letter of its next number alone.
  const first = present(await school.get(CreditNotes).named('BC01', 1));
  await school.get(CreditNotes).settle(first.id, 'rejected', '2017');
  await post(`/api/v1/staff/credit-notes/${first.id}/replacements`);
  const last = present(await school.get(CreditNotes).named('FC01', 2));
  await school.get(CreditNotes).settle(last.id, 'rejected', '2017');
  const fifth = await ofOrder(1);
  await school.get(Receipts).settle(fifth.id, 'rejected', '2800');
  await post(`/api/v1/staff/receipts/${fifth.id}/replacements`, factura);
  expect(await letters()).toEqual([
    'Tu factura F001-5',
    'Tu nota de crédito BC01-2 + BC01-2',
    'Tu nota de crédito FC01-1 + FC01-1',
  ]);
});

interface Trail {
  readonly document: string;
  readonly xml: string;
  readonly cdr: string;
  readonly correctedBy: { readonly notes: readonly Omit<Trail, 'correctedBy'>[] };
}

onPostgres('two clerks at once', (database) => {
  test('make each receipt out anew once, with one note, and no number is missing', async () => {
    const { correct, ofOrder, go, school, db } = await acceptedSchool(6, database);
    const old = await Promise.all([1, 2, 3, 4, 5, 6].map(ofOrder));
    const answers = await Promise.all(
      old.flatMap(({ id }, index) => [correct(id, `ana-${index}`), correct(id, `luis-${index}`)]),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(6).fill(201),
      ...Array<number>(6).fill(409),
    ]);
    await go();
    const ofSeries = (documents: readonly { series: string; number: number }[], series: string) =>
      documents.filter((each) => each.series === series).map(({ number }) => number);
    const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
    const receipts = await school.get(Receipts).ofUser('ana', 99);
    const notes = await school.get(CreditNotes).ofUser('ana', 99);
    expect(inOrder(ofSeries(receipts, 'F001'))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(inOrder(ofSeries(notes, 'BC01'))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await db.selectFrom('correction_notes').select('receipt_id').distinct().execute()).toHaveLength(6);
  });
});
