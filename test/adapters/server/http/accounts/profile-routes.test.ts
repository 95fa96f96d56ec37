import { describe, beforeEach, expect, test } from 'vitest';
import sharp from 'sharp';
import { consentTexts } from '#domain/legal/consent.ts';
import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { browserOf, linkTo, post, register, rosa, type SignedInBrowser } from '#test/support/accounts/account-calls.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let world: TestSchool;
let own: SignedInBrowser;

beforeEach(async () => {
  world = await testSchool();
  own = await register(world);
});

const profile = {
  givenNames: 'Rosa',
  paternalSurname: 'Huamán',
  maternalSurname: '',
  documentType: 'DNI',
  documentNumber: '46712369',
  phone: '987 654 321',
  address: 'Jr. Puno 123',
  district: '150122',
  occupation: 'Abogada',
  organization: '',
};

const headers = () => ({ host: 'localhost', ...own.authorization });
const read = () => world.app.inject({ method: 'GET', url: '/api/v1/profile', headers: headers() });
const save = (payload: object) =>
  world.app.inject({ method: 'PUT', url: '/api/v1/profile', headers: headers(), payload });
const me = async () => (await post(world.app, '/auth/me', {}, own.authorization)).json<Record<string, unknown>>();
const signIn = (email: string, password: string) => post(world.signInApp, '/api/v1/sessions', { email, password });
const mails = () =>
  world.db.selectFrom('outbox_mails').select(['recipient', 'subject']).orderBy('created_at').orderBy('id').execute();

test.each([
  ['GET', '/api/v1/profile'],
  ['PUT', '/api/v1/profile'],
  ['POST', '/api/v1/profile-photos'],
  ['DELETE', '/api/v1/profile-photos'],
  ['POST', '/api/v1/password-changes'],
  ['POST', '/api/v1/email-changes'],
  ['POST', '/api/v1/marketing-consents'],
] as const)('%s %s is for whoever is signed in', async (method, url) => {
  expect((await world.app.inject({ method, url, headers: { host: 'localhost' } })).statusCode).toBe(401);
});

describe('the profile', () => {
  test('is the caller’s own, and tells in USER-1 once it was saved', async () => {
    await world.db.updateTable('users').set({ email_verified_at: null }).execute();
    await post(world.app, '/auth/verificar-email', { email: rosa.email, web: 'ES' });
    expect((await save(profile)).statusCode).toBe(204);
    expect((await read()).json()).toEqual({
      ...profile,
      phone: '987654321',
      email: rosa.email,
      emailVerified: false,
      hasPassword: true,
      marketing: { granted: false, at: world.clock.now().toISOString() },
    });
    expect(await me()).toMatchObject({ nombres: 'Rosa', celular: '987654321', profileComplete: false });
    await post(world.app, '/api/v1/email-verifications', { token: await linkTo(world, 'verificar') });
    expect(await me()).toMatchObject({ profileComplete: true, document: { type: 'DNI', number: '46712369' } });
    const luis = await register(world, { email: 'luis@correo.pe', givenNames: 'Luis' });
    const his = await world.app.inject({ method: 'GET', url: '/api/v1/profile', headers: luis.authorization });
    expect(his.json()).toMatchObject({ givenNames: 'Luis', phone: '', district: '' });
  });

  test.each([
    [{ givenNames: ' ' }, 'givenNames'],
    [{ documentNumber: '123' }, 'documentNumber'],
    [{ documentType: '' }, 'documentType'],
    [{ phone: '12345' }, 'phone'],
    [{ district: '999999' }, 'district'],
    [{ address: 'x'.repeat(121) }, 'address'],
  ])('%o is refused and the field is named', async (changes, field) => {
    const refused = await save({ ...profile, ...changes });
    expect([refused.statusCode, refused.json<{ field: string }>().field]).toEqual([400, field]);
    expect((await read()).json()).toMatchObject({ phone: '' });
  });
});

