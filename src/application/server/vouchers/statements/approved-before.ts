import type { Order } from '#application/server/orders/ports/orders.ts';
import type { Voucher, Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import type { LogFacts } from '#domain/office/office-log.ts';
import { isPaid } from '#domain/orders/order.ts';
import { decimalText, money, type Money, NOTHING } from '#domain/shared/money.ts';
import { voucherFor } from './movement-voucher.ts';
import type { BankMovement, BankMovements } from './ports/bank-movements.ts';

/** A voucher of this operation was approved without paying the order: its money is to be given back, and is no part of what the order costs. */
export interface OperationApproved {
  readonly kind: 'operation-approved';
  /** What the voucher told of. */
  readonly told: Money;
  /** What the bank tells beyond it, which stands nowhere. */
  readonly over: Money;
}

/** Why a movement is neither held for an unpaid order nor given back for want of the rest; null: no approved voucher told of it. */
export async function approvedBefore(
  movement: BankMovement,
  order: Order,
  movements: BankMovements,
  vouchers: Vouchers,
): Promise<OperationApproved | null> {
  const found = isPaid(order.state) ? null : await voucherFor(movement, order, movements, vouchers);
  if (found?.ok !== true || !('told' in found.value) || found.value.told.state !== 'approved') return null;
  const { amount: told } = found.value.told;
  return { kind: 'operation-approved', told, over: movement.amount > told ? money(movement.amount - told) : NOTHING };
}

/** What stands against confirming a movement whose voucher is approved. */
export type ApprovedDiffers = OperationApproved | BankTellsLess;

/** The voucher that told of a movement is approved, by more than the bank says came: whoever confirms has to know. */
interface BankTellsLess {
  readonly kind: 'bank-tells-less';
  readonly told: Money;
  readonly amount: Money;
}

/** Null: the voucher is not approved yet, or as much came. */
export function toldLess({ state, amount: told }: Voucher, { amount }: BankMovement): BankTellsLess | null {
  return state === 'approved' && amount < told ? { kind: 'bank-tells-less', told, amount } : null;
}

/** What the log keeps of a movement that is confirmed, before and after; both amounts where less came, which stand nowhere else together. */
export function confirmedFacts(less: BankTellsLess | null): readonly [before: LogFacts, after: LogFacts] {
  if (less === null) return [{}, { state: 'approved' }];
  return [{ amount: decimalText(less.told) }, { state: 'approved', amount: decimalText(less.amount) }];
}
