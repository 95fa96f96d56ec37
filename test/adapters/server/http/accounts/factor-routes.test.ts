import { beforeEach, describe, expect, test } from 'vitest';
import { codeAt } from '#test/support/accounts/application-codes.ts';
import {
  browserOf,
  codeFor,
  post,
  register,
  rosa,
  type SignedInBrowser,
  verifier,
} from '#test/support/accounts/account-calls.ts';
import { onPostgres } from '#test/support/school/databases.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

interface Setup {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  readonly browser: SignedInBrowser;
}

const { email, password } = rosa;
const signIn = (world: TestSchool, code?: string) =>
  post(world.signInApp, '/api/v1/sessions', { email, password, ...(code !== undefined && { code }) });
const kindOf = (answer: { json: <T>() => T }) => answer.json<{ kind?: string }>().kind;

/** Rosa sets an application up in the browser that she is signed in to. */
async function turnOn(world: TestSchool, browser: SignedInBrowser): Promise<Setup> {
  const begun = await post(world.app, '/api/v1/second-factor-setups', { password }, browser.authorization);
  const { secret } = begun.json<{ secret: string }>();
  const code = codeAt(secret, world.clock.now());
  const on = await post(world.app, '/api/v1/second-factors', { code }, browser.authorization);
  if (on.statusCode !== 201) throw new Error(on.body);
  world.clock.advance({ minutes: 1 });
  return { secret, recoveryCodes: on.json<{ recoveryCodes: string[] }>().recoveryCodes, browser };
}

const read = async (world: TestSchool, { authorization }: SignedInBrowser) =>
  (await world.app.inject({ url: '/api/v1/second-factor', headers: authorization })).json<object>();

