import { splitTax } from '#domain/pricing/igv.ts';
import type { PricedCart, PricedLine } from '#domain/pricing/totals.ts';
import type { CreditedLine } from '#domain/receipts/credit-note.ts';
import { formatMoney, type Money } from '#domain/shared/money.ts';

/** A refund that is done, as the database has it. */
export interface StoredRefund {
  readonly number: number;
  readonly amount: number;
  readonly lines: readonly CreditedLine[];
  /** Its credit note; null: there is none, which is wrong. */
  readonly note: { readonly code: string; readonly total: number } | null;
}

/** Where what went back of an order parts from what may have, in words: each refund by itself, then all of them of each line. */
export function differencesOfRefunds(refunds: readonly StoredRefund[], { lines }: PricedCart): readonly string[] {
  return [...refunds.flatMap(ofRefund), ...lines.flatMap((line) => ofLine(line, refunds))];
}

const soles = (amount: number): string => formatMoney(amount as Money);

function sum(lines: readonly CreditedLine[], of: 'net' | 'base' | 'tax'): number {
  return lines.reduce((total, line) => total + line[of], 0);
}

function ofRefund({ number, amount, lines, note }: StoredRefund): readonly string[] {
  const all = sum(lines, 'net');
  return [
    ...(all === amount ? [] : [`la devolución ${number} guarda ${soles(amount)} y sus líneas suman ${soles(all)}`]),
    ...(note === null ? [`la devolución ${number} no tiene nota de crédito`] : []),
    ...(note === null || note.total === all
      ? []
      : [`la nota de crédito ${note.code} dice ${soles(note.total)} y lo devuelto es ${soles(all)}`]),
  ];
}

/** Together they are at most what was charged, and their IGV is that of one amount. */
function ofLine(
  { line: { productId, taxRate }, net }: PricedLine,
  refunds: readonly StoredRefund[],
): readonly string[] {
  const parts = refunds.flatMap(({ lines }) => lines.filter((line) => line.productId === productId));
  const back = sum(parts, 'net');
  const { base, tax } = splitTax(back as Money, taxRate);
  const name = `de la línea del producto ${productId}`;
  return [
    ...(back > net ? [`${name} se devolvió ${soles(back)} y se cobró ${soles(net)}`] : []),
    ...(sum(parts, 'base') === base && sum(parts, 'tax') === tax
      ? []
      : [`${name} se devolvió IGV ${soles(sum(parts, 'tax'))} y resulta ${soles(tax)}`]),
  ];
}
