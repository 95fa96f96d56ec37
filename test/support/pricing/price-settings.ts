import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import type { Rate } from '#domain/shared/rate.ts';
import { IGV } from './price-lines.ts';

/** The settings of a school whose general rate is 18 % and never changes. */
export class SettingsOfTest extends PriceSettings {
  generalRate = () => IGV;
  productRate = (kept: Rate) => kept;
  rounding = () => 'nearest' as const;
}
