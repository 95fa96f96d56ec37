import { expect, test } from 'vitest';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import type { SearchAnswer } from '#domain/search/search.ts';
import { rosa, storedProduct } from '#test/support/catalogue/catalogue-builders.ts';

/** Searches the products that it was made with. */
export type Search = (typed: string, offset?: number, limit?: number) => Promise<SearchAnswer>;

const pedro = { ...rosa, id: 2, slug: 'pedro-yupanqui', name: 'Pedro  Yupanqui' };
const titles = [
  'Litigación oral',
  'Derecho laboral para empresas',
  'El contrato de trabajo',
  'Oralidad en el proceso civil',
  'Derecho laboral',
  'Rosa de los vientos',
  '100% práctico: IGV_paso a paso\\',
];
const catalogue = titles.map((title, index) =>
  storedProduct(index + 1, { title, staff: index === 0 ? [pedro, rosa] : index === 2 ? [rosa] : [] }),
);

/** The rule of the search, whoever answers it: this browser over the whole list, or the school. Source: SEARCH-1, 2. */
export function productSearchContract(make: (products: readonly StoredProductDetails[]) => Promise<Search>): void {
  const find = async (typed: string): Promise<readonly number[]> => {
    const search = await make(catalogue);
    return (await search(typed)).products.map(({ id }) => id);
  };

  test.each(['', 'or', '  or  ', 'o   '])('nothing below three characters: %j', async (typed) => {
    const search = await make(catalogue);
    expect(await search(typed)).toEqual({ products: [], total: 0, nearest: [] });
  });

  test.each([
    ['the exact title, then titles that begin with it', 'derecho laboral', [5, 2]],
    ['titles that begin with it, then titles, then names', 'ora', [4, 1, 2, 5]],
    ['titles before names', 'rosa', [6, 1, 3]],
    ['case and accents apart, blanks around it and their width too', '  HUAMÁN   quispe ', [1, 3]],
    ['a name is compared with the same eyes', 'pedro yup', [1]],
    ['inside a word', 'tigaci', [1]],
    ['signs that a database reads otherwise: percent', '100%', [7]],
    ['an underscore is no joker', 'igv_paso', [7]],
    ['nor is it one where there is none', 'l_b', []],
    ['a backslash', 'paso\\', [7]],
    ['not across two names', 'yupanqui rosa', []],
    ['not from the title into a name', 'oral pedro', []],
  ])('%s', async (_, typed, ids) => {
    expect(await find(typed)).toEqual(ids);
  });

  test('what is found says where it lives and who teaches it, a part at a time', async () => {
    const search = await make(catalogue);
    const second = await search('derecho', 1, 1);
    expect(second.total).toBe(2);
    expect(second.products).toEqual([
      { id: 5, title: 'Derecho laboral', slug: 'curso-5', moduleCode: 'VT', path: '/cursos/curso-5', staff: [] },
    ]);
    expect((await search('litigación oral')).products[0]?.staff).toEqual([
      { id: 2, name: 'Pedro  Yupanqui' },
      { id: 1, name: 'Rosa Huamán Quispe' },
    ]);
  });

  test.each([
    ['other endings', 'laborales', [2, 5]],
    ['a slip of the pen', 'contratto', [3]],
    ['the words turned round, most shared first', 'empresas derecho', [2, 5]],
    ['words that every title has lead nowhere', 'para con los', []],
    ['and nothing is nothing', 'zzzz', []],
  ])('where nothing matches, what comes near: %s', async (_, typed, ids) => {
    const search = await make(catalogue);
    const answer = await search(typed);
    expect([answer.total, answer.nearest.map(({ id }) => id)]).toEqual([0, ids]);
  });

  test('nothing is near where something matches', async () => {
    const search = await make(catalogue);
    expect((await search('derecho')).nearest).toEqual([]);
  });
}
