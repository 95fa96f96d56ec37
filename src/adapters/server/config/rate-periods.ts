import { rateInForce, type RatePeriod } from '#domain/pricing/igv.ts';
import { fromTheBeginning } from '#domain/settings/tax-settings.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { parsePercent, type Rate } from '#domain/shared/rate.ts';

/**
 * The general rates of a school from its setting: a percentage such as `18`, and after it any number of changes with the day, in
 * Lima, from which each holds: `18;2027-01-01=17`. Null when it is not written so, or a day stands before the one before it.
 * Source: decisions.md, Rates.
 */
export function parseRatePeriods(text: string): readonly RatePeriod[] | null {
  const periods: RatePeriod[] = [];
  for (const part of text.split(';')) {
    const dated = /^(?:(?<day>[^=]*)=)?(?<percent>[^=]*)$/.exec(part)?.groups;
    const validFrom = dated?.['day'] === undefined ? fromTheBeginning : parsedDay(dated['day']);
    const rate = parsePercent((dated?.['percent'] ?? '').trim());
    const before = periods.at(-1);
    const isInOrder =
      before === undefined ? validFrom === fromTheBeginning : validFrom !== null && validFrom > before.validFrom;
    if (validFrom === null || !rate.ok || !isInOrder) return null;
    periods.push({ rate: rate.value, validFrom });
  }
  return periods;
}

/** The general rate on a day; the first one of the setting holds from the beginning, so that there always is one. */
export function generalRateOn(periods: readonly RatePeriod[], day: PlainDate): Rate {
  const inForce = rateInForce(periods, day);
  if (inForce === null) throw new Error(`No general rate is in force on ${day}.`);
  return inForce;
}

function parsedDay(text: string): PlainDate | null {
  const day = parsePlainDate(text.trim());
  return day.ok ? day.value : null;
}
