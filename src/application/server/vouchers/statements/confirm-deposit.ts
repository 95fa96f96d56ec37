import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import { claimCode } from '#application/server/payments/claim-code.ts';
import type { ApproveVoucher, ApproveVoucherRefusal } from '#application/server/vouchers/approve-voucher.ts';
import type { Voucher, Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { permitted } from '#domain/office/permissions.ts';
import { isPaid } from '#domain/orders/order.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { operationKey, stateOnArrival, type Approval } from '#domain/vouchers/voucher.ts';
import type { BankMovement, BankMovements } from './ports/bank-movements.ts';

export type ConfirmDepositRefusal =
  | ApproveVoucherRefusal
  | { readonly kind: 'movement-not-found' }
  | { readonly kind: 'order-not-found' }
  /** Somebody decided about it already: it paid another order, or is no sale. */
  | { readonly kind: 'movement-decided' }
  /** A voucher of another order names this operation. */
  | { readonly kind: 'operation-of-other-order'; readonly orderNumber: number }
  /** A voucher of the order waits that tells of another amount: it is decided first. */
  | { readonly kind: 'voucher-waits' };

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
    private readonly team: Team,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @param staffId the collaborator's account. Answers whether the order is confirmed by it, or was already. */
  async execute(
    movementId: string,
    orderId: string,
    staffId: string,
    approval: Approval,
  ): Promise<Result<{ readonly voucherId: string }, ConfirmDepositRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'decide-vouchers');
    if (!may.ok) return may;
    const order = await this.guard.lock(orderId);
    if (order === null) return refuse({ kind: 'order-not-found' });
    const movement = await this.movements.lock(movementId);
    if (movement === null) return refuse({ kind: 'movement-not-found' });
    const decided = await this.#decided(movement, order);
    if (decided !== null) return decided;
    const told = await this.#voucherFor(movement, order);
    if (!told.ok) return told;
    const { voucher, isNew } = told.value;
    const taken = isNew
      ? await this.#addAndApprove(voucher, order, staffId, approval)
      : await this.#approved(voucher, staffId, approval);
    if (!taken.ok) return taken;
    const how = { voucherId: voucher.id, by: staffId, at: this.clock.now(), reason: '' };
    await this.movements.settle(movement.id, 'confirmed', how);
    await this.journal.note(staffId, 'deposit-confirmed', movement.id, {}, { state: 'approved' });
    return accept({ voucherId: voucher.id });
  }

  /** What was decided about the movement before; the same said again is that. */
  async #decided(
    { state, voucherId }: BankMovement,
    order: Order,
  ): Promise<Result<{ readonly voucherId: string }, ConfirmDepositRefusal> | null> {
    if (state === 'open') return null;
    const voucher = voucherId === null ? null : await this.vouchers.find(voucherId);
    if (voucher === null || voucher.orderId !== order.id) return refuse({ kind: 'movement-decided' });
    return accept({ voucherId: voucher.id });
  }

  /** The voucher that tells of this operation, or of this amount while the order waits for its answer; else one made of the movement. */
  async #voucherFor(
    movement: BankMovement,
    order: Order,
  ): Promise<Result<{ readonly voucher: Voucher; readonly isNew: boolean }, ConfirmDepositRefusal>> {
    const key = operationKey(movement.operation);
    const told = key === '' ? null : await this.movements.voucherOf(movement.bank, key);
    const named = told?.isTaken === true ? null : told;
    if (named !== null && named.orderId !== order.id) {
      return refuse({ kind: 'operation-of-other-order', orderNumber: named.orderNumber });
    }
    const waiting = named === null ? await this.vouchers.openOf(order.id) : await this.vouchers.find(named.id);
    // What the bank does not number, or numbers as another payment, is known by the movement.
    const number = key === '' || told !== null ? `M-${movement.id}` : movement.operation;
    if (waiting === null) return accept({ voucher: await this.#made(movement, order, number), isNew: true });
    return waiting.amount === movement.amount || waiting.state === 'approved'
      ? accept({ voucher: waiting, isNew: false })
      : refuse({ kind: 'voucher-waits' });
  }

  async #made(movement: BankMovement, order: Order, operationNumber: string): Promise<Voucher> {
    const now = this.clock.now();
    // A paid order's code was counted when it was confirmed.
    const isClaimed = isPaid(order.state) || (await claimCode(order, this.codes, now));
    return {
      id: this.ids.newId(),
      orderId: order.id,
      userId: order.userId,
      bankAccountId: movement.accountId,
      bank: movement.bank,
      operationNumber,
      paidOn: movement.day,
      amount: movement.amount,
      payerName: movement.payer,
      file: null,
      state: stateOnArrival(movement.amount, order.snapshot.totals.net, isClaimed),
      sentAt: now,
      decision: null,
    };
  }

  /** The obstacles are looked for first: a voucher that is made of a movement never waits. */
  async #addAndApprove(
    voucher: Voucher,
    order: Order,
    staffId: string,
    approval: Approval,
  ): Promise<Result<Voucher, ApproveVoucherRefusal>> {
    const obstacle = await this.approve.obstacle(order, voucher, approval);
    if (obstacle !== null) {
      if (!isPaid(order.state)) await this.codes.release(order.id);
      return refuse(obstacle);
    }
    if (!(await this.vouchers.add(voucher)))
      throw new Error(`Another voucher of ${voucher.bank} came beside the order's lock`);
    return this.#approved(voucher, staffId, approval);
  }

  #approved(voucher: Voucher, staffId: string, approval: Approval): Promise<Result<Voucher, ApproveVoucherRefusal>> {
    return this.approve.execute(voucher.id, staffId, approval);
  }
}
