import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import { mailboxCodeTries } from '#domain/accounts/mailbox/mailbox-proof.ts';
import { browserOf, post } from '#test/support/accounts/account-calls.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { factorOfTest, testSchool, type TestSchool } from '#test/support/school/test-school.ts';

const known = 'ana@correo.pe';
const unknown = 'nadie@correo.pe';
const password = 'tres tristes tigres';

const callsOf = (school: TestSchool) => {
  const ask = (email: string, cookie = '', headers = {}) =>
    post(school.app, '/api/v1/mailbox-codes', { email, acceptsTerms: true }, { cookie, ...headers });
  const enter = (body: object, cookie: string, headers = {}) =>
    post(school.app, '/api/v1/mailbox-sign-ins', body, { cookie, ...headers });
  const letters = (to: string) =>
    school.db
      .selectFrom('outbox_mails')
      .selectAll()
      .where('recipient', 'like', `%${to.toLowerCase()}%`)
      .orderBy('id')
      .execute();
  /** Asks for a letter; what it brought, and the cookie of the browser that asked. */
  const asked = async (email: string) => {
    const answer = await ask(email);
    const [cookie] = answer.cookies;
    const text = (await letters(email)).at(-1)?.text_body ?? '';
    const code = /(\d{3}) (\d{3})/.exec(text)?.slice(1).join('') ?? '';
    const link = /\/pagos\/correo\/(\S+)/.exec(text)?.[1] ?? '';
    return { code, link, cookie: `${cookie?.name}=${cookie?.value}` };
  };
  const users = () => school.db.selectFrom('users').selectAll().execute();
  const open = () => school.db.selectFrom('sessions').selectAll().where('ended_at', 'is', null).execute();
  return { ask, enter, letters, asked, users, open };
};

const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

