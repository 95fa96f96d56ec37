import type { MySales } from '#application/read-models/cart/code-sales.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { salesByMonth, salesInAll } from '#domain/orders/sales-by-month.ts';
import type { CodeSales } from './ports/code-sales.ts';

/**
 * What verified sellers sold with their codes, for whoever signed in with the mailbox that the school has of them and has proven it: sums
 * by month, the same that the office sees, and nobody who bought.
 */
export class ReadMySales {
  constructor(
    private readonly accounts: Accounts,
    private readonly sales: CodeSales,
  ) {}

  async execute(userId: string): Promise<readonly MySales[]> {
    const user = await this.accounts.find(userId);
    if (user === null || user.emailVerifiedAt === null) return [];
    const sold: MySales[] = [];
    for (const { id, word, tradeName } of await this.sales.codesOfMailbox(user.email)) {
      const confirmed = await this.sales.confirmed(id);
      sold.push({ tradeName, word, inAll: salesInAll(confirmed), months: salesByMonth(confirmed) });
    }
    return sold;
  }
}
