import { splitTax } from '#domain/pricing/igv.ts';
import { decimalText, type Money, NOTHING } from '#domain/shared/money.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import type { LineTreatment, ReceiptLine, UnitCode } from './receipt-lines.ts';

/** A tribute of catalogue 05, with the name and the type that go with it. */
export interface Tribute {
  readonly id: '1000' | '9996' | '9997';
  readonly name: string;
  readonly type: string;
}

/** What is told of a line's tax. */
export interface LineTax {
  readonly tribute: Tribute;
  /** Catalogue 07. */
  readonly affectation: string;
  /** Per cent with two decimals. */
  readonly percent: string;
  readonly taxable: Money;
  readonly amount: Money;
}

/** What was taken off a line's value, without IGV: code 00 of catalogue 53. */
interface LineAllowance {
  readonly amount: Money;
  /** The value before it. */
  readonly base: Money;
  /** `amount` as a part of `base` with five decimals; null where five do not say it to the sol. */
  readonly factor: string | null;
}

/** A line as the tax authority is told of it. Values are without IGV. */
export interface TaxLine {
  readonly productId: number;
  readonly description: string;
  readonly quantity: number;
  readonly unit: UnitCode;
  /** What it came to, after its discount. */
  readonly value: Money;
  /** With IGV and for one, after the discount; of what is given away, what one would have cost. */
  readonly unitPrice: string;
  /** Catalogue 16: 01 is asked for it, 02 it is worth. */
  readonly priceType: '01' | '02';
  /** For one, before the discount; of what is given away, nothing. */
  readonly unitValue: string;
  readonly allowance: LineAllowance | null;
  readonly tax: LineTax;
}

/** Which tribute a line is told under. Source: facts/peru.md, section 1.4. */
export const tributes: Readonly<Record<LineTreatment, Tribute>> = {
  taxed: { id: '1000', name: 'IGV', type: 'VAT' },
  exempt: { id: '9997', name: 'EXO', type: 'VAT' },
  free: { id: '9996', name: 'GRA', type: 'FRE' },
};

/** Catalogue 07: sold with IGV, sold exempt, given away without it. Source: facts/peru.md, section 2.6. */
const affectations: Readonly<Record<LineTreatment, string>> = { taxed: '10', exempt: '20', free: '37' };

/** How long what is told of a line, or a name, may be. */
const longestWords = 250;

/** A line of a receipt, as the tax authority is told of it. */
export function taxLineOf(line: ReceiptLine): TaxLine {
  const { treatment, price, net, base, tax, taxRate, quantity = 1 } = line;
  const isFree = treatment === 'free';
  const before = isFree ? NOTHING : splitTax(price, taxRate).base;
  return {
    productId: line.productId,
    description: cutLine([line.description, ...(line.details ?? [])].join('. ')),
    quantity,
    unit: line.unit ?? 'ZZ',
    value: isFree ? price : base,
    unitPrice: forOne(isFree ? price : net, quantity),
    priceType: isFree ? '02' : '01',
    unitValue: forOne(before, quantity),
    allowance: before > base ? allowanceOf((before - base) as Money, before) : null,
    tax: {
      tribute: tributes[treatment],
      affectation: affectations[treatment],
      percent: treatment === 'taxed' ? percentText(taxRate) : '0.00',
      taxable: isFree ? price : base,
      amount: isFree ? NOTHING : tax,
    },
  };
}

/**
 * What a credit note takes back of a line: its value alone, without the discount that it was sold with. Its parts add up to the line, so
 * that none of them need be what its IGV would be by itself.
 */
export function creditedTaxLineOf(line: ReceiptLine): TaxLine {
  return { ...taxLineOf(line), unitValue: forOne(line.base, line.quantity ?? 1), allowance: null };
}

/** A rate in basis points as per cent with two decimals. */
export const percentText = (basisPoints: number): string => decimalText(basisPoints as Money);

function allowanceOf(amount: Money, base: Money): LineAllowance {
  // Hundred-thousandths, half up; `base × factor` may miss `amount` by a sol, and a factor of nothing says nothing.
  const [part, whole] = [BigInt(amount), BigInt(base)];
  const factor = (part * 200_000n + whole) / (2n * whole);
  const misses = factor * whole - part * 100_000n;
  const isSaid = factor > 0n && (misses < 0n ? -misses : misses) <= 100n * 100_000n;
  return { amount, base, factor: isSaid ? decimals(factor, 5) : null };
}

/** What one of several comes to: two decimals, or up to ten where it does not come out. */
function forOne(amount: Money, quantity: number): string {
  const exact = decimals((BigInt(amount) * 200_000_000n + BigInt(quantity)) / (2n * BigInt(quantity)), 10);
  return exact.replace(/(\.\d\d\d*?)0+$/, '$1');
}

function decimals(units: bigint, places: number): string {
  const digits = units.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Words without line breaks, cut where they are too long. */
export function cutLine(text: string): string {
  const words = oneLine(text);
  return words.length <= longestWords ? words : `${words.slice(0, longestWords - 1).trimEnd()}…`;
}
