import { beforeEach, expect, test } from 'vitest';
import type { StaffMessages } from '#application/read-models/support/staff-messages.ts';
import { OfficeLog } from '#application/server/office/ports/office-log.ts';
import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { Messages } from '#application/server/support/ports/messages.ts';
import { settingsParts } from '#domain/settings/school-settings.ts';
import { messageOf } from '#test/ports/support/messages.ts';
import { idNumber } from '#test/support/shared/counting-ids.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let world: TestSchool;
let teresa: Record<string, string>;
let luis: Record<string, string>;
const id = messageOf().id;

beforeEach(async () => {
  world = await testSchool();
  teresa = await world.signIn(await world.addUser({ id: 'teresa', given_names: 'Teresa' }, ['support']));
  luis = await world.signIn(await world.addUser({ id: 'luis', given_names: 'Luis' }, ['owner']));
  await world.school.get(Messages).add(messageOf());
});

const list = async (query = 'which=all&group=all&page=1') =>
  (await world.app.inject({ url: `/api/v1/staff/messages?${query}`, headers: teresa })).json<StaffMessages>();

const answer = (text: string, headers = teresa, key = 'una-clave-de-prueba-1') =>
  world.app.inject({
    method: 'POST',
    url: `/api/v1/staff/messages/${id}/answers`,
    headers: { ...headers, 'idempotency-key': key },
    payload: { text },
  });

const settle = (isSettled: boolean, headers = teresa) =>
  world.app.inject({ method: 'PUT', url: `/api/v1/staff/messages/${id}/settlement`, headers, payload: { isSettled } });

const letters = () => world.db.selectFrom('outbox_mails').selectAll().execute();

test('an answer goes to whoever wrote, with what they wrote and the school’s own address for theirs, and is kept', async () => {
  expect((await answer('Claro que sí.\n\nTe esperamos.')).statusCode).toBe(201);
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    recipient: '"Ana Quispe" <ana@correo.pe>',
    subject: 'Respuesta a tu mensaje: Una pregunta',
    reply_to: settingsParts.contact.initial.email,
  });
  for (const part of ['Claro que sí.', 'Te esperamos.', 'Primera línea.']) expect(letter?.text_body).toContain(part);
  const { messages, waiting } = await list();
  expect(waiting).toBe(0);
  const by = expect.stringMatching(/^Teresa/);
  expect(messages).toMatchObject([
    { settled: { how: 'answered', by }, answers: [{ text: 'Claro que sí.\n\nTe esperamos.', by }] },
  ]);
  const log = await world.school.get(OfficeLog).list(null, 9);
  expect(log.map(({ by, action, thing }) => [by?.id, action, thing])).toEqual([
    ['teresa', 'message-answered', { kind: 'message', id }],
  ]);
  expect(JSON.stringify(log)).not.toContain('Claro');
});

test('the first who answers stands: the other is told who, and nothing is sent; what is tried again is one answer', async () => {
  expect((await answer('Sí.')).statusCode).toBe(201);
  expect((await answer('Sí.')).statusCode).toBe(201);
  const second = await answer('No.', luis, 'una-clave-de-prueba-2');
  expect(second.json()).toMatchObject({
    status: 409,
    detail: expect.stringMatching(/^Teresa .* ya respondió este mensaje/),
  });
  expect((await settle(true, luis)).statusCode).toBe(409);
  expect(await letters()).toHaveLength(1);
});

test('an answer of nothing or of too much is none', async () => {
  for (const text of [' \n', 'a'.repeat(4001)])
    expect((await answer(text)).json()).toMatchObject({ status: 400, field: 'text' });
  expect(await list()).toMatchObject({ waiting: 1 });
});

test('is seen to without a letter, and opened again, which a second time changes nothing', async () => {
  expect((await settle(true)).statusCode).toBe(204);
  expect((await list('which=waiting&group=all&page=1')).messages).toEqual([]);
  expect((await list('which=settled&group=contact&page=9')).messages).toMatchObject([{ settled: { how: 'done' } }]);
  for (let turn = 0; turn < 2; turn += 1) expect((await settle(false, luis)).statusCode).toBe(204);
  expect(await list()).toMatchObject({ waiting: 1, messages: [{ settled: null }] });
  expect(await letters()).toEqual([]);
  const log = await world.school.get(OfficeLog).list(null, 9);
  expect(log.map(({ action }) => action)).toEqual(['message-reopened', 'message-settled']);
});

test('an image opens by the address of the list alone, as a file that nothing runs in', async () => {
  await world.school.get(FileStore).put('solicitudes/a.webp', new Uint8Array([1, 2]));
  await world.school.get(Messages).add(messageOf({ id: idNumber(2), kind: 'support', file: 'solicitudes/a.webp' }));
  const [message] = (await list('which=all&group=support&page=1')).messages;
  const shown = await world.app.inject({ url: message?.image ?? '' });
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    'cache-control': 'private, max-age=3600',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect((await world.app.inject({ url: (message?.image ?? '').replace(/\?.*/, '') })).statusCode).toBe(403);
});
