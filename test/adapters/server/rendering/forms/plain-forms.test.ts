import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let school: TestSchool;
let app: FastifyInstance;

beforeEach(async () => {
  school = await testSchool({ withPages: true });
  app = school.app;
});

const own = { 'sec-fetch-site': 'same-origin' };

/** Sends a form as a browser does by itself. */
const post = (url: string, fields: Readonly<Record<string, string>>, headers: Record<string, string> = own) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

/** The fields of a complaint as its form sends them: no box that is not ticked. */
function complaint(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { isMinor, ...texts } = aComplaintDraft();
  return { ...texts, ...(isMinor && { isMinor: 'on' }), ...changes };
}

const message = {
  name: 'Ana Quispe',
  email: 'ana@correo.pe',
  phone: '987654321',
  subject: 'Una pregunta',
  text: 'Primera línea.\r\nSegunda línea.',
};
const mails = () => school.db.selectFrom('outbox_mails').select(['recipient', 'text_body']).orderBy('id').execute();
const sheets = () => school.db.selectFrom('complaints').selectAll().execute();
const messages = () => school.db.selectFrom('messages').selectAll().execute();
/** The secret of the link in a letter. */
const secretIn = (text: string, path: string) => new RegExp(`${path}/([\\w-]+)`).exec(text)?.[1] ?? '';

