import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { SolRounding } from '#domain/pricing/discount.ts';
import { productRate } from '#domain/pricing/igv.ts';
import { ratePeriodsOf } from '#domain/settings/tax-settings.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { Rate } from '#domain/shared/rate.ts';
import { generalRateOn } from './rate-periods.ts';

export class PriceSettingsFromSettings extends PriceSettings {
  constructor(private readonly settings: SchoolSettings) {
    super();
  }

  generalRate(day: PlainDate): Rate {
    return generalRateOn(ratePeriodsOf(this.settings.of('tax')), day);
  }

  productRate(kept: Rate, day: PlainDate): Rate {
    return productRate(kept, ratePeriodsOf(this.settings.of('tax')), day);
  }

  rounding(): SolRounding {
    return this.settings.of('tax').rounding;
  }
}
