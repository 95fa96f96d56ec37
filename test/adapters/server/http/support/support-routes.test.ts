import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { userTypes } from '#domain/support/support-request.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { captchaAnswer } from '#test/support/support/solve-captcha.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';
import { settingsParts } from '#domain/settings/school-settings.ts';

let school: TestSchool;
beforeEach(async () => {
  school = await testSchool();
});

const fields = {
  nombres: 'Ana María',
  apellidos: 'Quispe Rojas',
  celular: '987654321',
  email: 'ana@correo.pe',
  opcion: 'He tenido un problema',
  tipo_informacion: 'Durante el pago > Rechazaron mi pago',
  tipo_usuario: userTypes[0] as string,
  asunto: 'Mi pago',
  mensaje: 'Intenté pagar dos veces.',
  web: 'ES',
  origen: 'Formularios de Feedback',
};

async function send(
  changes: Partial<Record<keyof typeof fields | 'captcha', string>> = {},
  image: Blob | null = null,
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  const all = { ...fields, captcha: await captchaAnswer(school.app), ...changes };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  if (image !== null) form.append('archivo', image, 'captura.png');
  const answer = await fetchInto(school.app)('/api/solicitudfeedback', { method: 'POST', body: form, headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const rows = () => school.db.selectFrom('messages').selectAll().execute();
const picture = async () => {
  const content = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(content)], { type: 'image/png' });
};
const attachments = () => {
  const folder = join(school.dataDir, 'solicitudes');
  return existsSync(folder) ? readdirSync(folder) : [];
};

describe('SUPPORT-6: POST /api/solicitudfeedback', () => {
  test('keeps the request with its image and tells requester and staff', async () => {
    expect(await send({}, await picture())).toEqual({ status: 200, body: { success: true } });
    const [row] = await rows();
    expect(row).toMatchObject({ kind: 'support', name: 'Ana María Quispe Rojas', user_id: null, subject: 'Mi pago' });
    expect(JSON.parse(row?.facts ?? '[]')).toContainEqual(['Problema', fields.tipo_informacion]);
    expect(attachments()).toEqual([row?.file_key?.split('/')[1]]);
    const letters = await school.db.selectFrom('outbox_mails').select(['recipient', 'text_body']).execute();
    expect(letters.map(({ recipient }) => recipient)).toEqual([
      expect.stringContaining('ana@correo.pe'),
      expect.stringContaining(settingsParts.contact.initial.email),
    ]);
    expect(letters[0]?.text_body).not.toContain('dos veces');
    expect(letters[1]?.text_body).toContain('Intenté pagar dos veces.');
    expect(letters[1]?.text_body).toContain(`${school.config.schoolOrigin}/colaboradores/mensajes`);
    expect(letters[0]?.text_body).not.toContain('/colaboradores');
  });

  test('SAFE-20: every request reaches the staff; its address gets five letters a day at most', async () => {
    for (let turn = 0; turn < 8; turn += 1) await send({ email: turn % 2 === 0 ? 'ana@correo.pe' : 'Ana@correo.pe' });
    const letters = await school.db.selectFrom('outbox_mails').select('recipient').execute();
    const toAna = letters.filter(({ recipient }) => recipient.toLowerCase().includes('ana@correo.pe'));
    expect([toAna.length, letters.length - toAna.length]).toEqual([5, 8]);
  });

  test('a signed-in request is the account’s; a token that is none is refused', async () => {
    const userId = await school.addUser();
    await send({}, null, await school.signIn(userId));
    expect((await rows())[0]?.user_id).toBe(userId);
    expect((await send({}, null, { authorization: 'Bearer no' })).status).toBe(401);
  });

  test.each([
    ['nombres', 'Escribe tus nombres.'],
    ['celular', 'Escribe tu celular.'],
    ['opcion', 'Marca «He tenido un problema» para continuar.'],
    ['tipo_informacion', 'Seleccione uno de los problemas'],
    ['tipo_usuario', 'Elige tu tipo de usuario.'],
    ['asunto', 'Escribe el asunto.'],
    ['mensaje', 'Escribe tu mensaje.'],
  ] as const)('SUPPORT-4: without %s it is refused by name', async (field, detail) => {
    expect(await send({ [field]: ' ' })).toMatchObject({ status: 400, body: { field, detail } });
    expect(await rows()).toEqual([]);
  });

  test('SUPPORT-4: the captcha is needed, and an answer serves once', async () => {
    const missing = { status: 400, body: { field: 'captcha', detail: 'Debe marcar el captcha' } };
    expect(await send({ captcha: '' })).toMatchObject(missing);
    expect(await send({ captcha: 'bm8=' })).toMatchObject(missing);
    const captcha = await captchaAnswer(school.app);
    expect((await send({ captcha })).status).toBe(200);
    expect(await send({ captcha })).toMatchObject({ status: 409, body: { kind: 'captcha-used', field: 'captcha' } });
    expect(await rows()).toHaveLength(1);
  });

  test('SUPPORT-4: only an image is taken, by its content, and the answer of the captcha stays good', async () => {
    const captcha = await captchaAnswer(school.app);
    const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' });
    expect(await send({ captcha }, drawing)).toMatchObject({ status: 415, body: { field: 'archivo' } });
    expect(await rows()).toEqual([]);
    expect(attachments()).toEqual([]);
    expect((await send({ captcha }, await picture())).status).toBe(200);
  });

  test('an image is forgotten when its request is refused after all', async () => {
    const captcha = await captchaAnswer(school.app);
    const [first, second] = await Promise.all([send({ captcha }, await picture()), send({ captcha }, await picture())]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    expect(attachments()).toHaveLength(1);
  });
});

test('SUPPORT-2: GET /api/load-tipo-usuarios', async () => {
  const answer = await school.app.inject({ method: 'GET', url: '/api/load-tipo-usuarios' });
  expect(answer.json()).toEqual({ tipousuario: userTypes.map((value) => ({ value })) });
});

describe('ROUTE-12: messages and applications', () => {
  const written = { name: 'Ana', email: 'ana@correo.pe', phone: '', subject: 'Horario', text: '¿Atienden el sábado?' };
  const post = async (url: string, payload: object) =>
    school.app.inject({ method: 'POST', url, payload: { captcha: await captchaAnswer(school.app), ...payload } });

  test('a message reaches the staff', async () => {
    expect((await post('/api/v1/contact-messages', written)).statusCode).toBe(204);
    expect(await rows()).toMatchObject([{ kind: 'contact', subject: 'Horario', phone: '' }]);
    expect((await post('/api/v1/contact-messages', { ...written, email: 'ana' })).json()).toMatchObject({
      status: 400,
      field: 'email',
    });
    expect((await post('/api/v1/contact-messages', { ...written, captcha: '' })).json()).toMatchObject({
      field: 'captcha',
      detail: 'Debe marcar el captcha',
    });
  });

  test('an application needs a telephone and takes a link', async () => {
    const application = { ...written, kind: 'creator', phone: '987 654 321', link: 'ana.pe/cursos' };
    expect((await post('/api/v1/applications', application)).statusCode).toBe(204);
    const [row] = await rows();
    expect(row).toMatchObject({ kind: 'creator', phone: '987654321' });
    expect(JSON.parse(row?.facts ?? '')).toEqual([['Enlace', 'https://ana.pe/cursos']]);
    expect((await post('/api/v1/applications', { ...application, phone: '' })).json()).toMatchObject({
      field: 'phone',
    });
    expect((await post('/api/v1/applications', { ...application, kind: 'otro' })).json()).toMatchObject({
      field: 'kind',
    });
  });
});

test('how the school is reached', async () => {
  const answer = await school.app.inject({ method: 'GET', url: '/api/v1/contact-details' });
  const { email, phone, address, hours } = settingsParts.contact.initial;
  expect(answer.json()).toEqual({ email, phone, address, hours });
});
