import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { ReleaseCode } from '#application/server/payments/release-code.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { Order, Orders } from '#application/server/orders/ports/orders.ts';
import { receiptsPath } from '#application/server/receipts/receipts-path.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { Voucher, VoucherDecision, Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { firstName, fullName } from '#domain/accounts/user.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { nextOrderState } from '#domain/orders/order.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { severalLines } from '#domain/shared/typed-text.ts';
import { voucherRejectedLetter } from './voucher-letters.ts';

export type RejectVoucherRefusal =
  | NotPermitted
  | { readonly kind: 'voucher-not-found' }
  | { readonly kind: 'voucher-approved-already' }
  /** For another reason, which its buyer read. */
  | { readonly kind: 'voucher-rejected-already'; readonly reason: string }
  /** Money of it is held: it goes back first, which says so by itself. */
  | { readonly kind: 'rest-awaited' }
  | { readonly kind: 'reason-missing' }
  | { readonly kind: 'reason-too-long' };

const LONGEST_REASON = 500;

/** A collaborator's word that a voucher proves no payment: its order may be paid again, and the buyer is told why. */
export class RejectVoucher {
  constructor(
    private readonly vouchers: Vouchers,
    private readonly guard: ChargeGuard,
    private readonly orders: Orders,
    private readonly accounts: Accounts,
    private readonly team: Team,
    private readonly release: ReleaseCode,
    private readonly notices: OrderNotices,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @param staffId the collaborator's account. @param given the reason, 1 to 500 characters, which the buyer reads. */
  async execute(voucherId: string, staffId: string, given: string): Promise<Result<Voucher, RejectVoucherRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'decide-vouchers');
    if (!may.ok) return may;
    const reason = severalLines(given);
    if (reason === '') return refuse({ kind: 'reason-missing' });
    if (reason.length > LONGEST_REASON) return refuse({ kind: 'reason-too-long' });
    const found = await this.vouchers.find(voucherId);
    const order = found === null ? null : await this.guard.lock(found.orderId);
    const voucher = await this.vouchers.find(voucherId);
    if (voucher === null || order === null) return refuse({ kind: 'voucher-not-found' });
    if (voucher.state === 'approved') return refuse({ kind: 'voucher-approved-already' });
    if (voucher.state === 'rejected') {
      const { reason: before } = voucher.decision ?? { reason };
      return before === reason ? accept(voucher) : refuse({ kind: 'voucher-rejected-already', reason: before });
    }
    if (voucher.restAskedAt !== undefined) return refuse({ kind: 'rest-awaited' });
    const decision = { by: staffId, at: this.clock.now(), reason };
    await this.decided(order, voucher, decision);
    return accept({ ...voucher, state: 'rejected', decision });
  }

  /** What follows for a locked order from an open voucher that is decided so. */
  async decided(order: Order, voucher: Voucher, decision: VoucherDecision): Promise<void> {
    if (!(await this.vouchers.decide(voucher.id, 'rejected', decision))) {
      throw new Error(`Voucher ${voucher.id} was decided beside its order's lock`);
    }
    await this.#follow(order, voucher, decision);
    await this.journal.note(
      decision.by,
      'voucher-rejected',
      voucher.id,
      { state: voucher.state },
      { state: 'rejected' },
    );
  }

  async #follow(order: Order, voucher: Voucher, { at, reason }: VoucherDecision): Promise<void> {
    const next = nextOrderState(order.state, 'voucher-rejected');
    if (next.ok) await this.orders.move(order.id, next.value, at);
    await this.release.execute(order);
    const about = { orderId: order.id, userId: order.userId, kind: 'voucher-rejected', text: reason } as const;
    await this.notices.add({ ...about, id: this.ids.newId(), at, seenAt: null });
    const buyer = await this.accounts.find(order.userId);
    if (buyer === null) return;
    const urls = {
      pay: this.addresses.school(`/confirmar-pago?pedido=${order.id}`),
      paid: this.addresses.school(receiptsPath),
    };
    const told = { greetingName: firstName(buyer), reason, urls };
    const letter = voucherRejectedLetter(order, voucher, told);
    await this.outbox.post(letter, { name: fullName(buyer), email: buyer.email });
  }
}
