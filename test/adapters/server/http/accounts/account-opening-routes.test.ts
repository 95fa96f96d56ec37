import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { registerAccount } from '#adapters/http-contract/accounts/account-openings.ts';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import {
  askForAccount,
  linkTo,
  post,
  register,
  registerUnverified,
  rosa,
} from '#test/support/accounts/account-calls.ts';
import { countedBefore } from '#test/support/shared/counted-before.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

const known = 'ana@correo.pe';
const theirs = { password: 'el puente de los suspiros', givenNames: 'Mala', paternalSurname: 'Fe' };

eachDatabase('Asking for an account and opening it by the letter', (database) => {
  let school: TestSchool;
  beforeEach(async () => {
    school = await testSchool({ database: database() });
  });

  const signIn = (email: string, password: string) => post(school.signInApp, '/api/v1/sessions', { email, password });
  const check = (token: string) => post(school.signInApp, '/api/v1/account-opening-checks', { token });
  const open = (token: string, password: string = rosa.password) =>
    post(school.signInApp, '/api/v1/account-openings', { token, password });
  const sendAgain = async (email: string) => {
    const answer = await post(school.signInApp, '/auth/verificar-email', { email, web: 'ES' });
    await school.school.settled();
    return answer;
  };
  const letters = (to: string) =>
    school.db.selectFrom('outbox_mails').selectAll().where('recipient', 'like', `%${to}%`).orderBy('id').execute();
  const users = () => school.db.selectFrom('users').selectAll().execute();

  /** What a stranger sees of an answer: all but the instant and the address that was asked for. */
  const seen = ({ statusCode, body, headers }: LightMyRequestResponse, email: string) => ({
    statusCode,
    body: body.replace(email, '…').replace(/"requestId":"[^"]*"/, ''),
    headers: { ...headers, date: '', 'x-request-id': '', 'content-length': '' },
  });

  describe('asking', () => {
    test('SAFE-18: is answered the same for a mailbox with an account and one without, and opens no session', async () => {
      await school.addUser({ email: known });
      const answers = [];
      for (const email of [known, 'nadie@correo.pe']) {
        const answer = await askForAccount(school, { email });
        expect(answer.statusCode).toBe(202);
        expect(answer.json()).toEqual({ email });
        expect(answer.cookies).toEqual([]);
        answers.push(seen(answer, email));
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(await users()).toHaveLength(1);
      expect(await school.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
      expect(await school.db.selectFrom('pending_registrations').select('email').orderBy('email').execute()).toEqual([
        { email: known },
        { email: 'nadie@correo.pe' },
      ]);
    });

    test('sends a link to a mailbox without an account, and says nothing of what was typed', async () => {
      await askForAccount(school, { ...theirs, email: ' Nueva@Correo.PE ' });
      const [letter] = await letters('nueva@correo.pe');
      expect(letter).toMatchObject({ subject: 'Confirma tu correo para abrir tu cuenta', sent_at: null });
      expect(letter?.recipient).toBe('"nueva@correo.pe" <nueva@correo.pe>');
      expect(letter?.text_body).toContain(`${school.config.signInOrigin}/confirmar-cuenta/`);
      expect(`${letter?.text_body} ${letter?.html_body}`).not.toMatch(/Mala|Fe\b|puente/);
    });

    test('leads whoever has an account to it, by a letter that opens nothing', async () => {
      await school.addUser({ email: known });
      await askForAccount(school, { ...theirs, email: 'ANA@correo.pe' });
      const [letter] = await letters(known);
      expect(letter).toMatchObject({ subject: 'Ya tienes una cuenta en Escuela' });
      expect(letter?.text_body).toContain(`${school.config.schoolOrigin}/login`);
      expect(letter?.text_body).toContain(`${school.config.schoolOrigin}/reset-password`);
      expect(letter?.text_body).not.toMatch(/confirmar-cuenta|Mala|puente/);
    });

    test('stores neither the link nor the password', async () => {
      await askForAccount(school);
      const secret = await linkTo(school, 'confirmar-cuenta');
      const [row] = await school.db.selectFrom('pending_registrations').selectAll().execute();
      expect(JSON.stringify(row)).not.toContain(secret);
      expect(JSON.stringify(row)).not.toContain(rosa.password);
      expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    });

    test('SAFE-18: more than five letters a day reach nobody, known or not, and nothing is kept without its letter', async () => {
      await school.addUser({ email: known });
      for (const email of [known, 'nadie@correo.pe']) {
        const answers = [];
        for (let turn = 0; turn < 7; turn += 1) answers.push(seen(await askForAccount(school, { email }), email));
        expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
        expect(await letters(email)).toHaveLength(5);
        const kept = school.db.selectFrom('pending_registrations').select('id').where('email', '=', email);
        expect(await kept.execute()).toHaveLength(5);
      }
    });

    test('too many from one network have to wait', async () => {
      await countedBefore(school, registerAccount, 300);
      expect((await askForAccount(school)).statusCode).toBe(429);
    });
  });

  describe('the link', () => {
    test('opens the account with its consents as they were given, verified and signed in where it is opened', async () => {
      await askForAccount(school, { acceptsMarketing: true, returnTo: '/pagos' });
      const asked = school.clock.now().toISOString();
      const token = await linkTo(school, 'confirmar-cuenta');
      school.clock.advance({ hours: 2 });
      const found = await check(token);
      expect(found.json()).toEqual({ email: 'ro•••@correo.pe', expiresAt: expect.any(String) });
      expect(found.headers['cache-control']).toBe('no-store');
      const answer = await open(token);
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toMatchObject({ token: expect.any(String), returnTo: '/pagos' });
      expect(answer.headers['cache-control']).toBe('no-store');
      const cookie = answer.cookies[0];
      expect(cookie).toMatchObject({ name: 'escuela_signin_refresh', httpOnly: true, sameSite: 'Lax', path: '/' });
      const [user] = await users();
      expect(user).toMatchObject({ email: 'rosa@correo.pe', given_names: 'Rosa María', paternal_surname: 'Huamán' });
      expect(user?.email_verified_at).toBe(school.clock.now().toISOString());
      const consents = await school.db.selectFrom('consents').selectAll().orderBy('purpose').execute();
      expect(consents).toMatchObject([
        { purpose: 'marketing', granted: 1, at: asked, address: '127.0.0.1', text_version: '2026-11-26' },
        { purpose: 'terms', granted: 1, at: asked, address: '127.0.0.1', text_version: '2026-11' },
      ]);
      expect((await signIn(rosa.email, rosa.password)).statusCode).toBe(201);
    });

    test('opens a session of the app that is called', async () => {
      await askForAccount(school);
      const token = await linkTo(school, 'confirmar-cuenta');
      const answer = await post(school.app, '/api/v1/account-openings', { token, password: rosa.password });
      expect(answer.cookies[0]?.name).toBe('escuela_school_refresh');
    });

    test.each(['//mala.example', 'https://mala.example/', '/set-session/x', 'pagos', ''])(
      'goes on to no other place: %s',
      async (returnTo) => {
        await askForAccount(school, { returnTo });
        expect((await open(await linkTo(school, 'confirmar-cuenta'))).json()).toMatchObject({ returnTo: '' });
      },
    );

    test('SAFE-18: alone opens nothing: the password that was chosen with it is asked for, and a wrong one does not use it up', async () => {
      await askForAccount(school, { ...theirs, email: 'victima@correo.pe' });
      const token = await linkTo(school, 'confirmar-cuenta');
      const wrong = await open(token, 'la de la víctima');
      expect(wrong.statusCode).toBe(400);
      expect(wrong.json()).toMatchObject({ kind: 'registered-password-wrong', field: 'password' });
      expect(wrong.cookies).toEqual([]);
      expect((await open(token, 'x'.repeat(129))).json()).toMatchObject({ kind: 'registered-password-wrong' });
      expect(await users()).toEqual([]);
      expect((await open(token, theirs.password)).statusCode).toBe(201);
    });

    test('of a stranger brings their password into no account that its owner opens', async () => {
      await askForAccount(school);
      const mine = await linkTo(school, 'confirmar-cuenta');
      school.clock.advance({ minutes: 2 });
      await askForAccount(school, theirs);
      const strangers = await linkTo(school, 'confirmar-cuenta');
      expect(strangers).not.toBe(mine);
      expect((await open(strangers)).statusCode).toBe(400);
      expect((await open(mine)).statusCode).toBe(201);
      expect(await users()).toMatchObject([{ given_names: 'Rosa María' }]);
      expect((await open(strangers, theirs.password)).json()).toMatchObject({ kind: 'account-exists', status: 409 });
      expect((await signIn(rosa.email, rosa.password)).statusCode).toBe(201);
    });

    test('SAFE-18: two links of one mailbox at once, or one pressed twice, open one account', async () => {
      await askForAccount(school);
      const first = await linkTo(school, 'confirmar-cuenta');
      school.clock.advance({ minutes: 2 });
      await askForAccount(school, { password: theirs.password });
      const second = await linkTo(school, 'confirmar-cuenta');
      const answers = await Promise.all([open(first), open(second, theirs.password), open(first), open(first)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
      for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
        expect(answer.json()).toMatchObject({ kind: 'account-exists', field: 'token' });
        expect(answer.cookies).toEqual([]);
      }
      expect(await users()).toHaveLength(1);
      expect(await school.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
    });

    test('says so when the mailbox has got an account in between', async () => {
      await askForAccount(school);
      const token = await linkTo(school, 'confirmar-cuenta');
      await school.addUser({ email: rosa.email });
      for (const answer of [await check(token), await open(token)]) {
        expect(answer.json()).toMatchObject({ status: 409, kind: 'account-exists', field: 'token' });
      }
    });

    test('works for 24 hours; an invented one is unknown', async () => {
      await askForAccount(school);
      const token = await linkTo(school, 'confirmar-cuenta');
      school.clock.advance({ hours: 24 });
      for (const answer of [await check(token), await open(token)]) {
        expect(answer.json()).toMatchObject({ status: 410, kind: 'link-over', field: 'token' });
      }
      for (const answer of [await check('inventado'), await open('inventado')]) {
        expect(answer.json()).toMatchObject({ status: 404, kind: 'link-unknown', field: 'token' });
      }
      expect(await users()).toEqual([]);
    });

    test('is not guessed at for long', async () => {
      await askForAccount(school);
      const token = await linkTo(school, 'confirmar-cuenta');
      for (let turn = 0; turn < 20; turn += 1) expect((await open(token, '')).statusCode).toBe(400);
      for (let turn = 0; turn < 20; turn += 1) await open(token, 'x'.repeat(200));
      expect((await open(token)).statusCode).toBe(429);
    });

    test('goes with the account: whoever deletes theirs leaves no registration of the mailbox', async () => {
      const browser = await register(school);
      await askForAccount(school, theirs);
      const body = { password: rosa.password };
      const gone = await post(school.signInApp, '/api/v1/account-deletions', body, browser.authorization);
      expect(gone.statusCode).toBe(204);
      expect(await school.db.selectFrom('pending_registrations').selectAll().execute()).toEqual([]);
    });
  });

  describe('signing in before the link is opened', () => {
    test('SAFE-18: says that the address is not verified, whether or not the mailbox has an account with another password', async () => {
      await school.addUser({
        email: known,
        password_hash: await school.school.get(PasswordHasher).hash('tres tristes tigres'),
      });
      const answers = [];
      for (const email of [known, 'nadie@correo.pe']) {
        await askForAccount(school, { ...theirs, email });
        const answer = await signIn(email, theirs.password);
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({ kind: 'email-unverified', field: 'email' });
        expect(answer.json<{ detail: string }>().detail).toContain('Tu correo NO ESTÁ VERIFICADO');
        expect(answer.cookies).toEqual([]);
        answers.push(seen(answer, email));
        expect((await signIn(email, 'otra cosa cualquiera')).json()).toMatchObject({ kind: 'wrong-credentials' });
      }
      expect(answers[0]).toEqual(answers[1]);
      expect((await signIn(known, 'tres tristes tigres')).statusCode).toBe(201);
    });

    test('counts as a try like any other', async () => {
      await askForAccount(school);
      for (let turn = 0; turn < 5; turn += 1) {
        expect((await signIn(rosa.email, rosa.password)).json()).toMatchObject({ kind: 'email-unverified' });
      }
      expect((await signIn(rosa.email, rosa.password)).json()).toMatchObject({ status: 429, kind: 'too-many-tries' });
    });

    test('ends with the link’s day, and does not come back with a password that was changed', async () => {
      await askForAccount(school);
      school.clock.advance({ hours: 24 });
      expect((await signIn(rosa.email, rosa.password)).json()).toMatchObject({ kind: 'wrong-credentials' });
      await register(school, { email: 'eva@correo.pe' });
      await school.db.updateTable('users').set({ password_hash: '' }).execute();
      expect((await signIn('eva@correo.pe', rosa.password)).json()).toMatchObject({ kind: 'wrong-credentials' });
    });

    test('SAFE-18: a password is held against as many hashes for a known, a waiting and an unknown mailbox', async () => {
      const hasher = school.school.get(PasswordHasher);
      const password_hash = await hasher.hash(rosa.password);
      await school.addUser({ email: known, password_hash });
      await school.addUser({ email: 'dos@correo.pe', password_hash });
      await askForAccount(school, { ...theirs, email: 'dos@correo.pe' });
      await askForAccount(school, { ...theirs, email: 'espera@correo.pe' });
      let runs = 0;
      const verify = hasher.verify.bind(hasher);
      hasher.verify = (hash, password) => {
        runs += 1;
        return verify(hash, password);
      };
      const counted: number[] = [];
      const tries = [known, 'dos@correo.pe', 'espera@correo.pe', 'nadie@correo.pe'].flatMap((email) => [
        [email, 'otra cosa cualquiera'] as const,
        [email, theirs.password] as const,
      ]);
      for (const [email, password] of tries) {
        runs = 0;
        expect((await signIn(email, password)).statusCode).toBeGreaterThanOrEqual(400);
        counted.push(runs);
      }
      expect(counted).toEqual(tries.map(() => 2));
    });
  });

  describe('POST /auth/verificar-email', () => {
    test('sends the letter of a registration again; the earlier link stops working', async () => {
      await askForAccount(school);
      const first = await linkTo(school, 'confirmar-cuenta');
      school.clock.advance({ minutes: 2 });
      expect((await sendAgain(rosa.email)).json()).toEqual({ sended: true });
      const second = await linkTo(school, 'confirmar-cuenta');
      expect(second).not.toBe(first);
      expect((await check(first)).json()).toMatchObject({ kind: 'link-unknown' });
      expect((await open(second)).statusCode).toBe(201);
    });

    test('once a minute, five letters a day, and never past the day of the registration', async () => {
      await askForAccount(school);
      await sendAgain(rosa.email);
      expect(await letters(rosa.email)).toHaveLength(1);
      for (let turn = 0; turn < 8; turn += 1) {
        school.clock.advance({ minutes: 2 });
        await sendAgain(rosa.email);
      }
      expect(await letters(rosa.email)).toHaveLength(5);
      school.clock.advance({ hours: 24 });
      await sendAgain(rosa.email);
      expect(await letters(rosa.email)).toHaveLength(5);
    });

    test('leads whoever has an account to it once more, where one was asked for', async () => {
      await school.addUser({ email: known });
      await sendAgain(known);
      expect(await letters(known)).toEqual([]);
      await askForAccount(school, { email: known });
      school.clock.advance({ minutes: 2 });
      await sendAgain(known);
      const sent = await letters(known);
      expect(sent.map(({ subject }) => subject)).toEqual(Array(2).fill('Ya tienes una cuenta en Escuela'));
    });

    test('an account of former days gets its own link', async () => {
      await registerUnverified(school);
      await askForAccount(school, theirs);
      school.clock.advance({ minutes: 2 });
      await sendAgain(rosa.email);
      const sent = await letters(rosa.email);
      expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
        'Verifica tu correo',
        'Verifica tu correo',
        'Ya tienes una cuenta en Escuela',
      ]);
    });
  });
});
