import type { TransitionRefusal } from '#domain/orders/order.ts';
import { addDays, type PlainDate } from '#domain/shared/dates.ts';
import { type Money, NOTHING } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/**
 * Where a payment that a bank takes back (contracargo) stands: the school has still to answer; it answered, and the bank decides; the bank
 * gave the school right, or its buyer; or the school did not defend itself, which is lost as well. Source: decision 0124.
 */
export const disputeStates = ['open', 'answered', 'won', 'lost', 'accepted'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** What happens to a dispute. */
export type DisputeEvent = 'answered' | 'won' | 'lost' | 'accepted';

const NEXT: Readonly<Record<DisputeState, Partial<Readonly<Record<DisputeEvent, DisputeState>>>>> = {
  open: { answered: 'answered', accepted: 'accepted' },
  answered: { won: 'won', lost: 'lost' },
  won: {},
  lost: {},
  accepted: {},
};

/** The state after an event, or a refusal when the state knows no such transition. */
export function nextDisputeState(state: DisputeState, event: DisputeEvent): Result<DisputeState, TransitionRefusal> {
  const next = NEXT[state][event];
  return next === undefined ? refuse({ kind: 'transition-not-allowed', state, event }) : accept(next);
}

/** Whether nobody knows yet whose its money is: until then nothing of it is given back in another way. */
export const isUndecided = (state: DisputeState): boolean => state === 'open' || state === 'answered';

/**
 * Whether the bank may still take money that paid the order: until it decides, nothing of the order is given back in another way.
 * @param isSurplus whether it is about a payment that came besides, which the order does not wait for.
 */
export const holdsOrderMoney = (state: DisputeState, isSurplus: boolean): boolean => isUndecided(state) && !isSurplus;

/** Whether its money is gone. */
export const isLost = (state: DisputeState): boolean => state === 'lost' || state === 'accepted';

/** Why a buyer's bank takes a payment back. */
export const disputeReasons = ['fraud', 'not-received', 'duplicate', 'other'] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** A payment, or a part of it, that its buyer's bank takes back. */
export interface Dispute {
  readonly id: string;
  /** From 1, by which people know it. */
  readonly number: number;
  readonly orderId: string;
  /** The account that bought. */
  readonly userId: string;
  /** The payment that the bank takes back. */
  readonly attemptId: string;
  /** Where that came besides and was never due: what is kept of it as surplus. Null: it paid the order. */
  readonly surplusId: string | null;
  /** At least a céntimo. */
  readonly amount: Money;
  readonly reason: DisputeReason;
  /** What the bank says; '' for nothing. */
  readonly words: string;
  /** On which the bank began it, in Lima. */
  readonly openedOn: PlainDate;
  /** The last one on which the school may answer. */
  readonly answerBy: PlainDate;
  readonly state: DisputeState;
  /** The collaborator's account. */
  readonly notedBy: string;
  readonly notedAt: Date;
  /** What the school answered to the bank; '' until then. */
  readonly answer: string;
  /** Of its last state. */
  readonly updatedAt: Date;
}

/** Characters of what a bank says of a dispute, or of what the school answered, at most. */
export const longestDisputeWords = 2000;

/** Days that a school has to answer, at most: a later day is a slip of the keyboard. */
export const LONGEST_ANSWER_DAYS = 180;

/** What is typed of a dispute. */
export interface NotedDispute extends Pick<Dispute, 'amount' | 'reason' | 'words' | 'openedOn' | 'answerBy'> {
  /** Its payment by the number of the purchase or the gateway's own name of it, where an order was paid more than once; '' or left out: the only one. */
  readonly purchase?: string;
}

export type DisputeRefusal =
  | { readonly kind: 'dispute-amount-missing' }
  /** More than what is left of the payment. */
  | { readonly kind: 'dispute-amount-too-high'; readonly left: Money }
  /** Less than all of a payment that was never due, which goes back whole. */
  | { readonly kind: 'dispute-amount-not-all'; readonly left: Money }
  /** Before the payment, or after today. */
  | { readonly kind: 'dispute-day-wrong'; readonly paidOn: PlainDate }
  /** Before it was opened, or more than 180 days after it. */
  | { readonly kind: 'dispute-answer-day-wrong' }
  | { readonly kind: 'dispute-text-too-long' };

/**
 * Whether a dispute may be noted as it is typed.
 * @param left what was paid less what was given back, is on its way, was lost before, or is in another dispute.
 * @param isWhole whether only all of it may be disputed. @param today in Lima.
 */
export function disputeObstacle(
  { amount, words, openedOn, answerBy }: NotedDispute,
  {
    left,
    isWhole,
    paidOn,
    today,
  }: { readonly left: Money; readonly isWhole: boolean; readonly paidOn: PlainDate; readonly today: PlainDate },
): DisputeRefusal | null {
  if (amount === NOTHING) return { kind: 'dispute-amount-missing' };
  if (amount > left) return { kind: 'dispute-amount-too-high', left };
  if (isWhole && amount < left) return { kind: 'dispute-amount-not-all', left };
  if (openedOn < paidOn || openedOn > today) return { kind: 'dispute-day-wrong', paidOn };
  if (answerBy < openedOn || answerBy > addDays(openedOn, LONGEST_ANSWER_DAYS))
    return { kind: 'dispute-answer-day-wrong' };
  return words.length > longestDisputeWords ? { kind: 'dispute-text-too-long' } : null;
}

/** Which disputes the office looks at: those that the school has to answer, those about which the bank decides, and those that ended. */
export const disputeFilters = ['waiting', 'answered', 'decided'] as const;
export type DisputeFilter = (typeof disputeFilters)[number];

/** Disputes on a page of the office's list. */
export const DISPUTES_A_PAGE = 20;
