import { parsePercentageOff, type Discount, type DiscountScope, type SolRounding } from '#domain/pricing/discount.ts';
import type { Line, PriceRequest } from '#domain/pricing/price-request.ts';
import { priceLines, type PricedCart } from '#domain/pricing/totals.ts';
import { parseMoney, type Money } from '#domain/shared/money.ts';
import { parsePercent, type Rate } from '#domain/shared/rate.ts';
import { accepted } from '#test/support/shared/accepted.ts';

/** Soles as a price list writes them: `soles('118.00')`. */
export const soles = (text: string): Money => accepted(parseMoney(text));

/** A percentage as people say it: `percent('18')`. */
export const percent = (text: string): Rate => accepted(parsePercent(text));

export const IGV = percent('18');
export const EXEMPT = percent('0');

const WHOLE_CART: DiscountScope = { kind: 'whole-cart' };

export const only = (...productIds: number[]): DiscountScope => ({ kind: 'listed-products', productIds });

export const percentOff = (text: string, scope: DiscountScope = WHOLE_CART): Discount => ({
  reduction: { kind: 'percentage', rate: accepted(parsePercentageOff(text)) },
  scope,
});

export const solesOff = (text: string, scope: DiscountScope = WHOLE_CART): Discount => ({
  reduction: { kind: 'fixed', amount: soles(text) },
  scope,
});

/** A taxed line without options or extension, unless said otherwise. */
export function aLine(productId: number, price: string, parts: Partial<Line> = {}): Line {
  return {
    productId,
    taxRate: IGV,
    price: soles(price),
    priceSource: 'regular',
    options: [],
    extension: null,
    ...parts,
  };
}

export function aRequest(
  lines: readonly Line[],
  discount: Discount | null = null,
  rounding: SolRounding = 'nearest',
): PriceRequest {
  return { lines, discount, rounding, generalRate: IGV };
}

/** The priced cart of a request that must be accepted; its totals are checked on the way. */
export function priced(
  lines: readonly Line[],
  discount: Discount | null = null,
  rounding: SolRounding = 'nearest',
): PricedCart {
  const cart = accepted(priceLines(aRequest(lines, discount, rounding)));
  assertTotalsAddUp(cart);
  return cart;
}

/** Throws unless the amounts of a cart and of each of its lines hold together to the céntimo. Called in every pricing case. */
export function assertTotalsAddUp(cart: PricedCart): void {
  const wrong: string[] = [];
  const expect = (what: string, left: number, right: number): void => {
    if (left !== right) wrong.push(`${what}: ${left} is not ${right}`);
  };
  for (const [name, amounts] of [
    ['cart', cart] as const,
    ...cart.lines.map((line) => [`line ${line.line.productId}`, line] as const),
  ]) {
    expect(`${name}, base + tax = net`, amounts.base + amounts.tax, amounts.net);
    expect(`${name}, price − discount = net`, amounts.price - amounts.discount, amounts.net);
    for (const [part, amount] of Object.entries(amounts)) {
      if (typeof amount !== 'number') continue;
      if (!Number.isSafeInteger(amount) || amount < 0 || Object.is(amount, -0))
        wrong.push(`${name}, ${part} is ${amount}`);
    }
  }
  for (const part of ['price', 'discount', 'net', 'base', 'tax'] as const) {
    expect(
      `sum of the lines' ${part}`,
      cart.lines.reduce((sum, line) => sum + line[part], 0),
      cart[part],
    );
  }
  if (wrong.length > 0) throw new Error(`The totals do not add up:\n${wrong.join('\n')}`);
}
