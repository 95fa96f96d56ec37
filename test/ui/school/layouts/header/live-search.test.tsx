import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Clock } from '#application/ports/clock.ts';
import { RecentSearchesInMemory } from '#test/memory/search/recent-searches-in-memory.ts';
import { SearchApiInMemory } from '#test/memory/search/search-api-in-memory.ts';
import type { RecentSearch } from '#domain/search/recent-searches.ts';
import type { SearchableProduct } from '#domain/search/search.ts';
import { LiveSearch } from '#ui/school/layouts/header/live-search.tsx';
import { SearchStore } from '#ui/school/layouts/header/search-store.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const rosa = { id: 1, name: 'Rosa Huamán' };

function product(id: number, title: string, staff: SearchableProduct['staff'] = [rosa]): SearchableProduct {
  return { id, title, slug: `curso-${id}`, moduleCode: 'VT', path: `/cursos/curso-${id}`, staff };
}
const courses = (count: number) =>
  Array.from({ length: count }, (_, index) => product(index + 1, `Planillas ${index}`));

interface Given {
  readonly products?: readonly SearchableProduct[];
  readonly typed?: string;
  readonly popular?: readonly SearchableProduct[];
  readonly searched?: readonly RecentSearch[];
}

async function show({ products = courses(3), typed = '', popular = [], searched = [] }: Given = {}) {
  const api = new SearchApiInMemory();
  api.products = products;
  api.popular = popular;
  const recent = new RecentSearchesInMemory();
  for (const each of searched) recent.remember(each);
  function Page() {
    return (
      <>
        <h1>Una página</h1>
        <LiveSearch typed={typed} isFocused />
      </>
    );
  }
  const shown = await showPages([{ path: '/', module: { Component: Page } }], '/', (container) => {
    container.bind(Clock).toConstantValue(new FixedClock());
    container.bind(SearchStore).toConstantValue(new SearchStore(api, recent, () => Promise.resolve()));
  });
  return { ...shown, api, recent, user: userEvent.setup() };
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar en la escuela' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('SEARCH-1: takes over what was typed before it came, with the focus, and answers it', async () => {
  await show({ typed: 'plani' });
  await waitFor(() => expect(options()).toHaveLength(3));
  expect([box().value, document.activeElement]).toEqual(['plani', box()]);
});

test('SEARCH-1: two characters ask nothing; the third shows the list, whose cross empties it', async () => {
  const { api, user } = await show();
  await user.type(box(), 'pl');
  expect(options()).toEqual([]);
  expect(api.calls).not.toContain('everything');
  await user.type(box(), 'a');
  await waitFor(() => expect(options()).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
  expect([box().value, options()]).toEqual(['', []]);
});

test('SEARCH-2: titles and people are found whatever their case, each said with its kind', async () => {
  const { user } = await show({
    products: [product(1, 'Planillas'), product(2, 'IGV', [{ id: 2, name: 'Jorge Núñez' }])],
  });
  await user.type(box(), 'NÚÑEZ');
  await waitFor(() => expect(options()).toEqual(['IGVCurso · Jorge Núñez']));
  expect(await axeProblems()).toEqual([]);
});

test('a seminar that was held is told as its recording', async () => {
  const seminar = (id: number, endsAt: string) => ({
    ...product(id, 'Planillas', []),
    path: `/seminarios/${id}`,
    endsAt,
  });
  const products = [seminar(1, '2026-03-01T15:00:00.000Z'), seminar(2, '2026-05-01T15:00:00.000Z')];
  const { user } = await show({ products });
  await user.type(box(), 'planillas');
  await waitFor(() => expect(options()).toEqual(['PlanillasGrabación', 'PlanillasSeminario']));
});

test('SEARCH-3: below five the list is compact; from five on it leads to all of them', async () => {
  const { user, address, recent } = await show({ products: courses(5) });
  await user.type(box(), 'planillas 4');
  await waitFor(() => expect(options()).toHaveLength(1));
  const list = () => screen.getByRole('listbox').parentElement?.className;
  expect(list()).toContain('compact');
  expect(screen.queryByRole('link')).toBeNull();
  await user.clear(box());
  await user.type(box(), 'planillas');
  await waitFor(() => expect(options()).toHaveLength(5));
  expect(list()).not.toContain('compact');
  await user.click(screen.getByRole('link', { name: 'Ver los 5 resultados' }));
  expect(address()).toBe('/buscar?q=planillas');
  expect(recent.read()).toEqual([{ title: 'planillas', path: '/buscar?q=planillas' }]);
});

test('SEARCH-4: where nothing matches it says so, and the whole catalogue is one step away', async () => {
  const { user, address } = await show();
  await user.type(box(), 'xyzxyz');
  expect(await screen.findByText('No se encontraron resultados', { selector: 'p' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Ver todo el catálogo' }));
  expect(address()).toBe('/buscar');
});

test('SEARCH-4: what comes near is offered, under a name that says so', async () => {
  const { user } = await show({ products: [product(1, 'Contrato de trabajo')] });
  await user.type(box(), 'contratos');
  expect(await screen.findByRole('group', { name: 'Quizá te sirva' })).toBeTruthy();
  expect(screen.getByText('No se encontraron resultados', { selector: 'p' })).toBeTruthy();
});

test('SEARCH-5: a long list goes on with scrolling and says when there is no more', async () => {
  const { user } = await show({ products: courses(25) });
  await user.type(box(), 'planillas');
  await waitFor(() => expect(options()).toHaveLength(20));
  expect(screen.queryByText('No se encuentra más información')).toBeNull();
  screen.getByRole('listbox').parentElement?.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(options()).toHaveLength(25));
  expect(screen.getByText('No se encuentra más información')).toBeTruthy();
});

test('a result that is picked opens its page, is remembered, and the box is empty for the next', async () => {
  const { user, address, recent } = await show();
  await user.type(box(), 'planillas 2');
  await waitFor(() => expect(options()).toHaveLength(1));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/cursos/curso-3');
  expect(recent.read()).toEqual([{ title: 'Planillas 2', path: '/cursos/curso-3' }]);
});

test('Enter alone opens the page of results, and blanks open nothing', async () => {
  const { user, address } = await show();
  await user.type(box(), '   {Enter}');
  expect(address()).toBe('/');
  await user.clear(box());
  await user.type(box(), ' igv y renta {Enter}');
  expect(address()).toBe('/buscar?q=igv%20y%20renta');
});

test('an empty box offers what was looked for and what most choose, each once, and forgets when told to', async () => {
  const { user, recent } = await show({
    popular: [product(1, 'Planillas'), product(2, 'IGV')],
    searched: [{ title: 'Planillas', path: '/cursos/curso-1' }],
  });
  await user.click(box());
  await waitFor(() => expect(screen.getByRole('group', { name: 'Lo más elegido' }).textContent).toContain('IGV'));
  expect(screen.getByRole('group', { name: 'Búsquedas recientes' }).textContent).toContain('Planillas');
  expect(options()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Borrar recientes' }));
  expect(screen.queryByRole('group', { name: 'Búsquedas recientes' })).toBeNull();
  expect(recent.read()).toEqual([]);
});

test('without a connection it says so, and typing on asks again', async () => {
  const { api, user } = await show();
  api.isOffline = true;
  await user.type(box(), 'planillas');
  expect(await screen.findByText(/^No pudimos buscar\./)).toBeTruthy();
  api.isOffline = false;
  await user.type(box(), ' 1');
  await waitFor(() => expect(options()).toHaveLength(1));
});
