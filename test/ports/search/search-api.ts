import { expect, test } from 'vitest';
import type { SearchApi } from '#application/browser/search/ports/search-api.ts';
import type { SearchableProduct } from '#domain/search/search.ts';
import { accepted } from '#test/support/shared/accepted.ts';

const rosa = { id: 1, name: 'Rosa Huamán Quispe' };

/** What a SearchApi of the tests has, in the order the school tells it. */
export const searchedProducts: readonly SearchableProduct[] = [
  { id: 1, title: 'Curso 1', slug: 'curso-1', moduleCode: 'VT', path: '/cursos/curso-1', staff: [rosa] },
  {
    id: 2,
    title: 'Seminario 2',
    slug: 'seminario-2',
    moduleCode: 'SE',
    path: '/seminarios/seminario-2',
    staff: [rosa],
    endsAt: '2026-05-01T04:00:00.000Z',
  },
  { id: 3, title: 'Curso 3', slug: 'curso-3', moduleCode: 'VT', path: '/cursos/curso-3', staff: [] },
];

/** What every adapter of SearchApi does, over `searchedProducts`. Source: SEARCH-2, SEARCH-6. */
export function searchApiContract(make: () => Promise<SearchApi>): void {
  test('says how large the school is', async () => {
    const api = await make();
    expect(accepted(await api.scope())).toMatchObject({ size: 3 });
  });

  test('SEARCH-6: tells everything there is to search, with its people', async () => {
    const api = await make();
    expect(accepted(await api.everything())).toEqual(searchedProducts);
  });

  test('SEARCH-2: finds by title and by name, blanks around the text apart, from an offset on', async () => {
    const api = await make();
    const [byTitle, byName] = [accepted(await api.find('  CURSO ', 1)), accepted(await api.find('huaman', 0))];
    expect([byTitle.total, byTitle.products]).toEqual([2, [searchedProducts[2]]]);
    expect(byName.products.map(({ id }) => id)).toEqual([1, 2]);
  });

  test('a text longer than any title finds nothing, and is no mistake', async () => {
    const api = await make();
    expect(accepted(await api.find('x'.repeat(500), 0)).total).toBe(0);
  });
}
