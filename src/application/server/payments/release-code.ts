import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { isPaid } from '#domain/orders/order.ts';
import { isSettled, isUnresolved } from '#domain/payments/payment-attempt.ts';
import type { PaymentAttempts } from './ports/payment-attempts.ts';

/**
 * Gives back the use of the discount code of a locked order once none of its payments is waited for: what one of them claimed serves the
 * others, so the first that ends leaves it to them. Source: decision 0011.
 */
export class ReleaseCode {
  constructor(
    private readonly codes: DiscountCodes,
    private readonly attempts: PaymentAttempts,
    private readonly vouchers: Vouchers,
  ) {}

  /** @param endedId of the payment that has just ended, where that is not written down yet. */
  async execute({ id, state }: Pick<Order, 'id' | 'state'>, endedId: string | null = null): Promise<void> {
    if (isPaid(state)) return;
    const attempts = await this.attempts.ofOrder(id);
    const isHeld = attempts.some(
      (each) => isUnresolved(each.state) || (each.code !== undefined && !isSettled(each.state)),
    );
    if (isHeld) return;
    const voucher = await this.vouchers.openOf(id);
    if (voucher === null || voucher.id === endedId) await this.codes.release(id);
  }
}
