import type { SurplusReason } from '#domain/payments/surplus-payment.ts';
import type { Money } from '#domain/shared/money.ts';

/** What who gives money back has to see besides. */
export interface SurplusContext {
  readonly orderNumber: number;
  readonly buyer: { readonly name: string; readonly email: string };
  /** How the money can be found where it arrived: gateway and purchase number, or bank and operation. */
  readonly found: {
    readonly at: string;
    readonly number: string;
    /** True where it was paid in cash by a code: no bank takes it back (decision 0124). */
    readonly isCode?: boolean | undefined;
  };
  /** The number of the dispute by which its bank wants it back and has not decided; null: there is none. */
  readonly dispute: number | null;
}

/** Money that arrived although nothing was due, as who gives it back sees it. Instants are ISO 8601. */
export interface StaffSurplus extends SurplusContext {
  readonly id: string;
  /** By which it arrived: a card's attempt or a deposit's voucher. */
  readonly kind: 'attempt' | 'voucher';
  readonly amount: Money;
  readonly reason: SurplusReason;
  readonly arrivedAt: string;
  readonly givenBack: { readonly by: string; readonly at: string; readonly note: string } | null;
}
