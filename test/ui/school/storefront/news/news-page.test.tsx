import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import * as page from '#ui/school/storefront/news/news-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';

async function open(isOffline = false) {
  const products = [1, 2, 3, 4, 5].map((id) =>
    storedProduct(id, { title: `Curso ${id}`, publishedAt: `2026-03-0${id}T15:00:00.000Z` }),
  );
  // No letter tells of a plan.
  const plan = storedProduct(6, { kind: 'plan', title: 'Plan', publishedAt: '2026-03-09T15:00:00.000Z' });
  const catalogue = new ProductPagesInMemory([...products, plan], new Date('2026-03-10T15:00:00.000Z'));
  catalogue.isOffline = isOffline;
  await showPages([{ path: '/novedades', module: page }], '/novedades', (container) => {
    container.bind(CatalogueApi).toConstantValue(catalogue);
  });
}

test('beside the form stands what a letter would tell of, the latest first', async () => {
  await open();
  expect(screen.getByRole('textbox', { name: 'Tu correo electrónico' })).toBeTruthy();
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Curso 5', 'Curso 4', 'Curso 3', 'Curso 2']);
  expect(await axeProblems()).toEqual([]);
});

test('where that cannot be read, the form stands alone', async () => {
  await open(true);
  expect(screen.getByRole('textbox', { name: 'Tu correo electrónico' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
