import type { Money } from '#domain/shared/money.ts';
import { formatMoney } from '#domain/shared/money.ts';

/** An amount within a text or a column: 'S/. 439.80', never broken between the currency and the number. */
export function MoneyText({ amount }: { amount: Money }) {
  return <span data-numbers>{formatMoney(amount)}</span>;
}
