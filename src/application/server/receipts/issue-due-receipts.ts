import type { Logger } from '#application/ports/logger.ts';
import type { Orders } from '#application/server/orders/ports/orders.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { IssueReceipt } from './issue-receipt.ts';

const AT_A_TIME = 50;

/** Issues the receipts that confirmed orders wait for, each in a transaction of its own, away from the payment. */
export class IssueDueReceipts {
  constructor(
    private readonly orders: Orders,
    private readonly work: UnitOfWork,
    private readonly logger: Logger,
  ) {}

  /** Issues at most fifty; says how many. One that fails does not hold up the others. */
  async execute(): Promise<number> {
    let issued = 0;
    for (const id of await this.orders.awaitingReceipt(AT_A_TIME)) {
      try {
        if (await this.work.write(IssueReceipt, (issue) => issue.execute(id))) issued += 1;
      } catch (error) {
        this.logger.error('A receipt could not be issued', { order: id, error: String(error) });
      }
    }
    return issued;
  }
}
