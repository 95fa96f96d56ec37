import { expect, test } from 'vitest';
import { samplePlans } from '#adapters/server/sample-school/plans.ts';
import { DEFAULT_EXTENSION, extensionAmount } from '#domain/pricing/extension.ts';
import { money } from '#domain/shared/money.ts';

const months = ({ duration, unit }: { duration: number; unit: 'month' | 'year' }): number =>
  unit === 'year' ? duration * 12 : duration;

test('no plan is cheaper by extending a shorter time than by the price shown for the same time', () => {
  for (const { title, prices } of samplePlans) {
    for (const short of prices) {
      const price = money(short.discounted ?? short.regular);
      const extended = price + extensionAmount(price, DEFAULT_EXTENSION.discount);
      const same = prices.filter((each) => months(each) === months(short) * DEFAULT_EXTENSION.factor);
      for (const long of same) expect(long.discounted ?? long.regular, title).toBeLessThanOrEqual(extended);
    }
  }
});

test('a price struck through is higher than the one that is paid', () => {
  const struck = samplePlans.flatMap(({ prices }) => prices.filter(({ discounted }) => discounted !== undefined));
  expect(struck.length).toBeGreaterThan(0);
  for (const { regular, discounted = 0 } of struck) expect(discounted).toBeLessThan(regular);
});
