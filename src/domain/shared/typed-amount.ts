import { parseMoney, type Money } from './money.ts';

const written = /^(?:S\/\.?\s*)?(\d+|\d{1,3}(?:,\d{3})+)(?:[.,](\d{1,2}))?$/i;

/**
 * Soles as people write them, from 0: '118', 'S/. 118.50', '118,50', '1,118.00'. A comma before three digits parts thousands, before
 * one or two it begins the céntimos. Null: it is no amount that can be told for sure ('1.234', '1118,500'), or passes MAX_MONEY.
 */
export function typedAmount(text: string): Money | null {
  const [, soles = '', centimos = '0'] = written.exec(text.trim()) ?? [];
  const parsed = parseMoney(`${soles.replaceAll(',', '')}.${centimos}`);
  return parsed.ok ? parsed.value : null;
}

/** A percentage as people write it ('12,5 %'), as `parsePercent` reads it: the sign is left out, a comma begins the decimals. */
export function typedPercent(text: string): string {
  return text.trim().replace(/\s*%$/, '').replace(',', '.');
}
