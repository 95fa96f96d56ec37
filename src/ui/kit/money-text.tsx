import type { Money } from '#domain/shared/money.ts';
import { formatMoney } from '#domain/shared/money.ts';

/** An amount as a person reads it, its numerals one under the other in a column: 'S/. 439.80'. */
export function MoneyText({ amount }: { amount: Money }) {
  return <span data-numbers>{formatMoney(amount)}</span>;
}
