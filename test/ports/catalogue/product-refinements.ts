import { expect, test } from 'vitest';
import type { ProductQuery, Products } from '#application/server/catalogue/ports/products.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import { money } from '#domain/shared/money.ts';
import {
  labour,
  rosa,
  storedPrice,
  storedProduct,
  storedSeminar,
  taxes,
} from '#test/support/catalogue/catalogue-builders.ts';

export type MakeProducts = (
  products: readonly StoredProductDetails[],
  /** How many accounts hold a product, by its id. */
  holders?: ReadonlyMap<number, number>,
) => Promise<Products>;

const now = new Date('2026-03-10T15:00:00.000Z');
const all: ProductQuery = { kinds: [], categorySlug: null, dates: 'any', now, offset: 0, limit: 24 };
const pedro = { ...rosa, id: 2, slug: 'pedro-yupanqui', name: 'Pedro Yupanqui' };
const priced = (centimos: number) => storedPrice({ regular: money(centimos) });
const published = (month: string) => ({ publishedAt: `2026-${month}-01T12:00:00.000Z` });

const catalogue = [
  storedProduct(1, { category: labour, staff: [rosa], price: priced(9000), ...published('01') }),
  storedProduct(2, { category: taxes, staff: [rosa, pedro], price: priced(0), ...published('03') }),
  storedProduct(3, {
    category: taxes,
    price: storedPrice({ regular: money(30_000), reduced: money(4000), reducedUntil: '2026-03-10T15:00:00.000Z' }),
    ...published('02'),
  }),
  storedProduct(4, {
    price: storedPrice({ regular: money(30_000), reduced: money(4000), reducedUntil: '2026-03-10T14:59:59.999Z' }),
  }),
  storedSeminar(5, '2026-03-12T15:00:00.000Z', { staff: [pedro], price: priced(15_000) }),
  storedSeminar(6, '2026-04-05T15:00:00.000Z'),
  storedSeminar(7, '2026-08-01T15:00:00.000Z'),
  storedSeminar(8, '2026-01-01T15:00:00.000Z'),
];

/** How lists are narrowed, put in order and counted. */
export function refinementContract(make: MakeProducts): void {
  const ids = async (query: Partial<ProductQuery>): Promise<readonly number[]> => {
    const products = await make(catalogue);
    return (await products.find({ ...all, ...query })).products.map(({ id }) => id);
  };

  test.each<[string, Partial<ProductQuery>, readonly number[]]>([
    ['a person', { refinement: { staffSlug: 'pedro-yupanqui' } }, [2, 5]],
    ['a person whom nobody knows', { refinement: { staffSlug: 'nadie' } }, []],
    ['a kind', { refinement: { kind: 'seminar' } }, [5, 6, 7, 8]],
    ['free', { refinement: { price: '0' } }, [2]],
    ['the price in force, through its last instant', { refinement: { price: '0-50' } }, [3]],
    ['the price that holds again after the discount', { refinement: { price: '200-' } }, [4]],
    ['words in the title or in a name', { refinement: { sought: 'PEDRO' } }, [2, 5]],
    ['words too short to seek', { refinement: { sought: 'pe' }, kinds: ['course'] }, [1, 2, 3, 4]],
    ['seven days', { dates: 'week' }, [5]],
    ['thirty days', { dates: 'month' }, [5, 6]],
    [
      'all of it at once',
      { categorySlug: 'tributacion', refinement: { staffSlug: 'rosa-huaman-quispe', price: '0' } },
      [2],
    ],
  ])('narrows by %s', async (_, query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  test.each<[string, Partial<ProductQuery>, readonly number[]]>([
    ['newest first', { refinement: { order: 'newest' }, kinds: ['course'] }, [2, 3, 4, 1]],
    ['cheapest first', { refinement: { order: 'price-low' }, kinds: ['course'] }, [2, 3, 1, 4]],
    ['dearest first', { refinement: { order: 'price-high' }, kinds: ['course'] }, [4, 1, 3, 2]],
    ['cheapest first among dates too', { refinement: { order: 'price-low' }, dates: 'coming' }, [6, 7, 5]],
    ['what fits the words best first', { refinement: { sought: 'curso 3' } }, [3]],
  ])('puts in order: %s', async (_, query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  test('counts each facet under the choices of the others', async () => {
    const products = await make(catalogue);
    const facets = await products.facets({
      ...all,
      refinement: { staffSlug: 'rosa-huaman-quispe' },
      categorySlug: 'tributacion',
    });
    expect(facets).toEqual({
      kinds: [{ value: 'course', count: 1 }],
      categories: [
        { value: labour, count: 1 },
        { value: taxes, count: 1 },
      ],
      staff: [
        { value: { slug: 'pedro-yupanqui', name: 'Pedro Yupanqui' }, count: 1 },
        { value: { slug: 'rosa-huaman-quispe', name: 'Rosa Huamán Quispe' }, count: 1 },
      ],
      prices: [{ value: '0', count: 1 }],
      dates: [],
    });
  });

  test('whoever was chosen stands among the people even with nothing; who is unknown does not', async () => {
    const products = await make(catalogue);
    const staff = async (staffSlug: string) =>
      (await products.facets({ ...all, kinds: ['seminar'], refinement: { staffSlug } })).staff;
    expect(await staff('rosa-huaman-quispe')).toEqual([
      { value: { slug: 'pedro-yupanqui', name: 'Pedro Yupanqui' }, count: 1 },
      { value: { slug: 'rosa-huaman-quispe', name: 'Rosa Huamán Quispe' }, count: 0 },
    ]);
    expect(await staff('nadie')).toHaveLength(1);
  });
}
