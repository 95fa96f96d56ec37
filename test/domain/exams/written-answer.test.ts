import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameAnswer } from '#domain/exams/written-answer.ts';

describe('two written answers', () => {
  test.each([
    ['Gratificación', 'GRATIFICACION'],
    ['Gratificación', ' gratificación. '],
    ['Gratificación', '«gratificación»'],
    ['13 %', '13%'],
    ['año fiscal', 'ANO  FISCAL'],
  ])('%j and %j are the same', (one, other) => expect(isSameAnswer(one, other)).toBe(true));

  test.each([
    ['1.3', '13'],
    ['1,3', '13'],
    ['no procede', 'procede'],
    ['1740.00', '-1740.00'],
  ])('%j and %j are not', (one, other) => expect(isSameAnswer(one, other)).toBe(false));

  test('property: case and accents never matter, and it is the same as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(isSameAnswer(text, text)).toBe(true);
        expect(isSameAnswer(text.normalize('NFD'), text.normalize('NFC'))).toBe(true);
        expect(isSameAnswer(` ${text}  `, text)).toBe(true);
      }),
    );
  });
});
