import { beforeEach, describe, expect, test } from 'vitest';
import { signIn as signInCall } from '#adapters/http-contract/accounts/accounts.ts';
import { linkTo, post, register, registerUnverified, rosa } from '#test/support/accounts/account-calls.ts';
import { countedBefore } from '#test/support/shared/counted-before.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { settingsParts } from '#domain/settings/school-settings.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

eachDatabase('Accounts over HTTP', (database) => {
  let school: TestSchool;
  beforeEach(async () => {
    school = await testSchool({ database: database() });
  });

  const signIn = (email: string, password: string) => post(school.signInApp, '/api/v1/sessions', { email, password });

  describe('registering (what follows: account-opening-routes.test.ts)', () => {
    test.each([
      [{ givenNames: ' ' }, 'givenNames', 'Escribe tus nombres.'],
      [{ givenNames: 'R0sa' }, 'givenNames', 'Escribe tus nombres solo con letras (máximo 60).'],
      [{ paternalSurname: '' }, 'paternalSurname', 'Escribe tu apellido paterno.'],
      [{ maternalSurname: 'Q!' }, 'maternalSurname', 'Escribe tu apellido materno solo con letras (máximo 60).'],
      [{ email: 'rosa' }, 'email', 'Escribe un correo válido, como nombre@correo.pe.'],
      [{ password: 'corta12' }, 'password', 'Elige una contraseña de al menos 8 caracteres.'],
      [
        { password: 'a'.repeat(64) + 'bc'.repeat(33) },
        'password',
        'Elige una contraseña de 128 caracteres como máximo.',
      ],
      [{ password: 'Contraseña123' }, 'password', expect.stringContaining('primeras que alguien probaría')],
      [{ password: 'rosa@correo.pe' }, 'password', 'Tu nombre o tu correo no sirven como contraseña. Elige otra.'],
      [{ acceptsTerms: false }, 'acceptsTerms', expect.stringContaining('acepta los términos')],
    ])('refuses %o naming the field', async (changes, field, detail) => {
      const answer = await post(school.signInApp, '/api/v1/accounts', { ...rosa, ...changes });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.json()).toMatchObject({ field, detail });
      expect(await school.db.selectFrom('pending_registrations').selectAll().execute()).toEqual([]);
      expect(await school.db.selectFrom('outbox_mails').selectAll().execute()).toEqual([]);
    });

    test('names a field that is missing or of a wrong type', async () => {
      const { password: _, ...without } = rosa;
      expect((await post(school.signInApp, '/api/v1/accounts', without)).json()).toMatchObject({
        status: 400,
        field: 'password',
        detail: 'Falta el campo «password».',
      });
      const wrong = await post(school.signInApp, '/api/v1/accounts', { ...rosa, acceptsTerms: 'sí' });
      expect(wrong.json()).toMatchObject({ status: 400, field: 'acceptsTerms' });
    });
  });

  describe('signing in', () => {
    test('works with the address in any capitals, and opens a session of the app that is called', async () => {
      await register(school);
      const answer = await signIn('ROSA@correo.pe', rosa.password);
      expect(answer.statusCode).toBe(201);
      expect(answer.cookies[0]?.name).toBe('escuela_signin_refresh');
      const atSchool = await post(school.app, '/api/v1/sessions', { email: rosa.email, password: rosa.password });
      expect(atSchool.cookies[0]?.name).toBe('escuela_school_refresh');
    });

    test('a wrong password and an unknown address are answered alike', async () => {
      await register(school);
      const wrong = await signIn(rosa.email, 'tres tristes osos');
      const unknown = await signIn('nadie@correo.pe', 'tres tristes osos');
      expect(wrong.statusCode).toBe(400);
      expect({ ...wrong.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
      expect(wrong.json()).toMatchObject({ detail: 'El correo o la contraseña no son correctos.' });
      expect(wrong.cookies).toEqual([]);
    });

    test('every failure after the fourth costs longer; known or not', async () => {
      await register(school);
      for (const email of [rosa.email, 'nadie@correo.pe']) {
        for (let turn = 0; turn < 5; turn += 1) expect((await signIn(email, 'falsa falsa')).statusCode).toBe(400);
        const waiting = await signIn(email, email === rosa.email ? rosa.password : 'falsa falsa');
        expect(waiting.statusCode).toBe(429);
        expect(waiting.json()).toMatchObject({ kind: 'too-many-tries', data: { seconds: 2 } });
        expect(waiting.json<{ detail: string }>().detail).toContain('2 segundos');
      }
      school.clock.advance({ seconds: 2 });
      expect((await signIn(rosa.email, 'falsa falsa')).statusCode).toBe(400);
      expect((await signIn(rosa.email, rosa.password)).json()).toMatchObject({ data: { seconds: 4 } });
      school.clock.advance({ seconds: 4 });
      expect((await signIn(rosa.email, rosa.password)).statusCode).toBe(201);
      for (let turn = 0; turn < 4; turn += 1) await signIn(rosa.email, 'falsa falsa');
      expect((await signIn(rosa.email, rosa.password)).statusCode).toBe(201);
    });

    test('a disabled account is told so, but only with its password', async () => {
      await register(school);
      await school.db.updateTable('users').set({ disabled_at: school.clock.now().toISOString() }).execute();
      expect((await signIn(rosa.email, 'otra cosa')).json()).toMatchObject({ kind: 'wrong-credentials' });
      expect((await signIn(rosa.email, rosa.password)).json()).toMatchObject({ status: 403, kind: 'account-disabled' });
    });

    test('an account without a usable password lets nobody in', async () => {
      await school.addUser({ email: 'importada@correo.pe', password_hash: '' });
      expect((await signIn('importada@correo.pe', 'cualquier cosa')).statusCode).toBe(400);
    });

    test('says which field is at fault', async () => {
      expect((await signIn('no es correo', 'x')).json()).toMatchObject({ field: 'email' });
      expect((await signIn(rosa.email, '')).json()).toMatchObject({
        field: 'password',
        detail: 'Escribe tu contraseña.',
      });
    });
  });

  describe('verifying the address', () => {
    test('marks it, once and for all; the same link says so again', async () => {
      await registerUnverified(school);
      const token = await linkTo(school, 'verificar');
      const answer = await post(school.app, '/api/v1/email-verifications', { token });
      expect(answer.json()).toEqual({ email: 'rosa@correo.pe' });
      const again = await post(school.app, '/api/v1/email-verifications', { token });
      expect(again.json()).toEqual({ email: 'rosa@correo.pe' });
      const { email_verified_at } = await school.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
      expect(email_verified_at).toBe(school.clock.now().toISOString());
    });

    test('the link works for 24 hours', async () => {
      await registerUnverified(school);
      const token = await linkTo(school, 'verificar');
      school.clock.advance({ hours: 24 });
      const answer = await post(school.app, '/api/v1/email-verifications', { token });
      expect(answer.statusCode).toBe(410);
      expect(answer.json()).toMatchObject({ kind: 'link-over', field: 'token' });
    });

    test('an invented link, or one for another purpose, is unknown', async () => {
      await registerUnverified(school);
      const invented = await post(school.app, '/api/v1/email-verifications', { token: 'inventado' });
      expect(invented.json()).toMatchObject({ status: 404, kind: 'link-unknown', field: 'token' });
      await post(school.app, '/api/v1/password-reset-requests', { email: rosa.email });
      const reset = await linkTo(school, 'recuperar');
      const other = await post(school.app, '/api/v1/email-verifications', { token: reset });
      expect(other.statusCode).toBe(404);
    });
  });

  describe('POST /auth/verificar-email', () => {
    const ask = (body: object) => post(school.signInApp, '/auth/verificar-email', body);

    test('sends the letter again; the earlier link stops working', async () => {
      await registerUnverified(school);
      const first = await linkTo(school, 'verificar');
      school.clock.advance({ minutes: 2 });
      expect((await ask({ email: rosa.email, web: 'ES' })).json()).toEqual({ sended: true });
      const second = await linkTo(school, 'verificar');
      expect(second).not.toBe(first);
      expect((await post(school.app, '/api/v1/email-verifications', { token: first })).statusCode).toBe(410);
      expect((await post(school.app, '/api/v1/email-verifications', { token: second })).statusCode).toBe(200);
    });

    test('answers the same for unknown, verified and just written to addresses, and sends nothing', async () => {
      await registerUnverified(school);
      await school.addUser({ email: 'verificada@correo.pe' });
      for (const email of [rosa.email, 'nadie@correo.pe', 'verificada@correo.pe']) {
        expect((await ask({ email, web: 'ES' })).json()).toEqual({ sended: true });
      }
      expect(await school.db.selectFrom('outbox_mails').selectAll().execute()).toHaveLength(1);
    });

    test('sends one to whoever asks many times at once', async () => {
      await registerUnverified(school);
      school.clock.advance({ minutes: 2 });
      await Promise.all(Array.from({ length: 8 }, () => ask({ email: rosa.email, web: 'ES' })));
      await school.school.settled();
      expect(await school.db.selectFrom('outbox_mails').selectAll().execute()).toHaveLength(2);
    });

    test('sends five an hour at most', async () => {
      await registerUnverified(school);
      for (let turn = 0; turn < 8; turn += 1) {
        school.clock.advance({ minutes: 2 });
        await ask({ email: rosa.email, web: 'ES' });
        await school.school.settled();
      }
      expect(await school.db.selectFrom('outbox_mails').selectAll().execute()).toHaveLength(5);
    });

    test('names what is wrong', async () => {
      expect((await ask({ web: 'ES' })).json()).toMatchObject({ field: 'email', detail: 'Falta el campo «email».' });
      expect((await ask({ email: ' ', web: 'ES' })).json()).toMatchObject({ detail: 'Escribe tu correo.' });
      expect((await ask({ email: 'no', web: 'ES' })).json()).toMatchObject({ field: 'email' });
      expect((await ask({ email: rosa.email, web: 'XX' })).json()).toMatchObject({ field: 'web' });
    });
  });

  test.each(['/api/v1/password-reset-requests', '/auth/verificar-email'])(
    'SAFE-18: %s answers before it looks whether there is such an account',
    async (url) => {
      await registerUnverified(school);
      await school.db.deleteFrom('outbox_mails').execute();
      await school.db.deleteFrom('email_tokens').execute();
      const left: (() => Promise<unknown>)[] = [];
      school.school.later = (work) => void left.push(work);
      const answers = [];
      for (const email of [rosa.email, 'nadie@correo.pe']) {
        const answer = await post(school.signInApp, url, { email, web: 'ES' });
        answers.push({ status: answer.statusCode, body: answer.body });
      }
      expect(answers[0]).toEqual(answers[1]);
      const letters = () => school.db.selectFrom('outbox_mails').select('recipient').execute();
      expect([left.length, await letters()]).toEqual([2, []]);
      for (const work of left) await work();
      expect(await letters()).toHaveLength(1);
    },
  );

  describe('a forgotten password', () => {
    const askFor = (email: string) => post(school.app, '/api/v1/password-reset-requests', { email });
    const reset = (token: string, password: string) => post(school.app, '/api/v1/password-resets', { token, password });

    test('is changed by the link; open sessions end and the owner is told', async () => {
      const browser = await register(school);
      await askFor(rosa.email);
      const token = await linkTo(school, 'recuperar');
      const check = await post(school.app, '/api/v1/password-reset-checks', { token });
      expect(check.json()).toMatchObject({ email: 'ro•••@correo.pe' });
      const answer = await reset(token, 'cuatro gatos pardos');
      expect(answer.statusCode).toBe(204);
      expect(answer.cookies).toEqual([]);
      expect((await signIn(rosa.email, rosa.password)).statusCode).toBe(400);
      expect((await signIn(rosa.email, 'cuatro gatos pardos')).statusCode).toBe(201);
      const me = await post(school.signInApp, '/auth/me', {}, browser.authorization);
      expect(me.json()).toMatchObject({ status: 401, message: 'Unauthenticated' });
      const mails = await school.db.selectFrom('outbox_mails').select('subject').execute();
      expect(mails.map(({ subject }) => subject)).toContain('Tu contraseña cambió');
      const user = await school.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
      expect(user.email_verified_at).not.toBeNull();
    });

    test('the answer is the same for an unknown address', async () => {
      await register(school);
      const known = await askFor(rosa.email);
      const unknown = await askFor('nadie@correo.pe');
      expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
      expect(known.statusCode).toBe(204);
    });

    test('the link works once, for ten minutes', async () => {
      await register(school);
      await askFor(rosa.email);
      const first = await linkTo(school, 'recuperar');
      await reset(first, 'cuatro gatos pardos');
      expect((await reset(first, 'otra vez cuatro gatos')).json()).toMatchObject({ status: 410, kind: 'link-over' });
      school.clock.advance({ minutes: 2 });
      await askFor(rosa.email);
      const second = await linkTo(school, 'recuperar');
      school.clock.advance({ minutes: 10 });
      expect((await reset(second, 'otra vez cuatro gatos')).statusCode).toBe(410);
      expect((await post(school.app, '/api/v1/password-reset-checks', { token: second })).statusCode).toBe(410);
    });

    test('a password that is refused leaves the link as it is', async () => {
      await register(school);
      await askFor(rosa.email);
      const token = await linkTo(school, 'recuperar');
      expect((await reset(token, '12345678')).json()).toMatchObject({ field: 'password', kind: 'password-common' });
      expect((await reset(token, 'cuatro gatos pardos')).statusCode).toBe(204);
    });

    test('ends the wait after failed tries', async () => {
      await register(school);
      for (let turn = 0; turn < 6; turn += 1) await signIn(rosa.email, 'falsa falsa');
      await askFor(rosa.email);
      await reset(await linkTo(school, 'recuperar'), 'cuatro gatos pardos');
      expect((await signIn(rosa.email, 'cuatro gatos pardos')).statusCode).toBe(201);
    });
  });

  test('too many requests from one address have to wait, in Spanish', async () => {
    await countedBefore(school, signInCall, 999);
    expect((await signIn('x@correo.pe', '')).statusCode).not.toBe(429);
    const refused = await signIn('y@correo.pe', '');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
    expect(refused.json<{ detail: string }>().detail).toContain('demasiados intentos');
  });

  test('public settings say what the school is called and where the applications live', async () => {
    const answer = await school.signInApp.inject('/api/v1/settings');
    expect(answer.json()).toEqual({
      name: 'Escuela',
      statement: settingsParts.identity.initial.statement,
      logo: null,
      schoolOrigin: school.config.schoolOrigin,
      signInOrigin: school.config.signInOrigin,
      imagesBase: '',
      uploadsBase: '',
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
  });
});