describe('the photograph', () => {
  const send = async (content: Buffer) => {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(content)]), 'foto.png');
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    return world.app.inject({
      method: 'POST',
      url: '/api/v1/profile-photos',
      headers: { ...headers(), 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7d1b2f' } })
      .png()
      .toBuffer();
  const key = async () =>
    (await world.db.selectFrom('users').select('photo_file').executeTakeFirstOrThrow()).photo_file;

  test('is kept square, shown under its address, and takes the place of the one before', async () => {
    expect((await send(await picture(900, 600))).statusCode).toBe(204);
    const first = (await key()) ?? '';
    const { foto_perfil, info } = await me();
    expect(info).toMatchObject({ images: [{ usage: 'PROFILE_PICTURE', filePath: '/imagenes/perfiles/' }] });
    const shown = await world.app.inject({ method: 'GET', url: String(foto_perfil) });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 480, height: 480, format: 'webp' });
    await send(await picture(100, 300));
    expect(await world.school.get(FileStore).find(first)).toBeNull();
    const second = (await key()) ?? '';
    const removed = await world.app.inject({ method: 'DELETE', url: '/api/v1/profile-photos', headers: headers() });
    expect(removed.statusCode).toBe(204);
    expect(await key()).toBeNull();
    expect(await world.school.get(FileStore).find(second)).toBeNull();
  });

  test('must be a picture', async () => {
    const refused = await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([refused.statusCode, refused.json<{ field: string }>().field]).toEqual([415, 'image']);
    expect((await me())['foto_perfil']).toBeNull();
  });
});

describe('the password', () => {
  const change = (currentPassword: string, password: string) =>
    post(world.app, '/api/v1/password-changes', { currentPassword, password }, own.authorization);

  test('changes with the present one; other sessions end, this one goes on, the owner is told', async () => {
    const other = browserOf(await signIn(rosa.email, rosa.password));
    expect((await change(rosa.password, 'cuatro gatos grises')).statusCode).toBe(204);
    expect((await read()).statusCode).toBe(200);
    const elsewhere = await world.app.inject({ method: 'GET', url: '/api/v1/profile', headers: other.authorization });
    expect(elsewhere.statusCode).toBe(401);
    expect((await signIn(rosa.email, rosa.password)).statusCode).toBe(400);
    expect((await mails()).at(-1)?.subject).toBe('Tu contraseña cambió');
  });

  test.each([
    ['otra cosa', 'cuatro gatos grises', 'currentPassword'],
    [rosa.password, '1234', 'password'],
    [rosa.password, rosa.email, 'password'],
    ['', 'cuatro gatos grises', 'currentPassword'],
  ])('%s → %s is refused at %s', async (current, next, field) => {
    const refused = await change(current, next);
    expect([refused.statusCode, refused.json<{ field: string }>().field]).toEqual([400, field]);
  });

  test('guessing is slowed down as signing in is', async () => {
    const answers = [];
    for (let turn = 0; turn < 12; turn += 1) answers.push((await change('no', 'cuatro gatos grises')).statusCode);
    expect(answers).toContain(429);
  });
});

