import type { NotPermitted } from '#domain/office/permissions.ts';
import type { AskedLine, RefundLinesRefusal } from '#domain/payments/refund-lines.ts';
import { longestOperation, longestRefundWords } from '#domain/payments/refund.ts';
import type { CreditReason } from '#domain/receipts/credit-note.ts';
import type { Money } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { oneLine, severalLines } from '#domain/shared/typed-text.ts';

/** What a collaborator decides to give back. */
export interface DecidedRefund {
  readonly orderId: string;
  readonly reason: CreditReason;
  readonly lines: readonly AskedLine[];
  /** Whether what was bought stays with whoever has it; of a lower value it always does. */
  readonly keepsAccess: boolean;
  /** What the buyer reads besides, at most 600 characters; '' for nothing. */
  readonly answer: string;
  /** Null: by the gateway that it came by. Else the number of the bank's operation, 1 to 60 characters. */
  readonly operation: string | null;
  /** What was left of the order where it was decided; null: nobody said. */
  readonly seenLeft?: Money | null;
}

/** Something of it went back since whoever decides looked: what they transferred is another sum, or is noted already. */
export interface RefundDiffers {
  readonly kind: 'refund-differs';
  readonly left: Money;
}

export type BeginRefundRefusal =
  | NotPermitted
  | RefundLinesRefusal
  | { readonly kind: 'order-not-found' }
  | { readonly kind: 'order-not-paid' }
  | { readonly kind: 'order-differs' }
  | { readonly kind: 'refund-under-way' }
  | RefundDiffers
  /** The bank of whoever paid has still to decide about its money. */
  | { readonly kind: 'order-disputed' }
  | { readonly kind: 'refund-not-by-gateway' }
  /** A bank took céntimos of the order that no note tells: by the gateway they would go back twice. */
  | { readonly kind: 'refund-over-untold'; readonly untold: Money }
  | { readonly kind: 'refund-operation-missing' }
  | { readonly kind: 'refund-text-too-long'; readonly field: 'answer' | 'operation' }
  | { readonly kind: 'refund-gift-opened' }
  | { readonly kind: 'refund-gift-in-parts' }
  /** Further seats of what is returned were bought by another order: they would leave it to its buyer, so they are returned first. */
  | { readonly kind: 'refund-seats-besides'; readonly title: string }
  /** An hour of a consultancy was held: its money goes back only if whoever has it keeps it. */
  | { readonly kind: 'refund-consultancy-held' };

/** A decision with its texts tidied; refused for the first that does not fit. */
export function tidiedDecision(decided: DecidedRefund): Result<DecidedRefund, BeginRefundRefusal> {
  const answer = severalLines(decided.answer);
  const operation = decided.operation === null ? null : oneLine(decided.operation);
  if (operation === '') return refuse({ kind: 'refund-operation-missing' });
  if (answer.length > longestRefundWords) return refuse({ kind: 'refund-text-too-long', field: 'answer' });
  if ((operation ?? '').length > longestOperation) return refuse({ kind: 'refund-text-too-long', field: 'operation' });
  return accept({ ...decided, answer, operation });
}
