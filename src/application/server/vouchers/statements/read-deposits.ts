import { ordersNamedIn } from '#domain/vouchers/deposit-code.ts';
import { matchMovements, type MovementMatch } from '#domain/vouchers/statements/match-movements.ts';
import { operationKey } from '#domain/vouchers/voucher.ts';
import type { BankMovements, HeldDeposit, IgnoredMovement } from './ports/bank-movements.ts';

/** Movements that are looked at at once; those of later days follow when these are decided. */
const most = 500;
const mostIgnored = 100;

/** What came in and nobody decided about, each with the orders that it may pay. */
export class ReadDeposits {
  constructor(private readonly movements: BankMovements) {}

  /** Orders of which less arrived than they cost, and which wait for the rest. */
  held(): Promise<readonly HeldDeposit[]> {
    return this.movements.held(most);
  }

  /** What is no sale, the last decided first. */
  ignored(): Promise<readonly IgnoredMovement[]> {
    return this.movements.ignored(mostIgnored);
  }

  async execute(): Promise<readonly MovementMatch[]> {
    const open = await this.movements.open(most);
    if (open.length === 0) return [];
    const orders = await this.movements.orders({
      numbers: [...new Set(open.flatMap(({ description, payer }) => ordersNamedIn(`${description} ${payer}`)))],
      totals: [...new Set(open.map(({ amount }) => amount))],
      operations: [...new Set(open.map(({ operation }) => operationKey(operation)))].filter((key) => key !== ''),
    });
    return matchMovements(open, orders);
  }
}
