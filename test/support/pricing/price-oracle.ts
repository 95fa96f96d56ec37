import { Decimal as BaseDecimal } from 'decimal.js';
import type { PriceRequest } from '#domain/pricing/price-request.ts';

/**
 * The price rules a second time, from the words of decisions.md, in decimal soles with decimal.js and none of the domain's code:
 * an independent witness for tests.
 */
const Decimal = BaseDecimal.clone({ precision: 80, rounding: BaseDecimal.ROUND_HALF_UP });
type Soles = BaseDecimal;

export interface OracleLine {
  readonly id: number;
  readonly price: string;
  readonly discount: string;
  readonly net: string;
  readonly base: string;
  readonly tax: string;
}

export interface OracleCart {
  readonly lines: readonly OracleLine[];
  readonly total: string;
  readonly discount: string;
  readonly newTotal: string;
  readonly base: string;
  readonly tax: string;
}

const zero = new Decimal(0);
const solesOf = (centimos: number): Soles => new Decimal(centimos).div(100);
const total = (amounts: readonly Soles[]): Soles => amounts.reduce((sum, amount) => sum.plus(amount), zero);
const print = (amount: Soles): string => amount.toFixed(2);

/** What the rules say a cart comes to. */
export function oracle(request: PriceRequest): OracleCart {
  const prices = request.lines.map((line) => {
    const price = solesOf(line.price);
    const options = total(line.options.map(solesOf));
    if (line.extension === null) return price.plus(options);
    const kept = new Decimal(1).minus(new Decimal(line.extension.discount).div(10_000));
    return price.plus(options).plus(price.times(2).times(kept).toDecimalPlaces(2).minus(price));
  });
  const discounts = discountsOf(request, prices);
  const lines = request.lines.map((line, index): OracleLine => {
    const price = prices[index] ?? zero;
    const discount = discounts[index] ?? zero;
    const net = price.minus(discount);
    const base = net.div(new Decimal(1).plus(new Decimal(line.taxRate).div(10_000))).toDecimalPlaces(2);
    return {
      id: line.productId,
      price: print(price),
      discount: print(discount),
      net: print(net),
      base: print(base),
      tax: print(net.minus(base)),
    };
  });
  const column = (name: Exclude<keyof OracleLine, 'id'>): string =>
    print(total(lines.map((line) => new Decimal(line[name]))));
  return {
    lines,
    total: column('price'),
    discount: column('discount'),
    newTotal: column('net'),
    base: column('base'),
    tax: column('tax'),
  };
}

function discountsOf({ lines, discount, rounding }: PriceRequest, prices: readonly Soles[]): Soles[] {
  if (discount === null) return prices.map(() => zero);
  const { reduction, scope } = discount;
  const isEligible = lines.map((line) => scope.kind === 'whole-cart' || scope.productIds.includes(line.productId));
  const weights = prices.map((price, index) => (isEligible[index] === true ? price : zero));
  const eligible = total(weights);
  if (eligible.isZero()) return prices.map(() => zero);
  let off: Soles;
  if (reduction.kind === 'percentage') {
    off = eligible.times(reduction.rate).div(10_000).toDecimalPlaces(2);
  } else {
    const all = total(prices);
    const exact = all.minus(Decimal.min(solesOf(reduction.amount), eligible));
    const target = rounding === 'nearest' ? exact.toDecimalPlaces(0) : exact.floor();
    off = Decimal.max(zero, Decimal.min(all.minus(target), eligible));
  }
  const shares = largestRemainder(
    off,
    weights,
    lines.map((line) => line.productId),
  );
  return shares.map((share, index) => {
    const price = prices[index] ?? zero;
    const rest = price.minus(share);
    const isTiny = (amount: Soles): boolean => amount.gt(0) && amount.lte('0.03');
    return lines[index]?.taxRate !== 0 && isTiny(rest) && !isTiny(price) ? price : share;
  });
}

function largestRemainder(off: Soles, weights: readonly Soles[], ids: readonly number[]): Soles[] {
  const whole = total(weights).times(100);
  const products = weights.map((weight) => off.times(100).times(weight.times(100)));
  const shares = products.map((product) => product.divToInt(whole));
  const order = ids.map((_, index) => index);
  const rest = (index: number): Soles => products[index]?.mod(whole) ?? zero;
  order.sort((a, b) => rest(b).cmp(rest(a)) || (ids[a] ?? 0) - (ids[b] ?? 0));
  const left = off.times(100).minus(total(shares)).toNumber();
  for (const index of order.slice(0, left)) shares[index] = (shares[index] ?? zero).plus(1);
  return shares.map((share) => share.div(100));
}