describe('the e-mail', () => {
  const ask = (email: string, password: string = rosa.password) =>
    post(world.app, '/api/v1/email-changes', { email, password }, own.authorization);
  const confirm = (token: string) =>
    post(world.app, '/api/v1/email-change-confirmations', { token }, own.authorization);

  test('changes with the link sent to the new address, once; the old address is told twice', async () => {
    expect((await ask('Nueva@Correo.pe')).statusCode).toBe(204);
    expect((await me())['email']).toBe(rosa.email);
    const token = await linkTo(world, 'confirmar-correo');
    expect((await confirm(token)).json()).toEqual({ email: 'nueva@correo.pe' });
    expect((await confirm(token)).statusCode).toBe(200);
    expect(await me()).toMatchObject({ email: 'nueva@correo.pe', emailVerified: true });
    expect((await signIn('nueva@correo.pe', rosa.password)).statusCode).toBe(201);
    const told = (await mails())
      .filter(({ recipient }) => recipient.includes(rosa.email))
      .map(({ subject }) => subject);
    expect(told).toEqual(expect.arrayContaining(['Pediste cambiar tu correo', 'Tu correo cambió']));
  });

  test.each([
    ['no es un correo', rosa.password, 'email'],
    [rosa.email, rosa.password, 'email'],
    ['nueva@correo.pe', 'otra', 'password'],
  ])('%s with %s is refused at %s', async (email, password, field) => {
    const refused = await ask(email, password);
    expect([refused.statusCode, refused.json<{ field: string }>().field]).toEqual([400, field]);
  });

  test('SAFE-18: of another account is answered as any other; its holder alone hears of it, and the link comes to nobody', async () => {
    const luis = await register(world, { email: 'luis@correo.pe', givenNames: 'Luis' });
    expect((await ask('luis@correo.pe')).statusCode).toBe(204);
    const told = (await mails()).filter(({ recipient }) => recipient.includes('luis@correo.pe'));
    expect(told.map(({ subject }) => subject)).toEqual([
      'Confirma tu correo para abrir tu cuenta',
      'Ya tienes una cuenta en Escuela',
    ]);
    await expect(linkTo(world, 'confirmar-correo')).rejects.toThrow('No letter');
    expect((await me())['email']).toBe(rosa.email);
    expect((await post(world.app, '/auth/me', {}, luis.authorization)).json()).toMatchObject({
      email: 'luis@correo.pe',
    });
  });

  test('that another account takes after the asking is refused at the link', async () => {
    await ask('eva@correo.pe');
    await register(world, { email: 'eva@correo.pe' });
    expect((await confirm(await linkTo(world, 'confirmar-correo'))).json()).toMatchObject({ kind: 'email-taken' });
    expect((await me())['email']).toBe(rosa.email);
  });

  test('a second link makes the first one stop; they do not come one upon another; they run out', async () => {
    await ask('una@correo.pe');
    const first = await linkTo(world, 'confirmar-correo');
    expect((await ask('dos@correo.pe')).statusCode).toBe(429);
    world.clock.advance({ minutes: 2 });
    await ask('dos@correo.pe');
    expect((await confirm(first)).statusCode).toBe(410);
    const second = await linkTo(world, 'confirmar-correo');
    world.clock.advance({ hours: 25 });
    const signedOut = (token: string) => post(world.app, '/api/v1/email-change-confirmations', { token });
    expect((await signedOut(second)).statusCode).toBe(410);
    expect((await signedOut('inventado')).statusCode).toBe(404);
  });
});

describe('letters with news and offers', () => {
  const choose = (granted: boolean, textVersion: string = consentTexts.marketing.version) =>
    post(world.app, '/api/v1/marketing-consents', { granted, textVersion }, own.authorization);

  test('each choice is recorded with its text; a yes can be taken back', async () => {
    expect((await choose(true)).statusCode).toBe(204);
    expect((await read()).json()).toMatchObject({ marketing: { granted: true } });
    world.clock.advance({ minutes: 1 });
    expect((await choose(false, 'una vieja')).statusCode).toBe(204);
    expect((await read()).json()).toMatchObject({ marketing: { granted: false } });
    const rows = await world.db.selectFrom('consents').selectAll().where('purpose', '=', 'marketing').execute();
    expect(rows.map(({ granted }) => granted).toSorted()).toEqual([0, 0, 1]);
    expect(rows.every(({ text_version }) => text_version === consentTexts.marketing.version)).toBe(true);
  });

  test('a yes to another text than the one in force is refused', async () => {
    expect((await choose(true, 'una vieja')).json()).toMatchObject({ kind: 'consent-text-changed' });
  });
});
