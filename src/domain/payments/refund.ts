import type { CreditedLine, CreditReason } from '#domain/receipts/credit-note.ts';
import type { Money } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { TransitionRefusal } from '#domain/orders/order.ts';

/**
 * Where giving money back stands: a student asked for it, or the school decided it and has not sent it yet; the gateway is asked, and
 * answered or not; done, by the gateway or by transfer; refused by the gateway; or declined by the school. A refused one is done after
 * all when the gateway says so later. Source: decision 0086.
 */
export const refundStates = ['requested', 'sending', 'unknown', 'done', 'refused', 'declined'] as const;
export type RefundState = (typeof refundStates)[number];

/** What happens to a refund; `no-answer`: the gateway was asked to give back and said nothing. */
export type RefundEvent = 'sent' | 'given-back' | 'gateway-refused' | 'no-answer' | 'declined';

const NEXT: Readonly<Record<RefundState, Partial<Readonly<Record<RefundEvent, RefundState>>>>> = {
  requested: { sent: 'sending', 'given-back': 'done', declined: 'declined' },
  sending: { 'given-back': 'done', 'gateway-refused': 'refused', 'no-answer': 'unknown' },
  unknown: { 'given-back': 'done', 'gateway-refused': 'refused' },
  refused: { 'given-back': 'done' },
  done: {},
  declined: {},
};

/** The state after an event, or a refusal when the state knows no such transition. */
export function nextRefundState(state: RefundState, event: RefundEvent): Result<RefundState, TransitionRefusal> {
  const next = NEXT[state][event];
  return next === undefined ? refuse({ kind: 'transition-not-allowed', state, event }) : accept(next);
}

/** Whether its amounts are given back, or may be: nobody else gives them back. */
export function holdsMoney(state: RefundState): boolean {
  return state === 'sending' || state === 'unknown' || state === 'done';
}

/** Whether somebody has still to say something of it: an order has one such refund at most. */
export function isOpenRefund(state: RefundState): boolean {
  return state === 'requested' || state === 'sending' || state === 'unknown';
}

/**
 * How the money goes back: by the gateway's attempt that it came by, by transfer with the number of the bank's operation, or taken back by the
 * bank of whoever paid that attempt, in a dispute that the school lost: then nobody sends anything.
 */
export type RefundWay =
  | { readonly kind: 'gateway'; readonly attemptId: string }
  | { readonly kind: 'transfer'; readonly operation: string }
  | { readonly kind: 'dispute'; readonly disputeId: string; readonly attemptId: string };

/** Whether a bank took it back, in a dispute that was lost: the school gave nothing, and does not say that it did. */
export const isByBank = ({ way }: Pick<Refund, 'way'>): boolean => way?.kind === 'dispute';

/** Money of an order that is given back, or that its buyer asks for. */
export interface Refund {
  readonly id: string;
  /** From 1, by which gateways and people know it. */
  readonly number: number;
  readonly orderId: string;
  /** The account that bought. */
  readonly userId: string;
  readonly state: RefundState;
  readonly reason: CreditReason;
  readonly lines: readonly CreditedLine[];
  readonly amount: Money;
  /** Whether what was bought stays with whoever has it. */
  readonly keepsAccess: boolean;
  /** The account that asked for it: the buyer's, or a collaborator's. */
  readonly askedBy: string;
  readonly askedAt: Date;
  /** Why the buyer wants it; '' when the school began it. */
  readonly words: string;
  /** The collaborator who decided about it; null: nobody yet. */
  readonly decidedBy: string | null;
  /** What the school says about it to the buyer; '' when nothing. */
  readonly answer: string;
  /** Null until it is decided. */
  readonly way: RefundWay | null;
  /** What the gateway said, in Spanish, when it refused; else ''. */
  readonly gatewayText: string;
  /** Of its last state. */
  readonly updatedAt: Date;
}

/** Whether it was decided, and what was bought is taken back as soon as the gateway says that its money went back. */
export function isGoingBack({ state, way, keepsAccess }: Pick<Refund, 'state' | 'way' | 'keepsAccess'>): boolean {
  return isOpenRefund(state) && way !== null && !keepsAccess;
}

/** Characters of what a buyer or the school says about a refund, at most. */
export const longestRefundWords = 600;

/** Characters of the number of a bank's operation, at most. */
export const longestOperation = 60;
