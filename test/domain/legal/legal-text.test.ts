import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalParts } from '#domain/legal/legal-text.ts';

test('links within the school are links, everything else is text', () => {
  expect(legalParts('Lee [los términos](/terminos-condiciones) y escribe.')).toEqual([
    { kind: 'text', text: 'Lee ' },
    { kind: 'link', text: 'los términos', to: '/terminos-condiciones' },
    { kind: 'text', text: ' y escribe.' },
  ]);
  expect(legalParts('[x](javascript:alert)')).toEqual([{ kind: 'text', text: '[x](javascript:alert)' }]);
  expect(legalParts('[x](https://otra.example)')).toHaveLength(1);
});

test('nothing of a paragraph is lost', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const written = legalParts(text).map((part) => (part.kind === 'text' ? part.text : `[${part.text}](${part.to})`));
      expect(written.join('')).toBe(text);
    }),
  );
});
