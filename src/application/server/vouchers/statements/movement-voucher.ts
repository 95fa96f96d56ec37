import type { Order } from '#application/server/orders/ports/orders.ts';
import type { Voucher, Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { isPaid } from '#domain/orders/order.ts';
import { money, sumMoney } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { operationKey, stateOnArrival } from '#domain/vouchers/voucher.ts';
import type { BankMovement, BankMovements, OperationVoucher } from './ports/bank-movements.ts';

/** A voucher of another order names this operation. */
export interface OperationOfOther {
  readonly kind: 'operation-of-other-order';
  readonly orderNumber: number;
}

export type MovementVoucherRefusal =
  | OperationOfOther
  /** A voucher of the order waits that tells of another amount: it is decided first. */
  | { readonly kind: 'voucher-waits' };

/** The voucher by which a movement is money of an order: one that told of it, or the number that one made of it has. */
export type MovementVoucher = { readonly told: Voucher } | { readonly operationNumber: string };

/** What the bank does not number, or numbers as another payment, is known by the movement. */
const numberByMovement = ({ id }: Pick<BankMovement, 'id'>): string => `M-${id}`;

/** The voucher that tells of a movement's operation, or of its amount while the order waits for its answer; else the number of one made of it. */
export async function voucherFor(
  movement: BankMovement,
  order: Order,
  movements: BankMovements,
  vouchers: Vouchers,
): Promise<Result<MovementVoucher, MovementVoucherRefusal>> {
  const told = await toldOf(movement, movements);
  const named = told?.isTaken === true ? null : told;
  const other = ofOther(told, order);
  if (other !== null) return refuse(other);
  const key = operationKey(movement.operation);
  const waiting = named === null ? await vouchers.openOf(order.id) : await vouchers.find(named.id);
  const operationNumber = key === '' || told !== null ? numberByMovement(movement) : movement.operation;
  if (waiting === null) return accept({ operationNumber });
  return waiting.amount === movement.amount || waiting.state === 'approved'
    ? accept({ told: waiting })
    : refuse({ kind: 'voucher-waits' });
}

/** Why movements for which no voucher is made, further parts or one that goes back, are none of this order: a voucher of another one tells of the operation. Null: none does. */
export async function partOfOther(
  parts: readonly BankMovement[],
  order: Order,
  movements: BankMovements,
): Promise<OperationOfOther | null> {
  for (const part of parts) {
    const other = ofOther(await toldOf(part, movements), order);
    if (other !== null) return other;
  }
  return null;
}

async function toldOf({ bank, operation }: BankMovement, movements: BankMovements): Promise<OperationVoucher | null> {
  const key = operationKey(operation);
  return key === '' ? null : movements.voucherOf(bank, key);
}

function ofOther(told: OperationVoucher | null, { id }: Order): OperationOfOther | null {
  if (told === null || told.isTaken || told.orderId === id) return null;
  return { kind: 'operation-of-other-order', orderNumber: told.orderNumber };
}

/**
 * Why the voucher made of a movement was not taken: another order's voucher of the operation was sent at this moment.
 * @throws when there is none, which the order's lock makes impossible; nothing is kept then.
 */
export async function overtaken(
  movement: BankMovement,
  order: Order,
  movements: BankMovements,
  vouchers: Vouchers,
): Promise<Result<never, MovementVoucherRefusal>> {
  const found = await voucherFor(movement, order, movements, vouchers);
  if (found.ok) throw new Error(`Another voucher of ${movement.bank} came beside the order's lock`);
  return found;
}

/** A voucher of a locked order that is made of what the bank tells, without a file. */
export function voucherMadeOf(
  movement: BankMovement,
  order: Order,
  made: { readonly id: string; readonly operationNumber: string; readonly isCodeClaimed: boolean; readonly at: Date },
): Voucher {
  return {
    id: made.id,
    orderId: order.id,
    userId: order.userId,
    bankAccountId: movement.accountId,
    bank: movement.bank,
    operationNumber: made.operationNumber,
    paidOn: movement.day,
    amount: movement.amount,
    payerName: movement.payer,
    file: null,
    state: stateOnArrival(movement.amount, order.snapshot.totals.net, made.isCodeClaimed),
    sentAt: made.at,
    decision: null,
  };
}

/** The voucher that waits for the rest of its order, once its last part is there: of the day of the last. */
export function wholeOf(waiting: Voucher, order: Order, parts: readonly BankMovement[]): Voucher {
  const amount = sumMoney(parts.map((part) => part.amount));
  const paidOn = parts.reduce((latest, { day }) => (day > latest ? day : latest), waiting.paidOn);
  const state = stateOnArrival(amount, order.snapshot.totals.net, true);
  return { ...waiting, amount, paidOn, state, restAskedAt: undefined };
}

/** The voucher whose approval confirms a movement. */
export interface ToApprove {
  readonly voucher: Voucher;
  /** It is made of the movement. */
  readonly isNew: boolean;
  /** The voucher that told of the movement, where it is of what is over alone. */
  readonly of?: Voucher;
}

/**
 * What confirms a movement of which a voucher told. Where that was approved before its bank told of more, it is what is over: nothing was due of it,
 * and it is in no book yet.
 */
export function toApproveOf(
  told: Voucher,
  movement: BankMovement,
  order: Order,
  made: { readonly id: string; readonly at: Date },
): ToApprove {
  const over = movement.amount - told.amount;
  if (told.state !== 'approved' || !isPaid(order.state) || over <= 0) return { voucher: told, isNew: false };
  const parts = { ...made, operationNumber: numberByMovement(movement), isCodeClaimed: true };
  return { voucher: voucherMadeOf({ ...movement, amount: money(over) }, order, parts), isNew: true, of: told };
}
