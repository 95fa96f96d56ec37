import { beforeEach, expect, test } from 'vitest';
import { answerMessage, listMessages, settleMessage } from '#adapters/cli/escuela/messages.ts';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { Messages } from '#application/server/support/ports/messages.ts';
import { messageOf } from '#test/ports/support/messages.ts';
import { commandLine } from '#test/support/school/command-line.ts';

const { school, run } = commandLine();
const id = 'abcdef12-0000-4000-8000-000000000001';

beforeEach(() => school().school.get(Messages).add(messageOf({ id })));

test('messages are listed with their state, answered once, and opened again', async () => {
  expect((await run(listMessages)).said).toMatch(/^ABCDEF12 · Mensaje de contacto · .*\n {2}Espera\n {2}Ana Quispe/);
  expect((await run(listMessages, '--kind', 'team')).said).toBe('No hay mensajes.');
  const answered = { code: 0, said: 'Respondido. La carta va a ana@correo.pe.' };
  expect(await run(answerMessage, 'ABCDEF12', '--text', 'Hola')).toEqual(answered);
  expect((await run(listMessages)).said).toMatch(/Respondido \(orden del servidor, [\s\S]*Respuesta: Hola/);
  const again = await run(answerMessage, 'ABCDEF12', '--text', 'Hola');
  expect(again).toMatchObject({ code: 1, said: expect.stringMatching(/^No se hizo nada\. Respondido/) });
  expect(await run(settleMessage, 'ABCDEF12', '--reopen')).toEqual({ code: 0, said: 'El mensaje espera otra vez.' });
  expect((await run(listMessages, '--waiting')).said).toContain('ABCDEF12');
  expect(await run(settleMessage, 'ABCDEF12')).toEqual({ code: 0, said: 'Mensaje atendido.' });
  expect((await run(listMessages, '--waiting')).said).toBe('No hay mensajes.');
});

test('what is not there, and what is no answer, is said', async () => {
  expect(await run(settleMessage, 'FFFFFFFF')).toEqual({ code: 1, said: 'No hay un solo mensaje con ese número.' });
  expect(await run(answerMessage, 'ABCDEF12', '--text', ' ')).toEqual({ code: 1, said: 'Escribe tu respuesta.' });
  expect(() => answerMessage.prepare(['ABCDEF12'])).toThrow(UsageError);
  expect(() => settleMessage.prepare([])).toThrow(/un solo número/);
  expect(() => listMessages.prepare(['--kind', 'nada'])).toThrow(/--kind/);
});
