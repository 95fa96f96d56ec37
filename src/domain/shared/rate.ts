import type { Brand } from './brand.ts';
import { accept, refuse, type Result } from './result.ts';

/** A rate as an integer number of basis points, from 0 (0 %) to 10000 (100 %). Source: decisions.md, Money and tax. */
export type Rate = Brand<number, 'basis point'>;

export interface RateRefusal {
  readonly kind: 'rate-malformed' | 'rate-negative' | 'rate-too-precise' | 'rate-too-large';
}

/** 100 %, the whole. */
export const WHOLE = 10_000 as Rate;

export const NO_RATE = 0 as Rate;

/** Whether a number is a rate in basis points: an integer from 0 (not its negative twin) to 10000. */
export function isRate(basisPoints: number): basisPoints is Rate {
  return Number.isInteger(basisPoints) && basisPoints >= 0 && basisPoints <= WHOLE && !Object.is(basisPoints, -0);
}

/** A rate from basis points that may come from anywhere. */
export function rateFrom(basisPoints: number): Result<Rate, RateRefusal> {
  if (basisPoints < 0) return refuse({ kind: 'rate-negative' });
  if (basisPoints > WHOLE) return refuse({ kind: 'rate-too-large' });
  if (!Number.isInteger(basisPoints)) return refuse({ kind: 'rate-malformed' });
  return accept((basisPoints + 0) as Rate);
}

/** A rate from basis points known to be right (a constant, a stored column). Throws a RangeError when they are not. */
export function rate(basisPoints: number): Rate {
  const made = rateFrom(basisPoints);
  if (!made.ok) throw new RangeError(`${basisPoints} is no rate in basis points: ${made.refusal.kind}`);
  return made.value;
}

/** A rate from a decimal text of percent with up to 2 decimals: '18', '12.5', '0.75'. */
export function parsePercent(text: string): Result<Rate, RateRefusal> {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (parts === null) return refuse({ kind: 'rate-malformed' });
  const [, sign, whole = '', decimals = ''] = parts;
  if (sign === '-') return refuse({ kind: 'rate-negative' });
  if (decimals.length > 2) return refuse({ kind: 'rate-too-precise' });
  return rateFrom(Number(whole + decimals.padEnd(2, '0')));
}

/** The rate as a person reads it, without needless zeros: '18 %', '12.5 %'. */
export function formatRate(value: Rate): string {
  return `${value / 100} %`;
}
