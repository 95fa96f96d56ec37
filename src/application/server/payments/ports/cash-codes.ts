import type { Money } from '#domain/shared/money.ts';
import type { GatewayWord } from './payment-attempts.ts';

/** A code that is to be paid in cash, for one attempt. */
export interface CashCodeRequest {
  /** The attempt's. */
  readonly purchaseNumber: string;
  readonly amount: Money;
  /** What the buyer reads where it is paid, e.g. 'Pedido N.º 12'. */
  readonly description: string;
  /** Who pays: the gateway may write to them. */
  readonly buyer: CashCodeBuyer;
  /** Until when it may be paid. */
  readonly until: Date;
}

/** Whose code it is. */
export interface CashCodeBuyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** '' where it is not known. */
  readonly phone: string;
}

/** What a gateway says of a code. `never-asked`: it was not asked to make it, so nobody can pay it. */
export type CashCodeStatus =
  /** It can be paid. */
  | { readonly kind: 'waiting'; readonly number: string; readonly until: Date }
  | { readonly kind: 'approved'; readonly word: GatewayWord }
  /** It can be paid no more, and was not. */
  | { readonly kind: 'ended' }
  /** It was not made; in Spanish, for the buyer. */
  | { readonly kind: 'refused'; readonly text: string }
  /** Not known; it may have been made, or paid. */
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'never-asked' };
