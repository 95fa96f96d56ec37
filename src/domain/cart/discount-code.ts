import type { Discount } from '#domain/pricing/discount.ts';
import { limaDay, type PlainDate } from '#domain/shared/dates.ts';

/** A coupon or promotion word, or a seller's code, as the school publishes it. Source: PRICE-9; ADS-2. */
export interface DiscountCode {
  readonly id: number;
  readonly origin: 'coupon' | 'promotion' | 'seller';
  /** What the buyer types: palabra of a coupon or promotion, name_cupon of a seller. */
  readonly word: string;
  readonly discount: Discount;
  readonly firstDay: PlainDate;
  /** It holds through 23:59:59 of this day in Lima. */
  readonly lastDay: PlainDate;
  /** How often it may be used, by everybody and by one account; null: no limit. */
  readonly limitInAll: number | null;
  readonly limitPerAccount: number | null;
  /** Somebody of the school stopped it; false when not said. */
  readonly isStopped?: boolean;
}

/** A word as codes are kept and found by: without blanks around it, in capitals. */
export function codeWord(typed: string): string {
  return typed.trim().toUpperCase();
}

/** How often a code has been used in confirmed orders. */
export interface CodeUses {
  readonly inAll: number;
  /** By the buyer's account; 0 while nobody is signed in. */
  readonly byAccount: number;
}

export type CodeRefusal =
  | { readonly kind: 'code-stopped'; readonly word: string }
  | { readonly kind: 'code-not-yet-valid'; readonly word: string; readonly firstDay: PlainDate }
  | { readonly kind: 'code-expired'; readonly word: string; readonly lastDay: PlainDate }
  | { readonly kind: 'code-used-up'; readonly word: string }
  | { readonly kind: 'code-used-up-by-account'; readonly word: string };

/** Why a code does not hold at an instant, or null when it does. Source: decisions.md, Coupon, promotion, seller code. */
export function refusalOfCode(code: DiscountCode, now: Date, uses: CodeUses): CodeRefusal | null {
  const { word, firstDay, lastDay, limitInAll, limitPerAccount, isStopped = false } = code;
  if (isStopped) return { kind: 'code-stopped', word };
  const today = limaDay(now);
  if (today < firstDay) return { kind: 'code-not-yet-valid', word, firstDay };
  if (today > lastDay) return { kind: 'code-expired', word, lastDay };
  if (limitInAll !== null && uses.inAll >= limitInAll) return { kind: 'code-used-up', word };
  if (limitPerAccount !== null && uses.byAccount >= limitPerAccount) return { kind: 'code-used-up-by-account', word };
  return null;
}

/** Why an account's next order goes without a code that others may still use. */
export function codeUsedUpByAccountText(word: string): string {
  return `Ya usaste el código ${word} todas las veces que se puede.`;
}

/** What is said where a code was asked for and none was typed. */
export const CODE_MISSING = 'Escribe el código.';
