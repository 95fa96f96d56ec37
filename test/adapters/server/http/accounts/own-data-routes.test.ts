import type { KyselyPlugin } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { Certificates } from '#application/server/learning/ports/certificates.ts';
import { IssueDueReceipts } from '#application/server/receipts/issue-due-receipts.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { ChangeRoles } from '#application/server/office/change-roles.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { onSale } from '#test/support/cart/shop.ts';
import { certificate } from '#test/support/learning/study-builders.ts';
import { post, register, rosa, type SignedInBrowser } from '#test/support/accounts/account-calls.ts';
import { sendVoucher, shopWithDeposits } from '#test/support/vouchers/deposits.ts';
import { insertBusyStudent } from '#test/support/load/load-rows.ts';
import { insertProduct } from '#test/support/shared/rows.ts';
import { openMigratedSqlite } from '#test/support/school/migrated-sqlite.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

/** Does something when the first rows of a table have been read. */
function onceRead(table: string, then: () => Promise<void>): KyselyPlugin {
  let reading: unknown = null;
  let isDone = false;
  return {
    transformQuery({ node, queryId }) {
      if (!isDone && node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes(`"${table}"`))
        reading ??= queryId;
      return node;
    },
    async transformResult({ result, queryId }) {
      if (queryId === reading && !isDone) {
        isDone = true;
        await then();
      }
      return result;
    },
  };
}

let world: TestSchool;
let own: SignedInBrowser;

beforeEach(async () => {
  world = await testSchool();
  own = await register(world);
});

const hashOf = async (email: string): Promise<string> => {
  const user = world.db.selectFrom('users').select('password_hash').where('email', '=', email);
  return (await user.executeTakeFirstOrThrow()).password_hash;
};

describe('GET /api/v1/departments', () => {
  test('lists departments and what is inside one', async () => {
    const { departments } = (await world.app.inject('/api/v1/departments')).json<{ departments: object[] }>();
    expect(departments).toHaveLength(25);
    const inside = await world.app.inject('/api/v1/departments/14/provinces');
    const { provinces } = inside.json<{ provinces: { name: string; districts: object[] }[] }>();
    expect(provinces.map(({ name }) => name)).toEqual(['Chiclayo', 'Ferreñafe', 'Lambayeque']);
    expect(provinces[0]?.districts).toContainEqual({ code: '140101', name: 'Chiclayo' });
    expect((await world.app.inject('/api/v1/departments/99/provinces')).statusCode).toBe(404);
  });
});

describe('POST /api/v1/data-exports', () => {
  test('gives everything of the caller, and nothing of anybody else', async () => {
    await register(world, { email: 'luis@correo.pe', givenNames: 'Luis' });
    const answer = await post(world.app, '/api/v1/data-exports', {}, own.authorization);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      profile: { givenNames: 'Rosa María', email: rosa.email },
      orders: [],
      sessions: [{ app: 'sign-in' }],
    });
    expect(answer.json<{ consents: object[] }>().consents).toHaveLength(2);
    expect(answer.body).not.toContain('luis@correo.pe');
    expect(answer.body).not.toMatch(/password|hash|argon/i);
  });

  test('lets others write while it is gathered', async () => {
    const database = await openMigratedSqlite();
    onTestFinished(() => database.close());
    const { db } = database;
    // Others write once the first notes are there: were all of it one transaction, they would wait for its end, and it for them.
    const write = async () => {
      await db.updateTable('annotations').set({ note: 'Escrita a la vez' }).where('id', '=', 'ana999').execute();
    };
    const gathering = await testSchool({
      database: { ...database, db: db.withPlugin(onceRead('annotations', write)) },
    });
    await insertProduct(db, 990, { kind: 'book' });
    await insertBusyStudent(db, 'ana', gathering.clock.now());
    const answer = await post(gathering.app, '/api/v1/data-exports', {}, await gathering.signIn('ana'));
    expect(answer.json<{ notes: object[] }>().notes).toContainEqual(
      expect.objectContaining({ note: 'Escrita a la vez' }),
    );
  });

  test('says where one’s own files are, for an hour, and nobody else’s; a deleted account has none', async () => {
    const { ana, staff, order } = await shopWithDeposits(world);
    const sent = (await sendVoucher(world, ana, { orderId: order })).json<{ id: string }>();
    const key = { 'idempotency-key': 'clave-de-la-decision-1' };
    await staff.call('POST', `/api/v1/staff/vouchers/${sent.id}/approvals`, { note: '' }, key);
    await world.school.get(IssueDueReceipts).execute();
    await world.school.get(Certificates).add(certificate({ productId: onSale.course.id }));
    const filesOf = async (who: typeof ana) => (await who.call('POST', '/api/v1/data-exports', {})).json().files;
    const files = await filesOf(ana);
    const until = '2026-03-10T16:00:00.000Z';
    expect(files).toMatchObject([
      { kind: 'certificate', title: expect.stringContaining('Derecho laboral'), until },
      { kind: 'receipt', title: expect.stringMatching(/^B001-/), until },
      { kind: 'voucher', title: 'BCP, 00123456', until },
    ]);
    expect(await filesOf(staff)).toEqual([]);
    const open = async ({ address }: { address: string }) => {
      const { statusCode, headers } = await world.app.inject(address.replace('http://localhost:3000', ''));
      return `${statusCode} ${String(headers['content-type'])}`;
    };
    expect(await Promise.all(files.map(open))).toEqual([
      '200 application/pdf',
      '200 application/pdf',
      '200 image/webp',
    ]);
    world.clock.advance({ minutes: 61 });
    expect(await open(files[1])).toContain('410');
    await world.db
      .updateTable('users')
      .set({ password_hash: await hashOf(rosa.email) })
      .where('id', '=', 'ana')
      .execute();
    await ana.signIn('ana');
    const deleted = await ana.call('POST', '/api/v1/account-deletions', { password: rosa.password });
    expect(deleted.statusCode).toBe(204);
    expect((await ana.call('POST', '/api/v1/data-exports', {})).statusCode).toBe(401);
  });

  test('is for whoever is signed in', async () => {
    expect((await post(world.app, '/api/v1/data-exports')).statusCode).toBe(401);
  });
});

