import { daysBetween, type PlainDate } from '#domain/shared/dates.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** What a constancia of the Banco de la Nación says of a deposit. */
export interface DetractionDeposit {
  /** Digits alone, 1 to 24 of them. */
  readonly constancia: string;
  readonly depositedOn: PlainDate;
}

/** A deposit as it is shown. */
export interface NotedDetractionDeposit extends DetractionDeposit {
  /** Who noted it. */
  readonly by: string;
}

export type DetractionDepositRefusal =
  | { readonly kind: 'constancia-wrong' }
  /** It has not come yet, or is long before the factura. */
  | { readonly kind: 'deposit-day-wrong' };

/** A seller may deposit before the factura, by no more than this: a wrong year is noticed. */
const DAYS_BEFORE = 31;

/**
 * What was typed of a deposit, as it is kept: blanks and hyphens of the number go. Por confirmar how long a number may be: the electronic
 * books of the tax authority leave 24 places for it. Source: decision 0107.
 */
export function detractionDeposit(
  { constancia, depositedOn }: DetractionDeposit,
  issuedOn: PlainDate,
  today: PlainDate,
): Result<DetractionDeposit, DetractionDepositRefusal> {
  const digits = digitsOf(constancia);
  if (digits === null) return refuse({ kind: 'constancia-wrong' });
  if (depositedOn > today || daysBetween(depositedOn, issuedOn) > DAYS_BEFORE)
    return refuse({ kind: 'deposit-day-wrong' });
  return accept({ constancia: digits, depositedOn });
}

/** The number of a constancia without blanks and hyphens; null where that is none. */
function digitsOf(constancia: string): string | null {
  const digits = constancia.replaceAll(/[\s-]/g, '');
  return /^\d{1,24}$/.test(digits) ? digits : null;
}

export const WRONG_CONSTANCIA = 'Escribe el número de la constancia, solo con dígitos, 24 como mucho.';
export const NO_DEPOSIT_DAY = 'Elige el día del depósito.';

/** Everything that can be told of a form before it is sent, by its fields: whether the day fits the factura the school knows. */
export function depositFormProblems(typed: {
  readonly constancia: string;
  readonly depositedOn: string;
}): Partial<Record<keyof DetractionDeposit, string>> {
  return {
    ...(digitsOf(typed.constancia) === null && { constancia: WRONG_CONSTANCIA }),
    ...(!parsePlainDate(typed.depositedOn).ok && { depositedOn: NO_DEPOSIT_DAY }),
  };
}
