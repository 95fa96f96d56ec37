import { expect, test } from 'vitest';
import { publicNameOf, questionOf } from '#domain/learning/consultation.ts';

test('a question keeps its paragraphs and loses its blank edges', () => {
  expect(questionOf('  Buenas   tardes. \r\n\r\n\r\n\n ¿Cómo se  calcula?  ')).toEqual({
    ok: true,
    value: 'Buenas tardes.\n\n¿Cómo se calcula?',
  });
});

test('its length is counted in characters as people see them', () => {
  expect(questionOf('😀'.repeat(2000)).ok).toBe(true);
  expect(questionOf('😀'.repeat(2001)).ok).toBe(false);
});

test('others see the first name and the initial of the surname', () => {
  expect(publicNameOf({ givenNames: 'Ana María', paternalSurname: 'Ñaupari' })).toBe('Ana Ñ.');
  expect(publicNameOf({ givenNames: 'Ana', paternalSurname: '' })).toBe('Ana');
  expect(publicNameOf({ givenNames: ' ', paternalSurname: '' })).toBe('Estudiante');
});
