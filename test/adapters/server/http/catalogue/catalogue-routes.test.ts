import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { getProduct, listProducts, readPage, readProductPage } from '#adapters/http-contract/catalogue/catalogue.ts';
import { HelpQuestionsInSql } from '#adapters/server/sql/support/help-questions-in-sql.ts';
import { money } from '#domain/shared/money.ts';
import {
  labour,
  rosa,
  seller,
  storedPrice,
  storedProduct,
  storedSeminar,
} from '#test/support/catalogue/catalogue-builders.ts';
import { insertCatalogue, insertSellers } from '#test/support/catalogue/catalogue-rows.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let school: TestSchool;
const get = (url: string) => school.app.inject({ method: 'GET', url });

beforeEach(async () => {
  school = await testSchool();
  const price = storedPrice({ regular: money(19_990), reduced: money(15_990) });
  await insertCatalogue(school.db, [
    storedProduct(1, { category: labour, staff: [rosa], price }),
    storedProduct(2, { kind: 'book', slug: 'libro', price: storedPrice({ taxRate: 0 as never }) }),
    storedSeminar(3, '2026-05-01T15:00:00.000Z'),
    storedSeminar(4, '2026-01-01T15:00:00.000Z'),
  ]);
  await insertSellers(school.db, [seller()]);
});

describe('GET /api/v1/products', () => {
  test('carries amounts as decimal texts, which the browser reads back', async () => {
    const answer = await get('/api/v1/products?kinds=course,book');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().products[0].price).toEqual({
      current: '159.90',
      former: '199.90',
      until: null,
      subscriber: null,
      igv: '18',
    });
    const page = readPage(v.parse(listProducts.answer as NonNullable<typeof listProducts.answer>, answer.json()));
    expect(page.products.map(({ slug, price }) => [slug, price.current, price.taxRate])).toEqual([
      ['curso-1', 15_990, 1800],
      ['libro', 11_800, 0],
    ]);
    expect(page).toMatchObject({ total: 2, page: 1, pages: 1, categories: [labour] });
  });

  test('narrows by dates and pages', async () => {
    const soon = await get('/api/v1/products?kinds=seminar&dates=coming');
    expect(soon.json().products.map(({ slug }: { slug: string }) => slug)).toEqual(['seminario-3']);
    const second = await get('/api/v1/products?page=2&size=3');
    expect(second.json()).toMatchObject({ total: 4, page: 2, pages: 2 });
    expect(second.json().products).toHaveLength(1);
  });

  test.each([
    ['kinds=perro', 'kinds'],
    ['dates=ayer', 'dates'],
    ['page=0', 'page'],
    ['page=uno', 'page'],
    ['size=25', 'size'],
  ])('%s is refused, naming the field', async (query, field) => {
    const answer = await get(`/api/v1/products?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ kind: 'invalid-input', field });
    expect(answer.json().detail).toContain(field);
  });
});

test('a product’s page goes over the wire and back unchanged', async () => {
  const answer = await get('/api/v1/products/curso-1');
  const { product } = readProductPage(
    v.parse(getProduct.answer as NonNullable<typeof getProduct.answer>, answer.json()),
  );
  expect(product).toMatchObject({
    title: 'Curso 1',
    staff: [rosa],
    descriptionHtml: '<p>Un curso.</p>',
    price: { current: 15_990, former: 19_990 },
  });
});

test.each(['/api/v1/products/nada', '/api/v1/sellers/nadie', '/api/v1/slugs/nada'])(
  '%s is 404 in Spanish',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 404, field: 'slug' });
  },
);

test('a slug tells whose it is', async () => {
  expect((await get('/api/v1/slugs/estudio-misti')).json()).toEqual({ kind: 'seller', path: '/estudio-misti' });
  expect((await get('/api/v1/slugs/libro')).json()).toEqual({ kind: 'product', path: '/contenidos/libros/libro' });
});

test('a seller with their code', async () => {
  expect((await get('/api/v1/sellers/estudio-misti')).json()).toEqual({ seller: seller() });
});

test('who teaches and who sells, in few words: nothing by which to reach them', async () => {
  const { name, profession, photo } = rosa;
  expect((await get('/api/v1/teachers')).json()).toEqual({
    teachers: [{ slug: 'rosa-huaman-quispe', name, profession, photo }],
  });
  const { slug, fullName, tradeName, categoryTitle, photo: face, logo } = seller();
  expect((await get('/api/v1/sellers')).json()).toEqual({
    sellers: [{ slug, fullName, tradeName, categoryTitle, photo: face, logo }],
  });
});

test('the first five questions of the help page, in few words', async () => {
  const kept = [1, 2, 3, 4, 5, 6].map((id) => ({
    question: `¿${id}?`,
    answerHtml: `<p>Sí, <b>${id}</b>.</p><p>Y más.</p>`,
  }));
  await new HelpQuestionsInSql(school.db).replaceAll(kept);
  const { questions } = (await get('/api/v1/front-questions')).json();
  expect(questions).toHaveLength(5);
  expect(questions[4]).toEqual({ question: '¿5?', answer: 'Sí, 5.' });
});
