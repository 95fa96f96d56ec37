import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { TransitionRefusal } from '#domain/orders/order.ts';

/** Where one try at paying by card stands. Source: decisions.md, Payment and orders. */
export type AttemptState = 'created' | 'session' | 'authorizing' | 'paid' | 'refused' | 'unknown';

/** What happens to an attempt; `no-answer`: the gateway was asked to charge and said nothing. */
export type AttemptEvent =
  | 'session-opened'
  | 'cancelled'
  | 'timed-out'
  | 'authorization-asked'
  | 'approved'
  | 'declined'
  | 'no-answer';

const NEXT: Readonly<Record<AttemptState, Partial<Readonly<Record<AttemptEvent, AttemptState>>>>> = {
  created: { 'session-opened': 'session', cancelled: 'refused', 'timed-out': 'refused' },
  session: { 'authorization-asked': 'authorizing', cancelled: 'refused', 'timed-out': 'refused' },
  authorizing: { approved: 'paid', declined: 'refused', 'no-answer': 'unknown' },
  unknown: { approved: 'paid', declined: 'refused' },
  paid: {},
  refused: {},
};

/** The state after an event, or a refusal when the state knows no such transition. */
export function nextAttemptState(state: AttemptState, event: AttemptEvent): Result<AttemptState, TransitionRefusal> {
  const next = NEXT[state][event];
  return next === undefined ? refuse({ kind: 'transition-not-allowed', state, event }) : accept(next);
}

/** Whether the gateway was asked to charge and its last word is not known: money may have moved, or may still. */
export function isUnresolved(state: AttemptState): boolean {
  return state === 'authorizing' || state === 'unknown';
}

/** Whether nothing can happen to the attempt any more. */
export function isSettled(state: AttemptState): boolean {
  return state === 'paid' || state === 'refused';
}
