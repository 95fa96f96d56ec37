import { expect, test } from 'vitest';
import { companyLineOf, companyLines } from '#domain/catalogue/company-line.ts';

test('SITE-10: 1 business news, 2 government, 3 criminal, 4 civil', () => {
  expect(companyLines.map(({ code, title }) => [code, title])).toEqual([
    [1, 'Actualidad empresarial'],
    [2, 'Gobierno'],
    [3, 'Penal'],
    [4, 'Civil'],
  ]);
});

test('no category stands in two lines', () => {
  const slugs = companyLines.flatMap(({ categorySlugs }) => categorySlugs);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test.each([
  ['3', 'Penal'],
  ['5', undefined],
  ['', undefined],
  ['03', undefined],
  [null, undefined],
])('the code %j', (code, title) => expect(companyLineOf(code)?.title).toBe(title));
