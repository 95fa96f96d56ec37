import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkedContent, type ContentRules } from '#domain/settings/content-rules.ts';

interface Shop {
  readonly name: string;
  readonly motto: string;
  readonly doors: readonly { readonly number: string; readonly colour: string }[];
}

const rules: ContentRules<Shop> = {
  name: { most: 10, missing: 'Escribe el nombre.' },
  motto: { most: 20, isLong: true, wrong: (text) => (text.includes('gratis') ? 'Nada es gratis.' : null) },
  doors: {
    most: 3,
    missing: 'Deja una puerta.',
    row: { number: { most: 2, missing: 'Escribe el número.' }, colour: { most: 5 } },
    wrong: (rows) =>
      rows.some(({ number }, place) => rows.findIndex((row) => row.number === number) < place)
        ? { field: 'doors', text: 'Dos puertas llevan un número.' }
        : null,
  },
};

const right: Shop = { name: 'Lima', motto: '', doors: [{ number: '1', colour: 'azul' }] };

test('what is right is kept as it reads: blanks as one, lines where there may be some', () => {
  const typed = { ...right, name: '  La  Lima ', motto: ' uno\r\ndos ', doors: [{ number: ' 1', colour: '' }] };
  expect(checkedContent(rules, typed)).toEqual({
    ok: true,
    value: { name: 'La Lima', motto: 'uno\ndos', doors: [{ number: '1', colour: '' }] },
  });
});

describe('what is wrong is told all at once, each at its place', () => {
  test.each<[Partial<Shop>, readonly string[]]>([
    [{ name: ' ' }, ['name: Escribe el nombre.']],
    [{ name: 'x'.repeat(11) }, ['name: Este dato es demasiado largo.']],
    [{ motto: 'todo gratis', doors: [] }, ['motto: Nada es gratis.', 'doors: Deja una puerta.']],
    [
      {
        doors: [
          { number: '1', colour: '' },
          { number: '', colour: 'amarillo' },
        ],
      },
      ['doors[1].number: Escribe el número.', 'doors[1].colour: Este dato es demasiado largo.'],
    ],
    [
      { doors: Array.from({ length: 4 }, (_, place) => ({ number: String(place), colour: '' })) },
      ['doors: Aquí caben 3. Quita las que sobran.'],
    ],
    [
      {
        doors: [
          { number: '7', colour: '' },
          { number: '7', colour: '' },
        ],
      },
      ['doors: Dos puertas llevan un número.'],
    ],
  ])('%j', (typed, problems) => {
    const checked = checkedContent(rules, { ...right, ...typed });
    expect(checked.ok ? [] : checked.refusal.problems.map(({ field, text }) => `${field}: ${text}`)).toEqual(problems);
  });
});

test('whatever is typed, what is kept is kept again as it is', () => {
  const row = fc.record({ number: fc.string({ maxLength: 3 }), colour: fc.string({ maxLength: 6 }) });
  const shop = fc.record({
    name: fc.string({ maxLength: 12 }),
    motto: fc.string(),
    doors: fc.array(row, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(shop, (typed) => {
      const checked = checkedContent(rules, typed);
      if (checked.ok) expect(checkedContent(rules, checked.value)).toEqual(checked);
      else expect(checked.refusal.problems.length).toBeGreaterThan(0);
    }),
  );
});
