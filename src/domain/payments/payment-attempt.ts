import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { TransitionRefusal } from '#domain/orders/order.ts';

/** Where one try at paying stands; `waiting`: its code of cash can be paid. Source: decisions.md, Payment and orders; decision 0104. */
export const attemptStates = ['created', 'session', 'waiting', 'authorizing', 'paid', 'refused', 'unknown'] as const;
export type AttemptState = (typeof attemptStates)[number];

/**
 * What happens to an attempt; `no-answer`: the gateway was asked to charge and said nothing. Those of a code of cash are its own: it is made, paid,
 * also after it was given up, or it ends unpaid.
 */
export type AttemptEvent =
  | 'session-opened'
  | 'cancelled'
  | 'timed-out'
  | 'authorization-asked'
  | 'approved'
  | 'declined'
  | 'no-answer'
  | 'code-made'
  | 'code-paid'
  | 'code-ended';

const NEXT: Readonly<Record<AttemptState, Partial<Readonly<Record<AttemptEvent, AttemptState>>>>> = {
  created: {
    'session-opened': 'session',
    cancelled: 'refused',
    'timed-out': 'refused',
    'code-made': 'waiting',
    'code-paid': 'paid',
    'code-ended': 'refused',
  },
  session: { 'authorization-asked': 'authorizing', cancelled: 'refused', 'timed-out': 'refused' },
  waiting: { 'code-paid': 'paid', 'code-ended': 'refused' },
  authorizing: { approved: 'paid', declined: 'refused', 'no-answer': 'unknown' },
  unknown: { approved: 'paid', declined: 'refused' },
  paid: {},
  refused: { 'code-paid': 'paid' },
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
