import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money, sumMoney } from '#domain/shared/money.ts';
import { missingOf } from '#domain/vouchers/statements/part-payments.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 }).map(money);

test('parts and what is missing are the whole, in whatever order they come; nothing is missing of what is the whole or more', () => {
  expect([missingOf(money(19_990), []), missingOf(money(19_990), [money(10_000)])]).toEqual([19_990, 9990]);
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 6 }), (total, parts) => {
      const missing = missingOf(total, parts);
      const received = sumMoney(parts);
      expect(missingOf(total, parts.toReversed())).toBe(missing);
      expect(missing === 0 ? received >= total : received + missing === total).toBe(true);
      expect(missingOf(total, [...parts, missing])).toBe(0);
    }),
  );
});
