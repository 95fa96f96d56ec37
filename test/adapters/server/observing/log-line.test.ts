import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { loggedError, logLine } from '#adapters/server/observing/log-line.ts';

describe('a line of the log', () => {
  test.each([
    ['550 <ana.quispe+legal@correo.example.pe> rejected', '550 <…> rejected'],
    ['no answer of smtp://escuela:secreto@correo:587', 'no answer of smtp://…@correo:587'],
    ['postgresql://escuela:secreto@10.0.0.5/escuela', 'postgresql://…@10.0.0.5/escuela'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2VjcmV0', 'Bearer …'],
    [
      'at file:///opt/node_modules/@fastify/cookie/plugin.js:3:1',
      'at file:///opt/node_modules/@fastify/cookie/plugin.js:3:1',
    ],
    [JSON.stringify('de\nana@correo.pe'), JSON.stringify('de\n…')],
    ['\u001b[31mrojo', '␛[31mrojo'],
  ])('%s is written as %s', (line, written) => {
    expect(logLine(line)).toBe(written);
  });

  test('SAFE-19: holds no e-mail, whatever stands around it, and stays JSON', () => {
    const words = fc.string({
      unit: fc.constantFrom('a', 'Z', '9', '.', ' ', '"', '<', '\\', '/', '@', ':', 'ñ', '\n', '\t', '\u0001'),
    });
    fc.assert(
      fc.property(words, words, fc.emailAddress(), (before, after, email) => {
        const line = logLine(JSON.stringify({ message: before + email + after }));
        expect(line).not.toContain(email);
        expect(() => JSON.parse(line) as unknown).not.toThrow();
      }),
    );
  });
});

test('SAFE-19: of an error of the database the log has no values of rows', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    detail: 'Key (email)=(ana@correo.pe) already exists.',
    where: 'COPY users, line 1',
  });
  const { stack, ...logged } = loggedError(new Error('could not be written', { cause: error }));
  expect(stack).toContain('could not be written');
  expect(logged).toMatchObject({ type: 'Error', message: 'could not be written', cause: { code: '23505' } });
  expect(JSON.stringify(logged)).not.toMatch(/ana@|COPY/);
  expect(loggedError('a text')).toEqual({ type: 'string', message: 'a text', stack: '' });
});
