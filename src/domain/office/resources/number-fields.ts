import { type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear, parsePlainDate } from '#domain/shared/typed-day.ts';
import { decimalText, formatMoney, type Money } from '#domain/shared/money.ts';
import { formatRate, parsePercent, type Rate } from '#domain/shared/rate.ts';
import { typedAmount, typedPercent } from '#domain/shared/typed-amount.ts';
import { type ResourceField, textIn } from './field.ts';
import { type FieldAsked, fieldBasics, filledField, valueOr } from './field-reading.ts';

/** Fields that are a number or a day; what is optional and empty means null. */
export const numberFields = {
  amount: (label: string, asked: FieldAsked = {}): ResourceField<Money | null> => ({
    ...fieldBasics('amount', label, asked, 20),
    read: (typed) => filledField(typed, asked, (text) => valueOr(typedAmount(text), 'Escribe soles, como 20 o 20.50.')),
    write: (value) => (value === null ? '' : decimalText(value)),
    show: (typed) => {
      const amount = typedAmount(textIn(typed));
      return amount === null ? textIn(typed) : formatMoney(amount);
    },
  }),

  percent: (label: string, asked: FieldAsked = {}): ResourceField<Rate | null> => ({
    ...fieldBasics('percent', label, asked, 10),
    read: (typed) =>
      filledField(typed, asked, (text) => valueOr(percentOf(text), 'Escribe un porcentaje de 0.01 a 100.')),
    write: (value) => (value === null ? '' : String(value / 100)),
    show: (typed) => {
      const parsed = percentOf(textIn(typed));
      return parsed === null ? textIn(typed) : formatRate(parsed);
    },
  }),

  /** A whole number from `least` to `most`. */
  number: (
    label: string,
    { least, most, ...asked }: FieldAsked & { least: number; most: number },
  ): ResourceField<number | null> => ({
    ...fieldBasics('number', label, asked, 10),
    read: (typed) =>
      filledField(typed, asked, (text) => {
        const number = /^\d{1,9}$/.test(text) ? Number(text) : null;
        const fits = number !== null && number >= least && number <= most;
        return valueOr(fits ? number : null, `Escribe un número entero de ${least} a ${most}.`);
      }),
    write: (value) => (value === null ? '' : String(value)),
    show: textIn,
  }),

  day: (label: string, asked: FieldAsked = {}): ResourceField<PlainDate | null> => ({
    ...fieldBasics('day', label, asked, 10),
    read: (typed) =>
      filledField(typed, asked, (text) => {
        const day = parsePlainDate(text);
        return valueOr(day.ok ? day.value : null, 'Elige un día del calendario.');
      }),
    write: (value) => value ?? '',
    show: (typed) => {
      const day = parsePlainDate(textIn(typed));
      return day.ok ? formatDayMonthYear(day.value) : textIn(typed);
    },
  }),
} as const;

/** More than nothing, as people write it: '15', '12.5', '12,5 %'. */
function percentOf(text: string): Rate | null {
  const parsed = parsePercent(typedPercent(text));
  return parsed.ok && parsed.value > 0 ? parsed.value : null;
}
