import fc from 'fast-check';
import { gatherCart } from '#application/server/cart/gather-cart.ts';
import type { CurrentOffer } from '#application/server/cart/ports/offers.ts';
import type { StoredLine } from '#application/server/cart/ports/carts.ts';
import type { SellableProduct } from '#application/server/cart/ports/sellable-products.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { PriceTerms } from '#domain/cart/cart-totals.ts';
import type { PriceOption } from '#domain/cart/price-option.ts';
import type { Discount } from '#domain/pricing/discount.ts';
import { decimalText, type Money } from '#domain/shared/money.ts';
import { auditedDiscount } from '#test/support/cart/audited-carts.ts';
import { aCode, NOW } from '#test/support/cart/cart-items.ts';
import { aSellableProduct, aStoredLine } from '#test/support/orders/buying-builders.ts';
import { arbitraryDiscount, arbitraryMoney, arbitraryTaxRate } from '#test/support/pricing/arbitrary-prices.ts';
import { SettingsOfTest } from '#test/support/pricing/price-settings.ts';
import { IGV } from '#test/support/pricing/price-lines.ts';

/** A product that is sold, what somebody chose of it, and whether they get further seats of it alone. */
interface Choosing {
  readonly product: SellableProduct;
  readonly line: StoredLine;
  readonly seatsAlone: boolean;
}

/** Somebody at the school's shop, at NOW: what they chose, by which code, and what else their price depends on. */
export interface Shopping {
  readonly chosen: readonly Choosing[];
  readonly discount: Discount | null;
  readonly terms: PriceTerms;
}

const instant = fc
  .constantFrom(-86_400_000, -1, 0, 1, 86_400_000)
  .map((ms) => new Date(NOW.getTime() + ms).toISOString());
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 2 });
const duration = fc.constant({ amount: 1, unit: 'month' } as const);

const option = (id: number): fc.Arbitrary<PriceOption> =>
  fc.record({
    id: fc.constant(id),
    kind: fc.constantFrom('seat', 'extra'),
    label: fc.constant('Una opción'),
    regular: arbitraryMoney,
    reduced: maybe(arbitraryMoney),
    count: fc.constant(0),
  });

const planPrice = (id: number) =>
  fc.record({
    id: fc.constant(id),
    regular: arbitraryMoney,
    reduced: maybe(arbitraryMoney),
    duration,
    seatPrice: maybe(arbitraryMoney),
  });

const product = (id: number): fc.Arbitrary<SellableProduct> =>
  fc
    .record({
      kind: fc.constantFrom('course', 'seminar', 'book'),
      taxRate: arbitraryTaxRate,
      regular: arbitraryMoney,
      reduced: maybe(arbitraryMoney),
      reducedFrom: maybe(instant),
      reducedUntil: maybe(instant),
      subscriber: maybe(arbitraryMoney),
      extension: maybe(
        fc.record({ discount: fc.integer({ min: 0, max: 5000 }), factor: fc.integer({ min: 2, max: 12 }) }),
      ),
      options: fc.tuple(option(11), option(12)),
      prices: maybe(fc.tuple(planPrice(1), planPrice(2))),
    })
    .map(({ prices, reducedFrom, extension, ...parts }) =>
      aSellableProduct(id, {
        ...parts,
        ...(reducedFrom !== null && { reducedFrom }),
        extension: extension as SellableProduct['extension'],
        // A plan's extras are its own; its seats come with the price that is chosen.
        ...(prices !== null && { kind: 'plan' as const, options: [], plan: { page: 'pro', seats: 1, prices } }),
      }),
    );

