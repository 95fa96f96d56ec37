import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fieldRefusalText,
  longest,
  type MessageField,
  onlyDigits,
  onlyNameLetters,
  readField,
  readLink,
  readPhone,
} from '#domain/support/message-fields.ts';

test('SUPPORT-5: names keep letters, ñ, accents and spaces; telephones digits', () => {
  expect(onlyNameLetters('María-José 2º Ñuñez_')).toBe('MaríaJosé  Ñuñez');
  expect(onlyDigits('+51 987-654 321')).toBe('51987654321');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(onlyNameLetters(typed)).toMatch(/^[\p{Lu}\p{Ll}\p{M} ]*$/u);
      expect(onlyDigits(typed)).toMatch(/^\d*$/);
    }),
  );
});

test('a text keeps its lines, everything else is one line', () => {
  expect(readField('text', ' a\r\nb ')).toEqual({ ok: true, value: 'a\nb' });
  expect(readField('subject', ' a\r\nb ')).toEqual({ ok: true, value: 'a b' });
  expect(readField('subject', 'x'.repeat(121))).toMatchObject({
    ok: false,
    refusal: { kind: 'field-too-long', most: 120 },
  });
});

test.each(['12345', 'abc987654321', '1234567890123456'])('%j is no telephone', (text) => {
  expect(readPhone(text)).toMatchObject({ ok: false, refusal: { kind: 'field-invalid' } });
});

test('a link gets its scheme; what is none is refused', () => {
  expect(readLink('ana.pe/cursos')).toEqual({ ok: true, value: 'https://ana.pe/cursos' });
  expect(readLink('http://ana.pe')).toEqual({ ok: true, value: 'http://ana.pe' });
  for (const text of ['ana', 'javascript:alert(1)', 'https://ana', 'ana@correo.pe']) {
    expect(readLink(text).ok, text).toBe(false);
  }
});

test('every refusal is said in words', () => {
  for (const field of Object.keys(longest) as MessageField[]) {
    expect(fieldRefusalText({ kind: 'field-missing', field }).length).toBeGreaterThan(10);
    expect(fieldRefusalText({ kind: 'field-invalid', field }).length).toBeGreaterThan(10);
  }
  expect(fieldRefusalText({ kind: 'field-missing', field: 'problem' })).toBe('Seleccione uno de los problemas');
});
