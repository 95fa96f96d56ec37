import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** Where a purchase stands. Source: PAY-5; decisions.md, Payment and orders. */
export type OrderState = 'continue' | 'pending' | 'confirmed' | 'expired' | 'finished';

/** What happens to an order. `payment-proven`: money is known to have arrived after the order expired. */
export type OrderEvent =
  | 'voucher-sent'
  | 'gateway-silent'
  | 'payment-approved'
  | 'nothing-to-pay'
  | 'time-ran-out'
  | 'voucher-rejected'
  | 'payment-refused'
  | 'payment-proven'
  | 'receipt-issued';

export interface TransitionRefusal {
  readonly kind: 'transition-not-allowed';
  readonly state: string;
  readonly event: string;
}

const NEXT: Readonly<Record<OrderState, Partial<Readonly<Record<OrderEvent, OrderState>>>>> = {
  continue: {
    'voucher-sent': 'pending',
    'gateway-silent': 'pending',
    'payment-approved': 'confirmed',
    'nothing-to-pay': 'confirmed',
    'time-ran-out': 'expired',
  },
  pending: { 'payment-approved': 'confirmed', 'voucher-rejected': 'continue', 'payment-refused': 'continue' },
  expired: { 'payment-proven': 'confirmed' },
  confirmed: { 'receipt-issued': 'finished' },
  finished: {},
};

/** The state after an event, or a refusal when the state knows no such transition. */
export function nextOrderState(state: OrderState, event: OrderEvent): Result<OrderState, TransitionRefusal> {
  const next = NEXT[state][event];
  return next === undefined ? refuse({ kind: 'transition-not-allowed', state, event }) : accept(next);
}

/** The instant at which an order created then expires unless paid or pending: so many clock hours later. */
export function expiryOf(createdAt: Date, unpaidHours: number): Date {
  return new Date(createdAt.getTime() + unpaidHours * 3_600_000);
}

/** Whether the clock takes the order from `continue` to `expired`; a pending order never expires by the clock. */
export function hasTimeRunOut(state: OrderState, expiresAt: Date, now: Date): boolean {
  return state === 'continue' && now.getTime() >= expiresAt.getTime();
}

/** Whether what was bought has been granted. */
export function isPaid(state: OrderState): boolean {
  return state === 'confirmed' || state === 'finished';
}
