import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EnterCode } from '#application/server/cart/enter-code.ts';
import type { SellableProduct } from '#application/server/cart/ports/sellable-products.ts';
import { FindCompanions } from '#application/server/catalogue/find-companions.ts';
import type { DiscountCode } from '#domain/cart/discount-code.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import { anyVisitor, togetherSum } from '#domain/cart/together.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import { money } from '#domain/shared/money.ts';
import { BoughtTogetherInMemory, type Purchase } from '#test/memory/catalogue/bought-together-in-memory.ts';
import { ProductsInMemory } from '#test/memory/catalogue/products-in-memory.ts';
import { aCode, day } from '#test/support/cart/cart-items.ts';
import { storedProduct, storedSeminar } from '#test/support/catalogue/catalogue-builders.ts';
import { aSellableProduct, visitorOf } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { arbitraryDiscount, arbitraryMoney, arbitraryTaxRate } from '#test/support/pricing/arbitrary-prices.ts';
import { only, percentOff, soles } from '#test/support/pricing/price-lines.ts';
import { SettingsOfTest } from '#test/support/pricing/price-settings.ts';
import { accepted } from '#test/support/shared/accepted.ts';

const year = { origin: 'promotion', firstDay: day('2026-01-01'), lastDay: day('2026-12-31') } as const;
const promotion = (id: number, ...productIds: number[]) =>
  aCode(`JUNTOS${id}`, { ...year, id, discount: percentOff('15', only(...productIds)) });

interface Parts {
  readonly products?: readonly SellableProduct[];
  readonly codes?: readonly DiscountCode[];
  readonly shown?: readonly number[];
  readonly purchases?: readonly Purchase[];
  readonly listed?: readonly StoredProductDetails[];
}

async function school({ products = [], codes = [], shown, purchases = [], listed }: Parts) {
  const buying = await buyingInMemory({ products, codes });
  for (const id of shown ?? codes.map((code) => code.id)) await buying.discounts.showTogether(id, true);
  const cards = listed ?? products.map(({ id, slug, kind }) => storedProduct(id, { slug, kind }));
  const companions = new FindCompanions(
    buying.discounts,
    buying.catalogue,
    new ProductsInMemory(cards),
    new BoughtTogetherInMemory(purchases),
    new SettingsOfTest(),
    buying.clock,
  );
  const enterCode = new EnterCode(buying.assembly, buying.discounts, buying.clock);
  return { ...buying, companions, enterCode };
}

const some = [1, 2, 3].map((id) => aSellableProduct(id));
const idsOf = (found: Awaited<ReturnType<FindCompanions['execute']>>) => ({
  together: found.together?.products.map(({ id }) => id) ?? null,
  alsoBought: found.alsoBought.map(({ id }) => id),
});

test('a promotion that the school shows: the page’s own product first, then the others as it lists them', async () => {
  const { companions } = await school({ products: some, codes: [promotion(1, 3, 1, 2, 9)] });
  expect(idsOf(await companions.execute(2))).toEqual({ together: [2, 3, 1], alsoBought: [] });
  expect(idsOf(await companions.execute(9))).toEqual({ together: null, alsoBought: [] });
});

test('a promotion that is not marked, is over, is used up, or has one product left on sale is not shown', async () => {
  const code = promotion(1, 1, 2);
  const shows = async (parts: Parts) =>
    (await (await school({ products: some, ...parts })).companions.execute(1)).together;
  expect(await shows({ codes: [code] })).not.toBeNull();
  expect(await shows({ codes: [code], shown: [] })).toBeNull();
  expect(await shows({ codes: [{ ...code, lastDay: day('2026-03-09') }] })).toBeNull();
  expect(await shows({ codes: [{ ...code, limitInAll: 0 }] })).toBeNull();
  expect(await shows({ codes: [promotion(1, 1, 9)] })).toBeNull();
  expect(await shows({ codes: [promotion(1, 1, 2, 3, 4, 5, 6)] })).toBeNull();
  expect(await shows({ codes: [aCode('TODO', year)] })).toBeNull();
});

test('what is free today is left out: it would empty the cart of what is paid', async () => {
  const free = aSellableProduct(2, { regular: soles('0.00') });
  const products = [aSellableProduct(1), free, aSellableProduct(3)];
  const { companions } = await school({ products, codes: [promotion(1, 1, 2, 3)] });
  expect(idsOf(await companions.execute(1)).together).toEqual([1, 3]);
  expect(idsOf(await companions.execute(2)).together).toBeNull();
});

