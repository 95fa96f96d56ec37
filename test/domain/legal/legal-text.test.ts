import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialProvider } from '#domain/legal/statute.ts';
import { initialCookies } from '#domain/legal/initial-cookies.ts';
import { initialPrivacy } from '#domain/legal/initial-privacy.ts';
import { initialTerms } from '#domain/legal/initial-terms.ts';
import { legalParts, legalSections, legalTextProblem, withProvider } from '#domain/legal/legal-text.ts';

test('links within the school are links, everything else is text', () => {
  expect(legalParts('Lee [los términos](/terminos-condiciones) y escribe.')).toEqual([
    { kind: 'text', text: 'Lee ' },
    { kind: 'link', text: 'los términos', to: '/terminos-condiciones' },
    { kind: 'text', text: ' y escribe.' },
  ]);
  // As it is written and edited, before the school's facts stand in it.
  const to = 'mailto:{correo de datos}';
  expect(legalParts(`[{correo de datos}](${to})`)).toEqual([{ kind: 'link', text: '{correo de datos}', to }]);
  // With twice the signs it would take thousands of times as long, if a brace could be read in two ways.
  expect(legalParts(`[x](/${'{a}'.repeat(60)}`)).toHaveLength(1);
  expect(legalParts('[x](javascript:alert)')).toEqual([{ kind: 'text', text: '[x](javascript:alert)' }]);
  expect(legalParts('[x](https://otra.example)')).toHaveLength(1);
});

test('nothing of a paragraph is lost', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const written = legalParts(text).map((part) => {
        if (part.kind === 'text') return part.text;
        return part.kind === 'strong' ? `**${part.text}**` : `[${part.text}](${part.to})`;
      });
      expect(written.join('')).toBe(text);
    }),
  );
});

test('a text is read as its sections, each with its name, paragraphs and lists', () => {
  const written = [
    '## Quiénes somos',
    'Somos',
    'la escuela.',
    '',
    '- uno',
    '- dos,',
    '  y más',
    'Fin.',
    '',
    '## Devoluciones y reembolsos {#devoluciones}',
    'Todo.',
  ].join('\n');
  expect(legalSections(written)).toEqual([
    { id: 'quienes-somos', title: 'Quiénes somos', blocks: ['Somos la escuela.', ['uno', 'dos, y más Fin.']] },
    { id: 'devoluciones', title: 'Devoluciones y reembolsos', blocks: ['Todo.'] },
  ]);
  expect(legalTextProblem(written)).toBeNull();
});

test('whatever is typed has sections that are told apart, or is said to be wrong', () => {
  const line = fc.constantFrom('## A', '## B', '## A {#b}', '- punto', 'texto', '', '{RUC}', '{ruc}', '# x');
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const text = lines.join('\n');
      const sections = legalSections(text);
      if (legalTextProblem(text) !== null) return;
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
      expect(sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
      expect(text).not.toContain('{ruc}');
    }),
  );
});

test.each([
  ['Sin título.', 'Empieza con el título'],
  ['## A\n\n## B\nx', '«A» no dice nada'],
  ['## A\nx\n\n## A\ny', 'Dos secciones se llaman «A»'],
  ['## A\nSomos {razon social}.', '«{razon social}» no es un dato'],
])('%j is not shown: %s', (text, problem) => {
  expect(legalTextProblem(text)).toContain(problem);
});

test.each(Object.entries({ terms: initialTerms, privacy: initialPrivacy, cookies: initialCookies }))(
  'what a new school begins with is right: %s',
  (_, text) => {
    expect(legalTextProblem(text)).toBeNull();
  },
);

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
