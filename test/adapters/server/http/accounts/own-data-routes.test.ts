import { beforeEach, describe, expect, test } from 'vitest';
import { post, register, rosa, type SignedInBrowser } from '#test/support/accounts/account-calls.ts';
import { sendVoucher, shopWithDeposits } from '#test/support/vouchers/deposits.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let world: TestSchool;
let own: SignedInBrowser;

beforeEach(async () => {
  world = await testSchool();
  own = await register(world);
});

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
    const hash = await world.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', rosa.email)
      .executeTakeFirstOrThrow();
    await world.db.updateTable('users').set(hash).where('email', '!=', rosa.email).execute();
    await sendVoucher(world, ana, { orderId: order });
    const waits = await ana.call('POST', '/api/v1/account-deletions', { password: rosa.password });
    expect(waits.json()).toMatchObject({ kind: 'payment-under-way', status: 409 });
    await world.db.updateTable('users').set({ is_collaborator: 1 }).where('email', '=', rosa.email).execute();
    expect((await remove(rosa.password)).json()).toMatchObject({ kind: 'account-of-staff' });
  });
});
