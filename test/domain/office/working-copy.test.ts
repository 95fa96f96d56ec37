import { expect, test } from 'vitest';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { lackPath, partName, partPath, partsOfKind } from '#domain/office/working-copy.ts';

test('every kind of product has facts, and each of its parts a page of its own', () => {
  for (const kind of productKinds) {
    const paths = partsOfKind(kind).map((part) => partPath(7, part));
    expect(paths[0]).toBe('/colaboradores/productos/7/ficha');
    expect(new Set(paths).size).toBe(paths.length);
  }
  expect(lackPath(7, { part: 'prices', field: 'regularPrice' })).toBe(
    '/colaboradores/productos/7/precios#regularPrice',
  );
  expect(lackPath(7, { part: 'plan', field: '' })).toBe('/colaboradores/productos/7/plan');
});

test('a part is called what it is of its kind: what a magazine says is no book', () => {
  expect(partName('book', 'magazine')).toBe('Revista');
  expect(partName('book', 'book')).toBe('Libro');
  expect(partName('syllabus', 'seminar')).toBe('Grabación');
  expect(partName('syllabus', 'consultancy')).toBe('Preparación');
  expect(partName('syllabus', null)).toBe('Temario');
});
