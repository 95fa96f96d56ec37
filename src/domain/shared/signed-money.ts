import { decimalText, formatMoney, type Money } from './money.ts';

/** An amount of soles as an integer number of céntimos that may be below zero: what is taken back, or by how much two sums part. */
export type SignedMoney = number;

/** The amount with two decimals: '-118.00'. */
export function signedDecimal(amount: SignedMoney): string {
  return `${amount < 0 ? '-' : ''}${decimalText(Math.abs(amount) as Money)}`;
}

/** The amount as a person reads it: '−S/. 118.00', which breaks nowhere. */
export function formatSigned(amount: SignedMoney): string {
  return `${amount < 0 ? '−' : ''}${formatMoney(Math.abs(amount) as Money)}`;
}

/** An amount from the text that `signedDecimal` writes. */
export const signedOf = (text: string): SignedMoney => Number(text.replace('.', ''));

/** The sum of amounts, which may be none. */
export function sumSigned(amounts: Iterable<SignedMoney>): SignedMoney {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}
