import { expect, test } from 'vitest';
import { ProductsInMemory } from '#test/memory/catalogue/products-in-memory.ts';
import { ShowProduct } from '#application/server/catalogue/show-product.ts';
import { money } from '#domain/shared/money.ts';
import {
  labour,
  storedPrice,
  storedProduct,
  storedSeminar,
  taxes,
} from '#test/support/catalogue/catalogue-builders.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { SettingsOfTest } from '#test/support/pricing/price-settings.ts';

const category = labour;

test('a product is priced as of now', async () => {
  const price = storedPrice({ reduced: money(9000), reducedUntil: '2026-03-10T15:00:00.000Z' });
  const clock = new FixedClock('2026-03-10T15:00:00.000Z');
  const show = new ShowProduct(new ProductsInMemory([storedProduct(1, { price })]), new SettingsOfTest(), clock);
  expect(await show.execute('curso-1')).toMatchObject({ ok: true, value: { product: { price: { current: 9000 } } } });
  clock.advance({ seconds: 1 });
  expect(await show.execute('curso-1')).toMatchObject({ ok: true, value: { product: { price: { current: 11_800 } } } });
});

test('a slug of nothing is refused', async () => {
  const show = new ShowProduct(new ProductsInMemory([]), new SettingsOfTest(), new FixedClock());
  expect(await show.execute('nada')).toEqual({ ok: false, refusal: { kind: 'product-not-found' } });
});

test('related: of its category and sort, at most four, no past seminars, no plans, not itself', async () => {
  const products = new ProductsInMemory([
    storedProduct(1, { category }),
    storedSeminar(2, '2026-01-10T15:00:00.000Z', { category }),
    storedSeminar(3, '2026-05-10T15:00:00.000Z', { category }),
    storedProduct(4, { category: taxes }),
    storedProduct(5, { category, kind: 'plan', slug: 'plan', planPage: 'pro' }),
    storedProduct(6, { category, kind: 'book', slug: 'libro' }),
    ...[7, 8, 9, 10].map((id) => storedProduct(id, { category })),
  ]);
  const shown = await new ShowProduct(products, new SettingsOfTest(), new FixedClock()).execute('curso-1');
  expect(shown.ok && shown.value.related.map(({ id }) => id)).toEqual([3, 7, 8, 9]);
  const book = await new ShowProduct(products, new SettingsOfTest(), new FixedClock()).execute('libro');
  expect(book.ok && book.value.related).toEqual([]);
});

test('related: where the category holds little, more of the same kind; beside a plan the other plans', async () => {
  const plan = (id: number) => storedProduct(id, { category, kind: 'plan', slug: `plan-${id}`, planPage: 'pro' });
  const products = new ProductsInMemory([
    storedProduct(1, { category }),
    storedSeminar(2, '2026-05-10T15:00:00.000Z', { category }),
    storedProduct(3, { category: taxes }),
    storedProduct(4),
    storedProduct(5, { kind: 'workshop', slug: 'taller' }),
    ...[6, 7].map(plan),
  ]);
  const relatedTo = async (slug: string) => {
    const shown = await new ShowProduct(products, new SettingsOfTest(), new FixedClock()).execute(slug);
    return shown.ok ? shown.value.related.map(({ id }) => id) : null;
  };
  expect(await relatedTo('curso-1')).toEqual([2, 3, 4]);
  expect(await relatedTo('plan-6')).toEqual([7]);
});
