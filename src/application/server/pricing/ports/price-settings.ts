import type { SolRounding } from '#domain/pricing/discount.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { Rate } from '#domain/shared/rate.ts';

/** The school's settings that prices depend on. */
export abstract class PriceSettings {
  /** The general IGV rate on a day in Lima. */
  abstract generalRate(day: PlainDate): Rate;
  /** The rate, on a day in Lima, of a product kept with `kept`: a general rate of any time follows the one of the day. */
  abstract productRate(kept: Rate, day: PlainDate): Rate;
  /** How a fixed discount makes the total whole. */
  abstract rounding(): SolRounding;
}
