import { beforeEach, describe, expect, test } from 'vitest';
import {
  browserOf,
  challenge,
  codeFor,
  openAccount,
  post,
  register,
  rosa,
  verifier,
} from '#test/support/accounts/account-calls.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

const renew = (school: TestSchool, cookie: string, headers: Record<string, string> = {}) =>
  post(school.signInApp, '/api/check', {}, { cookie, ...headers });

const exchange = (school: TestSchool, code: string, given = verifier) =>
  post(school.app, '/api/v1/sign-in-code-exchanges', { code, verifier: given });

eachDatabase('Sessions over HTTP', (database) => {
  let school: TestSchool;
  beforeEach(async () => {
    school = await testSchool({ database: database() });
  });

  describe('POST /api/check', () => {
    test('renews the token and rotates the cookie', async () => {
      const browser = await register(school);
      school.clock.advance({ minutes: 14 });
      const answer = await renew(school, browser.cookie);
      expect(answer.statusCode).toBe(200);
      const next = browserOf(answer);
      expect(next.cookie).not.toBe(browser.cookie);
      school.clock.advance({ minutes: 2 });
      const old = await post(school.signInApp, '/auth/me', {}, browser.authorization);
      expect(old.json()).toMatchObject({ status: 401, message: 'Token is Expired' });
      expect((await post(school.signInApp, '/auth/me', {}, next.authorization)).statusCode).toBe(200);
    });

    test('two tabs that renew at once both stay signed in', async () => {
      const browser = await register(school);
      const first = browserOf(await renew(school, browser.cookie));
      school.clock.advance({ seconds: 10 });
      const second = browserOf(await renew(school, browser.cookie));
      for (const { cookie } of [first, second]) expect((await renew(school, cookie)).statusCode).toBe(200);
    });

    test('a cookie that comes again later ends the session for everybody who has it', async () => {
      const browser = await register(school);
      const thief = browserOf(await renew(school, browser.cookie));
      school.clock.advance({ seconds: 11 });
      const reused = await renew(school, browser.cookie);
      expect(reused.statusCode).toBe(401);
      expect(reused.json()).toMatchObject({ message: 'Token has expired' });
      expect(reused.cookies[0]?.value).toBe('');
      expect((await renew(school, thief.cookie)).statusCode).toBe(401);
      expect((await post(school.signInApp, '/auth/me', {}, thief.authorization)).statusCode).toBe(401);
      const events = await school.db.selectFrom('account_events').select('kind').execute();
      expect(events.map(({ kind }) => kind)).toContain('refresh-token-reused');
    });

    test('the session ends after thirty days, however much it is used', async () => {
      let { cookie } = await register(school);
      for (let day = 1; day < 30; day += 1) {
        school.clock.advance({ days: 1 });
        cookie = browserOf(await renew(school, cookie)).cookie;
      }
      school.clock.advance({ days: 1 });
      expect((await renew(school, cookie)).statusCode).toBe(401);
    });

    test('is refused without a cookie, with an invented one, and for another origin', async () => {
      const { cookie } = await register(school);
      expect((await post(school.signInApp, '/api/check')).statusCode).toBe(401);
      expect((await renew(school, 'escuela_signin_refresh=inventada')).statusCode).toBe(401);
      expect((await renew(school, cookie.replace('signin', 'school'))).statusCode).toBe(401);
      const foreign = await renew(school, cookie, { origin: 'http://localhost:3000' });
      expect(foreign.json()).toMatchObject({ status: 403, kind: 'other-origin' });
      expect((await renew(school, cookie, { origin: 'http://localhost' })).statusCode).toBe(200);
    });

    test('SAFE-19: the token of one app is none at the other', async () => {
      const browser = await register(school);
      const atSchool = browserOf(await exchange(school, await codeFor(school, browser)));
      const asOfSignIn = atSchool.cookie.replace('school', 'signin');
      const asOfSchool = browser.cookie.replace('signin', 'school');
      expect((await post(school.signInApp, '/api/check', {}, { cookie: asOfSignIn })).statusCode).toBe(401);
      expect((await post(school.app, '/api/check', {}, { cookie: asOfSchool })).statusCode).toBe(401);
      const status = await school.app.inject({ url: '/api/v1/session-status', headers: { cookie: asOfSchool } });
      expect(status.json()).toEqual({ open: false });
      await post(school.app, '/api/auth/logout', {}, { cookie: asOfSchool });
      expect((await post(school.app, '/api/check', {}, { cookie: atSchool.cookie })).statusCode).toBe(200);
      expect((await renew(school, browser.cookie)).statusCode).toBe(200);
    });

    test('a disabled account is not renewed', async () => {
      const { cookie } = await register(school);
      await school.db.updateTable('users').set({ disabled_at: school.clock.now().toISOString() }).execute();
      expect((await renew(school, cookie)).statusCode).toBe(401);
    });

    test('the cookie is Secure where the school lives under https', async () => {
      const config = { ...school.config, signInOrigin: 'https://ingreso.escuela.example' };
      const safe = await testSchool({ database: database(), config });
      const answer = await openAccount(safe);
      expect(answer.cookies[0]).toMatchObject({ secure: true, httpOnly: true });
      // SAFE-21: browsers take such a name from this very host alone.
      expect(answer.cookies[0]).toMatchObject({ name: '__Host-escuela_signin_refresh', path: '/' });
      expect(answer.cookies[0]?.domain).toBeUndefined();
      const cookie = `__Host-escuela_signin_refresh=${answer.cookies[0]?.value}`;
      expect((await renew(safe, cookie.replace('__Host-', ''))).statusCode).toBe(401);
      expect((await renew(safe, cookie)).statusCode).toBe(200);
    });
  });

  test('whether a session is open is said without renewing it, and without an error', async () => {
    const browser = await register(school);
    const status = async (cookie = browser.cookie) =>
      (await school.signInApp.inject({ url: '/api/v1/session-status', headers: { cookie } })).json();
    expect(await status()).toEqual({ open: true });
    expect(await status()).toEqual({ open: true });
    expect(await status('')).toEqual({ open: false });
    expect(await status('escuela_signin_refresh=inventada')).toEqual({ open: false });
    await post(school.signInApp, '/api/auth/logout', {}, browser.authorization);
    expect(await status()).toEqual({ open: false });
  });

  describe('GET /api/user', () => {
    test('answers a fresh token for the bearer', async () => {
      const browser = await register(school);
      school.clock.advance({ minutes: 10 });
      const answer = await school.signInApp.inject({ url: '/api/user', headers: browser.authorization });
      expect(Object.keys(answer.json())).toEqual(['token']);
      school.clock.advance({ minutes: 10 });
      const authorization = `Bearer ${answer.json<{ token: string }>().token}`;
      expect((await post(school.signInApp, '/auth/me', {}, { authorization })).statusCode).toBe(200);
    });

    test.each([
      [{}, 'Authorization Token not found'],
      [{ authorization: 'Basic abc' }, 'The token could not be parsed from the request'],
      [{ authorization: 'Bearer abc' }, 'Token is Invalid'],
    ])('answers %o with the literal message', async (headers, message) => {
      const answer = await school.app.inject({ url: '/api/user', headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ message });
    });
  });

  describe('POST /api/auth/logout', () => {
    test('ends the sign-in in both apps and takes the cookie back', async () => {
      const browser = await register(school);
      const atSchool = browserOf(await exchange(school, await codeFor(school, browser)));
      const answer = await post(school.app, '/api/auth/logout', {}, atSchool.authorization);
      expect(answer.statusCode).toBe(204);
      expect(answer.cookies[0]).toMatchObject({ name: 'escuela_school_refresh', value: '' });
      expect((await renew(school, browser.cookie)).statusCode).toBe(401);
      expect((await post(school.app, '/auth/me', {}, atSchool.authorization)).statusCode).toBe(401);
    });

    test('knows the caller by the cookie alone, and does not mind a stranger', async () => {
      const browser = await register(school);
      const answer = await post(school.signInApp, '/api/auth/logout', {}, { cookie: browser.cookie });
      expect(answer.statusCode).toBe(204);
      expect((await post(school.signInApp, '/auth/me', {}, browser.authorization)).statusCode).toBe(401);
      expect((await post(school.signInApp, '/api/auth/logout')).statusCode).toBe(204);
    });
  });

  describe('the hand-over to the school', () => {
    test('gives a session of the school and the page to return to, once', async () => {
      const browser = await register(school);
      const order = { redirect: '/cursos/x?y=1', callbackPage: 'set-session', challenge, state: 'S-1' };
      const issued = await post(school.signInApp, '/api/v1/sign-in-codes', order, browser.authorization);
      expect(issued.statusCode).toBe(201);
      const location = new URL(issued.json<{ location: string }>().location);
      expect(location.origin).toBe(school.config.schoolOrigin);
      expect(location.searchParams.get('state')).toBe('S-1');
      expect(location.pathname).toMatch(/^\/set-session\/[\w-]{43}$/);
      const code = location.pathname.split('/').at(-1) ?? '';
      const answer = await exchange(school, code);
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toMatchObject({ returnTo: '/cursos/x?y=1' });
      expect(answer.cookies[0]?.name).toBe('escuela_school_refresh');
      const me = await post(school.app, '/auth/me', {}, browserOf(answer).authorization);
      expect(me.json()).toMatchObject({ email: 'rosa@correo.pe' });
    });

    test('a code tried again is no use, and ends the session that it made', async () => {
      const browser = await register(school);
      const code = await codeFor(school, browser);
      const first = browserOf(await exchange(school, code));
      const second = await exchange(school, code);
      expect(second.json()).toMatchObject({ status: 410, kind: 'code-not-good' });
      const me = await post(school.app, '/auth/me', {}, first.authorization);
      expect(me.json()).toMatchObject({ status: 401, message: 'Unauthenticated' });
      expect((await post(school.signInApp, '/auth/me', {}, browser.authorization)).statusCode).toBe(200);
    });

    test('a wrong verifier burns the code', async () => {
      const code = await codeFor(school, await register(school));
      expect((await exchange(school, code, 'w'.repeat(43))).statusCode).toBe(410);
      expect((await exchange(school, code)).statusCode).toBe(410);
      expect(await school.db.selectFrom('sessions').select('id').where('app', '=', 'school').execute()).toEqual([]);
    });

    test('a code lives for a minute', async () => {
      const code = await codeFor(school, await register(school));
      school.clock.advance({ seconds: 60 });
      expect((await exchange(school, code)).statusCode).toBe(410);
      expect((await exchange(school, 'inventado')).statusCode).toBe(410);
    });

    test.each([
      ['https://mala.example/carrito'],
      ['//mala.example'],
      ['/\\mala.example'],
      ['/\t/mala.example'],
      ['javascript:alert(1)'],
      ['http://localhost:3000.mala.example/'],
      ['carrito'],
      ['/set-session/otro'],
    ])('hands over to no other place: %s', async (redirect) => {
      const browser = await register(school);
      const order = { redirect, callbackPage: 'set-session', challenge, state: '' };
      const answer = await post(school.signInApp, '/api/v1/sign-in-codes', order, browser.authorization);
      expect(answer.json()).toMatchObject({ status: 400, kind: 'redirect-not-allowed', field: 'redirect' });
    });

    test('takes an address of the school, only its own page, only a challenge of S256', async () => {
      const browser = await register(school);
      const ask = (changes: object) =>
        post(
          school.signInApp,
          '/api/v1/sign-in-codes',
          { redirect: `${school.config.schoolOrigin}/main`, callbackPage: 'set-session', challenge, ...changes },
          browser.authorization,
        );
      expect((await ask({})).statusCode).toBe(201);
      expect((await ask({ callbackPage: 'otra' })).json()).toMatchObject({ field: 'callbackPage' });
      expect((await ask({ challenge: verifier.slice(1) })).json()).toMatchObject({ field: 'challenge' });
      expect((await ask({ state: '<script>' })).json()).toMatchObject({ field: 'state' });
    });

    test('only a session of the sign-in app hands over', async () => {
      const browser = await register(school);
      const atSchool = browserOf(await exchange(school, await codeFor(school, browser)));
      const order = { redirect: '/', callbackPage: 'set-session', challenge, state: '' };
      const answer = await post(school.app, '/api/v1/sign-in-codes', order, atSchool.authorization);
      expect(answer.json()).toMatchObject({ status: 403, kind: 'wrong-app' });
      expect((await post(school.signInApp, '/api/v1/sign-in-codes', order)).statusCode).toBe(401);
    });
  });

  describe('open sessions', () => {
    const list = async (authorization: { authorization: string }) =>
      (await school.app.inject({ url: '/api/v1/sessions', headers: authorization })).json<{
        sessions: { id: string; device: string; isCurrent: boolean }[];
      }>().sessions;
    const signInFrom = async (userAgent: string) =>
      browserOf(
        await post(
          school.signInApp,
          '/api/v1/sessions',
          { email: rosa.email, password: rosa.password },
          { 'user-agent': userAgent },
        ),
      );

    test('are listed by sign-in, the caller’s own first, with the device in words', async () => {
      await register(school);
      const phone = await signInFrom('Mozilla/5.0 (Linux; Android 16) Chrome/156.0 Mobile Safari/537.36');
      await exchange(school, await codeFor(school, phone));
      school.clock.advance({ minutes: 1 });
      await signInFrom('Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/150.0');
      const sessions = await list(phone.authorization);
      expect(sessions).toHaveLength(3);
      expect(sessions[0]).toMatchObject({ isCurrent: true });
      expect(sessions[1]).toMatchObject({ device: 'Firefox en Windows', isCurrent: false });
      expect(Object.keys(sessions[0] ?? {})).not.toContain('userId');
    });

    test('one of the others is closed, in both apps', async () => {
      const own = await register(school);
      const other = await signInFrom('Firefox/150');
      const otherAtSchool = browserOf(await exchange(school, await codeFor(school, other)));
      const [current, second] = await list(own.authorization);
      const close = (id: string | undefined) =>
        school.app.inject({ method: 'DELETE', url: `/api/v1/sessions/${id}`, headers: own.authorization });
      expect((await close(current?.id)).json()).toMatchObject({ status: 409, kind: 'session-current' });
      expect((await close(second?.id)).statusCode).toBe(204);
      expect((await post(school.app, '/auth/me', {}, otherAtSchool.authorization)).statusCode).toBe(401);
      expect((await renew(school, other.cookie)).statusCode).toBe(401);
      expect((await close(second?.id)).json()).toMatchObject({ status: 404, kind: 'session-not-found' });
    });

    test('those of others are out of reach', async () => {
      const own = await register(school);
      const stranger = await school.signIn(await school.addUser());
      const [theirs] = await list(stranger);
      const answer = await school.app.inject({
        method: 'DELETE',
        url: `/api/v1/sessions/${theirs?.id}`,
        headers: own.authorization,
      });
      expect(answer.statusCode).toBe(404);
      expect((await list(stranger)).length).toBe(1);
    });

    test('POST /api/clear-session-user ends the account’s others', async () => {
      const own = await register(school);
      const ownAtSchool = browserOf(await exchange(school, await codeFor(school, own)));
      const other = await signInFrom('Firefox/150');
      const clear = (token: string, headers: Record<string, string>) =>
        post(school.app, '/api/clear-session-user', { token }, headers);
      expect((await clear('otro', ownAtSchool.authorization)).json()).toMatchObject({ status: 403, field: 'token' });
      expect((await clear(other.token, ownAtSchool.authorization)).statusCode).toBe(403);
      expect((await clear(ownAtSchool.token, ownAtSchool.authorization)).statusCode).toBe(204);
      expect((await renew(school, other.cookie)).statusCode).toBe(401);
      expect((await renew(school, own.cookie)).statusCode).toBe(200);
      expect((await clear('', ownAtSchool.authorization)).json()).toMatchObject({ field: 'token' });
      expect((await post(school.app, '/api/clear-session-user', { token: 'x' })).statusCode).toBe(401);
    });
  });

  test('AUTH-10: the four calls answer exactly these keys, and a stranger gets a literal message', async () => {
    const browser = await register(school);
    const keys = (answer: { json: <T>() => T }) => Object.keys(answer.json<object>()).toSorted();
    const me = await post(school.signInApp, '/auth/me', {}, browser.authorization);
    const named =
      'id nombre_completo nombres apellido_paterno apellido_materno celular email foto_perfil role plan_id responsables ' +
      'datos_facturacion get_contacto invitadoSE menu info tour_web ' +
      'firstName document isCollaborator officeRoles earnsAs emailVerified profileComplete';
    expect(keys(me)).toEqual(named.split(' ').toSorted());
    const { menu, get_contacto: contact, info } = me.json<Record<string, object>>();
    expect([menu, contact, info].map((part) => Object.keys(part ?? {}).toSorted())).toEqual([
      ['plan', 'planesPro', 'productos'],
      ['celular', 'email'],
      ['images'],
    ]);
    const renewed = await renew(school, browser.cookie);
    expect(keys(renewed)).toEqual(['refreshUntil', 'token']);
    const user = await school.signInApp.inject({ url: '/api/user', headers: browser.authorization });
    expect(keys(user)).toEqual(['token']);
    const { token } = user.json<{ token: string }>();
    const cleared = await post(
      school.signInApp,
      '/api/clear-session-user',
      { token: browser.token },
      browser.authorization,
    );
    expect([cleared.statusCode, cleared.body]).toEqual([204, '']);
    expect(token).not.toBe('');

    for (const path of ['/auth/me', '/api/clear-session-user']) {
      const refused = await post(school.app, path, { token: 'x' });
      expect(refused.json()).toMatchObject({ status: 401, message: 'Authorization Token not found' });
    }
    expect((await post(school.signInApp, '/api/check')).json()).toMatchObject({
      status: 401,
      message: expect.any(String),
    });
  });

  describe('POST /auth/me', () => {
    test('tells who it is and what is owned, and nothing else of the account', async () => {
      const userId = await school.addUser({
        email: 'ana@correo.pe',
        photo_file: 'retratos/ana.png',
        role: 0,
        tour_seen: 1,
      });
      await insertProduct(school.db, 1);
      await insertProduct(school.db, 2, { kind: 'book', title: 'Manual' });
      await insertProduct(school.db, 9, { kind: 'plan', plan_page: 'pro', title: 'PRO Penal' });
      await school.db
        .insertInto('plan_products')
        .values({ plan_id: 9, product_id: null, kind: 'book', category_id: null })
        .execute();
      await insertGrant(school.db, userId, 1);
      await insertGrant(school.db, userId, 9, {
        granted_at: '2026-01-01T12:00:00.000Z',
        ends_at: '2026-12-31T12:00:00.000Z',
      });
      const answer = await post(school.app, '/auth/me', {}, await school.signIn(userId));
      const me = answer.json<Record<string, unknown> & { menu: Record<string, Record<string, unknown>> }>();
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(me).toMatchObject({
        id: userId,
        nombre_completo: 'Ana María Quispe Rojas',
        nombres: 'Ana María',
        apellido_paterno: 'Quispe',
        apellido_materno: 'Rojas',
        celular: '987654321',
        email: 'ana@correo.pe',
        foto_perfil: '/imagenes/retratos/ana.png',
        role: 0,
        plan_id: 9,
        responsables: [{ id: userId, estado: 1 }],
        datos_facturacion: [],
        get_contacto: { email: 'ana@correo.pe', celular: '987654321' },
        invitadoSE: false,
        tour_web: 1,
        info: { images: [{ usage: 'PROFILE_PICTURE', filePath: '/imagenes/retratos/', fileName: 'ana.png' }] },
        emailVerified: true,
        profileComplete: true,
        isCollaborator: false,
      });
      expect(Object.keys(me['menu']['plan']?.['productos'] as object).toSorted()).toEqual(['LI', 'PA', 'VT']);
      expect(me['menu']['productos']).toEqual(me['menu']['plan']?.['productos']);
      expect(me['menu']['plan']).toMatchObject({ id: 9, titulo: 'PRO Penal', fecha_fin: '31/12/2026' });
      expect(me['menu']['planesPro']).toMatchObject([{ id: 9, fecha_inicio: '01/01/2026' }]);
      expect((me['menu']['productos'] as Record<string, unknown>)['LI']).toMatchObject([
        { id: 2, modulo_id: 'LI', slug_module: 'libros', estado: 1, tipo: 2, tipoSync: 9, fecha_fin: '31/12/2026' },
      ]);
      expect(answer.body).not.toContain('password');
      expect(answer.body).not.toContain('45678912"}]');
    });

    test('needs a sign-in', async () => {
      const answer = await post(school.app, '/auth/me');
      expect(answer.json()).toMatchObject({ status: 401, message: 'Authorization Token not found' });
    });

    test('an account without anything has an empty menu and no plan', async () => {
      const browser = await register(school);
      const me = await post(school.signInApp, '/auth/me', {}, browser.authorization);
      expect(me.json()).toMatchObject({
        plan_id: null,
        foto_perfil: null,
        tour_web: 0,
        emailVerified: true,
        profileComplete: false,
        menu: { plan: { productos: {} }, productos: {}, planesPro: [] },
      });
    });
  });
});

onPostgres('Sessions under a race', (database) => {
  test('a code exchanged twenty times at once makes one session, which the others end', async () => {
    const school = await testSchool({ database: database() });
    const code = await codeFor(school, await register(school));
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(school, code)));
    const good = answers.filter(({ statusCode }) => statusCode === 201);
    expect(good).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(19);
    const sessions = await school.db.selectFrom('sessions').selectAll().where('app', '=', 'school').execute();
    expect(sessions).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ ended_reason: 'code-reused' });
  });

  test('a refresh token handed in twenty times at once serves all, and the session lasts', async () => {
    const school = await testSchool({ database: database() });
    const { cookie } = await register(school);
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(school, cookie)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    const cookies = new Set(answers.map((answer) => browserOf(answer).cookie));
    expect(cookies.size).toBe(20);
    for (const each of cookies) expect((await renew(school, each)).statusCode).toBe(200);
  });

  test('twenty wrong passwords at once slip past no delay', async () => {
    const school = await testSchool({ database: database() });
    await register(school);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        post(school.signInApp, '/api/v1/sessions', { email: rosa.email, password: 'falsa falsa' }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 400).length).toBeLessThanOrEqual(5);
  });
});
