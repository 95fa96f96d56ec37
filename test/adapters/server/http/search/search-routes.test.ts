import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { searchProducts } from '#adapters/http-contract/search/search.ts';
import { productSearchContract } from '#test/ports/search/product-search.ts';
import { storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { insertCatalogue } from '#test/support/catalogue/catalogue-rows.ts';
import { insertHolders } from '#test/support/shared/rows.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let school: TestSchool;
const get = (url: string) => school.app.inject({ method: 'GET', url });

beforeEach(async () => {
  school = await testSchool();
});

describe('the search over the wire', () => {
  productSearchContract(async (given) => {
    await insertCatalogue(school.db, given);
    return async (typed, offset = 0, limit = 20) => {
      const answer = await get(`/api/v1/product-searches?text=${encodeURIComponent(typed)}&offset=${offset}`);
      const found = v.parse(searchProducts.answer as NonNullable<typeof searchProducts.answer>, answer.json());
      return { ...found, products: found.products.slice(0, limit) };
    };
  });
});

test('says how large the school is and what most accounts hold', async () => {
  await insertCatalogue(school.db, [storedProduct(1), storedProduct(2), storedProduct(3)]);
  await insertHolders(
    school.db,
    new Map([
      [3, 2],
      [1, 1],
    ]),
  );
  const scope = (await get('/api/v1/search-scopes/header')).json();
  expect(scope.size).toBe(3);
  expect(scope.popular.map(({ path }: { path: string }) => path)).toEqual(['/cursos/curso-3', '/cursos/curso-1']);
});

test.each([
  ['', 'text'],
  [`text=${'a'.repeat(201)}`, 'text'],
  ['text=abc&offset=-1', 'offset'],
])('%s is refused, naming the field', async (query, field) => {
  const answer = await get(`/api/v1/product-searches?${query}`);
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
});
