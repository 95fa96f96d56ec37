import { expect, test } from 'vitest';
import { allEndpoints } from '#adapters/http-contract/all-endpoints.ts';
import { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import { OfficeLog } from '#application/server/office/ports/office-log.ts';
import { isChanging } from '#domain/office/permissions.ts';
import {
  addProduct,
  addTaughtProduct,
  addTeacher,
  courseFacts,
  coursePrices,
} from '#test/support/catalogue/edited-products.ts';
import { resourceNames, resourceOf } from '#domain/office/resources/all-resources.ts';
import { typedForm } from '#test/ports/office/resources/resource-records.ts';
import { settingsNames, settingsParts } from '#domain/settings/school-settings.ts';
import { Messages } from '#application/server/support/ports/messages.ts';
import { messageOf } from '#test/ports/support/messages.ts';
import { firstCode, schoolWithCertificates } from '#test/support/learning/school-with-certificates.ts';
import { schoolWithQuestions } from '#test/support/learning/school-with-questions.ts';
import { schoolWithOpinions } from '#test/support/learning/school-with-opinions.ts';
import { aWallet, boletaKey } from '#test/support/receipts/receipt-builders.ts';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { sendStatement, sendVoucher, orderByDeposit, shopWithDeposits } from '#test/support/vouchers/deposits.ts';
import { aSurplus } from '#test/ports/payments/surplus-payments.ts';
import { anAttempt } from '#test/support/orders/buying-builders.ts';
import { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import { aPlan } from '#test/support/plans/edited-plans.ts';
import { GatewaySettlements } from '#application/server/receipts/settlements/ports/gateway-settlements.ts';
import { SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import { heldAt } from '#test/support/learning/sessions.ts';
import { sendSettlements } from '#test/support/receipts/settlements.ts';
import { schoolWithDetraction } from '#test/support/receipts/school-with-detraction.ts';
import { insertSharers } from '#test/support/receipts/sharers.ts';
import { FileComplaint } from '#application/server/complaints/file-complaint.ts';
import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';
import { formWithFile } from '#test/support/shared/sent-file.ts';
import { boletaOfAna, onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { payByCard } from '#test/support/orders/giving.ts';
import { anOutcome } from '#test/ports/receipts/receipt-sendings.ts';
import { goRoundReceipts } from '#adapters/server/wiring/background.container.ts';
import { ReceiptSendingsInSql } from '#adapters/server/sql/receipts/receipt-sendings-in-sql.ts';
import { SignedReceiptsInSql } from '#adapters/server/sql/receipts/signed-receipts-in-sql.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let keys = 0;
const walked = new Set<string>();

/** Makes a call of the office, which must succeed; `path` with its ids in the place of the parameters. */
async function call(world: TestSchool, by: string, endpoint: string, ids: readonly string[], payload?: object) {
  const [method = '', path = ''] = endpoint.split(' ');
  keys += 1;
  walked.add(endpoint);
  const rest = [...ids];
  const answer = await world.app.inject({
    method: method as 'POST',
    url: path.replaceAll(/:\w+/g, () => rest.shift() ?? ''),
    headers: { ...(await world.signIn(by)), 'idempotency-key': `clave-del-registro-${keys}` },
    ...(payload && { payload }),
  });
  if (answer.statusCode >= 300) throw new Error(`${endpoint}: ${answer.body}`);
}

/** What the lines of an action tell of a thing, before and after. */
const facts = async (world: TestSchool, action: string) =>
  (await world.school.get(OfficeLog).list(null, 50))
    .filter((line) => line.action === action)
    .map(({ before, after }) => [before, after]);

const lines = async (world: TestSchool) =>
  (await world.school.get(OfficeLog).list(null, 50)).map(({ by, action, thing }) => [by?.id, action, thing.kind]);

test('every call that changes something in the office leaves a line, with who made it', async () => {
  const world = await testSchool();
  const { ana, staff, order } = await shopWithDeposits(world);
  const teresa = staff.userId ?? '';
  const first = (await sendVoucher(world, ana, { orderId: order })).json<{ id: string }>().id;
  await call(world, teresa, 'POST /api/v1/staff/vouchers/:id/rejections', [first], { reason: 'No figura' });
  const again = (await sendVoucher(world, ana, { orderId: order, operationNumber: '777' })).json<{ id: string }>().id;
  await call(world, teresa, 'POST /api/v1/staff/vouchers/:id/approvals', [again], {});
  await call(world, teresa, 'POST /api/v1/staff/vouchers/:id/approvals', [again], {});
  const second = await orderByDeposit(ana).catch(() => order);
  await world.school.get(PaymentAttempts).add(anAttempt('attempt-1', second));
  await world.school.get(SurplusPayments).add(aSurplus('s1', { orderId: second }));
  await call(world, teresa, 'POST /api/v1/staff/surplus-payments/:id/returns', ['s1'], { note: 'Op. 1' });
  await call(world, teresa, 'POST /api/v1/staff/team/invitations', [], { email: 'eva@correo.pe', roles: ['editor'] });
  const { id = '' } = (await world.db.selectFrom('team_invitations').select('id').executeTakeFirst()) ?? {};
  world.clock.advance({ minutes: 2 });
  await call(world, teresa, 'POST /api/v1/staff/team/invitations/:id/letters', [id]);
  await call(world, teresa, 'DELETE /api/v1/staff/team/invitations/:id', [id]);
  const luis = await world.addUser({}, ['cashier']);
  await call(world, teresa, 'PUT /api/v1/staff/team/members/:userId/roles', [luis], { roles: ['editor'] });
  const [factors, now] = [world.school.get(SecondFactors), world.clock.now()];
  await factors.begin(luis, 'JBSWY3DPEHPK3PXP', now);
  await factors.confirm(luis, 0, now);
  await call(world, teresa, 'DELETE /api/v1/staff/team/members/:userId/second-factor', [luis]);
  expect(new Set((await lines(world)).map((line) => line.join(' ')))).toEqual(
    new Set([
      'teresa voucher-rejected voucher',
      'teresa voucher-approved voucher',
      'teresa refund-noted surplus',
      'teresa team-invited team-invitation',
      'teresa team-invitation-sent-again team-invitation',
      'teresa team-invitation-withdrawn team-invitation',
      'teresa roles-changed member',
      'teresa factor-reset member',
    ]),
  );
  const waits = { state: 'invited', roles: 'editor' };
  expect(await facts(world, 'team-invited')).toEqual([[{}, waits]]);
  expect(await facts(world, 'team-invitation-sent-again')).toEqual([[waits, waits]]);
  expect(await facts(world, 'team-invitation-withdrawn')).toEqual([[waits, { state: 'withdrawn' }]]);
  // What is said again changes nothing, and is no line.
  expect(await lines(world)).toHaveLength(8);
  const written = JSON.stringify(await world.db.selectFrom('office_log').selectAll().execute());
  for (const personal of ['eva@correo.pe', 'ana@correo.pe', 'Quispe', 'No figura'])
    expect(written).not.toContain(personal);
});

test('so does what is said to a complaint, without its words', async () => {
  const world = await testSchool();
  const teresa = await world.addUser({}, ['support']);
  await world.school.write(FileComplaint, (book) => book.execute(aComplaintDraft()));
  const said = { kind: 'answer', text: 'Activamos tu curso.', by: 'Teresa Aguirre', seen: 0 };
  await call(world, teresa, 'POST /api/v1/staff/complaints/:number/replies', ['1-2026'], said);
  expect(await lines(world)).toEqual([[teresa, 'complaint-answered', 'complaint']]);
  expect(JSON.stringify(await world.db.selectFrom('office_log').selectAll().execute())).not.toContain('Activamos');
});

test('so does every call about an opinion', async () => {
  const { school, userId } = await schoolWithOpinions(true);
  const of = (endpoint: string, payload?: object) => call(school, userId, endpoint, ['reported'], payload);
  await of('PUT /api/v1/staff/reviews/:reviewId/answer', { text: 'Gracias' });
  await of('DELETE /api/v1/staff/reviews/:reviewId/answer');
  await of('PUT /api/v1/staff/reviews/:reviewId/visibility', { hidden: true, reason: 'Insulta' });
  await of('PUT /api/v1/staff/reviews/:reviewId/visibility', { hidden: false });
  // What is taken away twice was taken away once.
  await of('DELETE /api/v1/staff/reviews/:reviewId/answer');
  const [answered, unanswered] = [{ state: 'answered' }, { state: 'unanswered' }];
  expect(await facts(school, 'review-answered')).toEqual([[unanswered, answered]]);
  expect(await facts(school, 'review-answer-taken')).toEqual([[answered, unanswered]]);
  expect(await facts(school, 'review-hidden')).toEqual([[{ state: 'shown' }, { state: 'hidden' }]]);
  expect(await facts(school, 'review-shown')).toEqual([[{ state: 'hidden' }, { state: 'shown' }]]);
  expect(new Set((await lines(school)).map((line) => line.join(' ')))).toEqual(
    new Set(
      ['review-answered', 'review-answer-taken', 'review-hidden', 'review-shown'].map(
        (each) => `${userId} ${each} review`,
      ),
    ),
  );
});

test('so does an answer to a question, whose words are no part of the line', async () => {
  const { world } = await schoolWithQuestions();
  const luis = await world.addUser({}, ['support']);
  const endpoint = 'PUT /api/v1/staff/consultations/:consultationId/answer';
  await call(world, luis, endpoint, ['primera'], { text: 'Desde el primer día.' });
  expect(await lines(world)).toEqual([[luis, 'consultation-answered', 'consultation']]);
  expect(await facts(world, 'consultation-answered')).toEqual([[{ state: 'unanswered' }, { state: 'answered' }]]);
});

test('so does what becomes of a message', async () => {
  const world = await testSchool();
  await world.school.get(Messages).add(messageOf());
  const luis = await world.addUser({}, ['support']);
  const of = (endpoint: string, payload: object) => call(world, luis, endpoint, [messageOf().id], payload);
  await of('PUT /api/v1/staff/messages/:messageId/settlement', { isSettled: true });
  await of('PUT /api/v1/staff/messages/:messageId/settlement', { isSettled: false });
  await of('POST /api/v1/staff/messages/:messageId/answers', { text: 'Claro que sí.' });
  expect(new Set((await lines(world)).map((line) => line.join(' ')))).toEqual(
    new Set(['message-settled', 'message-reopened', 'message-answered'].map((each) => `${luis} ${each} message`)),
  );
});

test('so does what is done with a certificate', async () => {
  const { world } = await schoolWithCertificates();
  const luis = await world.addUser({}, ['support']);
  const of = (act: string, payload: object) =>
    call(world, luis, `POST /api/v1/staff/certificates/:code/${act}`, [firstCode], payload);
  await of('corrections', { reason: 'Partida', name: null });
  await of('revocations', { reason: 'Identidad' });
  expect(new Set((await lines(world)).map((line) => line.join(' ')))).toEqual(
    new Set([`${luis} certificate-corrected certificate`, `${luis} certificate-revoked certificate`]),
  );
});

test('so does every call that edits or publishes a product', async () => {
  const world = await testSchool();
  const id = String(await addTaughtProduct(world.db));
  const eva = await world.addUser({}, ['editor']);
  const keeps = (content: object) => ({ content, fromRevision: 0 });
  await call(world, eva, 'PUT /api/v1/staff/products/:id/parts/facts', [id], keeps(courseFacts()));
  await call(world, eva, 'PUT /api/v1/staff/products/:id/parts/prices', [id], keeps(coursePrices()));
  // A file that is read, or a picture that is sent, changes nothing yet: it is told with the part that names it.
  for (const sent of ['question-files', 'question-pictures', 'covers', 'section-texts', 'book-rehearsals'])
    walked.add(`POST /api/v1/staff/products/:id/${sent}`);
  // Whoever edits a book takes it along.
  walked.add('GET /api/v1/staff/products/:id/epub');
  for (const sent of ['captions', 'pictures', 'materials'])
    walked.add(`POST /api/v1/staff/products/:id/content-files/${sent}`);
  walked.add('POST /api/v1/staff/video-uploads/:id/completion');
  await call(world, eva, 'POST /api/v1/staff/products/:id/publications', [id], { mark: 'facts:1 prices:1' });
  const nothing = keeps({ modules: [], materials: [] });
  await call(world, eva, 'PUT /api/v1/staff/products/:id/parts/syllabus', [id], nothing);
  await call(world, eva, 'PUT /api/v1/staff/products/:id/parts/exams', [id], keeps({ exams: [] }));
  await insertProduct(world.db, 77, { kind: 'seminar' });
  const sessions = 'PUT /api/v1/staff/products/:id/parts/sessions';
  await call(world, eva, sessions, ['77'], keeps({ room: '', sessions: [] }));
  await world.school.get(SeminarSessions).write(77, [heldAt('a')], null, world.clock.now());
  await insertGrant(world.db, eva, 77);
  const marks = 'PUT /api/v1/staff/products/:id/sessions/:session/attendance/:user';
  await call(world, eva, marks, ['77', 'a', eva], { mark: 'present' });
  await insertProduct(world.db, 78, { kind: 'consultancy' });
  await insertGrant(world.db, eva, 78, { id: 'compra' });
  const hour = { startsAt: '2999-01-01T10:00', minutes: '60', place: 'Lima', room: '' };
  await call(world, eva, 'PUT /api/v1/staff/consultancies/:id/appointment', ['compra'], { ...hour, seen: null });
  const { id: agreed } = await world.db.selectFrom('appointments').select('id').executeTakeFirstOrThrow();
  const off = 'POST /api/v1/staff/consultancies/:id/cancellations';
  await call(world, eva, off, ['compra'], { seen: { id: agreed, sequence: 0 } });
  const begun = {
    starts_at: '2026-01-01T15:00:00.000Z',
    ends_at: '2026-01-01T16:00:00.000Z',
    place: 'Lima',
    room: null,
  };
  const still = { sequence: 0, changed_at: '2026-01-01T12:00:00.000Z', held_at: null };
  await world.db
    .insertInto('appointments')
    .values({ id: 'h', grant_id: 'compra', ...begun, ...still })
    .execute();
  const held = 'PUT /api/v1/staff/consultancies/:id/appointments/:appointment/held';
  await call(world, eva, held, ['compra', 'h'], { isHeld: true });
  await call(world, eva, 'POST /api/v1/staff/products/:id/versions/:number/restorations', [id, '1']);
  await call(world, eva, 'POST /api/v1/staff/products/:id/retirements', [id]);
  await call(world, eva, 'PUT /api/v1/staff/products/:id/publication-hour', [id], { at: '2999-01-01T00:00:00.000Z' });
  await call(world, eva, 'POST /api/v1/staff/products', [], { kind: 'plan', title: 'Un plan' });
  await call(world, eva, 'POST /api/v1/staff/products/:id/copies', [id]);
  const plan = await world.db.selectFrom('products').select('id').where('kind', '=', 'plan').executeTakeFirstOrThrow();
  // It was made with what a plan begins as, a moment ago by the same person: that is the line of both.
  const planned = { content: aPlan(), fromRevision: 1 };
  await call(world, eva, 'PUT /api/v1/staff/products/:id/parts/plan', [String(plan.id)], planned);
  const book = String(await addProduct(world.db, { kind: 'book', sku: 'LI-1', slug: 'un-libro' }));
  await call(world, eva, 'PUT /api/v1/staff/products/:id/parts/book', [book], keeps({ sections: [] }));
  const file = await formWithFile('archivo', 'libro.md', 'Un texto.');
  const imports = 'POST /api/v1/staff/products/:id/book-imports';
  walked.add(imports);
  const url = `/api/v1/staff/products/${book}/book-imports?way=replace&fromRevision=1`;
  const headers = { ...(await world.signIn(eva)), ...file.headers };
  expect((await world.app.inject({ method: 'POST', url, headers, payload: file.payload })).statusCode).toBe(200);
  expect(await lines(world)).toEqual([
    [eva, 'book-imported', 'product'],
    [eva, 'product-edited', 'product'],
    [eva, 'product-made', 'product'],
    [eva, 'product-made', 'product'],
    [eva, 'product-scheduled', 'product'],
    [eva, 'product-retired', 'product'],
    [eva, 'product-restored', 'product'],
    [eva, 'hour-held', 'product'],
    [eva, 'hour-called-off', 'product'],
    [eva, 'hour-arranged', 'product'],
    [eva, 'attendance-marked', 'product'],
    [eva, 'product-edited', 'product'],
    [eva, 'product-edited', 'product'],
    [eva, 'product-edited', 'product'],
    [eva, 'product-published', 'product'],
    [eva, 'product-edited', 'product'],
    [eva, 'product-edited', 'product'],
  ]);
});

test.each(resourceNames)('so does every call about %s', async (name) => {
  const world = await testSchool();
  const by = await world.addUser({}, ['editor']);
  const { fields, thing, isOrdered } = resourceOf(name);
  const path = `/api/v1/staff/${name}`;
  // Sending a picture changes nothing yet: it is told with the form that names it.
  if (Object.values(fields).some((each) => each.kind === 'picture' || each.kind === 'rows'))
    walked.add(`POST ${path}/pictures`);
  for (const nth of [1, 2]) await call(world, by, `POST ${path}`, [], { typed: typedForm(name, nth) });
  const changed = { typed: typedForm(name, 3), fromRevision: 1 };
  await call(world, by, `PUT ${path}/:id`, ['1'], changed);
  await call(world, by, `PUT ${path}/:id`, ['1'], { ...changed, fromRevision: 2 });
  if (isOrdered) await call(world, by, `POST ${path}/:id/moves`, ['1'], { direction: 'down' });
  if (isOrdered) await call(world, by, `POST ${path}/:id/moves`, ['1'], { direction: 'down' });
  await call(world, by, `DELETE ${path}/:id`, ['1']);
  const told = ['removed', ...(isOrdered ? ['moved'] : []), 'changed', 'added', 'added'];
  const actions = (await lines(world)).map(([who, action]) => `${who} ${action}`);
  expect(actions.toSorted()).toEqual(told.map((each) => `${by} ${thing}-${each}`).toSorted());
  const written = JSON.stringify(await world.db.selectFrom('office_log').selectAll().execute());
  for (const text of ['Óscar', 'Ana Paz', 'a@b.pe', 'No **vence**', 'Anuncio 1']) expect(written).not.toContain(text);
});

test('so does stopping a code, once', async () => {
  const world = await testSchool();
  const by = await world.addUser({}, ['editor']);
  await call(world, by, 'POST /api/v1/staff/codes', [], { typed: typedForm('codes', 1) });
  for (const isStopped of [true, true, false]) {
    await call(world, by, 'POST /api/v1/staff/codes/:id/stops', ['1'], { isStopped });
  }
  const actions = (await lines(world)).map(([, action]) => action);
  expect(actions.toSorted()).toEqual(['code-added', 'code-resumed', 'code-stopped']);
});

test('so does uniting a teacher with an account, once', async () => {
  const world = await testSchool();
  const owner = await world.addUser({}, ['owner']);
  const rosa = await world.addUser({ email: 'rosa@correo.pe' });
  const id = String(await addTeacher(world.db, [], null));
  for (const email of ['rosa@correo.pe', 'Rosa@correo.pe', null]) {
    await call(world, owner, 'PUT /api/v1/staff/people/:id/account', [id], { email });
  }
  const linked = ['person-linked', 'person'];
  expect(await lines(world)).toEqual([
    [owner, ...linked],
    [owner, ...linked],
  ]);
  expect(await facts(world, 'person-linked')).toContainEqual([{ state: 'without-account' }, { state: 'with-account' }]);
  expect(JSON.stringify(await facts(world, 'person-linked'))).not.toContain(rosa);
});

test('so does every part of the settings that is said anew', async () => {
  const world = await testSchool();
  const owner = await world.addUser({ id: 'teresa' }, ['owner']);
  // A picture that is sent changes nothing yet: it is told with the part that names it.
  walked.add('POST /api/v1/staff/settings/logos').add('POST /api/v1/staff/settings/wallet-qrs');
  for (const name of settingsNames) {
    const content = settingsParts[name].initial;
    await call(world, owner, `PUT /api/v1/staff/settings/${name}`, [], { content, seen: 0 });
  }
  expect(await lines(world)).toEqual(settingsNames.map(() => ['teresa', 'settings-changed', 'settings']));
});

test('so does a day that is declared against the national calendar; said or taken back again it is no line', async () => {
  const world = await testSchool();
  const owner = await world.addUser({ id: 'teresa' }, ['owner']);
  const declare = (day: string, isHoliday: boolean) =>
    call(world, owner, 'POST /api/v1/staff/holidays', [], { day, isHoliday, norm: 'Ley 1' });
  for (const day of ['2026-12-24', '2026-12-24']) await declare(day, true);
  await declare('2026-12-25', false);
  for (const day of ['2026-12-24', '2026-12-24']) await call(world, owner, 'DELETE /api/v1/staff/holidays/:day', [day]);
  expect((await lines(world)).map(([, action, thing]) => `${action} ${thing}`).toSorted()).toEqual([
    'holiday-declared holiday',
    'holiday-taken-back holiday',
    'working-day-declared holiday',
  ]);
});

test('so does what is brought from another platform; a file that is read or rehearsed brings nothing yet', async () => {
  const world = await testSchool();
  const olga = await world.addUser({}, ['owner']);
  const rows = [{ line: 2, cells: ['ana@correo.pe', 'Ana', 'Quispe', '', '', '', ''] }];
  await call(world, olga, 'POST /api/v1/staff/moves/:kind/parts', ['people'], { rows, letters: false });
  for (const told of ['files', 'rehearsals']) walked.add(`POST /api/v1/staff/moves/:kind/${told}`);
  expect(await lines(world)).toEqual([[olga, 'moved-in', 'moving']]);
});

test('so does what is given back, what is not, a receipt that is sent again and one that gets another number, as a credit note does', async () => {
  const taxService = { address: 'http://127.0.0.1:9/', user: 'x', password: () => 'y' };
  const world = await testSchool({ config: { taxService } });
  await stockShop(world.db);
  const ana = await new Shopper(world).signIn(await world.addUser({ email: 'ana@correo.pe' }));
  const carla = await world.addUser({ id: 'carla' }, ['cashier']);
  await ana.add(onSale.course.slug);
  const { id: orderId, number } = (await ana.order('199.90')).json<{ id: string; number: number }>();
  await payByCard(ana, orderId);
  await goRoundReceipts(world.school);
  const { id: receipt } = await world.db.selectFrom('receipts').select('id').executeTakeFirstOrThrow();
  await new SignedReceiptsInSql(world.db).keep(boletaKey(receipt), { xml: '<x/>', digest: 'd' }, world.clock.now());
  await new ReceiptSendingsInSql(world.db).settle(
    boletaKey(receipt),
    anOutcome({ state: 'stopped', code: 306, text: 'No' }),
  );
  await call(world, carla, 'POST /api/v1/staff/receipts/:id/sendings', [receipt]);
  await world.db.updateTable('receipts').set({ tax_state: 'rejected' }).execute();
  const corrected = { ...boletaOfAna, name: 'Ana Quispe Soto' };
  await call(world, carla, 'POST /api/v1/staff/receipts/:id/replacements', [receipt], corrected);
  expect(await facts(world, 'receipt-replaced')).toEqual([
    [{ receipt: 'B001-1' }, { receipt: 'B001-2', corrected: 'name' }],
  ]);
  await world.db.updateTable('receipts').set({ tax_state: 'accepted' }).execute();
  const { id: holds } = await world.db.selectFrom('receipts').select('id').executeTakeFirstOrThrow();
  const factura = { ...boletaOfAna, receiptType: 'factura', documentType: 'RUC', documentNumber: '20100047218' };
  const made = { ...factura, name: 'Estudio Quispe', address: 'Jr. Lima 100' };
  await call(world, carla, 'POST /api/v1/staff/receipts/:id/corrections', [holds], made);
  expect(await facts(world, 'receipt-corrected')).toEqual([
    [
      { receipt: 'B001-2' },
      {
        receipt: 'F001-1',
        note: 'BC01-1',
        corrected: 'receiptType documentType documentNumber name address',
      },
    ],
  ]);
  const asked = { orderId, productIds: [onSale.course.id], words: 'No es lo mío' };
  const { id } = (
    await ana.call('POST', '/api/v1/refunds', asked, { 'idempotency-key': 'clave-de-quien-devuelve' })
  ).json<{ id: string }>();
  await call(world, carla, 'POST /api/v1/staff/refund-requests/:id/refusals', [id], { answer: 'Ya lo viste' });
  const noted = { amount: '1.00', reason: 'other', openedOn: '2026-03-10', answerBy: '2026-03-20' };
  await call(world, carla, 'POST /api/v1/staff/orders/:number/disputes', [String(number)], noted);
  // What it shows has network addresses: it is for whoever gives money back, and leaves no line.
  await call(world, carla, 'GET /api/v1/staff/disputes/:number/evidence', ['1']);
  await call(world, carla, 'POST /api/v1/staff/disputes/:number/answers', ['1'], {});
  await call(world, carla, 'POST /api/v1/staff/disputes/:number/outcomes', ['1'], { outcome: 'won' });
  const given = { reason: 'item-return', lines: [{ productId: onSale.course.id }] };
  await call(world, carla, 'POST /api/v1/staff/orders/:number/refunds', [String(number)], given);
  const { id: note } = await world.db.selectFrom('credit_notes').select('id').executeTakeFirstOrThrow();
  await world.db.updateTable('credit_notes').set({ tax_state: 'rejected' }).execute();
  await call(world, carla, 'POST /api/v1/staff/credit-notes/:id/replacements', [note]);
  expect(await facts(world, 'credit-note-replaced')).toEqual([[{ note: 'FC01-1' }, { note: 'FC01-2' }]]);
  expect(await lines(world)).toEqual([
    ['carla', 'credit-note-replaced', 'order'],
    ['carla', 'refund-decided', 'order'],
    ['carla', 'dispute-decided', 'order'],
    ['carla', 'dispute-answered', 'order'],
    ['carla', 'dispute-noted', 'order'],
    ['carla', 'refund-declined', 'order'],
    ['carla', 'receipt-corrected', 'order'],
    ['carla', 'receipt-replaced', 'order'],
    ['carla', 'receipt-sent-again', 'receipt'],
  ]);
});

test('so does a bank’s file, and what is said of its movements; what is more than the order is kept to be given back', async () => {
  const world = await testSchool();
  const { order } = await shopWithDeposits(world);
  const file = 'Fecha;Concepto;Importe\n10/03/2026;CURSO D0001N6;210,00\n11/03/2026;INTERESES;0,35\n';
  // A file that is rehearsed brings nothing yet.
  walked.add('POST /api/v1/staff/deposits/statement-rehearsals').add('POST /api/v1/staff/deposits/statements');
  expect((await sendStatement(world, 'statements', file)).json()).toMatchObject({ added: 2 });
  const movements = await world.db.selectFrom('bank_movements').select('id').orderBy('day').execute();
  const [paid = '', interest = ''] = movements.map(({ id }) => id);
  const said = { order: 'D0001N6', note: 'Pagó de más' };
  await call(world, 'teresa', 'POST /api/v1/staff/deposits/:id/confirmations', [paid], said);
  await call(world, 'teresa', 'POST /api/v1/staff/deposits/:id/dismissals', [interest], { reason: 'Son intereses' });
  await call(world, 'teresa', 'POST /api/v1/staff/deposits/:id/reopenings', [interest], {});
  const ana = await new Shopper(world).signIn(await world.addUser({ id: 'luisa', email: 'luisa@correo.pe' }));
  await orderByDeposit(ana);
  await call(world, 'teresa', 'POST /api/v1/staff/deposits/:id/rest-requests', [interest], { order: '2' });
  const back = { order: '2', operation: 'TR-1' };
  await call(world, 'teresa', 'POST /api/v1/staff/deposits/:id/returns', [interest], back);
  await world.school.get(BankAccounts).offer([aWallet('yape')]);
  const payment = { accountId: 'yape', paidOn: '2026-03-10', amount: '5', payerName: 'Luis', operationNumber: '771' };
  await call(world, 'teresa', 'POST /api/v1/staff/deposits/wallet-payments', [], payment);
  expect(await lines(world)).toEqual([
    ['teresa', 'deposits-imported', 'bank-account'],
    ['teresa', 'deposit-returned', 'movement'],
    ['teresa', 'voucher-rejected', 'voucher'],
    ['teresa', 'deposit-held', 'movement'],
    ['teresa', 'deposit-reopened', 'movement'],
    ['teresa', 'deposit-ignored', 'movement'],
    ['teresa', 'deposit-confirmed', 'movement'],
    ['teresa', 'voucher-approved', 'voucher'],
    ['teresa', 'deposits-imported', 'bank-account'],
  ]);
  expect(await world.school.get(SurplusPayments).ofOrder(order)).toMatchObject([{ amount: 1010, reason: 'overpaid' }]);
});

test('so does a month that is closed', async () => {
  const world = await testSchool();
  const carla = await world.addUser({}, ['cashier']);
  await call(world, carla, 'POST /api/v1/staff/books/:month/closing', ['2026-02']);
  expect(await lines(world)).toEqual([[carla, 'month-closed', 'month']]);
});

test('so do shares that are agreed on, with their rate and their day', async () => {
  const world = await testSchool();
  const olga = await world.addUser({}, ['owner']);
  await insertProduct(world.db, 3);
  await insertSharers(world.db, { teacher: olga, sellerEmail: 'ventas@tienda.pe', codeId: null });
  const agreed = { rate: '30', from: '2026-03-01' };
  const teacher = { party: { kind: 'teacher', id: 1 }, productId: 3 };
  await call(world, olga, 'POST /api/v1/staff/shares', [], { ...teacher, ...agreed });
  await call(world, olga, 'POST /api/v1/staff/shares', [], {
    party: { kind: 'seller', id: 1 },
    productId: null,
    ...agreed,
  });
  expect(await lines(world)).toEqual([
    [olga, 'seller-share-set', 'seller'],
    [olga, 'person-share-set', 'person'],
  ]);
  expect(await facts(world, 'person-share-set')).toEqual([
    [{}, { state: '30 % del producto N.º 3 desde el 01/03/2026' }],
  ]);
});

test('so do settlements that are brought in', async () => {
  const world = await testSchool();
  const carla = await world.addUser({}, ['cashier']);
  walked.add('POST /api/v1/staff/settlements/rehearsals').add('POST /api/v1/staff/settlements');
  const file = 'Fecha,Compra,Importe\n10/03/2026,101,118.00\n';
  for (const how of ['/rehearsals', '', ''] as const)
    expect((await sendSettlements(world, carla, how, file)).statusCode).toBe(200);
  const [kept] = await world.school.get(GatewaySettlements).files();
  await call(world, carla, 'DELETE /api/v1/staff/settlements/files/:id', [kept?.id ?? '']);
  expect(await lines(world)).toEqual([
    [carla, 'settlements-taken-away', 'gateway'],
    [carla, 'settlements-imported', 'gateway'],
  ]);
});

test('so does what is said of the deposit of a detracción', async () => {
  const world = await schoolWithDetraction();
  const body = { constancia: '12345', depositedOn: '2026-03-09' };
  await call(world, 'teresa', 'POST /api/v1/staff/detractions/:id/deposits', ['receipt-1'], body);
  await call(world, 'teresa', 'POST /api/v1/staff/detractions/:id/withdrawals', ['receipt-1']);
  expect(await lines(world)).toEqual([
    ['teresa', 'detraction-taken-back', 'receipt'],
    ['teresa', 'detraction-deposited', 'receipt'],
  ]);
  const noted = { state: 'constancia 12345 del 09/03/2026' };
  expect(await facts(world, 'detraction-deposited')).toEqual([[{}, noted]]);
  expect(await facts(world, 'detraction-taken-back')).toEqual([[noted, {}]]);
});

test('no call that changes something in the office is left out here', () => {
  const changing = allEndpoints.filter(({ permission }) => permission !== null && isChanging(permission));
  expect([...walked].toSorted()).toEqual(changing.map(({ method, path }) => `${method} ${path}`).toSorted());
});
