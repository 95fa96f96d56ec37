import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  consultationAnswerOf,
  LONGEST_CONSULTATION_ANSWER,
  publicNameOf,
  questionOf,
} from '#domain/learning/consultation.ts';

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

test('an answer says something, in so many characters, and is kept as it will be read', () => {
  expect(consultationAnswerOf(' \n ')).toEqual({ ok: false, refusal: { kind: 'answer-missing' } });
  expect(consultationAnswerOf(' Desde  el primer día. ')).toEqual({ ok: true, value: 'Desde el primer día.' });
  const length = LONGEST_CONSULTATION_ANSWER + 1;
  expect(consultationAnswerOf('a'.repeat(length))).toEqual({
    ok: false,
    refusal: { kind: 'answer-too-long', length },
  });
});

test('what was kept of an answer is kept again as it is', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (text) => {
      const kept = consultationAnswerOf(text);
      if (kept.ok) expect(consultationAnswerOf(kept.value)).toEqual(kept);
    }),
  );
});
