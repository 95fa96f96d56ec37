import * as v from 'valibot';
import { expect, test } from 'vitest';
import { loadAllProducts, presentSearch, readSearch } from '#adapters/http-contract/catalogue/storefront-calls.ts';
import type { SearchableProduct } from '#domain/search/search.ts';

const answer = loadAllProducts.answer as NonNullable<typeof loadAllProducts.answer>;
const people = [
  { id: 1, name: 'Rosa Huamán' },
  { id: 2, name: 'Jorge Núñez' },
];

function product(id: number, moduleCode: string): SearchableProduct {
  const slug = `producto-${id}`;
  return { id, title: `Producto ${id}`, slug, moduleCode, path: `/contenidos/${slug}`, staff: people };
}

const travel = (product: SearchableProduct) =>
  readSearch(v.parse(answer, JSON.parse(JSON.stringify(presentSearch([product])))))[0];

test('SEARCH-2: the people of a course travel in its classes, those of a seminar in its topics', () => {
  for (const each of [product(1, 'VT'), product(2, 'SE')]) expect(travel(each)).toEqual(each);
});

test('until when a seminar is held travels with it', () => {
  const held = { ...product(2, 'SE'), endsAt: '2026-05-01T17:00:00.000Z' };
  expect(travel(held)).toEqual(held);
});

test('SEARCH-2: the people of anything else travel by their names, so that the search finds them there', () => {
  const book = product(3, 'LI');
  expect(travel(book)).toMatchObject({ ...book, staff: people.map(({ name }) => ({ name })) });
  expect(travel({ ...book, staff: [] })?.staff).toEqual([]);
});

test('SEARCH-2: one who teaches several classes is one person', () => {
  const [wire] = presentSearch([product(4, 'VT')]).totalProductos;
  const modulos = [...(wire?.itemDetail?.modulos ?? []), ...(wire?.itemDetail?.modulos ?? [])];
  const [read] = readSearch(v.parse(answer, { totalProductos: [{ ...wire, itemDetail: { modulos } }] }));
  expect(read?.staff).toEqual(people);
});
