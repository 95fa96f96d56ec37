import { expect, test } from 'vitest';
import { readDetails } from '#adapters/http-contract/catalogue/product-wire.ts';
import { catalogueColumns, type CatalogueRow } from '#adapters/server/publishing/catalogue-columns.ts';
import { draftOfRow } from '#adapters/server/publishing/catalogue-row.ts';
import { SaveProduct } from '#application/server/office/save-product.ts';
import { rate } from '#domain/shared/rate.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { factsOf } from '#ui/school/storefront/product/product-facts.ts';

const nobody = { categoryId: () => Promise.resolve(null), staffId: () => Promise.resolve(null) };
const blank = Object.fromEntries(catalogueColumns.map((column) => [column, ''])) as CatalogueRow;
const draftOf = (nivel: string) =>
  draftOfRow(
    { ...blank, sku: 'VT-9', tipo: 'curso', titulo: 'Ortografía', precio: '90.00', nivel },
    rate(1800),
    nobody,
  );

test.each([
  ['Basico', 'Básico'],
  ['', undefined],
])('a level goes from the cell «%s» to the page', async (cell, shown) => {
  const { app, school } = await testSchool();
  const draft = accepted(await draftOf(cell));
  accepted(await school.write(SaveProduct, (save) => save.execute(draft)));
  const answer = await app.inject({ method: 'GET', url: '/api/v1/products/ortografia' });
  const facts = factsOf(readDetails(answer.json<{ product: Parameters<typeof readDetails>[0] }>().product), false);
  expect(facts.find(({ name }) => name === 'Nivel')?.value).toBe(shown);
});

test('one that there is not is told with its column', async () => {
  expect(refused(await draftOf('experto'))).toMatchObject({
    column: 'nivel',
    reason: expect.stringContaining('básico'),
  });
});
