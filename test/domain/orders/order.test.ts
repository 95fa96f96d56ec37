import { describe, expect, it } from 'vitest';
import {
  expiryOf,
  hasTimeRunOut,
  isPaid,
  nextOrderState,
  type OrderEvent,
  type OrderState,
} from '#domain/orders/order.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const STATES: readonly OrderState[] = ['continue', 'pending', 'confirmed', 'expired', 'finished'];
const EVENTS: readonly OrderEvent[] = [
  'voucher-sent',
  'gateway-silent',
  'payment-approved',
  'nothing-to-pay',
  'time-ran-out',
  'voucher-rejected',
  'payment-refused',
  'payment-proven',
  'receipt-issued',
];

/** decisions.md, Payment and orders. */
const ALLOWED: readonly [OrderState, OrderEvent, OrderState][] = [
  ['continue', 'voucher-sent', 'pending'],
  ['continue', 'gateway-silent', 'pending'],
  ['continue', 'payment-approved', 'confirmed'],
  ['continue', 'nothing-to-pay', 'confirmed'],
  ['continue', 'time-ran-out', 'expired'],
  ['pending', 'payment-approved', 'confirmed'],
  ['pending', 'voucher-rejected', 'continue'],
  ['pending', 'payment-refused', 'continue'],
  ['expired', 'payment-proven', 'confirmed'],
  ['confirmed', 'receipt-issued', 'finished'],
];

const isAllowed = (state: OrderState, event: OrderEvent): boolean =>
  ALLOWED.some(([from, what]) => from === state && what === event);

describe('an order', () => {
  it.each(ALLOWED)('in %s, upon %s, goes to %s', (state, event, next) => {
    expect(accepted(nextOrderState(state, event))).toBe(next);
  });

  const others = STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)).filter(
    ([state, event]) => !isAllowed(state, event),
  );

  it.each(others)('in %s knows no %s', (state, event) => {
    expect(refused(nextOrderState(state, event))).toEqual({ kind: 'transition-not-allowed', state, event });
  });

  it('has granted what was bought once confirmed, and not before', () => {
    expect(STATES.filter(isPaid)).toEqual(['confirmed', 'finished']);
  });

  it('never goes back to unpaid', () => {
    for (const [from, , to] of ALLOWED) if (isPaid(from)) expect(isPaid(to)).toBe(true);
  });
});

describe('the life of an unpaid order', () => {
  const until = expiryOf(new Date('2026-11-20T15:00:00Z'), 48);

  it('is as many clock hours as the school gives', () => {
    expect(until.toISOString()).toBe('2026-11-22T15:00:00.000Z');
    expect(hasTimeRunOut('continue', until, new Date('2026-11-22T14:59:59.999Z'))).toBe(false);
    expect(hasTimeRunOut('continue', until, new Date('2026-11-22T15:00:00Z'))).toBe(true);
  });

  it.each(STATES.filter((state) => state !== 'continue'))('does not end by the clock in %s', (state) => {
    expect(hasTimeRunOut(state, until, new Date('2030-01-01T00:00:00Z'))).toBe(false);
  });
});