describe('POST /api/v1/account-deletions', () => {
  const remove = (password: string) => post(world.app, '/api/v1/account-deletions', { password }, own.authorization);

  test('is for whoever is signed in and knows the password', async () => {
    expect((await post(world.app, '/api/v1/account-deletions', { password: 'x' })).statusCode).toBe(401);
    const refused = await remove('otra cosa');
    expect([refused.statusCode, refused.json<{ field: string }>().field]).toEqual([400, 'password']);
    expect((await post(world.app, '/auth/me', {}, own.authorization)).statusCode).toBe(200);
  });

  test('ends the session at once, says so by mail, and frees the address', async () => {
    expect((await remove(rosa.password)).statusCode).toBe(204);
    expect((await post(world.app, '/auth/me', {}, own.authorization)).statusCode).toBe(401);
    const signIn = { email: rosa.email, password: rosa.password };
    expect((await post(world.signInApp, '/api/v1/sessions', signIn)).json()).toMatchObject({
      kind: 'wrong-credentials',
    });
    const told = await world.db.selectFrom('outbox_mails').select(['recipient', 'subject']).execute();
    expect(told).toContainEqual({ recipient: expect.stringContaining(rosa.email), subject: 'Eliminamos tu cuenta' });
    await register(world);
  });

  test('leaves others as they are', async () => {
    const luis = await register(world, { email: 'luis@correo.pe', givenNames: 'Luis' });
    await remove(rosa.password);
    expect((await post(world.app, '/auth/me', {}, luis.authorization)).json()).toMatchObject({ nombres: 'Luis' });
  });

  test('waits while staff decides about a payment, and is not for who works here', async () => {
    const { ana, order } = await shopWithDeposits(world);
    await world.db
      .updateTable('users')
      .set({ password_hash: await hashOf(rosa.email) })
      .where('email', '!=', rosa.email)
      .execute();
    await sendVoucher(world, ana, { orderId: order });
    const waits = await ana.call('POST', '/api/v1/account-deletions', { password: rosa.password });
    expect(waits.json()).toMatchObject({ kind: 'payment-under-way', status: 409 });
    const rosaId = (await world.school.get(Accounts).findByEmail(rosa.email as EmailAddress))?.id ?? '';
    const roles = ['teacher'] as const;
    const become = (kind: 'give' | 'take') =>
      world.school.write(ChangeRoles, (change) => change.execute(rosaId, { kind, roles }, null));
    await become('give');
    expect((await remove(rosa.password)).json()).toMatchObject({ kind: 'account-of-staff' });
    await become('take');
    expect((await remove(rosa.password)).statusCode).toBe(204);
  });
});
