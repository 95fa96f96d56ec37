import { money, NOTHING, sumMoney, type Money } from '#domain/shared/money.ts';

/** What is still to come for an order, once its parts are there; nothing where they are the whole or more. */
export function missingOf(total: Money, parts: Iterable<Money>): Money {
  const received = sumMoney(parts);
  return received >= total ? NOTHING : money(total - received);
}
