import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SearchApiInMemory } from '#test/memory/search/search-api-in-memory.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { SearchApi } from '#application/browser/search/ports/search-api.ts';
import { Clock } from '#application/ports/clock.ts';
import * as searchPage from '#ui/school/storefront/catalogue/search-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { CatalogueApiInMemory } from '#test/support/catalogue/catalogue-api-in-memory.ts';
import { labour, rosa, storedProduct, storedSeminar, taxes } from '#test/support/catalogue/catalogue-builders.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { servicesOf, showPages } from '#test/support/browser/show-page.tsx';

const products = [
  storedProduct(1, { title: 'El contrato de trabajo', category: labour, staff: [rosa] }),
  storedProduct(2, { title: 'Contratos', kind: 'book', slug: 'contratos', category: taxes }),
  storedProduct(3, { title: 'Renta anual', category: taxes }),
];

async function show(at: string, sold = products) {
  const search = new SearchApiInMemory();
  search.products = sold.map(({ id, kind, title, slug, endsAt }) => ({
    id,
    title,
    slug,
    moduleCode: 'VT',
    path: kind === 'seminar' ? `/seminarios/${slug}` : `/cursos/${slug}`,
    staff: [],
    ...(endsAt !== null && { endsAt }),
  }));
  const shown = await showPages([{ path: '/buscar', module: searchPage }], at, (container) => {
    container.bind(CatalogueApi).toConstantValue(new CatalogueApiInMemory(sold));
    container.bind(Clock).toConstantValue(new FixedClock());
    container.bind(SearchApi).toConstantValue(search);
  });
  return { ...shown, user: userEvent.setup() };
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('finds by title and by name, best fits first, and narrows by kind', async () => {
  const { user, address } = await show('/buscar?q=CONTRATO');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Resultados de «CONTRATO»');
  expect(titles()).toEqual(['Contratos', 'El contrato de trabajo']);
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Libros 1' }));
  await screen.findByText('1 resultado', { selector: 'h2' }, { timeout: 10_000 });
  expect(address()).toBe('/buscar?q=CONTRATO&tipo=libros');
});

test('a plan, which has no cover, asks for none: a mark stands in its place', async () => {
  const plan = storedProduct(4, { kind: 'plan', slug: 'plan-pro', title: 'Plan de contratos' });
  const { container } = await show('/buscar?q=contratos', [...products, plan]);
  const pictures = [...container.querySelectorAll('article')].map((each) => each.querySelector('img, svg')?.tagName);
  expect(titles()).toContain('Plan de contratos');
  expect(pictures.filter((each) => each !== 'IMG')).toEqual(['svg']);
});

test('a seminar that was held is a recording and shows its day with the year, one to come its hour', async () => {
  const held = storedSeminar(8, '2026-01-11T23:00:00.000Z', { title: 'Despido hecho' });
  const coming = storedSeminar(9, '2026-04-11T23:00:00.000Z', { title: 'Despido por hacer' });
  await show('/buscar?q=despido', [held, coming]);
  const texts = screen.getAllByText(/^(?:Seminario|Grabación) · /).map(({ textContent }) => textContent);
  expect(texts.toSorted()).toEqual([
    'Grabación\u00a0· 11\u00a0de\u00a0enero\u00a0de\u00a02026',
    'Seminario\u00a0· 11\u00a0de\u00a0abril, 6:00\u00a0p.\u00a0m.',
  ]);
});

test('a new search goes to its own address', async () => {
  const { user, address } = await show('/buscar?q=contrato&tipo=libros');
  const box = screen.getByRole('searchbox', { name: 'Qué buscas' });
  await user.clear(box);
  await user.type(box, 'renta{Enter}');
  await screen.findByRole('heading', { name: 'Resultados de «renta»' });
  expect(address()).toBe('/buscar?q=renta');
  expect(titles()).toEqual(['Renta anual']);
});

test('SEARCH-4: where nothing is found it says so and offers what comes near and every list', async () => {
  await show('/buscar?q=contratto');
  expect(screen.getByRole('heading', { name: 'No se encontraron resultados' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Curso: El contrato de trabajo' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Seminarios' }).getAttribute('href')).toBe('/seminarios');
  expect(await axeProblems()).toEqual([]);
});

test('what comes near says of a seminar that was held that it is its recording', async () => {
  const held = storedSeminar(8, '2026-01-11T23:00:00.000Z', { title: 'Despido hecho' });
  await show('/buscar?q=despiddo', [held]);
  expect(screen.getByRole('link', { name: 'Grabación: Despido hecho' })).toBeTruthy();
});

test('a text too short to be sought says so and shows everything', async () => {
  await show('/buscar?q=co');
  expect(screen.getByText(/al menos 3 letras/)).toBeTruthy();
  expect(titles()).toHaveLength(3);
});

test('results of a search are no pages for search engines; the whole catalogue is', async () => {
  const services = servicesOf((container) => {
    container.bind(CatalogueApi).toConstantValue(new CatalogueApiInMemory(products));
    container.bind(Clock).toConstantValue(new FixedClock());
  });
  const told = async (at: string) =>
    searchPage.meta(await searchPage.load(services, { params: {}, url: new URL(`http://x${at}`) })).hidden;
  expect([await told('/buscar'), await told('/buscar?q=renta')]).toEqual([false, true]);
});
