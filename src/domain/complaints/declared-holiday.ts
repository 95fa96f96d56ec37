import type { PlainDate } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { type HolidayChanges, isHoliday } from './complaint-holidays.ts';

/** What the staff say of a day against the national calendar, by the norm that says it. */
export interface DeclaredHoliday {
  readonly day: PlainDate;
  /** A holiday after all; false: a working day after all. */
  readonly isHoliday: boolean;
  readonly norm: string;
}

export type DeclaredHolidayRefusal =
  | { readonly kind: 'holiday-past' }
  /** The day is that already. */
  | { readonly kind: 'holiday-already'; readonly isHoliday: boolean }
  | { readonly kind: 'holiday-norm-missing' }
  | { readonly kind: 'holiday-norm-too-long' };

/** Characters of the norm that declares a holiday. */
export const longestHolidayNorm = 200;

/** What is said where no norm is given. */
export const HOLIDAY_NORM_MISSING = 'Escribe la norma que lo dice.';

/** What is said of each. */
export const declaredHolidayTexts: {
  readonly [K in DeclaredHolidayRefusal['kind']]: (refusal: Extract<DeclaredHolidayRefusal, { kind: K }>) => string;
} = {
  'holiday-past': () => 'Ese día ya pasó: los plazos se cuentan hacia adelante.',
  'holiday-already': ({ isHoliday: already }) => (already ? 'Ese día ya es feriado.' : 'Ese día ya no es feriado.'),
  'holiday-norm-missing': () => HOLIDAY_NORM_MISSING,
  'holiday-norm-too-long': () => `La norma tiene como máximo ${longestHolidayNorm} caracteres.`,
};

/** What is declared of a day, without spaces around its norm; refused where it changes nothing. @param today the day in Lima. */
export function checkedHoliday(
  { day, isHoliday: declared, norm: typed }: DeclaredHoliday,
  today: PlainDate,
  changes: HolidayChanges,
): Result<DeclaredHoliday, DeclaredHolidayRefusal> {
  const norm = typed.trim();
  if (day < today) return refuse({ kind: 'holiday-past' });
  if (isHoliday(day, changes) === declared) return refuse({ kind: 'holiday-already', isHoliday: declared });
  if (norm === '') return refuse({ kind: 'holiday-norm-missing' });
  if (norm.length > longestHolidayNorm) return refuse({ kind: 'holiday-norm-too-long' });
  return accept({ day, isHoliday: declared, norm });
}
