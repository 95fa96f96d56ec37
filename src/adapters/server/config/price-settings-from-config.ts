import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import type { SolRounding } from '#domain/pricing/discount.ts';
import { productRate } from '#domain/pricing/igv.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { Rate } from '#domain/shared/rate.ts';
import type { Config } from './config.ts';
import { generalRateOn } from './rate-periods.ts';

export class PriceSettingsFromConfig extends PriceSettings {
  constructor(private readonly config: Config) {
    super();
  }

  generalRate(day: PlainDate): Rate {
    return generalRateOn(this.config.igvRates, day);
  }

  productRate(kept: Rate, day: PlainDate): Rate {
    return productRate(kept, this.config.igvRates, day);
  }

  rounding(): SolRounding {
    return this.config.rounding;
  }
}
