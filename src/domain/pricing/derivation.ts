import { NOTHING, type Money } from '#domain/shared/money.ts';
import type { Rate } from '#domain/shared/rate.ts';
import { fixedTarget, type SolRounding } from './discount.ts';
import type { PriceSource } from './price-tag.ts';
import type { PricedCart, PricedLine } from './totals.ts';

interface StepOf<Rule extends string, Inputs> {
  readonly rule: Rule;
  readonly inputs: Inputs;
  readonly before: Money;
  readonly after: Money;
}

interface OfLine {
  readonly productId: number;
}

/** One step of a price: the rule, what it was given, and the amount before and after it. Plain data, stored with the order. */
export type Step =
  | StepOf<'chosen-price', OfLine & { readonly source: PriceSource }>
  | StepOf<'options', OfLine & { readonly options: readonly Money[] }>
  | StepOf<'extension', OfLine & { readonly price: Money; readonly discount: Rate }>
  | StepOf<'sum-of-prices', { readonly prices: readonly Money[] }>
  | StepOf<'percentage-off', { readonly eligible: Money; readonly rate: Rate; readonly off: Money }>
  | StepOf<'fixed-off', FixedOff>
  | StepOf<
      'share',
      OfLine & { readonly off: Money; readonly eligible: Money; readonly price: Money; readonly share: Money }
    >
  | StepOf<'tiny-line', OfLine>
  | StepOf<'tax', OfLine & { readonly rate: Rate; readonly base: Money; readonly tax: Money }>
  | StepOf<'totals', { readonly discount: Money; readonly base: Money; readonly tax: Money }>;

interface FixedOff {
  readonly amount: Money;
  readonly eligible: Money;
  readonly rounding: SolRounding;
  readonly target: Money;
  readonly off: Money;
}

/**
 * How a priced cart came to its amounts, step by step: each line's price, their sum, the discount, its shares, the tax of each
 * line and the totals. Feeds '¿Por qué este precio?', the order's snapshot, the receipt and the auditor's print.
 */
export function derivationOf(cart: PricedCart): readonly Step[] {
  return [
    ...cart.lines.flatMap(priceSteps),
    sumStep(cart),
    ...discountSteps(cart),
    ...cart.lines.flatMap((line) => shareSteps(line, cart)),
    ...cart.lines.map(taxStep),
    totalsStep(cart),
  ];
}

function priceSteps({ line, options, price }: PricedLine): Step[] {
  const { productId } = line;
  const withOptions = (line.price + options) as Money;
  const steps: Step[] = [
    { rule: 'chosen-price', inputs: { productId, source: line.priceSource }, before: NOTHING, after: line.price },
  ];
  if (line.options.length > 0) {
    const inputs = { productId, options: line.options };
    steps.push({ rule: 'options', inputs, before: line.price, after: withOptions });
  }
  if (line.extension !== null) {
    const inputs = { productId, price: line.price, discount: line.extension.discount };
    steps.push({ rule: 'extension', inputs, before: withOptions, after: price });
  }
  return steps;
}

function sumStep({ lines, price }: PricedCart): Step {
  return { rule: 'sum-of-prices', inputs: { prices: lines.map((line) => line.price) }, before: NOTHING, after: price };
}

function discountSteps({ basis, off, price, request }: PricedCart): Step[] {
  if (request.discount === null) return [];
  const { reduction } = request.discount;
  const { eligible } = basis;
  const amounts = { before: price, after: (price - off) as Money };
  if (reduction.kind === 'percentage') {
    return [{ rule: 'percentage-off', inputs: { eligible, rate: reduction.rate, off }, ...amounts }];
  }
  const target = fixedTarget(reduction.amount, basis, request.rounding);
  const inputs = { amount: reduction.amount, eligible, rounding: request.rounding, target, off };
  return [{ rule: 'fixed-off', inputs, ...amounts }];
}

function shareSteps({ line, price, share, net, isEligible }: PricedLine, cart: PricedCart): Step[] {
  if (!isEligible || cart.off === NOTHING) return [];
  const { productId } = line;
  const rest = (price - share) as Money;
  const inputs = { productId, off: cart.off, eligible: cart.basis.eligible, price, share };
  const shared: Step = { rule: 'share', inputs, before: price, after: rest };
  return rest === net ? [shared] : [shared, { rule: 'tiny-line', inputs: { productId }, before: rest, after: net }];
}

function taxStep({ line, net, base, tax }: PricedLine): Step {
  const { productId, taxRate: rate } = line;
  return { rule: 'tax', inputs: { productId, rate, base, tax }, before: net, after: base };
}

function totalsStep({ price, discount, net, base, tax }: PricedCart): Step {
  return { rule: 'totals', inputs: { discount, base, tax }, before: price, after: net };
}
