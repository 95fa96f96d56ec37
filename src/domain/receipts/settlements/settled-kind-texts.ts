import type { SettlementLine } from './settlement-line.ts';

/** What a line is, as it is shown before it is brought in. */
export const settledKindTexts: Readonly<Record<SettlementLine['kind'], string>> = {
  charge: 'venta',
  refund: 'devolución',
  reversal: 'contracargo que vuelve',
};
