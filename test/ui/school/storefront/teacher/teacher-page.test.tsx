import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { TeacherDirectory } from '#application/browser/catalogue/ports/teacher-directory.ts';
import { isReservedSegment } from '#domain/catalogue/reserved-segments.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import { structuredDataOf } from '#ui/school/storefront/teacher/structured-data.ts';
import * as page from '#ui/school/storefront/teacher/teacher-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { rosa, storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';
import { aTeacher } from '#test/support/catalogue/teacher-builders.ts';
import { TeacherDirectoryInMemory } from '#test/memory/catalogue/teacher-directory-in-memory.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

const teacher = aTeacher(rosa.slug, rosa.name, [1]);

const open = (products: readonly StoredProductDetails[], at: string) =>
  showPages([{ path: '/docentes/:slug', module: page }], at, (container) => {
    container.bind(TeacherDirectory).toConstantValue(new TeacherDirectoryInMemory([teacher]));
    container.bind(CatalogueApi).toConstantValue(new ProductPagesInMemory(products, new FixedClock().now()));
  });

test('SITE-11: who they are and all that is theirs, what is taught apart from what is written', async () => {
  const book = storedProduct(2, { kind: 'book', title: 'Contratos', staff: [rosa] });
  await open([storedProduct(1, { staff: [rosa] }), book, storedProduct(3)], '/docentes/rosa-huaman-quispe');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(rosa.name);
  expect(screen.getByText(teacher.biography)).toBeTruthy();
  const titles = [2, 3].map((level) => screen.getAllByRole('heading', { level }).map((each) => each.textContent));
  expect(titles).toEqual([
    ['Lo que enseña', 'Lo que escribe'],
    ['Curso 1', 'Contratos'],
  ]);
  expect(await axeProblems()).toEqual([]);
});

test('nobody of that name is the page of 404', async () => {
  await open([], '/docentes/nadie');
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(rosa.name);
});

test('search engines are told of a person with a page and works', () => {
  const [person] = structuredDataOf({ teacher, works: [] }, 'https://escuela.pe', 'Escuela');
  expect(person).toMatchObject({
    '@type': 'Person',
    name: rosa.name,
    url: 'https://escuela.pe/docentes/rosa-huaman-quispe',
  });
});

test('nothing that is sold, and no seller, may be called as the folder of these pages', () => {
  expect(isReservedSegment('docentes')).toBe(true);
});
