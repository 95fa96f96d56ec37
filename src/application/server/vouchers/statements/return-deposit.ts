import type { Clock } from '#application/ports/clock.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import type { RejectVoucher } from '#application/server/vouchers/reject-voucher.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { isPaid } from '#domain/orders/order.ts';
import { formatMoney, type Money, NOTHING, sumMoney } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { missingOf } from '#domain/vouchers/statements/part-payments.ts';
import { operationKey } from '#domain/vouchers/voucher.ts';
import { approvedBefore, type OperationApproved } from './approved-before.ts';
import type { MovementDecided } from './movement-decided.ts';
import { type OperationOfOther, partOfOther, voucherFor } from './movement-voucher.ts';
import type { PartLetters } from './part-letters.ts';
import type { BankMovement, BankMovements } from './ports/bank-movements.ts';

export type ReturnDepositRefusal =
  | NotPermitted
  | { readonly kind: 'movement-not-found' }
  | { readonly kind: 'order-not-found' }
  | MovementDecided
  | OperationApproved
  | OperationOfOther
  | { readonly kind: 'return-operation-wrong' }
  /** More arrived, or less, than whoever made the transfer saw. */
  | { readonly kind: 'return-differs'; readonly amount: Money }
  /** It is the whole of its order or more, or the order is paid: it is confirmed, and what is not due is kept to be given back. */
  | { readonly kind: 'nothing-missing' };

const longestOperation = 30;

/**
 * Less arrived than an order costs, and it went back by a transfer: the order stands as before. What was held of it before goes back with
 * it, by the same operation. Source: decision 0099.
 */
export class ReturnDeposit {
  constructor(
    private readonly movements: BankMovements,
    private readonly vouchers: Vouchers,
    private readonly reject: RejectVoucher,
    private readonly guard: ChargeGuard,
    private readonly letters: PartLetters,
    private readonly team: Team,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers how much went back; the same said again changes nothing. By another transfer it is not the same: its money went twice.
   * @param orderId of which the movement is a part. @param staffId the collaborator's account. @param typed the transfer's operation. @param seen how
   * much whoever transferred it was told to; null: they were told nothing.
   */
  async execute(
    movementId: string,
    orderId: string,
    staffId: string,
    typed: string,
    seen: Money | null = null,
  ): Promise<Result<{ readonly amount: Money }, ReturnDepositRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'decide-vouchers');
    if (!may.ok) return may;
    const operation = oneLine(typed).toUpperCase();
    if (operationKey(operation) === '' || operation.length > longestOperation) {
      return refuse({ kind: 'return-operation-wrong' });
    }
    const order = await this.guard.lock(orderId);
    if (order === null) return refuse({ kind: 'order-not-found' });
    const movement = await this.movements.lock(movementId);
    if (movement === null) return refuse({ kind: 'movement-not-found' });
    if (movement.state === 'returned') return returnedBefore(movement, order, operation);
    const isHeld = movement.state === 'held' && movement.orderId === order.id;
    if (movement.state !== 'open' && !isHeld) return refuse({ kind: 'movement-decided', state: movement.state });
    const obstacle = isHeld ? null : await this.#obstacle(movement, order);
    if (obstacle !== null) return refuse(obstacle);
    const held = await this.movements.heldFor(order.id);
    const parts = isHeld ? held : [...held, movement];
    const missing = missingOf(
      order.snapshot.totals.net,
      parts.map(({ amount }) => amount),
    );
    if (!isHeld && (isPaid(order.state) || missing === NOTHING)) return refuse({ kind: 'nothing-missing' });
    const amount = sumMoney(parts.map((part) => part.amount));
    if (seen !== null && seen !== amount) return refuse({ kind: 'return-differs', amount });
    await this.#giveUp(order, movement, held.length > 0, { amount, operation, staffId });
    for (const { id } of parts) {
      const how = { voucherId: null, orderId: order.id, by: staffId, at: this.clock.now(), reason: '' };
      await this.movements.settle(id, 'returned', { ...how, returnOperation: operation });
    }
    await this.journal.note(staffId, 'deposit-returned', movementId, {}, {});
    return accept({ amount });
  }

  /** What a voucher says of an open movement that keeps it from going back; null: nothing. */
  async #obstacle(movement: BankMovement, order: Order): Promise<OperationApproved | OperationOfOther | null> {
    const approved = await approvedBefore(movement, order, this.movements, this.vouchers);
    return approved ?? partOfOther([movement], order, this.movements);
  }

  /** The voucher that waited for it waits no more, which its buyer is told; where none did, a letter tells them. */
  async #giveUp(
    order: Order,
    movement: BankMovement,
    wasHeld: boolean,
    back: { readonly amount: Money; readonly operation: string; readonly staffId: string },
  ): Promise<void> {
    const found = wasHeld ? null : await voucherFor(movement, order, this.movements, this.vouchers);
    const waiting = wasHeld
      ? await this.vouchers.openOf(order.id)
      : found?.ok === true && 'told' in found.value
        ? found.value.told
        : null;
    const reason = `Llegaron ${formatMoney(back.amount)}, y tu pedido cuesta ${formatMoney(order.snapshot.totals.net)}. Te los devolvimos con una transferencia: operación ${back.operation}.`;
    if (waiting === null) await this.letters.given(order, reason);
    else await this.reject.decided(order, waiting, { by: back.staffId, at: this.clock.now(), reason });
  }
}

/** What is answered where a movement went back before: as noted, or by another transfer or of another order. */
function returnedBefore(
  { orderId, amount, returnOperation: operation = '' }: BankMovement,
  order: Order,
  said: string,
): Result<{ readonly amount: Money }, MovementDecided> {
  const isTheSame = orderId === order.id && operationKey(operation) === operationKey(said);
  return isTheSame ? accept({ amount }) : refuse({ kind: 'movement-decided', state: 'returned', operation });
}
