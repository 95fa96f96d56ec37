import type { SurplusReason } from '#domain/orders/surplus-payment.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from './call-refusal.ts';

/** Money that arrived although nothing was due, as who gives it back sees it. Instants are ISO 8601. */
export interface StaffSurplus {
  readonly id: string;
  readonly orderNumber: number;
  readonly buyer: { readonly name: string; readonly email: string };
  /** By which it arrived: a card's attempt or a deposit's voucher. */
  readonly kind: 'attempt' | 'voucher';
  readonly found: { readonly at: string; readonly number: string };
  readonly amount: Money;
  readonly reason: SurplusReason;
  readonly arrivedAt: string;
  readonly givenBack: { readonly by: string; readonly at: string; readonly note: string } | null;
}

/** Giving surplus money back, for collaborators. */
export abstract class StaffSurplusApi {
  /** To be given back, the oldest first, or given back, the last first. */
  abstract list(which: 'open' | 'given-back'): Promise<Result<readonly StaffSurplus[], CallRefusal>>;
  /** Notes how it was given back. One `key`, one note. */
  abstract giveBack(id: string, note: string, key: string): Promise<Result<unknown, CallRefusal>>;
}
