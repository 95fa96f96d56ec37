import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialProvider } from '#domain/legal/statute.ts';
import { legalParts, withProvider } from '#domain/legal/legal-text.ts';

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

test('who answers for the school stands where their name does, in titles, paragraphs and points', () => {
  const said = { ...initialProvider, school: 'Aula Andina' };
  const written = [
    {
      id: 'a',
      title: '{escuela}',
      blocks: ['Es de {razón social}, {RUC}. {nadie} {}', ['[{correo}](mailto:{correo})']],
    },
  ];
  expect(withProvider(written, said)).toEqual([
    {
      id: 'a',
      title: 'Aula Andina',
      blocks: [`Es de ${said.name}, ${said.ruc}. {nadie} {}`, [`[${said.email}](mailto:${said.email})`]],
    },
  ]);
});
