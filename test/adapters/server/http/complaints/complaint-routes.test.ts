import { beforeEach, expect, test } from 'vitest';
import { AnswerComplaint } from '#application/server/complaints/answer-complaint.ts';
import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let school: TestSchool;
const file = (parts: object = {}, key = 'clave-de-la-prueba-1') =>
  school.app.inject({
    method: 'POST',
    url: '/api/v1/complaints',
    headers: { 'idempotency-key': key },
    payload: { ...aComplaintDraft(), ...parts },
  });
const sheets = () => school.db.selectFrom('complaints').selectAll().execute();
const mails = () => school.db.selectFrom('outbox_mails').selectAll().execute();

beforeEach(async () => {
  school = await testSchool();
});

test('anyone files a complaint without an account; the copy goes out with it', async () => {
  const answer = await file();
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    number: '000000001-2026',
    answerDue: '2026-03-31',
    sheet: expect.stringMatching(/^\/reclamaciones\/hoja\/[\w-]{32}$/),
    copySent: true,
  });
  expect(await sheets()).toMatchObject([
    { number: '000000001-2026', detail: aComplaintDraft().detail, amount: 19_990 },
  ]);
  const mail = (await mails()).find(({ recipient }) => recipient.includes('rosa'));
  expect(mail?.recipient).toContain('rosa@correo.pe');
  expect(mail?.text_body).toContain('000000001-2026');
});

test('the same complaint sent again is the same sheet', async () => {
  const [first, again] = [await file(), await file()];
  expect(again.json()).toEqual(first.json());
  expect(await sheets()).toHaveLength(1);
  // The consumer's copy, and what the school is told.
  expect(await mails()).toHaveLength(2);
});

test('what is missing is named with its field, in Spanish, and takes no number', async () => {
  const answer = await file({ documentNumber: '123' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ kind: 'complaint-incomplete', field: 'documentNumber' });
  expect(answer.json().detail).toContain('DNI');
  expect((await file({}, 'clave-de-la-prueba-2')).json().number).toBe('000000001-2026');
});

test('a program that fills in every field is told so; a person’s next try passes', async () => {
  const answer = await file({ website: 'https://spam.example' });
  expect([answer.statusCode, answer.json().kind]).toEqual([422, 'looks-automatic']);
  expect(await sheets()).toEqual([]);
  expect((await file()).statusCode).toBe(201);
});

test('one address files sixty sheets in ten minutes, not more', async () => {
  for (let count = 1; count <= 60; count += 1)
    expect((await file({}, `clave-de-la-prueba-${count}`)).statusCode).toBe(201);
  expect((await file({}, 'clave-de-la-prueba-61')).statusCode).toBe(429);
});

test('the sheet is read by its secret, with what the school did, and by nobody’s cache', async () => {
  const { sheet, number } = (await file()).json();
  await school.school.write(AnswerComplaint, (book) =>
    book.execute(number, { kind: 'answer', text: 'Activamos tu curso.', by: 'Luis Rojas' }, { by: null, seen: null }),
  );
  const answer = await school.app.inject({ url: `/api/v1/complaints/${sheet.split('/').at(-1)}` });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.json()).toMatchObject({
    number,
    content: { fullName: 'Rosa Elena Huamán Ñaupari', amount: '199.90' },
    events: [{ kind: 'answer', text: 'Activamos tu curso.', by: 'Luis Rojas' }],
  });
  expect(Object.keys(answer.json())).not.toContain('secret');
});

test('a guessed secret finds nothing', async () => {
  await file();
  expect((await school.app.inject({ url: '/api/v1/complaints/no-es-el-secreto-de-nadie' })).statusCode).toBe(404);
});

test('who answers reads the sheets, those due first, and answers each once; what a colleague wrote is read first', async () => {
  const { number } = (await file()).json();
  await file({ fullName: 'Ana Quispe' }, 'clave-de-la-prueba-2');
  const headers = await school.signIn(await school.addUser({ is_collaborator: 1 }));
  const book = async () => (await school.app.inject({ url: '/api/v1/staff/complaints', headers })).json();
  expect(await book()).toMatchObject({
    waiting: [{ number, content: { amount: '199.90' }, events: [] }, { content: { fullName: 'Ana Quispe' } }],
    answered: [],
  });
  const reply = (parts: object, key: string) =>
    school.app.inject({
      method: 'POST',
      url: `/api/v1/staff/complaints/${number}/replies`,
      headers: { ...headers, 'idempotency-key': key },
      payload: { kind: 'answer', text: 'Activamos tu curso.', by: 'Teresa Aguirre', seen: 0, ...parts },
    });
  expect((await reply({ text: ' ' }, 'clave-de-respuesta-1')).json()).toMatchObject({ status: 400, field: 'text' });
  expect((await reply({ by: ' ' }, 'clave-de-respuesta-2')).json()).toMatchObject({ status: 400, field: 'by' });
  for (let press = 0; press < 2; press += 1) {
    expect((await reply({}, 'clave-de-respuesta-3')).json()).toEqual({ number });
  }
  expect((await reply({}, 'clave-de-respuesta-4')).json()).toMatchObject({ status: 409, kind: 'complaint-moved' });
  expect(await book()).toMatchObject({
    waiting: [{ content: { fullName: 'Ana Quispe' } }],
    answered: [
      { number, events: [{ kind: 'answer', by: 'Teresa Aguirre' }], sheet: expect.stringContaining('/hoja/') },
    ],
  });
  expect((await mails()).filter(({ subject }) => subject.startsWith('Respuesta'))).toHaveLength(1);
});
