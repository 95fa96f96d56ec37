import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choosePassword, normalizePassword } from '#domain/accounts/password.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const rosa = ['rosa.huaman@correo.pe', 'Rosa María', 'Huamán', 'Quispe'];

test.each(['tres tristes tigres', 'áéíóúñ¿?', 'xk7#pq2v', '        x7k', '🙂🙃🙂🙃🙂🙃🙂x', 'Mi perro se llama Lucas'])(
  '%j is a password',
  (typed) => {
    expect(choosePassword(typed, rosa).ok).toBe(true);
  },
);

describe('length', () => {
  test('eight characters are enough, seven are not; characters, not bytes', () => {
    expect(choosePassword('áé7íóúñ¿', rosa).ok).toBe(true);
    expect(refused(choosePassword('áé7íóúñ', rosa))).toEqual({ kind: 'password-too-short' });
    expect(refused(choosePassword('🙂🙃🙂🙃🙂🙃x', rosa))).toEqual({ kind: 'password-too-short' });
  });

  test('a hundred and twenty-eight characters are taken, one more is not', () => {
    const long = 'tres tristes tigres '.repeat(7);
    expect(choosePassword(long.slice(0, 128), rosa).ok).toBe(true);
    expect(refused(choosePassword(long.slice(0, 129), rosa))).toEqual({ kind: 'password-too-long' });
  });
});

test.each([
  '12345678',
  '87654321',
  'abcdefgh',
  '11111111',
  '12121212',
  'aaaaaaaaaaaa',
  'password',
  'PASSWORD1!',
  'Contraseña2026',
  'contrasena',
  'qwertyuiop',
  'Peru2026!',
  'alianzalima',
  'Universitario1924',
  'escuela123',
])('%j is what everybody tries first', (typed) => {
  expect(refused(choosePassword(typed, rosa))).toEqual({ kind: 'password-common' });
});

test.each(['rosa.huaman@correo.pe', 'rosa.huaman', 'ROSAHUAMAN', 'Rosa María', 'rosamaria1985', 'huaman2026'])(
  '%j is what others know of her',
  (typed) => {
    expect(refused(choosePassword(typed, rosa))).toEqual({ kind: 'password-personal' });
  },
);

test('the same characters are the same password, however the keyboard composes them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 8, maxLength: 60 }), (typed) => {
      expect(normalizePassword(typed.normalize('NFD'))).toBe(normalizePassword(typed.normalize('NFC')));
    }),
  );
  expect(accepted(choosePassword('cancio\u0301n de cuna', rosa))).toBe('canción de cuna');
});
