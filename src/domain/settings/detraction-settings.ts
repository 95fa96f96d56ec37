import { type DetractedService, detractedServices, type DetractionRule } from '#domain/receipts/detraction.ts';
import { parseMoney } from '#domain/shared/money.ts';
import { typedPercent } from '#domain/shared/typed-amount.ts';
import { NO_RATE, parsePercent } from '#domain/shared/rate.ts';
import type { ContentRules } from './content-rules.ts';
import { accountNumberRule } from './deposit-settings.ts';

/** What of facturas goes to the school's account at the Banco de la Nación. */
export interface DetractionSettings {
  /** One, or none: facturas have no detracción. */
  readonly detractions: readonly DetractionRow[];
}

interface DetractionRow {
  /** Of catalogue 54: '037'. */
  readonly service: string;
  /** Per cent: '12'. */
  readonly percent: string;
  /** Soles: '700'. */
  readonly over: string;
  readonly account: string;
}

const isService = (code: string): code is DetractedService => Object.hasOwn(detractedServices, code);

/** What may be written of the detracción. Source: decision 0105. */
const rules: ContentRules<DetractionSettings> = {
  detractions: {
    most: 1,
    row: {
      service: {
        most: 3,
        missing: 'Elige el servicio.',
        wrong: (code) => (isService(code) ? null : 'Elige un servicio de la lista.'),
      },
      percent: {
        most: 6,
        missing: 'Escribe el porcentaje, como 12.',
        kept: typedPercent,
        wrong: (text) => {
          const parsed = parsePercent(text);
          return parsed.ok && parsed.value > NO_RATE
            ? null
            : 'El porcentaje es mayor que 0 y de 100 a lo más, con dos decimales como máximo.';
        },
      },
      over: {
        most: 12,
        missing: 'Escribe desde qué importe, como 700.',
        kept: (text) => text.replace(/^S\/\.?\s*/i, ''),
        wrong: (text) => (parseMoney(text).ok ? null : 'Escribe un importe en soles, como 700 o 700.00.'),
      },
      account: accountNumberRule,
    },
  },
};

/** The part of the settings. Its account is where money goes: it asks for the password again. */
export const detractionPart = {
  path: 'detraccion',
  title: 'Detracción de las facturas',
  needed: null,
  asksAgain: true as const,
  rules,
  initial: { detractions: [] },
};

/** The rule that settings which were checked say; null: facturas have no detracción. */
export function detractionRuleOf({ detractions: [row] }: DetractionSettings): DetractionRule | null {
  if (row === undefined || !isService(row.service)) return null;
  const [rate, over] = [parsePercent(row.percent), parseMoney(row.over)];
  return rate.ok && over.ok ? { service: row.service, rate: rate.value, over: over.value, account: row.account } : null;
}
