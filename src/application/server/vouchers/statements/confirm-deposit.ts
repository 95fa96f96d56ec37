import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import { claimCode } from '#application/server/payments/claim-code.ts';
import type { ReleaseCode } from '#application/server/payments/release-code.ts';
import type { ApproveVoucher, ApproveVoucherRefusal } from '#application/server/vouchers/approve-voucher.ts';
import type { Voucher, Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { permitted } from '#domain/office/permissions.ts';
import { isPaid } from '#domain/orders/order.ts';
import { type Money, NOTHING } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { missingOf } from '#domain/vouchers/statements/part-payments.ts';
import type { Approval } from '#domain/vouchers/voucher.ts';
import { approvedBefore, type ApprovedDiffers, confirmedFacts, toldLess } from './approved-before.ts';
import { decidedBefore, type MovementDecided } from './movement-decided.ts';
import {
  type MovementVoucherRefusal,
  overtaken,
  partOfOther,
  type ToApprove,
  toApproveOf,
  voucherFor,
  voucherMadeOf,
  wholeOf,
} from './movement-voucher.ts';
import type { BankMovement, BankMovements } from './ports/bank-movements.ts';

export type ConfirmDepositRefusal =
  | ApproveVoucherRefusal
  | { readonly kind: 'movement-not-found' }
  | { readonly kind: 'order-not-found' }
  /** Somebody decided about it already: it paid another order, or is no sale. */
  | MovementDecided
  /** With what is held of the order already it is not the whole: the rest is asked for, or it goes back. */
  | { readonly kind: 'amount-short'; readonly missing: Money }
  | ApprovedDiffers
  | MovementVoucherRefusal;

/** A collaborator's word, and whose it is. */
interface SaidBy {
  readonly staffId: string;
  readonly approval: Approval;
}

type Confirmed = Result<{ readonly voucherId: string }, ConfirmDepositRefusal>;

/**
 * A collaborator's word that a movement of the bank pays an order. It is the approval of the voucher that told of it; where none did, of
 * one that is made of the movement: so an order is confirmed once, and money that is not due is kept to be given back, by whichever way
 * it was said first. Source: decisions.md, One product, one payment; decision 0093.
 */
export class ConfirmDeposit {
  constructor(
    private readonly movements: BankMovements,
    private readonly vouchers: Vouchers,
    private readonly approve: ApproveVoucher,
    private readonly guard: ChargeGuard,
    private readonly codes: DiscountCodes,
    private readonly release: ReleaseCode,
    private readonly team: Team,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @param staffId the collaborator's account. Answers whether the order is confirmed by it, or was already. */
  async execute(movementId: string, orderId: string, staffId: string, approval: Approval): Promise<Confirmed> {
    const may = permitted(await this.team.rolesOf(staffId), 'decide-vouchers');
    if (!may.ok) return may;
    const order = await this.guard.lock(orderId);
    if (order === null) return refuse({ kind: 'order-not-found' });
    const movement = await this.movements.lock(movementId);
    if (movement === null) return refuse({ kind: 'movement-not-found' });
    const decided = await decidedBefore(movement, order, this.vouchers);
    if (decided !== null) return decided;
    const approved = await approvedBefore(movement, order, this.movements, this.vouchers);
    if (approved !== null && approved.over > NOTHING) return refuse(approved);
    const isTaken = isPaid(order.state) || approved !== null;
    const held = await this.movements.heldFor(order.id);
    const amounts = [...held, movement].map(({ amount }) => amount);
    const missing = missingOf(order.snapshot.totals.net, amounts);
    if (!isTaken && missing > NOTHING) return refuse({ kind: 'amount-short', missing });
    const waiting = held.length === 0 || isTaken ? null : await this.vouchers.openOf(order.id);
    if (waiting !== null) return this.#complete(waiting, order, [...held, movement], { staffId, approval });
    return this.#confirm(movement, order, { staffId, approval });
  }

  /** The voucher of a movement that is the whole, or no part of what is missing, is approved, and the movement is what it told of. */
  async #confirm(movement: BankMovement, order: Order, { staffId, approval }: SaidBy): Promise<Confirmed> {
    const told = await this.#voucherFor(movement, order);
    if (!told.ok) return told;
    const { voucher, isNew, of = voucher } = told.value;
    const less = toldLess(voucher, movement);
    if (less !== null && !approval.knowing) return refuse(less);
    const taken = isNew
      ? await this.#addAndApprove(voucher, { order, movement }, { staffId, approval })
      : await this.approve.execute(voucher.id, staffId, approval);
    if (!taken.ok) return taken;
    const how = { voucherId: of.id, by: staffId, at: this.clock.now(), reason: '' };
    await this.movements.settle(movement.id, 'confirmed', how);
    await this.journal.note(staffId, 'deposit-confirmed', movement.id, ...confirmedFacts(less));
    return accept({ voucherId: of.id });
  }

  /** The last part makes the voucher of those before the whole, which is approved as one payment. */
  async #complete(waiting: Voucher, order: Order, parts: readonly BankMovement[], said: SaidBy): Promise<Confirmed> {
    const { staffId, approval } = said;
    const whole = wholeOf(waiting, order, parts);
    const obstacle =
      (await partOfOther(parts, order, this.movements)) ?? (await this.approve.obstacle(order, whole, approval));
    if (obstacle !== null) return refuse(obstacle);
    await this.vouchers.complete(whole.id, whole.amount, whole.paidOn, whole.state);
    const taken = await this.approve.execute(whole.id, staffId, approval);
    if (!taken.ok) return taken;
    for (const { id, voucherId } of parts) {
      const how = { voucherId, orderId: order.id, by: staffId, at: this.clock.now(), reason: '' };
      await this.movements.settle(id, 'confirmed', how);
      await this.journal.note(staffId, 'deposit-confirmed', id, {}, { state: 'approved' });
    }
    return accept({ voucherId: waiting.id });
  }

  async #voucherFor(movement: BankMovement, order: Order): Promise<Result<ToApprove, MovementVoucherRefusal>> {
    const found = await voucherFor(movement, order, this.movements, this.vouchers);
    if (!found.ok) return found;
    const [id, at] = [this.ids.newId(), this.clock.now()];
    if ('told' in found.value) return accept(toApproveOf(found.value.told, movement, order, { id, at }));
    // A paid order's code was counted when it was confirmed.
    const isCodeClaimed = isPaid(order.state) || (await claimCode(order, this.codes, at));
    const made = { id, operationNumber: found.value.operationNumber, isCodeClaimed, at };
    return accept({ voucher: voucherMadeOf(movement, order, made), isNew: true });
  }

  /** The obstacles are looked for first: a voucher that is made of a movement never waits. */
  async #addAndApprove(
    voucher: Voucher,
    { order, movement }: { readonly order: Order; readonly movement: BankMovement },
    { staffId, approval }: SaidBy,
  ): Promise<Result<Voucher, ApproveVoucherRefusal | MovementVoucherRefusal>> {
    const obstacle = await this.approve.obstacle(order, voucher, approval);
    if (obstacle === null && (await this.vouchers.add(voucher)))
      return this.approve.execute(voucher.id, staffId, approval);
    await this.release.execute(order);
    return obstacle === null ? overtaken(movement, order, this.movements, this.vouchers) : refuse(obstacle);
  }
}