test('how often a promotion may be used is not told; it ends with its first price', async () => {
  const reduced = aSellableProduct(2, { reduced: soles('90.00'), reducedUntil: '2026-03-20T04:59:59.000Z' });
  const code = { ...promotion(1, 1, 2), limitInAll: 10, limitPerAccount: 1 };
  const { companions } = await school({ products: [aSellableProduct(1), reduced], codes: [code] });
  const { together } = await companions.execute(1);
  expect(together).toMatchObject({ promotion: { limitInAll: null, limitPerAccount: null } });
  expect(together?.until).toBe('2026-03-20T04:59:59.000Z');
});

test('beside a price together no regular one is struck that nobody was asked: of a plan, what is known of its first price', async () => {
  const lower = { reduced: soles('90.00'), isRegularUnasked: true };
  const year = { id: 40, regular: soles('200.00'), seatPrice: null, duration: { amount: 1, unit: 'year' } } as const;
  const planOf = (id: number, parts: object) =>
    aSellableProduct(id, {
      kind: 'plan',
      isRegularUnasked: !('isRegularUnasked' in parts),
      plan: { page: 'pack', seats: 1, prices: [{ ...year, reduced: soles('90.00'), ...parts }] },
    });
  const products = [
    aSellableProduct(1, lower),
    planOf(2, lower),
    planOf(3, {}),
    aSellableProduct(4, { ...lower, isRegularUnasked: false }),
  ];
  const { companions } = await school({ products, codes: [promotion(1, 1, 2, 3, 4)] });
  const { together } = await companions.execute(1);
  expect(together?.products.map(({ price }) => [price.current, price.former])).toEqual([
    [9000, null],
    [9000, null],
    [9000, 20_000],
    [9000, 11_800],
  ]);
});

const bought: readonly Purchase[] = ['ana', 'luis', 'rosa'].map((userId) => ({ userId, productIds: [1, 2, 4] }));

test('where no promotion is shown, what others bought with it, without what is over or gone', async () => {
  const listed = [storedProduct(1), storedProduct(2), storedSeminar(4, '2026-01-10T15:00:00.000Z')];
  const parts = { products: some, listed, purchases: bought };
  expect(idsOf(await (await school(parts)).companions.execute(1))).toEqual({ together: null, alsoBought: [2] });
  const both = await school({ ...parts, codes: [promotion(1, 1, 2)] });
  expect(idsOf(await both.companions.execute(1))).toEqual({ together: [1, 2], alsoBought: [] });
});

const amount = arbitraryMoney.map((value) => money(Math.max(value, 4)));
const ends = fc.option(
  fc.constantFrom('2026-03-01T04:59:59.000Z', '2026-03-10T15:00:00.000Z', '2026-04-01T04:59:59.000Z'),
);
const arbitraryProduct = (id: number): fc.Arbitrary<SellableProduct> =>
  fc
    .record({
      regular: fc.oneof({ weight: 9, arbitrary: amount }, fc.constant(money(0))),
      reduced: fc.option(fc.oneof({ weight: 9, arbitrary: amount }, fc.constant(money(0)))),
      reducedUntil: ends,
      isRegularUnasked: fc.boolean(),
      subscriber: fc.option(amount),
      taxRate: arbitraryTaxRate,
      plan: fc.option(fc.record({ regular: amount, reduced: fc.option(amount), isRegularUnasked: fc.boolean() }), {
        freq: 5,
      }),
    })
    .map(({ plan, ...price }) =>
      aSellableProduct(id, {
        ...price,
        ...(plan !== null && {
          kind: 'plan',
          category: { id, title: 'De nadie más' },
          plan: {
            page: 'pro',
            seats: 1,
            prices: [{ id: 10 * id, ...plan, duration: { amount: 1, unit: 'month' }, seatPrice: money(500) }],
          },
        }),
      }),
    );

test('the sum on the page is, to the céntimo, what the cart says after one press: any products, any promotion', async () => {
  const products = fc.tuple(...[1, 2, 3, 4].map(arbitraryProduct));
  let offered = 0;
  await fc.assert(
    fc.asyncProperty(
      products,
      arbitraryDiscount,
      fc.subarray([2, 3, 4], { minLength: 1 }),
      async (all, discount, others) => {
        const scope = only(1, ...others);
        const code = aCode('JUNTOS', { ...year, discount: { ...discount, scope } });
        const { companions, addToCart, enterCode } = await school({ products: all, codes: [code] });
        const { together } = await companions.execute(1);
        const shown = together === null ? null : togetherSum(together, anyVisitor);
        expect(together === null).toBe(shown === null);
        if (shown === null) return;
        offered += 1;
        const owner = visitorOf('galleta');
        for (const { slug } of shown.missing) accepted(await addToCart.execute({ owner, slug }));
        const { cart, terms } = accepted(await enterCode.execute(owner, 'JUNTOS'));
        const totals = accepted(cartTotals(cart, terms));
        expect([totals.price, totals.net]).toEqual([shown.price, shown.net]);
      },
    ),
    { numRuns: 60 },
  );
  expect(offered).toBeGreaterThan(10);
});
