import type { Duration } from './cart-item.ts';

const NAMES: Readonly<Record<Duration['unit'], readonly [one: string, many: string]>> = {
  day: ['día', 'días'],
  month: ['mes', 'meses'],
  year: ['año', 'años'],
};

/** How long something lasts, as a person reads it: '1 año', '6 meses'. */
export function formatDuration({ amount, unit }: Duration): string {
  return `${amount} ${NAMES[unit][amount === 1 ? 0 : 1]}`;
}
