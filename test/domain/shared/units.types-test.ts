/**
 * What must not compile: amounts, rates, days and plain numbers mixed up. Nothing runs here; `tsc -b` fails when one of the
 * marked lines compiles after all.
 */
import { splitTax } from '#domain/pricing/igv.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { formatMoney, type Money } from '#domain/shared/money.ts';
import { formatRate, type Rate } from '#domain/shared/rate.ts';

export function unitsDoNotMix(amount: Money, rate: Rate, day: PlainDate): unknown[] {
  // An amount, a rate and a day are still a number, a number and a text where no unit matters.
  const plain: [number, number, string] = [amount, rate, day];

  // @ts-expect-error a bare number is no amount
  const bare: Money = 118;
  // @ts-expect-error soles are no céntimos
  formatMoney(118.5);
  // @ts-expect-error a decimal text is no amount before it is parsed
  formatMoney('118.00');
  // @ts-expect-error a rate is no amount
  formatMoney(rate);
  // @ts-expect-error an amount is no rate
  formatRate(amount);
  // @ts-expect-error percent are no basis points
  formatRate(18);
  // @ts-expect-error the arguments are the other way round
  splitTax(rate, amount);
  // @ts-expect-error a sum of amounts may pass the range, and is a number until it is checked
  const sum: Money = amount + amount;
  // @ts-expect-error an amount times a rate is neither
  const product: Money = amount * rate;
  // @ts-expect-error half an amount may be no whole céntimo
  const half: Money = amount / 2;
  // @ts-expect-error any text is no day
  const today: PlainDate = '2026-11-20';
  // @ts-expect-error a day as people write it is no day before it is parsed
  const written: PlainDate = '20/11/2026';

  return [plain, bare, sum, product, half, today, written];
}
