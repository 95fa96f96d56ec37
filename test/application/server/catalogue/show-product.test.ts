import { expect, test } from 'vitest';
import { ProductsInMemory } from '#test/memory/catalogue/products-in-memory.ts';
import { RELATED_SENT } from '#domain/catalogue/catalogue-page.ts';
import { ShowProduct } from '#application/server/catalogue/show-product.ts';
import type { Companions, FindCompanions } from '#application/server/catalogue/find-companions.ts';
import { cardOf } from '#domain/catalogue/present-product.ts';
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
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { SettingsOfTest } from '#test/support/pricing/price-settings.ts';

const category = labour;

function showOf(
  products: readonly StoredProductDetails[],
  clock = new FixedClock(),
  companions: Companions = { together: null, alsoBought: [] },
): ShowProduct {
  const found = { execute: () => Promise.resolve(companions) } as unknown as FindCompanions;
  return new ShowProduct(new ProductsInMemory(products), found, new SettingsOfTest(), clock);
}

const relatedTo = async (show: ShowProduct, slug: string) => {
  const shown = await show.execute(slug);
  return shown.ok ? shown.value.related.map(({ id }) => id) : null;
};

test('a product is priced as of now', async () => {
  const price = storedPrice({ reduced: money(9000), reducedUntil: '2026-03-10T15:00:00.000Z' });
  const clock = new FixedClock('2026-03-10T15:00:00.000Z');
  const show = showOf([storedProduct(1, { price })], clock);
  expect(await show.execute('curso-1')).toMatchObject({ ok: true, value: { product: { price: { current: 9000 } } } });
  clock.advance({ seconds: 1 });
  expect(await show.execute('curso-1')).toMatchObject({ ok: true, value: { product: { price: { current: 11_800 } } } });
});

test('in what is taught no number parts from its sign, and the free class is known again among the others', async () => {
  const classes = [{ title: 'La tasa: 18 %', kind: 'video', seconds: 60 }] as const;
  const part = { title: 'El 18 %', text: 'Por qué 18 %.', classes, staffNames: [], hasExam: false };
  const freeClass = { id: 7, title: 'La tasa: 18 %', kind: 'video', seconds: 60 } as const;
  const shown = await showOf([storedProduct(1, { syllabus: [part], freeClass })]).execute('curso-1');
  expect(shown).toMatchObject({
    value: {
      product: {
        syllabus: [{ title: 'El 18\u00A0%', text: 'Por qué 18\u00A0%.', classes: [{ title: 'La tasa: 18\u00A0%' }] }],
        freeClass: { id: 7, title: 'La tasa: 18\u00A0%' },
      },
    },
  });
});

test('a slug of nothing is refused', async () => {
  const show = showOf([]);
  expect(await show.execute('nada')).toEqual({ ok: false, refusal: { kind: 'product-not-found' } });
});

test('related: of its category and sort, no past seminars, no plans, not itself', async () => {
  const show = showOf([
    storedProduct(1, { category }),
    storedSeminar(2, '2026-01-10T15:00:00.000Z', { category }),
    storedSeminar(3, '2026-05-10T15:00:00.000Z', { category }),
    storedProduct(5, { category, kind: 'plan', slug: 'plan', planPage: 'pro' }),
    storedProduct(6, { category, kind: 'book', slug: 'libro' }),
    ...[7, 8, 9].map((id) => storedProduct(id, { category })),
  ]);
  expect(await relatedTo(show, 'curso-1')).toEqual([3, 7, 8, 9]);
  expect(await relatedTo(show, 'libro')).toEqual([]);
});

test('related: where the category holds little, what the same people teach, then more of the same kind', async () => {
  const show = showOf([
    storedProduct(1, { category, staff: [rosa] }),
    storedProduct(2, { category: taxes }),
    storedSeminar(3, '2026-05-10T15:00:00.000Z', { category }),
    storedProduct(4, { category: taxes, kind: 'workshop', slug: 'taller', staff: [rosa] }),
    storedProduct(5, { kind: 'book', slug: 'libro', staff: [rosa] }),
    storedProduct(6),
  ]);
  expect(await relatedTo(show, 'curso-1')).toEqual([3, 4, 2, 6]);
});

test('related: beside a plan the other plans, whatever their category', async () => {
  const plan = (id: number) => storedProduct(id, { category, kind: 'plan', slug: `plan-${id}`, planPage: 'pro' });
  const show = showOf([storedProduct(1, { category }), ...[6, 7].map(plan)]);
  expect(await relatedTo(show, 'plan-6')).toEqual([7]);
});

test('related: some more than are shown go along, for who owns some; never more', async () => {
  const show = showOf(Array.from({ length: 30 }, (_, index) => storedProduct(index + 1, { category })));
  expect(await relatedTo(show, 'curso-1')).toHaveLength(RELATED_SENT);
});

test('a product stands once on a page: what goes with it is not among the related', async () => {
  const products = [1, 2, 3, 4].map((id) => storedProduct(id, { category }));
  const [, second, third] = products.map((each) => cardOf(each, { now: new Date(), rateOf: (kept) => kept }));
  const together = { products: [second] } as unknown as NonNullable<Companions['together']>;
  const withOffer = showOf(products, new FixedClock(), { together, alsoBought: [] });
  expect(await relatedTo(withOffer, 'curso-1')).toEqual([3, 4]);
  const alsoBought = third === undefined ? [] : [third];
  const withBought = showOf(products, new FixedClock(), { together: null, alsoBought });
  expect(await relatedTo(withBought, 'curso-1')).toEqual([2, 4]);
});