eachDatabase('Buying with an e-mail alone', (database) => {
  let school: TestSchool;
  let calls: ReturnType<typeof callsOf>;
  beforeEach(async () => {
    school = await testSchool({ database: database() });
    calls = callsOf(school);
  });

  describe('asking', () => {
    /** What a stranger sees of an answer: all but what is drawn by lot and the address that was asked for. */
    const seen = ({ statusCode, body, headers }: LightMyRequestResponse, email: string) => ({
      statusCode,
      body: body.replace(email, '…').replace(/"requestId":"[^"]*"/, ''),
      headers: {
        ...headers,
        date: '',
        'x-request-id': '',
        'content-length': '',
        'set-cookie': String(headers['set-cookie']).replace(/=[^;]+/, '='),
      },
    });

    test('SAFE-18: answer, letter and limits are the same for a mailbox with an account, whatever account, and one without', async () => {
      await school.addUser({ email: known, given_names: 'Ana' });
      await school.addUser({ email: 'caja@correo.pe' }, ['cashier']);
      await school.addUser({ email: 'fuera@correo.pe', disabled_at: school.clock.now().toISOString() });
      const [answers, subjects, shapes] = [new Set<string>(), new Set<string>(), new Set<string>()];
      for (const email of [known, 'caja@correo.pe', 'fuera@correo.pe', unknown]) {
        const all = [];
        for (let turn = 0; turn < 7; turn += 1) all.push(seen(await calls.ask(email), email));
        answers.add(JSON.stringify(all));
        expect(all.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202, 429, 429]);
        const letters = await calls.letters(email);
        expect(letters).toHaveLength(5);
        for (const { subject, text_body, recipient } of letters) {
          subjects.add(subject);
          shapes.add(text_body.replace(/\d{3} \d{3}/, '…').replace(/correo\/\S+/, '…'));
          expect(recipient).toBe(`"${email}" <${email}>`);
        }
      }
      expect([answers.size, subjects.size, shapes.size]).toEqual([1, 1, 1]);
      expect(await calls.users()).toHaveLength(3);
      expect(await calls.open()).toEqual([]);
    });

    test('names what is missing, waits a minute between two letters of one browser, and is not asked from another origin', async () => {
      expect((await calls.ask('ana@')).json()).toMatchObject({ field: 'email' });
      const without = await post(school.app, '/api/v1/mailbox-codes', { email: known, acceptsTerms: false });
      expect([without.statusCode, without.json<{ field: string }>().field]).toEqual([400, 'acceptsTerms']);
      const { cookie } = await calls.asked(known);
      expect((await calls.ask(known, cookie)).json()).toMatchObject({ kind: 'code-just-sent', data: { seconds: 60 } });
      expect((await calls.ask(unknown, cookie)).statusCode).toBe(202);
      school.clock.advance({ minutes: 1 });
      expect((await calls.ask(known, cookie)).statusCode).toBe(202);
      expect((await calls.ask(known, '', { origin: 'https://malo.example' })).statusCode).toBe(403);
    });

    test('stores neither code nor link, and nothing by which a code could be guessed without the browser', async () => {
      const { code, link, cookie } = await calls.asked(known);
      const [row] = await school.db.selectFrom('mailbox_proofs').selectAll().execute();
      const secret = cookie.split('=')[1] ?? '';
      for (const each of [code, link, secret]) expect(JSON.stringify(row)).not.toContain(each);
    });
  });

  describe('the code', () => {
    test('makes a verified account without a password, with its consents, signed in to the school where it was asked for', async () => {
      const { code, cookie } = await calls.asked('Ana.Torres@correo.pe');
      const answer = await calls.enter({ code: ` ${code.slice(0, 3)} ${code.slice(3)}` }, cookie);
      expect(answer.statusCode).toBe(201);
      const session = answer.cookies.find(({ name }) => name === 'escuela_school_refresh');
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      const [user] = await calls.users();
      expect(user).toMatchObject({ email: 'ana.torres@correo.pe', given_names: 'Ana Torres', password_hash: '' });
      expect(user?.email_verified_at).toBe(school.clock.now().toISOString());
      const consents = await school.db
        .selectFrom('consents')
        .select(['purpose', 'granted'])
        .orderBy('purpose')
        .execute();
      expect(consents).toEqual([
        { purpose: 'marketing', granted: 0 },
        { purpose: 'terms', granted: 1 },
      ]);
      const { authorization } = browserOf(answer);
      const profile = await school.app.inject({ url: '/api/v1/profile', headers: authorization });
      expect(profile.json()).toMatchObject({ email: 'ana.torres@correo.pe', emailVerified: true, hasPassword: false });
      const signIn = await post(school.signInApp, '/api/v1/sessions', { email: 'ana.torres@correo.pe', password });
      expect(signIn.json()).toMatchObject({ kind: 'wrong-credentials' });
    });

    test('opens the account that there is, and leaves its password', async () => {
      const password_hash = await school.school.get(PasswordHasher).hash(password);
      const id = await school.addUser({ email: known, password_hash });
      const { code, cookie } = await calls.asked(known);
      expect((await calls.enter({ code }, cookie)).statusCode).toBe(201);
      expect(await calls.open()).toMatchObject([{ user_id: id, app: 'school', proven_at: null }]);
      expect(await calls.users()).toMatchObject([{ password_hash }]);
    });

    test('takes an account back from whoever opened it without its mailbox: password and sessions end', async () => {
      const password_hash = await school.school.get(PasswordHasher).hash(password);
      const id = await school.addUser({ email: known, password_hash, email_verified_at: null });
      const stranger = await school.signIn(id);
      const { code, cookie } = await calls.asked(known);
      const answer = await calls.enter({ code }, cookie);
      expect(await calls.users()).toMatchObject([{ password_hash: '', email_verified_at: expect.any(String) }]);
      const profileOf = (headers: { authorization: string }) => school.app.inject({ url: '/api/v1/profile', headers });
      expect((await profileOf(stranger)).statusCode).toBe(401);
      expect((await profileOf(browserOf(answer).authorization)).statusCode).toBe(200);
      const signIn = await post(school.signInApp, '/api/v1/sessions', { email: known, password });
      expect(signIn.json()).toMatchObject({ kind: 'wrong-credentials' });
    });

    test('does not open an account with a second factor, of somebody who works here, or that is shut; only a right code tells so', async () => {
      const withFactor = await school.addUser({ email: known });
      const factors = school.school.get(SecondFactors);
      await factors.begin(withFactor, factorOfTest, school.clock.now());
      await factors.confirm(withFactor, 0, school.clock.now());
      const staff = await school.addUser({ email: 'caja@correo.pe' }, ['cashier']);
      await factors.remove(staff);
      await school.addUser({ email: 'fuera@correo.pe', disabled_at: school.clock.now().toISOString() });
      for (const [email, kind] of [
        [known, 'mailbox-not-enough'],
        ['caja@correo.pe', 'mailbox-not-enough'],
        ['fuera@correo.pe', 'account-disabled'],
      ] as const) {
        const { code, cookie } = await calls.asked(email);
        expect((await calls.enter({ code: wrong(code) }, cookie)).json()).toMatchObject({ kind: 'code-wrong' });
        expect((await calls.enter({ code }, cookie)).json()).toMatchObject({ kind });
        expect((await calls.enter({ code }, cookie)).json()).toMatchObject({ kind: 'code-over' });
      }
      expect(await calls.open()).toEqual([]);
    });

    test('is right five times at most, for a quarter of an hour, once, and in its own browser', async () => {
      const { code, cookie } = await calls.asked(known);
      const kinds = [];
      for (let turn = 0; turn < mailboxCodeTries; turn += 1) {
        kinds.push((await calls.enter({ code: wrong(code) }, cookie)).json<{ kind: string }>().kind);
      }
      expect(kinds).toEqual(['code-wrong', 'code-wrong', 'code-wrong', 'code-wrong', 'code-tries-spent']);
      expect((await calls.enter({ code }, cookie)).json()).toMatchObject({ kind: 'code-tries-spent', field: 'code' });
      const other = await calls.asked(known);
      expect((await calls.enter({ code: other.code }, cookie)).statusCode).not.toBe(201);
      expect((await calls.enter({ code: other.code }, '')).json()).toMatchObject({ kind: 'other-browser' });
      expect((await calls.enter({ code: '12' }, other.cookie)).json()).toMatchObject({ kind: 'code-malformed' });
      school.clock.advance({ minutes: 15 });
      expect((await calls.enter({ code: other.code }, other.cookie)).json()).toMatchObject({ kind: 'code-over' });
      expect(await calls.users()).toEqual([]);
    });
  });

  test('the link proves the same in the browser that asked, and nothing in another', async () => {
    const { code, link, cookie } = await calls.asked(known);
    const stranger = await calls.asked(known);
    expect((await calls.enter({ link }, '')).json()).toMatchObject({ kind: 'other-browser' });
    expect((await calls.enter({ link }, stranger.cookie)).json()).toMatchObject({ kind: 'other-browser' });
    expect((await calls.enter({ link }, cookie, { origin: 'https://malo.example' })).statusCode).toBe(403);
    for (let turn = 0; turn < mailboxCodeTries; turn += 1) await calls.enter({ code: wrong(code) }, cookie);
    expect((await calls.enter({ link }, cookie)).statusCode).toBe(201);
    expect((await calls.enter({ link }, cookie)).json()).toMatchObject({ kind: 'code-over' });
    expect(await calls.open()).toHaveLength(1);
  });
});

onPostgres('Buying with an e-mail alone under a race', (database) => {
  test('one code twenty times at once, and another browser’s beside it, make one account and a session each', async () => {
    const school = await testSchool({ database: database() });
    const { asked, enter, users, open } = callsOf(school);
    const [one, other] = [await asked(unknown), await asked(unknown)];
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => enter({ code: one.code }, one.cookie)),
      enter({ code: other.code }, other.cookie),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(await users()).toHaveLength(1);
    expect(await open()).toHaveLength(2);
  });

  test('twenty wrong codes at once are judged five times', async () => {
    const school = await testSchool({ database: database() });
    const { asked, enter } = callsOf(school);
    const { code, cookie } = await asked(unknown);
    await Promise.all(Array.from({ length: 20 }, () => enter({ code: wrong(code) }, cookie)));
    const [row] = await school.db.selectFrom('mailbox_proofs').select('tries').execute();
    expect(row?.tries).toBe(mailboxCodeTries);
    expect((await enter({ code }, cookie)).statusCode).toBe(429);
  });
});
