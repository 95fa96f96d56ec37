import type { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import type { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import type { PaymentMethod } from '#domain/orders/order-steps.ts';

export type MethodNotOffered =
  /** The school has no bank account to deposit in. */
  | { readonly kind: 'deposit-not-offered' }
  /** The gateway of the school makes no codes of cash. */
  | { readonly kind: 'cash-code-not-offered' };

/** What an order of the school can be made to be paid by. Whether cards are taken is asked when one is typed. */
export class OfferedMethods {
  constructor(
    private readonly banks: BankAccounts,
    private readonly gateways: PaymentGateways,
  ) {}

  /** Why not by this; null: by all means. */
  async obstacle(method: PaymentMethod): Promise<MethodNotOffered | null> {
    if (method === 'deposit' && (await this.banks.all()).length === 0) return { kind: 'deposit-not-offered' };
    const isUnmade = method === 'cash-code' && !this.gateways.current.ways.includes('cash-code');
    return isUnmade ? { kind: 'cash-code-not-offered' } : null;
  }
}