describe('A second factor', () => {
  let world: TestSchool;
  beforeEach(async () => {
    world = await testSchool();
  });

  test('is set up with the password and a code, ends the other sign-ins, and tells its owner', async () => {
    const browser = await register(world);
    const other = browserOf(await signIn(world));
    const handed = await codeFor(world, other);
    expect(await read(world, browser)).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
    const wrong = await post(world.app, '/api/v1/second-factor-setups', { password: 'no es' }, browser.authorization);
    expect([wrong.statusCode, kindOf(wrong)]).toEqual([400, 'own-password-wrong']);
    const begun = await post(world.app, '/api/v1/second-factor-setups', { password }, browser.authorization);
    expect(begun.json()).toMatchObject({ qr: { path: expect.stringMatching(/^M\d+ \d+h1v1h-1z/) } });
    expect(begun.headers['cache-control']).toBe('no-store');
    // Nothing asks for it before a code of it was shown.
    expect((await signIn(world)).statusCode).toBe(201);
    const bad = await post(world.app, '/api/v1/second-factors', { code: '000000' }, browser.authorization);
    expect([bad.statusCode, kindOf(bad)]).toEqual([403, 'factor-setup-code-wrong']);
    // Recovery codes come with it: none is to be looked for yet.
    expect(bad.json()).toMatchObject({
      detail: 'Ese código no es correcto. Escribe el que muestra ahora tu aplicación.',
    });
    const { recoveryCodes } = await turnOn(world, browser);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await read(world, browser)).toMatchObject({ since: expect.any(String), recoveryCodesLeft: 10 });
    const old = await world.app.inject({ url: '/api/v1/second-factor', headers: other.authorization });
    expect(old.statusCode).toBe(401);
    const exchanged = await post(world.app, '/api/v1/sign-in-code-exchanges', { code: handed, verifier });
    expect(exchanged.statusCode).toBe(410);
    const subjects = (await world.db.selectFrom('outbox_mails').select('subject').execute()).map((row) => row.subject);
    expect(subjects).toContain('Activaste la verificación en dos pasos');
    const again = await post(world.app, '/api/v1/second-factor-setups', { password }, browser.authorization);
    expect([again.statusCode, kindOf(again)]).toEqual([409, 'factor-on']);
  });

  test('a session of the school is as fresh as the sign-in it comes from, however late it is handed over', async () => {
    const signedIn = await register(world);
    world.clock.advance({ minutes: 9 });
    const code = await codeFor(world, signedIn);
    await post(world.app, '/api/v1/sign-in-code-exchanges', { code, verifier });
    const rows = await world.db.selectFrom('sessions').select(['app', 'proven_at']).orderBy('created_at').execute();
    expect(rows.map(({ app }) => app)).toEqual(['sign-in', 'school']);
    expect(rows[1]?.proven_at).toBe(rows[0]?.proven_at);
  });

  test('a setup is over after half an hour', async () => {
    const browser = await register(world);
    const begun = await post(world.app, '/api/v1/second-factor-setups', { password }, browser.authorization);
    world.clock.advance({ minutes: 30 });
    const { authorization } = browserOf(await signIn(world));
    const { secret } = begun.json<{ secret: string }>();
    const code = codeAt(secret, world.clock.now());
    const late = await post(world.app, '/api/v1/second-factors', { code }, authorization);
    expect([late.statusCode, kindOf(late)]).toEqual([410, 'factor-setup-over']);
  });

  test('signing in asks for it after the password, takes a code once, and one of the half minute beside it', async () => {
    const { secret } = await turnOn(world, await register(world));
    const asked = await signIn(world);
    expect([asked.statusCode, kindOf(asked), asked.cookies]).toEqual([403, 'factor-needed', []]);
    const unknown = await post(world.signInApp, '/api/v1/sessions', { email, password: 'otra cosa', code: '123456' });
    expect(kindOf(unknown)).toBe('wrong-credentials');
    const code = codeAt(secret, world.clock.now(), -1);
    expect((await signIn(world, code)).statusCode).toBe(201);
    expect(kindOf(await signIn(world, code))).toBe('factor-code-used');
    const next = codeAt(secret, world.clock.now(), 1);
    expect((await signIn(world, `${next.slice(0, 3)} ${next.slice(3)}`)).statusCode).toBe(201);
    // Whoever shows a later code has no use for one before it.
    expect(kindOf(await signIn(world, codeAt(secret, world.clock.now())))).toBe('factor-code-used');
    world.clock.advance({ minutes: 2 });
    expect(kindOf(await signIn(world, codeAt(secret, world.clock.now(), -2)))).toBe('factor-code-wrong');
  });

  test('tries of codes are limited by account, from wherever they come', async () => {
    const { secret } = await turnOn(world, await register(world));
    const from = (remoteAddress: string, code: string) =>
      world.signInApp.inject({
        method: 'POST',
        url: '/api/v1/sessions',
        remoteAddress,
        payload: { email, password, code },
      });
    for (let turn = 1; turn <= 5; turn += 1) {
      expect(kindOf(await from(`190.12.${turn}.4`, '000000'))).toBe('factor-code-wrong');
    }
    const right = codeAt(secret, world.clock.now());
    expect(kindOf(await from('203.0.113.9', right))).toBe('too-many-tries');
    // The password alone is asked about as before, and says nothing of the code.
    expect(kindOf(await signIn(world))).toBe('factor-needed');
    world.clock.advance({ minutes: 1 });
    expect((await from('203.0.113.9', codeAt(secret, world.clock.now()))).statusCode).toBe(201);
    expect((await from('203.0.113.9', codeAt(secret, world.clock.now(), 1))).statusCode).toBe(201);
  });

  test('a recovery code stands in for the telephone, once; others replace them all', async () => {
    const { secret, recoveryCodes, browser } = await turnOn(world, await register(world));
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(world, first.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(201);
    expect(kindOf(await signIn(world, first))).toBe('factor-code-wrong');
    expect(await read(world, browser)).toMatchObject({ recoveryCodesLeft: 9 });
    const given = { password, code: codeAt(secret, world.clock.now()) };
    const renewed = await post(world.app, '/api/v1/recovery-code-renewals', given, browser.authorization);
    expect(renewed.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect(kindOf(await signIn(world, second))).toBe('factor-code-wrong');
  });

  test('is turned off with the password and a code; then the password is enough', async () => {
    const { recoveryCodes, browser } = await turnOn(world, await register(world));
    const off = (given: object) =>
      post(world.app, '/api/v1/second-factor-removals', { password, code: '', ...given }, browser.authorization);
    expect((await off({})).json()).toMatchObject({ status: 400, field: 'code' });
    expect(kindOf(await off({ code: '000000' }))).toBe('factor-code-wrong');
    expect(kindOf(await off({ code: recoveryCodes[0], password: 'no es' }))).toBe('own-password-wrong');
    expect((await off({ code: recoveryCodes[0] })).statusCode).toBe(204);
    expect((await signIn(world)).statusCode).toBe(201);
    expect(kindOf(await off({ code: recoveryCodes[1] }))).toBe('factor-off');
  });

  test('its secret is in no answer but the one that sets it up, in no log and in no download', async () => {
    const { secret, recoveryCodes, browser } = await turnOn(world, await register(world));
    const told = await post(world.app, '/api/v1/data-exports', {}, browser.authorization);
    const answers = [
      told.body,
      JSON.stringify(await read(world, browser)),
      (await post(world.app, '/auth/me', {}, browser.authorization)).body,
    ];
    const events = JSON.stringify(await world.db.selectFrom('account_events').selectAll().execute());
    const mails = JSON.stringify(await world.db.selectFrom('outbox_mails').selectAll().execute());
    for (const written of [...answers, events, mails, JSON.stringify(world.logger.entries)]) {
      for (const hidden of [secret, ...recoveryCodes]) expect(written).not.toContain(hidden);
    }
    expect(told.body).toContain('factor-on');
  });
});

onPostgres('A second factor, at the same moment', (database) => {
  test('of ten sign-ins by one code, in two processes, one is let in', async () => {
    const [one, other] = [await testSchool({ database: database() }), await testSchool({ database: database() })];
    const { secret } = await turnOn(one, await register(one));
    other.clock.set(one.clock.now().toISOString());
    const code = codeAt(secret, one.clock.now());
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => signIn(turn % 2 === 0 ? one : other, code)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const others = answers.filter(({ statusCode }) => statusCode !== 201).map(kindOf);
    expect(others.every((kind) => kind === 'factor-code-used' || kind === 'too-many-tries')).toBe(true);
  });
});
