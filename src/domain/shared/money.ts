import type { Brand } from './brand.ts';
import { accept, refuse, type Result } from './result.ts';

/** An amount of soles as an integer number of céntimos, from 0 to MAX_MONEY. Source: decisions.md, Money and tax. */
export type Money = Brand<number, 'céntimo'>;

export type MoneyRefusal =
  | { readonly kind: 'money-malformed' }
  | { readonly kind: 'money-negative' }
  | { readonly kind: 'money-too-precise' }
  | { readonly kind: 'money-too-large' };

/** S/. 999999999999.99: the twelve whole digits that the tax authority's receipts hold. */
export const MAX_MONEY = 99_999_999_999_999 as Money;

export const NOTHING = 0 as Money;

/** Whether a number is an amount in céntimos: an integer from 0 (not its negative twin) to MAX_MONEY. */
export function isMoney(centimos: number): centimos is Money {
  return Number.isInteger(centimos) && centimos >= 0 && centimos <= MAX_MONEY && !Object.is(centimos, -0);
}

/** An amount from a number of céntimos that may come from anywhere. Refuses fractions, NaN, negatives and what passes MAX_MONEY. */
export function moneyFrom(centimos: number): Result<Money, MoneyRefusal> {
  if (centimos < 0) return refuse({ kind: 'money-negative' });
  if (centimos > MAX_MONEY) return refuse({ kind: 'money-too-large' });
  if (!Number.isInteger(centimos)) return refuse({ kind: 'money-malformed' });
  return accept((centimos + 0) as Money);
}

/** An amount from céntimos known to be right (a constant, a stored column). Throws a RangeError when they are not. */
export function money(centimos: number): Money {
  const made = moneyFrom(centimos);
  if (!made.ok) throw new RangeError(`${centimos} is no amount in céntimos: ${made.refusal.kind}`);
  return made.value;
}

/** An amount from a decimal text of soles with up to 2 decimals: '118.00', '118.5', '118'. No sign, space, comma or exponent. */
export function parseMoney(text: string): Result<Money, MoneyRefusal> {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (parts === null) return refuse({ kind: 'money-malformed' });
  const [, sign, soles = '', decimals = ''] = parts;
  if (sign === '-') return refuse({ kind: 'money-negative' });
  if (decimals.length > 2) return refuse({ kind: 'money-too-precise' });
  return moneyFrom(Number(soles + decimals.padEnd(2, '0')));
}

/** The amount as the API carries it: '439.80'. */
export function decimalText(amount: Money): string {
  const centimos = amount % 100;
  return `${(amount - centimos) / 100}.${centimos < 10 ? '0' : ''}${centimos}`;
}

/** The amount as a person reads it: 'S/. 439.80', no thousands separator; a no-break space keeps it in one piece. Source: SITE-3; decisions.md, Display and Screens. */
export function formatMoney(amount: Money): string {
  return `S/.\u00A0${decimalText(amount)}`;
}

/** A text in which no amount parts from its currency at the end of a line, however it was written. Source: SITE-3. */
export function amountsTogether(text: string): string {
  return text.replaceAll(/S\/\. (?=\d)/g, 'S/.\u00A0');
}

/** The amount on a product card: 'Gratis' when there is nothing to pay. Source: decisions.md, Display. */
export function formatPrice(amount: Money): string {
  return amount === 0 ? 'Gratis' : formatMoney(amount);
}

/** The sum of amounts. Throws a RangeError past MAX_MONEY. */
export function sumMoney(amounts: Iterable<Money>): Money {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return money(sum);
}
