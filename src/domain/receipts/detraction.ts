import type { ReceiptType } from '#domain/orders/billing-record.ts';
import { halfUp } from '#domain/shared/half-up.ts';
import { type Money, NOTHING, sumMoney } from '#domain/shared/money.ts';
import { type Rate, WHOLE } from '#domain/shared/rate.ts';
import type { ReceiptLine } from './receipt-lines.ts';

/**
 * Services of catalogue 54 of the tax authority that an operation of type 1001 can be of, by their codes: goods are no services, and
 * transport and fishing have operations of their own. Por confirmar: whether what a school sells is one of them says its accountant.
 * Source: decision 0105.
 */
export const detractedServices = {
  '012': 'Intermediación laboral y tercerización',
  '019': 'Arrendamiento de bienes muebles',
  '020': 'Mantenimiento y reparación de bienes muebles',
  '021': 'Movimiento de carga',
  '022': 'Otros servicios empresariales',
  '024': 'Comisión mercantil',
  '025': 'Fabricación de bienes por encargo',
  '026': 'Servicio de transporte de personas',
  '030': 'Contratos de construcción',
  '037': 'Demás servicios gravados con el IGV',
} as const;

export type DetractedService = keyof typeof detractedServices;

/** Their codes, in the order of the catalogue. */
export const detractedServiceCodes = Object.keys(detractedServices).toSorted() as readonly DetractedService[];

/** When and how much of a factura goes to the account of the Banco de la Nación. */
export interface DetractionRule {
  readonly service: DetractedService;
  readonly rate: Rate;
  /** An operation of no more than this has none. */
  readonly over: Money;
  /** Of the school at the Banco de la Nación. */
  readonly account: string;
}

/** What of a factura is deposited with the tax authority's bank. */
export interface Detraction extends Pick<DetractionRule, 'service' | 'rate' | 'account'> {
  /** Whole soles. */
  readonly amount: Money;
}

const sol = 100;

/**
 * The detracción of a receipt: of what a factura sold as services with IGV, what was paid for it, once that is more than the rule's
 * limit, at the rule's rate and rounded to whole soles, half up; null: none, and never of a boleta. Source: decision 0105.
 */
export function detractionOf(
  type: ReceiptType,
  lines: readonly Pick<ReceiptLine, 'treatment' | 'unit' | 'net'>[],
  rule: DetractionRule | null,
): Detraction | null {
  if (rule === null || type !== 'factura') return null;
  const services = lines.filter(({ treatment, unit }) => treatment === 'taxed' && unit !== 'NIU');
  const base = sumMoney(services.map(({ net }) => net));
  if (base <= rule.over) return null;
  const amount = (halfUp(base, rule.rate, WHOLE * sol) * sol) as Money;
  const { service, rate, account } = rule;
  return amount === NOTHING ? null : { service, rate, account, amount };
}
