import { formatMoney, NOTHING, type Money } from '#domain/shared/money.ts';
import { formatRate, NO_RATE, WHOLE } from '#domain/shared/rate.ts';
import type { Step } from './derivation.ts';
import type { PriceSource } from './price-tag.ts';
import { RULES } from './rule-texts.ts';

/** A step in words, for a person. */
export interface ExplainedStep {
  /** The product it is about, or null when it is about the whole cart. */
  readonly productId: number | null;
  /** The rule's name: 'Ampliación'. */
  readonly title: string;
  /** What the rule says, whatever the amounts. */
  readonly rule: string;
  /** What was done with these amounts. */
  readonly formula: string;
  readonly before: string;
  readonly after: string;
}

type StepOf<Rule extends Step['rule']> = Extract<Step, { rule: Rule }>;

const SOURCES: Readonly<Record<PriceSource, string>> = {
  regular: 'precio normal',
  reduced: 'precio con el descuento vigente',
  subscriber: 'precio de suscriptor',
  given: 'precio indicado',
  owned: 'ya lo tienes y no se paga otra vez',
};

/** Puts a step into Spanish words. Rendered on demand: a derivation is kept and sent as data. */
export function explainStep(step: Step): ExplainedStep {
  return {
    productId: 'productId' in step.inputs ? step.inputs.productId : null,
    ...RULES[step.rule],
    formula: formulaOf(step),
    before: formatMoney(step.before),
    after: formatMoney(step.after),
  };
}

function formulaOf(step: Step): string {
  switch (step.rule) {
    case 'chosen-price':
      return `${formatMoney(step.after)}, ${SOURCES[step.inputs.source]}`;
    case 'options':
      return sum([step.before, ...step.inputs.options], step.after);
    case 'extension':
      return extensionFormula(step);
    case 'sum-of-prices':
      return sum(step.inputs.prices, step.after);
    case 'percentage-off':
      return percentageFormula(step);
    case 'fixed-off':
      return fixedFormula(step);
    case 'share':
      return shareFormula(step);
    case 'tiny-line':
      return `quedaban ${formatMoney(step.before)}: se entrega gratis`;
    case 'tax':
      return taxFormula(step);
    case 'totals':
      return totalsFormula(step);
  }
}

function sum(amounts: readonly Money[], result: Money): string {
  return amounts.length === 0
    ? formatMoney(NOTHING)
    : `${amounts.map(formatMoney).join(' + ')} = ${formatMoney(result)}`;
}

function extensionFormula({ inputs, before, after }: StepOf<'extension'>): string {
  const { price, discount } = inputs;
  const added = after - before;
  const doubled = `2 × ${formatMoney(price)} = ${formatMoney((2 * price) as Money)}`;
  const reduced = `menos el ${formatRate(discount)}, ${formatMoney((price + added) as Money)}`;
  return `${doubled}; ${reduced}; menos ${formatMoney(price)}, se suman ${formatMoney(added as Money)}`;
}

function percentageFormula({ inputs }: StepOf<'percentage-off'>): string {
  const { eligible, rate, off } = inputs;
  return `${formatMoney(eligible)} × ${formatRate(rate)} ${equals(eligible, rate, off, WHOLE)} ${formatMoney(off)}`;
}

function fixedFormula({ inputs, before }: StepOf<'fixed-off'>): string {
  const { amount, eligible, rounding, target, off } = inputs;
  if (eligible === NOTHING) return 'el código no alcanza a ningún producto del carrito: no hay descuento';
  const taken = Math.min(amount, eligible) as Money;
  const direction = rounding === 'nearest' ? 'al sol más cercano' : 'al sol inferior';
  const aim = `${formatMoney(before)} − ${formatMoney(taken)}, ${direction}, es ${formatMoney(target)}`;
  const limit = before - target === off ? '' : ' (ni menos de cero ni más que los productos alcanzados)';
  return `${aim}; el descuento es ${formatMoney(off)}${limit}`;
}

function shareFormula({ inputs }: StepOf<'share'>): string {
  const { off, eligible, price, share } = inputs;
  const sign = equals(off, price, share, eligible);
  return `${formatMoney(off)} × ${formatMoney(price)} / ${formatMoney(eligible)} ${sign} ${formatMoney(share)}`;
}

function taxFormula({ inputs, before }: StepOf<'tax'>): string {
  const { rate, base, tax } = inputs;
  if (rate === NO_RATE) return `exonerado: ${formatMoney(base)} de base y ${formatMoney(tax)} de IGV`;
  const sign = equals(before, WHOLE, base, WHOLE + rate);
  return `${formatMoney(before)} / (1 + ${formatRate(rate)}) ${sign} ${formatMoney(base)} de base; quedan ${formatMoney(tax)} de IGV`;
}

/** '=' where `factor · times / divisor` is the result exactly, '≈' where it was rounded to the céntimo. */
function equals(factor: number, times: number, result: number, divisor: number): '=' | '≈' {
  return BigInt(factor) * BigInt(times) === BigInt(result) * BigInt(divisor) ? '=' : '≈';
}

function totalsFormula({ inputs, before, after }: StepOf<'totals'>): string {
  const { discount, base, tax } = inputs;
  const parts = `${formatMoney(base)} de base + ${formatMoney(tax)} de IGV`;
  return `${formatMoney(before)} − ${formatMoney(discount)} = ${formatMoney(after)} = ${parts}`;
}
