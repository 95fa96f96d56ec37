import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { TeacherDirectory } from '#application/browser/catalogue/ports/teacher-directory.ts';
import { TeacherDirectoryInMemory } from '#test/memory/catalogue/teacher-directory-in-memory.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import { money } from '#domain/shared/money.ts';
import * as proPage from '#ui/school/storefront/pro/pro-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';
import { storedPrice, storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { EXEMPT } from '#test/support/pricing/price-lines.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const term = (id: number, duration: number, unit: 'month' | 'year', regular: number, seat: number | null) => ({
  id,
  duration,
  unit,
  price: storedPrice({ regular: money(regular) }),
  seatPrice: seat === null ? null : money(seat),
});

const plan = (id: number, title: string, changes: Partial<StoredProductDetails>) =>
  storedProduct(id, { kind: 'plan', slug: `plan-${id}`, title, planPage: 'pro', planSeats: 3, ...changes });

const plans = [
  plan(1, 'Plan Pro Jurídico', {
    planTerms: [term(1, 6, 'month', 29_900, 8000), term(2, 1, 'year', 49_900, 13_000)],
    planGives: [{ title: 'Todos los cursos', path: '/cursos' }],
  }),
  plan(2, 'Plan Pro Empresa', { planSeats: 1, planTerms: [term(3, 1, 'year', 39_900, null)] }),
  plan(3, 'Pack Biblioteca', { planPage: 'pack', planTerms: [term(4, 3, 'month', 14_900, null)] }),
];

async function show(products: readonly StoredProductDetails[]) {
  const api = new ProductPagesInMemory(products, new Date('2026-03-10T15:00:00.000Z'));
  return showPages([{ path: '/pro', module: proPage }], '/pro', (container) => {
    container.bind(CatalogueApi).toConstantValue(api);
    container.bind(TeacherDirectory).toConstantValue(new TeacherDirectoryInMemory([]));
  });
}

test('ROUTE-7: each PRO plan with its durations, seats and contents; packs apart', async () => {
  await show(plans);
  const [juridical, ...others] = screen
    .getAllByRole('article')
    .filter((each) => within(each).queryByRole('link', { name: /^Elegir duración/ }) !== null);
  expect(others).toHaveLength(1);
  const card = within(juridical as HTMLElement);
  expect(card.getByRole('heading', { name: 'Plan Pro Jurídico' })).toBeTruthy();
  expect(card.getByText('3 personas incluidas')).toBeTruthy();
  expect(card.getByText('6 meses')).toBeTruthy();
  expect(card.getByText('S/. 499.00')).toBeTruthy();
  const held = within(screen.getByRole('table')).getByRole('link', { name: 'Todos los cursos' });
  expect(held.getAttribute('href')).toBe('/cursos');
  const way = card.getByRole('link', { name: /^Elegir duración/ });
  expect(way.getAttribute('href')).toBe('/contenidos/planes/plan-1');
  expect(screen.getByRole('heading', { name: 'Packs por tema' })).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('the front begins with covers of works and tells what the school has', async () => {
  const { container } = await show([...plans, storedProduct(9, { kind: 'workshop', slug: 'taller' })]);
  expect(container.querySelectorAll('header img')).toHaveLength(1);
  const figures = within(screen.getByRole('list', { name: 'La escuela en números' }));
  expect(figures.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1 curso']);
});

test('the plans side by side: what each costs in all and by month, for how many, and what it holds', async () => {
  await show(plans);
  const row = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
    'Qué se compara',
    'Plan Pro Jurídico',
    'Plan Pro Empresa',
    'Pack Biblioteca',
  ]);
  const names = screen.getAllByRole('row').map((each) => each.firstElementChild?.textContent);
  expect(names.slice(1, 4)).toEqual(['Por 3 meses', 'Por 6 meses', 'Por 1 año']);
  expect(row('Por 6 meses')).toEqual(['S/.\u00A0299.00S/.\u00A049.83 al mes', 'No se ofrece', 'No se ofrece']);
  expect(screen.getByText('Precios con IGV incluido, y lo que da cada plan')).toBeTruthy();
  expect(row('Personas')).toEqual(['3', 'Solo tú', '3']);
  expect(row('Persona más, 1\u00A0año')).toEqual(['S/.\u00A0130.00', 'No se ofrece', 'No se ofrece']);
  expect(row('Lo que da')).toEqual(['Todos los cursos', '', '']);
});

test('where one of them is exempt, each price says it', async () => {
  const exempt = {
    ...term(5, 1, 'year', 18_900, null),
    price: storedPrice({ regular: money(18_900), taxRate: EXEMPT }),
  };
  await show([...plans, plan(4, 'Pack Lectura', { planPage: 'pack', planTerms: [exempt] })]);
  const cells = within(screen.getByRole('row', { name: /^Por 1 año/ })).getAllByRole('cell');
  expect(cells[0]?.textContent).toContain('IGV incluido');
  expect(cells[3]?.textContent).toContain('Exonerado de IGV');
  expect(screen.getByText('Precios, y lo que da cada plan')).toBeTruthy();
});

test('SITE-5: says that plans are for a time and courses are not', async () => {
  await show(plans);
  expect(screen.getByText(/acceso por un tiempo limitado.*no vencen/)).toBeTruthy();
});

test('without plans it says where to go', async () => {
  await show([]);
  expect(screen.getByRole('link', { name: 'Ver los cursos' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
