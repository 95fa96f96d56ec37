import type { OrderListAsked } from '#application/browser/orders/ports/office-orders-api.ts';
import type { AttemptState } from '#domain/payments/payment-attempt.ts';
import type { RefundState } from '#domain/payments/refund.ts';
import type { PaymentMethod } from '#domain/orders/order-steps.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { TaxState } from '#domain/receipts/receipt.ts';
import type { VoucherState } from '#domain/vouchers/voucher.ts';
import { formatLimaTime, limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import type { BadgeProps } from '#ui/kit/layout/badge.tsx';

export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  card: 'Tarjeta',
  deposit: 'Depósito',
  'cash-code': 'Código de PagoEfectivo',
  free: 'Gratis',
};

/** What of an order may wait for somebody, by its word in the address. */
export const waitingNames = { devolucion: 'Devolución pedida', cobro: 'Cobro sin respuesta' } as const;

/** Which of these a list is narrowed to; '': neither. */
export function waitingAsked({ refund, payment }: OrderListAsked): keyof typeof waitingNames | '' {
  if (refund !== '') return 'devolucion';
  return payment === '' ? '' : 'cobro';
}

type Look = NonNullable<BadgeProps['kind']>;

export const orderLooks: Readonly<Record<OrderState, Look>> = {
  continue: 'neutral',
  pending: 'warning',
  confirmed: 'success',
  expired: 'danger',
  finished: 'success',
};

/** How a try at paying stands, as who looks for the money reads it. */
export const attemptTexts: Readonly<Record<AttemptState, readonly [string, Look]>> = {
  created: ['Empezado', 'neutral'],
  session: ['En la página de pago', 'neutral'],
  waiting: ['Código por pagar', 'neutral'],
  authorizing: ['Cobrándose', 'warning'],
  paid: ['Cobrado', 'success'],
  refused: ['No cobrado', 'danger'],
  unknown: ['Sin respuesta', 'warning'],
};

export const voucherTexts: Readonly<Record<VoucherState, readonly [string, Look]>> = {
  sent: ['Por revisar', 'warning'],
  review: ['Por revisar', 'warning'],
  approved: ['Aprobada', 'success'],
  rejected: ['Rechazada', 'danger'],
};

export const taxTexts: Readonly<Record<TaxState, readonly [string, Look]>> = {
  'not-sent': ['Sin enviar a SUNAT', 'neutral'],
  accepted: ['Aceptado por SUNAT', 'success'],
  rejected: ['Rechazado por SUNAT', 'danger'],
};

/** How giving money back stands, as the office reads it. */
export const refundTexts: Readonly<Record<RefundState, readonly [string, Look]>> = {
  requested: ['Pedida', 'warning'],
  sending: ['Enviándose', 'warning'],
  unknown: ['Sin respuesta', 'warning'],
  done: ['Devuelto', 'success'],
  refused: ['No aceptada por la pasarela', 'danger'],
  declined: ['Declinada', 'neutral'],
};

/** Where an order is looked at. */
export const officeOrderPath = (number: number): string => `/colaboradores/pedidos/${number}`;

/** When something was, in a table: '10/03/2026, 10:05 a. m.'. @param instant ISO 8601 */
export function atText(instant: string): string {
  const at = new Date(instant);
  return `${formatDayMonthYear(limaDay(at))}, ${formatLimaTime(at)}`;
}