describe('the complaints book', () => {
  test('a sheet is filed without script, and its own page says so, which a reload does not send again', async () => {
    const answer = await post('/reclamaciones', complaint({ detail: 'Pagué.\r\nNo aparece.' }));
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.location).toMatch(/^\/reclamaciones\/hoja\/[\w-]{32}$/);
    expect((await sheets())[0]).toMatchObject({ number: '000000001-2026', detail: 'Pagué.\nNo aparece.' });
    const sheet = await app.inject({ url: answer.headers.location ?? '' });
    expect(sheet.body).toContain('000000001-2026');
    expect((await mails())[0]?.recipient).toContain('rosa@correo.pe');
  });

  test('pressed twice it is one sheet', async () => {
    const [first, second] = await Promise.all([
      post('/reclamaciones', complaint()),
      post('/reclamaciones', complaint()),
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([303, 303]);
    expect(second.headers.location).toBe(first.headers.location);
    expect(await sheets()).toHaveLength(1);
    await post('/reclamaciones', complaint({ detail: 'Otra cosa.' }));
    expect(await sheets()).toHaveLength(2);
  });

  test('what is missing is said at each field and in a summary that has the focus, and what was typed stays', async () => {
    const answer = await post(
      '/reclamaciones',
      complaint({ documentNumber: '12', email: 'rosa@', detail: 'Se dijo <b>algo</b> "así".', isMinor: 'on' }),
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.etag).toBeUndefined();
    const html = answer.body;
    expect(html).toMatch(/<div[^>]*role="group"[^>]*autofocus/i);
    expect(html).toContain('href="#reclamo-documentNumber"');
    expect(html).toMatch(/<input[^>]*id="reclamo-documentNumber"[^>]*aria-invalid="true"[^>]*/);
    expect(html).toContain('id="reclamo-email-error"');
    expect(html).toContain('Se dijo &lt;b&gt;algo&lt;/b&gt; &quot;así&quot;.');
    expect(html).toMatch(/<input[^>]*name="documentNumber"[^>]*value="12"/);
    expect(html).toMatch(/<input[^>]*name="isMinor"[^>]*checked=""/);
    expect(html).toMatch(/<input[^>]*value="claim"[^>]*checked=""|<input[^>]*checked=""[^>]*value="claim"/);
    expect(await sheets()).toEqual([]);
  });

  test('the script that comes later finds the same form: what was typed is in the page’s data', async () => {
    const { body } = await post('/reclamaciones', complaint({ documentNumber: '12' }));
    const [, json = ''] = /<script id="estado" type="application\/json">(.*?)<\/script>/.exec(body) ?? [];
    expect(Object.values(JSON.parse(json).router.actionData)[0]).toMatchObject({
      form: 'complaint',
      values: { documentNumber: '12' },
      problems: [{ field: 'documentNumber' }],
    });
    expect((await app.inject({ url: '/reclamaciones' })).body).not.toContain('"actionData"');
  });

  test('a program that fills in what nobody sees is told so; the next try is a person’s', async () => {
    const answer = await post('/reclamaciones', complaint({ website: 'https://spam.example' }));
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('debe quedar vacío');
    expect(answer.body).not.toContain('spam.example');
    expect(await sheets()).toEqual([]);
  });

  test('it has the limit of the call it stands for, and too much of it loses nothing that was typed', async () => {
    await post('/reclamaciones', complaint());
    for (let count = 1; count <= 59; count += 1) {
      await app.inject({
        method: 'POST',
        url: '/api/v1/complaints',
        headers: { 'idempotency-key': `clave-de-la-prueba-${count}` },
        payload: aComplaintDraft({ detail: `Parte ${count}` }),
      });
    }
    const answer = await post('/reclamaciones', complaint({ detail: 'Una más' }));
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain('demasiados intentos');
    expect(answer.body).toContain('Una más');
    expect(await sheets()).toHaveLength(60);
  });

  test('a form that another site sends files nothing, and nothing of it is shown', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://mala.example' },
      { origin: 'null' },
    ]) {
      const answer = await post('/reclamaciones', complaint(), headers as Record<string, string>);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('No pudimos comprobar');
      expect(answer.body).not.toContain(aComplaintDraft().detail);
    }
    expect(await sheets()).toEqual([]);
    const here = { origin: 'https://escuela.local:8443', host: 'escuela.local:8443' };
    expect((await post('/reclamaciones', complaint(), here)).statusCode).toBe(303);
  });

  test('a form that cannot be read is answered by a page, too', async () => {
    const answer = await post('/reclamaciones', { detail: 'a'.repeat(200_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('<h1>Libro de Reclamaciones</h1>');
  });
});

describe('messages and applications', () => {
  test('without the captcha nobody reads a message before its writer has confirmed it by a letter', async () => {
    const answer = await post('/contacto', message);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contacto?estado=por-confirmar']);
    const [letter, ...others] = await mails();
    expect(others).toEqual([]);
    expect(letter?.recipient).toContain('ana@correo.pe');
    for (const typed of ['Ana Quispe', 'Una pregunta', 'Primera']) expect(letter?.text_body).not.toContain(typed);
    const path = `/contacto/confirmar/${secretIn(letter?.text_body ?? '', '/contacto/confirmar')}`;
    const page = await app.inject({ url: path });
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(await mails()).toHaveLength(1);
    const confirmed = await post(path, {});
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, '/contacto?estado=recibido']);
    const after = await mails();
    expect(after).toHaveLength(3);
    expect(after.at(-1)?.text_body).toContain('Segunda línea.');
    expect(await messages()).toMatchObject([
      { kind: 'contact', held_hash: null, body: 'Primera línea.\nSegunda línea.' },
    ]);
  });

  test('a link that was used, or is too old, says so', async () => {
    await post('/contacto', message);
    const path = `/contacto/confirmar/${secretIn((await mails())[0]?.text_body ?? '', '/contacto/confirmar')}`;
    school.clock.advance({ days: 1, seconds: 1 });
    const late = await post(path, {});
    expect(late.statusCode).toBe(422);
    expect(late.body).toContain('Este enlace ya se usó o venció');
    expect(await mails()).toHaveLength(1);
  });

  test('one mailbox gets five such letters a day, and what was never confirmed is forgotten', async () => {
    const subjects = ['uno', 'dos', 'tres', 'cuatro', 'cinco'];
    for (const subject of subjects) expect((await post('/contacto', { ...message, subject })).statusCode).toBe(303);
    const oneMore = await post('/contacto', { ...message, subject: 'seis' });
    expect(oneMore.statusCode).toBe(429);
    expect(oneMore.body).toContain('value="seis"');
    expect(await mails()).toHaveLength(5);
    school.clock.advance({ days: 1, seconds: 1 });
    expect((await post('/contacto', { ...message, subject: 'seis' })).statusCode).toBe(303);
    expect((await messages()).map(({ subject }) => subject)).toEqual(['seis']);
  });

  test.each([
    ['/unete', 'team'],
    ['/unete/afiliados', 'affiliate'],
    ['/unete/creadores', 'creator'],
  ])('an application posted at %s is one of %s, with its page on errors', async (path, kind) => {
    const wrong = await post(path, { ...message, phone: '' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain(`id="${kind}-phone-error"`);
    expect(wrong.body).toContain('value="Ana Quispe"');
    const sent = await post(path, { ...message, link: 'ana.pe' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${path}?estado=por-confirmar`]);
    expect(await messages()).toMatchObject([{ kind, facts: '[["Enlace","https://ana.pe"]]' }]);
    expect((await app.inject({ url: `${path}?estado=por-confirmar` })).body).toContain('Falta un paso');
  });

  test('the field that nobody sees stands guard here, too', async () => {
    const answer = await post('/contacto', { ...message, website: 'x' });
    expect([answer.statusCode, await mails()]).toEqual([422, []]);
  });
});

describe('the newsletter', () => {
  test('asks, confirms and ends without script; the e-mail is in no address', async () => {
    const asked = await post('/novedades', { email: 'ana@correo.pe' });
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/novedades?estado=por-confirmar']);
    const secret = secretIn((await mails())[0]?.text_body ?? '', '/novedades/alta');
    expect((await post(`/novedades/alta/${secret}`, {})).headers.location).toBe('/novedades?estado=alta');
    const leave = secretIn((await mails())[1]?.text_body ?? '', '/novedades/baja');
    expect((await post(`/novedades/baja/${leave}`, {})).headers.location).toBe('/novedades?estado=baja');
    expect((await app.inject({ url: '/novedades?estado=baja' })).body).toContain('ya no te enviaremos novedades');
  });

  test('an address that is none stays in its field, and a link that is none says so', async () => {
    const wrong = await post('/novedades', { email: 'ana@' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toMatch(/<input[^>]*id="news-email"[^>]*value="ana@"/);
    expect(wrong.body).toContain('id="news-email-error"');
    const none = await post('/novedades/alta/no-es-de-nadie', {});
    expect(none.statusCode).toBe(422);
    expect(none.body).toMatch(/role="(alert|status|group)"/);
  });
});

describe('a forgotten password', () => {
  test('is asked for without script, by the very rule of the call, and the answer is the same for whoever has no account', async () => {
    await school.addUser({ email: 'rosa@correo.pe' });
    for (const email of ['rosa@correo.pe', 'nadie@correo.pe']) {
      const asked = await post('/reset-password', { email });
      expect([asked.statusCode, asked.headers.location]).toEqual([303, '/reset-password?estado=enviado']);
    }
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([expect.stringContaining('rosa@correo.pe')]);
    const page = await app.inject({ url: '/reset-password?estado=enviado' });
    expect(page.body).toContain('Revisa tu correo');
    const wrong = await post('/reset-password', { email: 'rosa' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toMatch(/<input[^>]*id="reset-email"[^>]*value="rosa"/);
  });
});
