import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import * as consultanciesPage from '#ui/school/storefront/consultancies/consultancies-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { rosa, storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const pedro = { ...rosa, id: 2, slug: 'pedro-yupanqui', name: 'Pedro Yupanqui' };
const consultancy = (id: number, more: Partial<StoredProductDetails> = {}) =>
  storedProduct(id, { kind: 'consultancy', slug: `consultoria-${id}`, title: `Consultoría ${id}`, ...more });

async function show(products: readonly StoredProductDetails[], at = '/consultorias') {
  const api = new ProductPagesInMemory(products, new Date('2026-03-10T15:00:00.000Z'));
  return showPages([{ path: '/consultorias', module: consultanciesPage }], at, (container) => {
    container.bind(CatalogueApi).toConstantValue(api);
    container.bind(PageMap).toConstantValue(new PageMap([{ path: '/contacto' }]));
  });
}

test('ROUTE-7: how a consultancy goes, which there are and who answers, nothing else', async () => {
  await show([consultancy(1, { staff: [rosa] }), consultancy(2, { staff: [pedro] }), storedProduct(3)]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Consultorías');
  const offered = screen.getByRole('heading', { level: 2, name: 'Elige tu consultoría' }).closest('section');
  const titles = within(offered as HTMLElement).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Consultoría 1', 'Consultoría 2']);
  const link = screen.getByRole('link', { name: 'Consultoría 1' });
  expect(link.getAttribute('href')).toBe('/contenidos/consultorias/consultoria-1');
  expect(screen.getByText(`Responden ${rosa.name} y ${pedro.name}.`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Escríbenos' }).getAttribute('href')).toBe('/contacto');
  expect(await axeProblems()).toEqual([]);
});

test('before the first is published the page says so', async () => {
  await show([]);
  expect(screen.getByText('Pronto publicaremos las primeras consultorías.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Elige tu consultoría' })).toBeNull();
});

test('SEARCH-5: a page after the last says that there is no more and leads to the first', async () => {
  await show([consultancy(1)], '/consultorias?pagina=2');
  expect(screen.getByText('No se encuentra más información')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Elige tu consultoría' })).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/consultorias');
});

test('a page that is no number is no page', async () => {
  await show([consultancy(1)], '/consultorias?pagina=dos');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No encontramos esta página');
});