const choosing = (id: number): fc.Arbitrary<Choosing> =>
  fc
    .record({
      product: product(id),
      counts: fc.tuple(fc.nat(1), fc.nat(1), fc.nat(3), fc.constantFrom(2, 1000)),
      planPriceId: fc.constantFrom(null, 1, 2, 99),
      isExtended: fc.boolean(),
      seatsAlone: fc.boolean(),
    })
    .map(({ product: of, counts, planPriceId, isExtended, seatsAlone }) => {
      const [first, second, few, many] = counts;
      const options = [
        { optionId: 0, count: few },
        ...of.options.map(({ id: optionId, kind }, index) => ({
          optionId,
          count: (index === 0 ? first : second) * (kind === 'seat' ? many : 1),
        })),
      ];
      const hasSeats = of.plan === null && of.options.some(({ kind }) => kind === 'seat');
      return {
        product: of,
        line: aStoredLine(id, { planPriceId, isExtended, options }),
        seatsAlone: seatsAlone && hasSeats,
      };
    });

export const arbitraryShopping: fc.Arbitrary<Shopping> = fc.record({
  chosen: fc
    .uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
    .chain((ids) => fc.tuple(...ids.map(choosing))),
  discount: fc.option(arbitraryDiscount),
  terms: fc.record({
    generalRate: fc.constant(IGV),
    rounding: fc.constantFrom('nearest', 'down'),
    hasActivePlan: fc.boolean(),
  }),
});

/** The cart that the server makes of it. */
export function serversCart({ chosen, discount }: Shopping): Promise<Cart> {
  const code = discount === null ? null : aCode('CAMPAÑA', { discount });
  const products = new Map(chosen.map((each) => [each.product.id, each.product]));
  const offer: CurrentOffer = {
    findBySlug: () => Promise.resolve(null),
    findAll: () => Promise.resolve(products),
    code: () => Promise.resolve(code),
    promotionsAt: () => Promise.resolve([]),
  };
  const lines = chosen.map(({ line }) => line);
  const seats = new Set(chosen.flatMap((each) => (each.seatsAlone ? [each.product.id] : [])));
  const stored = { id: 'carrito', lines, codeWord: code?.word ?? null, sellerWord: null };
  return gatherCart(stored, { lines, products, seats }, { offer, settings: new SettingsOfTest(), now: NOW });
}

/** The same as an auditor writes it down for `npm run precio`: each price chosen by hand, by the words of docs/price-maths.md. */
export function auditorsCart({ chosen, discount, terms }: Shopping): object {
  return {
    rounding: terms.rounding,
    items: chosen.map((each) => auditorsItem(each, terms.hasActivePlan)),
    discount: discount === null ? null : auditedDiscount(discount),
  };
}

function auditorsItem({ product: of, line, seatsAlone }: Choosing, hasActivePlan: boolean): object {
  const row = of.plan === null ? of : (of.plan.prices.find(({ id }) => id === line.planPriceId) ?? of.plan.prices[0]!);
  const isInTime =
    (of.reducedFrom === undefined || new Date(of.reducedFrom) <= NOW) &&
    (of.reducedUntil === null || NOW <= new Date(of.reducedUntil));
  const isReduced = row.reduced !== null && isInTime;
  let price: number = isReduced ? (row.reduced ?? 0) : row.regular;
  if (hasActivePlan && of.plan === null && of.subscriber !== null) price = Math.min(price, of.subscriber);
  const seatPrice = 'seatPrice' in row ? (row.seatPrice as Money | null) : null;
  const offered = [
    ...(seatPrice === null ? [] : [{ id: 0, kind: 'seat', regular: seatPrice, reduced: null }]),
    ...of.options.filter(({ kind }) => kind === 'seat'),
    ...of.options.filter(({ kind }) => kind === 'extra' && !seatsAlone),
  ];
  const amounts = offered.flatMap(({ id, regular, reduced }, index) => {
    const typed = line.options.find(({ optionId }) => optionId === id)?.count ?? 0;
    const count = seatsAlone && index === 0 && typed === 0 ? 1 : typed;
    return count === 0 ? [] : [(isReduced && reduced !== null ? reduced : regular) * count];
  });
  return {
    id: of.id,
    modulo_id: 'VT',
    price: decimalText((seatsAlone ? 0 : price) as Money),
    igv: of.taxRate / 100,
    options: amounts.map((amount) => decimalText(amount as Money)),
    extension:
      of.extension === null || !line.isExtended || seatsAlone
        ? null
        : { discount: of.extension.discount / 100, factor: of.extension.factor },
  };
}
