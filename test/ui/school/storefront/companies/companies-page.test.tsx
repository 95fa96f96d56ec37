import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { TeacherDirectory } from '#application/browser/catalogue/ports/teacher-directory.ts';
import { TeacherDirectoryInMemory } from '#test/memory/catalogue/teacher-directory-in-memory.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import * as companiesPage from '#ui/school/storefront/companies/companies-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';
import { labour, storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const products = [
  storedProduct(1, { category: labour, title: 'Derecho laboral' }),
  storedProduct(5, { category: labour, title: 'Despidos' }),
  storedProduct(2, { title: 'Otra cosa' }),
  storedProduct(3, { kind: 'plan', slug: 'pro', title: 'Plan Pro Empresa', planPage: 'pro', planSeats: 5 }),
  storedProduct(4, { kind: 'plan', slug: 'pack', title: 'Pack Biblioteca', planPage: 'pack' }),
];

async function show(at = '/empresas', ...pages: readonly string[]) {
  const api = new ProductPagesInMemory(products, new Date('2026-03-10T15:00:00.000Z'));
  return showPages([{ path: '/empresas', module: companiesPage }], at, (container) => {
    container.bind(CatalogueApi).toConstantValue(api);
    container.bind(TeacherDirectory).toConstantValue(new TeacherDirectoryInMemory([]));
    container.bind(PageMap).toConstantValue(new PageMap(pages.map((path) => ({ path }))));
  });
}

const line = (id: number) => document.getElementById(`linea-${id}`) as HTMLElement;

test('SITE-10: four lines, their codes in addresses alone, with what belongs to each', async () => {
  await show();
  const titles = [1, 2, 3, 4].map((code) => within(line(code)).getByRole('heading', { level: 3 }).textContent);
  expect(screen.queryByText(/Código \d/)).toBeNull();
  expect(titles).toEqual(['Actualidad empresarial', 'Gobierno', 'Penal', 'Civil']);
  expect(within(line(1)).getByRole('link', { name: 'Derecho laboral' }).getAttribute('href')).toBe('/cursos/curso-1');
  expect(within(line(2)).queryByRole('link')).toBeNull();
  expect(screen.queryByText('Otra cosa')).toBeNull();
  expect(await axeProblems()).toEqual([]);
});

test('SITE-10: the code of the address is the one marked', async () => {
  await show('/empresas?codigo=3');
  expect(document.querySelectorAll('[data-chosen]')).toHaveLength(1);
  expect(line(3).dataset['chosen']).toBe('true');
});

test('plans for more than one person, packs not among them', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Plan Pro Empresa' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Pack Biblioteca' })).toBeNull();
});

test('a way to write, once there is a page for it', async () => {
  const { unmount } = await show('/empresas', '/contacto');
  expect(screen.getByRole('link', { name: 'Escríbenos' }).getAttribute('href')).toBe('/contacto');
  unmount();
  await show();
  expect(screen.queryByRole('link', { name: 'Escríbenos' })).toBeNull();
});

test('the cover of a line is the picture of the page, its price stands beside it, and plans are what one does next', async () => {
  await show();
  const covers = document.querySelectorAll('header img');
  expect([...covers].map((each) => each.getAttribute('src'))).toEqual(['/portadas/curso-1.svg']);
  expect(within(line(1)).getAllByText(/S\/\./)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Comparar los planes' }).getAttribute('href')).toBe('/pro');
});
