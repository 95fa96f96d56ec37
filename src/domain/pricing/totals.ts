import { MAX_MONEY, NOTHING, type Money } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { discountAmount, eligibility, type DiscountBasis } from './discount.ts';
import { extensionAmount } from './extension.ts';
import { splitTax } from './igv.ts';
import type { Line, PriceRequest } from './price-request.ts';
import { refusalOf, type PricingRefusal } from './request-check.ts';
import { spread, type Part } from './spread.ts';
import { leavesTinyLine } from './tiny-line.ts';

/** What a line or a cart comes to. Always `base + tax = net = price − discount`. */
export interface Amounts {
  /** With IGV, before the discount; of a cart, `total` on the wire. */
  readonly price: Money;
  /** Of a cart, `importe_dscto`. */
  readonly discount: Money;
  /** What is paid; of a cart, `new_total`. */
  readonly net: Money;
  /** Without IGV; of a cart, `monto`. */
  readonly base: Money;
  /** IGV; of a cart, `igv`. */
  readonly tax: Money;
}

/** A line with its price and all that led to it. */
export interface PricedLine extends Amounts {
  readonly line: Line;
  /** The sum of the chosen options. */
  readonly options: Money;
  /** What the extension adds. */
  readonly extension: Money;
  /** Whether the code in force touches it. */
  readonly isEligible: boolean;
  /** Its share of the discount before a tiny rest was snapped to nothing. */
  readonly share: Money;
}

/** A cart with its totals and all that led to them. */
export interface PricedCart extends Amounts {
  readonly request: PriceRequest;
  readonly lines: readonly PricedLine[];
  readonly basis: DiscountBasis;
  /** What the code takes off, before tiny lines were snapped. */
  readonly off: Money;
}

/** A line before the discount, and what of its price the code in force touches. */
interface Gross extends Part, Pick<PricedLine, 'line' | 'options' | 'extension' | 'price' | 'isEligible'> {}

/**
 * Prices a cart: the one computation behind the cart page, the order, the receipt and the auditor's command.
 * Refuses, and never throws, whatever the data: see PricingRefusal. Source: decisions.md, Money and tax.
 */
export function priceLines(request: PriceRequest): Result<PricedCart, PricingRefusal> {
  const refusal = refusalOf(request);
  if (refusal !== null) return refuse(refusal);
  const isEligible = request.discount === null ? () => false : eligibility(request.discount.scope);
  const gross = request.lines.map((line) => grossLine(line, isEligible(line.productId)));
  const tooLarge = gross.findIndex(({ price }) => price > MAX_MONEY);
  if (tooLarge >= 0) return refuse({ kind: 'amount-too-large', line: tooLarge });
  const basis = { total: add(gross, ({ price }) => price), eligible: add(gross, ({ weight }) => weight) };
  if (basis.total > MAX_MONEY) return refuse({ kind: 'amount-too-large', line: null });
  const off = request.discount === null ? NOTHING : discountAmount(request.discount.reduction, basis, request.rounding);
  const lines = spread(off, gross).map(({ part, share }) => netLine(part, share));
  return accept({ request, lines, basis, off, ...sumOf(lines) });
}

function grossLine(line: Line, isEligible: boolean): Gross {
  const options = add(line.options, (option) => option);
  const extension = line.extension === null ? NOTHING : extensionAmount(line.price, line.extension.discount);
  const price = (line.price + options + extension) as Money;
  const weight = isEligible ? price : NOTHING;
  return { id: line.productId, weight, line, options, extension, price, isEligible };
}

function netLine(gross: Gross, share: Money): PricedLine {
  const { line, options, extension, price, isEligible } = gross;
  const discount = leavesTinyLine(price, share, line.taxRate) ? price : share;
  const net = (price - discount) as Money;
  const { base, tax } = splitTax(net, line.taxRate);
  return { line, options, extension, isEligible, share, price, discount, net, base, tax };
}

function sumOf(lines: readonly Amounts[]): Amounts {
  return {
    price: add(lines, ({ price }) => price),
    discount: add(lines, ({ discount }) => discount),
    net: add(lines, ({ net }) => net),
    base: add(lines, ({ base }) => base),
    tax: add(lines, ({ tax }) => tax),
  };
}

/** A plain sum: exact up to MAX_MONEY, beyond which priceLines refuses it, exact or not. */
function add<T>(items: readonly T[], amountOf: (item: T) => Money): Money {
  let sum = 0;
  for (const item of items) sum += amountOf(item);
  return sum as Money;
}
