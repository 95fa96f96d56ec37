import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { PlaceGuard } from '#application/server/learning/seminars/place-guard.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { Order, Orders } from '#application/server/orders/ports/orders.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import { claimCode } from '#application/server/payments/claim-code.ts';
import type { ReleaseCode } from '#application/server/payments/release-code.ts';
import { giveUpAttempts } from '#application/server/payments/give-up-attempts.ts';
import type { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import type { Voucher, Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { readerOf } from '#domain/accounts/user.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { isPaid, nextOrderState } from '#domain/orders/order.ts';
import { isUnresolved } from '#domain/payments/payment-attempt.ts';
import { type Money, NOTHING, sumMoney } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { missingOf } from '#domain/vouchers/statements/part-payments.ts';
import { approvedBefore, type OperationApproved } from './approved-before.ts';
import type { MovementDecided } from './movement-decided.ts';
import { type MovementVoucherRefusal, overtaken, partOfOther, voucherFor, voucherMadeOf } from './movement-voucher.ts';
import type { PartLetters } from './part-letters.ts';
import type { BankMovement, BankMovements } from './ports/bank-movements.ts';

export type AskForRestRefusal =
  | NotPermitted
  | MovementVoucherRefusal
  | { readonly kind: 'movement-not-found' }
  | { readonly kind: 'order-not-found' }
  | MovementDecided
  | OperationApproved
  /** With this movement nothing of the order is missing. */
  | { readonly kind: 'nothing-missing' }
  /** The buyer has it, pays for it otherwise or is nobody any more: the rest must not be asked for. */
  | { readonly kind: 'rest-not-due' };

/**
 * Less arrived than an order costs: what did is held for it, the order waits as for a voucher under review, and the buyer is asked for
 * exactly the rest. Nothing is granted before the whole is there. Source: decision 0099.
 */
export class AskForRest {
  constructor(
    private readonly movements: BankMovements,
    private readonly vouchers: Vouchers,
    private readonly orders: Orders,
    private readonly guard: ChargeGuard,
    private readonly places: PlaceGuard,
    private readonly attempts: PaymentAttempts,
    private readonly codes: DiscountCodes,
    private readonly release: ReleaseCode,
    private readonly accounts: Accounts,
    private readonly letters: PartLetters,
    private readonly team: Team,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Answers what is missing; the same asked again writes no second letter. @param staffId the collaborator's account. */
  async execute(
    movementId: string,
    orderId: string,
    staffId: string,
  ): Promise<Result<{ readonly missing: Money }, AskForRestRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'decide-vouchers');
    if (!may.ok) return may;
    const order = await this.guard.lock(orderId);
    if (order === null) return refuse({ kind: 'order-not-found' });
    const movement = await this.movements.lock(movementId);
    if (movement === null) return refuse({ kind: 'movement-not-found' });
    const held = await this.movements.heldFor(order.id);
    const total = order.snapshot.totals.net;
    const amounts = held.map(({ amount }) => amount);
    if (movement.state === 'held' && movement.orderId === order.id)
      return accept({ missing: missingOf(total, amounts) });
    if (movement.state !== 'open') return refuse({ kind: 'movement-decided', state: movement.state });
    const approved = await approvedBefore(movement, order, this.movements, this.vouchers);
    if (approved !== null) return refuse(approved);
    const missing = missingOf(total, [...amounts, movement.amount]);
    if (isPaid(order.state) || missing === NOTHING) return refuse({ kind: 'nothing-missing' });
    if (!(await this.#isDue(order))) return refuse({ kind: 'rest-not-due' });
    const voucher = await this.#waiting(movement, order, held);
    if (!voucher.ok) return voucher;
    const received = sumMoney([...amounts, movement.amount]);
    await this.vouchers.hold(voucher.value.id, received, movement.day, this.clock.now());
    const at = this.clock.now();
    const how = { voucherId: held.length === 0 ? voucher.value.id : null, orderId: order.id };
    await this.movements.settle(movementId, 'held', { ...how, by: staffId, at, reason: '' });
    await this.letters.askForRest(order, received, missing);
    await this.journal.note(staffId, 'deposit-held', movementId, {}, {});
    return accept({ missing });
  }

  /** Neither bought otherwise nor charged by card at this moment, by somebody who can have it. */
  async #isDue(order: Order): Promise<boolean> {
    if (readerOf(await this.accounts.find(order.userId)) === null) return false;
    const attempts = await this.attempts.ofOrder(order.id);
    return !attempts.some(({ state }) => isUnresolved(state)) && (await this.guard.boughtOtherwise(order)).length === 0;
  }

  /** The voucher that waits for the rest: of the parts before, one that the buyer sent, or one made of the movement. */
  async #waiting(
    movement: BankMovement,
    order: Order,
    held: readonly BankMovement[],
  ): Promise<Result<Pick<Voucher, 'id'>, MovementVoucherRefusal>> {
    const open = held.length === 0 ? null : await this.vouchers.openOf(order.id);
    if (open !== null) {
      const other = await partOfOther([movement], order, this.movements);
      return other === null ? accept(open) : refuse(other);
    }
    const found = await voucherFor(movement, order, this.movements, this.vouchers);
    if (!found.ok) return found;
    if ('told' in found.value) return accept(found.value.told);
    const at = this.clock.now();
    const isCodeClaimed = await claimCode(order, this.codes, at);
    const { operationNumber } = found.value;
    const voucher = voucherMadeOf(movement, order, { id: this.ids.newId(), operationNumber, isCodeClaimed, at });
    if (!(await this.vouchers.add(voucher))) {
      await this.release.execute(order);
      return overtaken(movement, order, this.movements, this.vouchers);
    }
    const next = nextOrderState(order.state, 'voucher-sent');
    if (next.ok) await this.orders.move(order.id, next.value, at);
    await giveUpAttempts(this.attempts, order.id, at);
    await this.places.keepFor(order);
    return accept(voucher);
  }
}
