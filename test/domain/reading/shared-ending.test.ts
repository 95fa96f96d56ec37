import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedEnding } from '#domain/reading/shared-ending.ts';

describe('the sentence that several texts end with', () => {
  it.each([
    [['Escribe contratos. Es inventada.', 'Litiga. Es inventada.'], ' Es inventada.'],
    [['Escribe contratos. Es inventada.', 'Litiga.'], ''],
    [['Escribe contratos. Es inventada.'], ''],
    [['Litiga.', 'Litiga.'], ''],
    [[], ''],
  ])('of %j is «%s»', (texts, ending) => {
    expect(sharedEnding(texts)).toBe(ending);
  });

  it('leaves something of every text, and is what each ends with', () => {
    const sentence = fc.stringMatching(/^[a-z]{1,8}$/).map((word) => `${word}.`);
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 2 }), sentence, (own, last) => {
        const texts = own.map((each) => `${each} ${last}`);
        expect(sharedEnding(texts)).toBe(` ${last}`);
        expect(texts.map((text) => text.slice(0, text.length - ` ${last}`.length))).toEqual(own);
      }),
    );
  });
});
