import type { Order } from '#application/server/orders/ports/orders.ts';
import type { Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { MovementState } from '#domain/vouchers/statements/bank-movement.ts';
import type { BankMovement } from './ports/bank-movements.ts';

/** Somebody decided otherwise about a movement before, and what. */
export interface MovementDecided {
  readonly kind: 'movement-decided';
  readonly state: Exclude<MovementState, 'open'>;
  /** Of the transfer by which it went back, where another is said now. */
  readonly operation?: string;
  /** Why it is no sale, where another reason is said now. */
  readonly reason?: string;
}

/** What was decided about a movement that is said to pay an order; the same said again is that. Null: nobody decided. */
export async function decidedBefore(
  { state, voucherId, orderId }: BankMovement,
  order: Order,
  vouchers: Vouchers,
): Promise<Result<{ readonly voucherId: string }, MovementDecided> | null> {
  if (state === 'open') return null;
  const voucher = voucherId === null ? null : await vouchers.find(voucherId);
  const isOfOrder = state === 'confirmed' && (voucher?.orderId ?? orderId) === order.id;
  return isOfOrder ? accept({ voucherId: voucherId ?? '' }) : refuse({ kind: 'movement-decided', state });
}
