import type { Clock } from '#application/ports/clock.ts';
import type { ConfirmOrder } from '#application/server/orders/confirm-order.ts';
import type { OrderAudit, OrderDiffers } from '#application/server/payments/order-audit.ts';
import type { Accounts } from '#application/server/ports/accounts.ts';
import type { Orders } from '#application/server/ports/orders.ts';
import type { Voucher, Vouchers } from '#application/server/ports/vouchers.ts';
import { isPaid, type TransitionRefusal } from '#domain/orders/order.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type ApproveVoucherRefusal =
  | { readonly kind: 'collaborators-only' }
  | { readonly kind: 'voucher-not-found' }
  | { readonly kind: 'voucher-rejected-already'; readonly reason: string }
  /** The amount is not the order's: approving it needs a written note. */
  | { readonly kind: 'note-missing' }
  /** Another payment confirmed the order meanwhile. */
  | { readonly kind: 'order-already-paid' }
  | OrderDiffers
  | TransitionRefusal;

/** A collaborator's word that the money of a voucher has arrived: confirms its order, once however often it is said. Source: PAY-3. */
export class ApproveVoucher {
  readonly #vouchers: Vouchers;
  readonly #orders: Orders;
  readonly #accounts: Accounts;
  readonly #confirm: ConfirmOrder;
  readonly #audit: OrderAudit;
  readonly #clock: Clock;

  constructor(
    vouchers: Vouchers,
    orders: Orders,
    accounts: Accounts,
    confirm: ConfirmOrder,
    audit: OrderAudit,
    clock: Clock,
  ) {
    this.#vouchers = vouchers;
    this.#orders = orders;
    this.#accounts = accounts;
    this.#confirm = confirm;
    this.#audit = audit;
    this.#clock = clock;
  }

  /** @param staffId the collaborator's account. @param note why, needed where the amount is not the order's. */
  async execute(voucherId: string, staffId: string, note: string): Promise<Result<Voucher, ApproveVoucherRefusal>> {
    const staff = await this.#accounts.find(staffId);
    if (staff?.isCollaborator !== true) return refuse({ kind: 'collaborators-only' });
    const found = await this.#vouchers.find(voucherId);
    const order = found === null ? null : await this.#orders.lock(found.orderId);
    const voucher = await this.#vouchers.find(voucherId);
    if (voucher === null || order === null) return refuse({ kind: 'voucher-not-found' });
    if (voucher.state === 'approved') return accept(voucher);
    if (voucher.state === 'rejected') {
      return refuse({ kind: 'voucher-rejected-already', reason: voucher.decision?.reason ?? '' });
    }
    if (voucher.state === 'review' && note.trim() === '') return refuse({ kind: 'note-missing' });
    if (isPaid(order.state)) return refuse({ kind: 'order-already-paid' });
    const differs = this.#audit.execute(order);
    if (differs !== null) return refuse(differs);
    const confirmed = await this.#confirm.execute(
      order,
      order.state === 'expired' ? 'payment-proven' : 'payment-approved',
    );
    if (!confirmed.ok) return confirmed;
    const decision = { by: staffId, at: this.#clock.now(), reason: note.trim() };
    if (!(await this.#vouchers.decide(voucher.id, 'approved', decision))) {
      throw new Error(`Voucher ${voucher.id} was decided beside its order's lock`);
    }
    return accept({ ...voucher, state: 'approved', decision });
  }
}
