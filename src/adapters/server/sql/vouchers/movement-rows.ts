import { sql } from 'kysely';
import type { BankMovement } from '#application/server/vouchers/statements/ports/bank-movements.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';
import type { MovementState } from '#domain/vouchers/statements/bank-movement.ts';

/** Whether somebody of the office has to say what a movement pays. */
export const movementWaits = sql<boolean>`bank_movements.state = 'open'`;

interface MovementRow {
  readonly id: string;
  readonly account_id: string;
  readonly bank: string;
  readonly identity: string;
  readonly day: string;
  readonly operation: string;
  readonly amount: number;
  readonly description: string;
  readonly payer: string;
  readonly balance: string;
  readonly state: string;
  readonly voucher_id: string | null;
  readonly order_id: string | null;
  readonly return_operation: string | null;
  readonly reason: string;
}

/** A row with the bank of its account, as a movement. */
export function movementOf(row: MovementRow): BankMovement {
  const { account_id: accountId, voucher_id: voucherId, order_id: orderId, day, amount, state, ...rest } = row;
  return {
    id: rest.id,
    accountId,
    bank: rest.bank,
    identity: rest.identity,
    day: day as PlainDate,
    operation: rest.operation,
    amount: money(amount),
    description: rest.description,
    payer: rest.payer,
    balance: rest.balance,
    state: state as MovementState,
    voucherId,
    orderId,
    ...(rest.return_operation !== null && { returnOperation: rest.return_operation }),
    ...(rest.reason !== '' && { reason: rest.reason }),
  };
}
