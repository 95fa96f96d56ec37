import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { SeenList } from '#ui/school/storefront/seen/seen-list.tsx';
import { SeenStore } from '#ui/school/storefront/seen/seen-store.ts';
import { SeenProductsInMemory } from '#test/memory/home/seen-products-in-memory.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';

/** Everything is near, or nothing is. */
let isNear = true;
class Sight {
  constructor(private readonly tell: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe = () => this.tell([{ isIntersecting: isNear }]);
  disconnect = () => undefined;
}
beforeEach(() => {
  isNear = true;
  vi.stubGlobal('IntersectionObserver', Sight);
});

const kinds = { 4: 'book', 5: 'plan' } as const;
const products = Array.from({ length: 9 }, (_, index) =>
  storedProduct(index + 1, { kind: kinds[(index + 1) as 4] ?? 'course' }),
);

async function show(memory: SeenProductsInMemory, current: string | null = null) {
  const api = new ProductPagesInMemory(products, new Date('2026-03-10T15:00:00.000Z'));
  const asked: string[] = [];
  const { product } = api;
  api.product = (slug) => {
    asked.push(slug);
    return product.call(api, slug);
  };
  const Page = () => (
    <main>
      <h1>La página</h1>
      <SeenList current={current} />
    </main>
  );
  const shown = await showPages([{ path: '/', module: { Component: Page } }], '/', (container) => {
    container.bind(CatalogueApi).toConstantValue(api);
    container.bind(SeenStore).toConstantValue(new SeenStore(memory, api));
  });
  await act(async () => undefined);
  return { ...shown, api, asked, user: userEvent.setup() };
}

const list = () => screen.queryByRole('region', { name: 'Visto hace poco' });
const titles = async () => {
  const shown = within(await screen.findByRole('region', { name: 'Visto hace poco' }));
  return (await shown.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
};

test('the last products that this device looked at, the latest first, six at most', async () => {
  await show(new SeenProductsInMemory(...[7, 2, 4, 5, 1, 3, 6].map((id) => `curso-${id}`)));
  expect(await titles()).toEqual([7, 2, 4, 5, 1, 3].map((id) => `Curso ${id}`));
  const first = within(list() as HTMLElement).getAllByRole('link')[0];
  expect(first?.getAttribute('href')).toBe('/cursos/curso-7');
  expect(await axeProblems()).toEqual([]);
});

test('a product’s own page keeps it as the latest, and does not show it', async () => {
  const memory = new SeenProductsInMemory('curso-2', 'curso-1');
  await show(memory, 'curso-1');
  expect(memory.read()).toEqual(['curso-1', 'curso-2']);
  expect(await titles()).toEqual(['Curso 2']);
});

test('nothing was looked at: nothing stands there', async () => {
  await show(new SeenProductsInMemory(), 'curso-1');
  expect(list()).toBeNull();
});

test('what is gone is let go of in silence, and another takes its place', async () => {
  const memory = new SeenProductsInMemory('ya-no', ...[1, 2, 3, 4, 5, 6].map((id) => `curso-${id}`));
  await show(memory);
  await waitFor(async () => expect(await titles()).toEqual([1, 2, 3, 4, 5, 6].map((id) => `Curso ${id}`)));
  expect(memory.read()).not.toContain('ya-no');
});

test('without a connection it is left out this time, and nothing is let go of', async () => {
  const memory = new SeenProductsInMemory('curso-1');
  const { api, services } = await show(memory, 'curso-2');
  expect(await titles()).toEqual(['Curso 1']);
  api.isOffline = true;
  const later = new SeenStore(memory, api);
  later.look(null);
  await later.know(null);
  expect(later.others(null)).toEqual([]);
  expect(memory.read()).toEqual(['curso-2', 'curso-1']);
  expect(services.get(SeenStore).others('curso-2')).toHaveLength(1);
});

test('nothing is asked for before it is about to be seen; its place is kept', async () => {
  isNear = false;
  const { asked } = await show(new SeenProductsInMemory('curso-1', 'curso-2'));
  expect(asked).toEqual([]);
  expect(within(list() as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
});

test('it can be cleared: that is said, heard, and the device keeps nothing', async () => {
  const memory = new SeenProductsInMemory('curso-1', 'curso-2');
  const { user } = await show(memory);
  await user.click(screen.getByRole('button', { name: 'Borrar lo visto' }));
  expect(memory.read()).toEqual([]);
  expect(list()).toBeNull();
  const said = screen.getByText('Borraste lo que habías visto en este dispositivo.');
  expect(document.activeElement).toBe(said);
});
