import { beforeEach, describe, expect, test } from 'vitest';
import { post, register, rosa } from '#test/support/accounts/account-calls.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { type Called, testSchool, type TestSchool } from '#test/support/school/test-school.ts';

const home = '190.12.3.4';
const elsewhere = '203.0.113.9';

interface Try {
  readonly email?: string;
  readonly password?: string;
  readonly from?: string;
  readonly device?: string;
}

function signIn(app: Called, { email = rosa.email, password = 'falsa falsa', from = home, device }: Try) {
  const cookies: Record<string, string> = device === undefined ? {} : { escuela_device: device };
  const payload = { email, password };
  return app.inject({ method: 'POST', url: '/api/v1/sessions', remoteAddress: from, payload, cookies });
}

eachDatabase('SAFE-18: tries with a password', (database) => {
  let school: TestSchool;
  beforeEach(async () => {
    school = await testSchool({ database: database() });
    await register(school);
  });

  const status = async (given: Try) => (await signIn(school.signInApp, given)).statusCode;
  const fail = async (times: number, given: Try) => {
    for (let turn = 0; turn < times; turn += 1) await signIn(school.signInApp, given);
  };
  const deviceOf = async (given: Try = {}) => {
    const answer = await signIn(school.signInApp, { password: rosa.password, ...given });
    return answer.cookies.find(({ name }) => name === 'escuela_device')?.value ?? '';
  };

  test('a stranger on another network slows nobody down but themselves', async () => {
    await fail(6, { from: elsewhere });
    expect(await status({ from: elsewhere, password: rosa.password })).toBe(429);
    expect(await status({ password: rosa.password })).toBe(201);
  });

  test('a stranger on the same network does not slow down a device that has signed in before', async () => {
    const device = await deviceOf();
    await fail(6, {});
    expect(await status({ password: rosa.password })).toBe(429);
    expect(await status({ password: rosa.password, device })).toBe(201);
  });

  test('guessing from many networks slows down devices that never signed in, and no other', async () => {
    const device = await deviceOf();
    const now = school.clock.now().toISOString();
    await school.db.insertInto('sign_in_failures').values({ email: rosa.email, count: 301, last_at: now }).execute();
    expect(await status({ from: elsewhere, password: rosa.password })).toBe(429);
    expect(await status({ from: elsewhere, password: rosa.password, device })).toBe(201);
  });

  test('a device that is known is slowed down by its own tries: a stolen cookie is no free pass', async () => {
    const device = await deviceOf();
    await fail(5, { device });
    expect(await status({ password: rosa.password, device, from: elsewhere })).toBe(429);
    school.clock.advance({ seconds: 2 });
    expect(await status({ password: rosa.password, device })).toBe(201);
  });

  test('a mark of another account, or one that is altered, makes no device known', async () => {
    await register(school, { email: 'luis@correo.pe' });
    const his = await deviceOf({ email: 'luis@correo.pe' });
    const hers = await deviceOf();
    await fail(6, {});
    expect(await status({ password: rosa.password, device: his })).toBe(429);
    expect(await status({ password: rosa.password, device: `${hers.slice(0, -2)}xx` })).toBe(429);
    const both = await signIn(school.signInApp, { email: 'luis@correo.pe', password: rosa.password, device: hers });
    const shared = both.cookies.find(({ name }) => name === 'escuela_device')?.value ?? '';
    expect(await status({ password: rosa.password, device: shared })).toBe(201);
  });

  test('the owner’s own change of password does not wait for a stranger', async () => {
    const owner = await register(school, { email: 'ana@correo.pe' });
    await fail(8, { email: 'ana@correo.pe' });
    const change = { currentPassword: rosa.password, password: 'cuatro gatos grises' };
    expect((await post(school.app, '/api/v1/password-changes', change, owner.authorization)).statusCode).toBe(204);
    await fail(8, { email: 'ana@correo.pe' });
    const wish = { email: 'otra@correo.pe', password: 'cuatro gatos grises' };
    expect((await post(school.app, '/api/v1/email-changes', wish, owner.authorization)).statusCode).toBe(204);
  });
});

describe('the cookie of a device', () => {
  test('lasts a year, is read by no script, and over https by this host alone', async () => {
    const origins = { schoolOrigin: 'https://escuela.example', signInOrigin: 'https://ingreso.escuela.example' };
    for (const [config, name, secure] of [
      [{}, 'escuela_device', undefined],
      [origins, '__Host-escuela_device', true],
    ] as const) {
      const school = await testSchool({ config });
      await register(school);
      const answer = await signIn(school.signInApp, { password: rosa.password });
      const cookie = answer.cookies.find((each) => each.name === name);
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 31_536_000 });
      expect(cookie?.secure).toBe(secure);
    }
  });
});
