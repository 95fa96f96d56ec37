import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSettled, nextAttemptState, type AttemptEvent, type AttemptState } from '#domain/payments/payment-attempt.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const STATES: readonly AttemptState[] = ['created', 'session', 'authorizing', 'paid', 'refused', 'unknown'];
const EVENTS: readonly AttemptEvent[] = [
  'session-opened',
  'cancelled',
  'timed-out',
  'authorization-asked',
  'approved',
  'declined',
  'no-answer',
];

/** decisions.md, Payment and orders. */
const ALLOWED: readonly [AttemptState, AttemptEvent, AttemptState][] = [
  ['created', 'session-opened', 'session'],
  ['created', 'cancelled', 'refused'],
  ['created', 'timed-out', 'refused'],
  ['session', 'authorization-asked', 'authorizing'],
  ['session', 'cancelled', 'refused'],
  ['session', 'timed-out', 'refused'],
  ['authorizing', 'approved', 'paid'],
  ['authorizing', 'declined', 'refused'],
  ['authorizing', 'no-answer', 'unknown'],
  ['unknown', 'approved', 'paid'],
  ['unknown', 'declined', 'refused'],
];

const isAllowed = (state: AttemptState, event: AttemptEvent): boolean =>
  ALLOWED.some(([from, what]) => from === state && what === event);

describe('a payment attempt', () => {
  it.each(ALLOWED)('in %s, upon %s, goes to %s', (state, event, next) => {
    expect(accepted(nextAttemptState(state, event))).toBe(next);
  });

  const others = STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)).filter(
    ([state, event]) => !isAllowed(state, event),
  );

  it.each(others)('in %s knows no %s', (state, event) => {
    expect(refused(nextAttemptState(state, event))).toEqual({ kind: 'transition-not-allowed', state, event });
  });

  it('is settled when paid or refused', () => {
    expect(STATES.filter(isSettled)).toEqual(['paid', 'refused']);
  });

  it('asks for a charge at most once, whatever happens, and stays settled', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 }), (events) => {
        let state: AttemptState = 'created';
        let charges = 0;
        for (const event of events) {
          const next = nextAttemptState(state, event);
          if (!next.ok) continue;
          expect(isSettled(state)).toBe(false);
          if (event === 'authorization-asked') charges += 1;
          state = next.value;
        }
        expect(charges).toBeLessThanOrEqual(1);
        if (state === 'paid') expect(charges).toBe(1);
      }),
    );
  });
});
