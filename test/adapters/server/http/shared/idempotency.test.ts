import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { accept } from '#domain/shared/result.ts';
import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { photo, sendVoucher, shopWithDeposits } from '#test/support/vouchers/deposits.ts';
import { PlanOffice } from '#test/support/plans/plan-office.ts';
import { onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

const key = 'una-clave-de-la-prueba';

/** The process dies after its next commit: nothing that would have come after it happens, no answer leaves. */
function dieAfterTheNextCommit({ school }: TestSchool): void {
  const write = school.write.bind(school) as School['write'];
  school.write = async (useCase, run) => {
    await write(useCase, run);
    school.write = write;
    throw new Error('the process is gone');
  };
}

const complain = (school: TestSchool, parts: object = {}, remoteAddress = '10.0.0.1') =>
  school.app.inject({
    method: 'POST',
    url: '/api/v1/complaints',
    remoteAddress,
    headers: { 'idempotency-key': key },
    payload: { ...aComplaintDraft(), ...parts },
  });

eachDatabase('after a crash between the commit and the answer, the same key', (database) => {
  let school: TestSchool;
  beforeEach(async () => {
    school = await testSchool({ database: database() });
  });

  test('makes no second sheet of a complaint', async () => {
    dieAfterTheNextCommit(school);
    expect((await complain(school)).statusCode).toBe(500);
    const again = await complain(school);
    expect([again.statusCode, again.json().number]).toEqual([201, '000000001-2026']);
    expect(await school.db.selectFrom('complaints').select('number').execute()).toHaveLength(1);
    // The consumer's copy, and what the school is told.
    expect(await school.db.selectFrom('outbox_mails').select('id').execute()).toHaveLength(2);
    expect((await complain(school)).json()).toEqual(again.json());
  });

  test('makes no second order', async () => {
    await stockShop(school.db);
    const buyer = await new Shopper(school).signIn();
    await buyer.add(onSale.course.slug);
    dieAfterTheNextCommit(school);
    expect((await buyer.order('199.90', {}, key)).statusCode).toBe(500);
    expect((await buyer.order('199.90', {}, key)).statusCode).toBe(201);
    expect(await school.db.selectFrom('orders').select('number').execute()).toEqual([{ number: 1 }]);
  });

  test('takes no second voucher, and decides once', async () => {
    const { ana, staff, order } = await shopWithDeposits(school);
    const file = await photo();
    dieAfterTheNextCommit(school);
    expect((await sendVoucher(school, ana, { orderId: order }, { file, key })).statusCode).toBe(500);
    const sent = await sendVoucher(school, ana, { orderId: order }, { file, key });
    expect(sent.statusCode).toBe(201);
    const path = `/api/v1/staff/vouchers/${sent.json().id}/approvals`;
    dieAfterTheNextCommit(school);
    expect((await staff.call('POST', path, { note: '' }, { 'idempotency-key': key })).statusCode).toBe(500);
    expect((await staff.call('POST', path, { note: '' }, { 'idempotency-key': key })).json()).toEqual({
      state: 'approved',
    });
    expect(await school.db.selectFrom('vouchers').select('state').execute()).toEqual([{ state: 'approved' }]);
  });

  test('invites nobody twice', async () => {
    const office = await new PlanOffice(school).open();
    const headers = { ...office.owner, 'idempotency-key': key };
    dieAfterTheNextCommit(school);
    expect((await office.invite('eva@correo.pe', headers)).statusCode).toBe(500);
    expect((await office.invite('eva@correo.pe', headers)).json()).toMatchObject({
      results: [{ email: 'eva@correo.pe', outcome: 'invited' }],
    });
    expect(await school.db.selectFrom('outbox_mails').select('id').execute()).toHaveLength(1);
  });

  test('leaves one attempt at a payment open, after its time', async () => {
    await stockShop(school.db);
    const buyer = await new Shopper(school).signIn();
    await buyer.add(onSale.course.slug);
    const orderId = (await buyer.order('199.90')).json().id as string;
    dieAfterTheNextCommit(school);
    expect((await buyer.startPayment(orderId, key)).statusCode).toBe(500);
    const again = await buyer.startPayment(orderId, key);
    expect(again.statusCode).toBe(201);
    expect((await buyer.startPayment(orderId, key)).json()).toEqual(again.json());
    const attempts = await school.db.selectFrom('payment_attempts').select('status').execute();
    expect(attempts.map(({ status }) => status).toSorted()).toEqual(['refused', 'session']);
  });
});

onPostgres('one key', (database) => {
  test('sent ten times at once makes one sheet, and everybody gets it', async () => {
    const school = await testSchool({ database: database() });
    const answers = await Promise.all(Array.from({ length: 10 }, () => complain(school)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await school.db.selectFrom('complaints').select('number').execute()).toHaveLength(1);
  });
});

describe('a key', () => {
  let school: TestSchool;
  beforeEach(async () => {
    school = await testSchool();
  });

  test('of a telephone that got another address meanwhile is the same key', async () => {
    const first = await complain(school);
    expect((await complain(school, {}, '10.0.0.2')).json()).toEqual(first.json());
  });

  test('that comes with something else is refused', async () => {
    await complain(school);
    const other = await complain(school, { detail: 'Otra cosa distinta de la primera.' });
    expect([other.statusCode, other.json().kind]).toEqual([422, 'idempotency-key-reused']);
  });

  test('is free again after a refusal', async () => {
    expect((await complain(school, { documentNumber: '1' })).statusCode).toBe(400);
    expect((await complain(school)).statusCode).toBe(201);
  });

  test('is not forgotten by an endpoint that makes its answer apart from it', async () => {
    const forgetful = endpoint({
      method: 'POST',
      path: '/api/v1/olvido',
      summary: 'De la prueba',
      area: 'Prueba',
      answer: v.object({ made: v.boolean() }),
      idempotent: true,
    });
    const own = await testSchool({ ownApps: true });
    serve(own.app, own.school, forgetful, {}, () => Promise.resolve(accept({ made: true })));
    const answer = await own.app.inject({
      method: 'POST',
      url: '/api/v1/olvido',
      headers: { 'idempotency-key': key },
    });
    expect(answer.statusCode).toBe(500);
  });
});
