import type { SolRounding } from '#domain/pricing/discount.ts';
import type { RatePeriod } from '#domain/pricing/igv.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { typedPercent } from '#domain/shared/typed-amount.ts';
import { NO_RATE, parsePercent } from '#domain/shared/rate.ts';
import type { ContentRules } from './content-rules.ts';

/** What prices are computed with besides themselves. */
export interface TaxSettings {
  /** The general IGV, the oldest first; the first one holds from the beginning. */
  readonly rates: readonly RateRow[];
  /** How a fixed discount makes the total whole. */
  readonly rounding: SolRounding;
}

interface RateRow {
  /** Per cent: '18', '10.5'. */
  readonly percent: string;
  /** The first day in Lima, 'YYYY-MM-DD'; '' of the first row. */
  readonly from: string;
}

/** The first day that dates of the school have: the rate without a date holds from it. */
export const fromTheBeginning = '1900-01-01' as PlainDate;

/** What may be written of taxes and rounding. Source: decisions.md, Rates. */
export const taxRules: ContentRules<TaxSettings> = {
  rates: {
    most: 20,
    missing: 'Deja al menos una tasa.',
    row: {
      percent: {
        most: 6,
        missing: 'Escribe la tasa, como 18.',
        kept: typedPercent,
        wrong: (text) => (parsePercent(text).ok ? null : 'La tasa va de 0 a 100, con dos decimales como máximo.'),
      },
      from: {
        most: 10,
        wrong: (text) => (parsePlainDate(text).ok ? null : 'Elige un día.'),
      },
    },
    wrong: (rows) => {
      const place = rows.findIndex(
        ({ from }, index) => !isInOrder(from, index === 0 ? null : (rows[index - 1]?.from ?? '')),
      );
      return place === -1 ? null : { field: `rates[${place}].from`, text: place === 0 ? FIRST_RATE : NEXT_RATE };
    },
  },
  rounding: { most: 10, wrong: (text) => (['nearest', 'down'].includes(text) ? null : 'Elige cómo se redondea.') },
};

const FIRST_RATE = 'La primera tasa rige desde el comienzo: deja su día vacío.';
const NEXT_RATE = 'Escribe desde qué día rige; cada tasa empieza después de la anterior.';

/** The general rates of settings that were checked. */
export function ratePeriodsOf({ rates }: TaxSettings): readonly RatePeriod[] {
  return rates.map(({ percent, from }) => {
    const parsed = parsePercent(percent);
    return {
      rate: parsed.ok ? parsed.value : NO_RATE,
      validFrom: from === '' ? fromTheBeginning : (from as PlainDate),
    };
  });
}

function isInOrder(from: string, before: string | null): boolean {
  return before === null ? from === '' : from > before;
}
