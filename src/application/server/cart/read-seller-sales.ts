import type { MySales, SellerSales } from '#application/read-models/cart/code-sales.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { salesByMonth, salesInAll } from '#domain/orders/sales-by-month.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { CodeSales } from './ports/code-sales.ts';

export interface SellerWithoutCode {
  readonly kind: 'seller-without-code';
}

/** What was sold with the code of a verified seller, by month: the sums of what orders were frozen at. */
export class ReadSellerSales {
  constructor(private readonly sales: CodeSales) {}

  async execute(sellerId: number): Promise<Result<SellerSales, SellerWithoutCode>> {
    const code = await this.sales.codeOfSeller(sellerId);
    if (code === null) return refuse({ kind: 'seller-without-code' });
    const confirmed = await this.sales.confirmed(code.id);
    return accept({
      codeId: code.id,
      word: code.word,
      inAll: salesInAll(confirmed),
      months: salesByMonth(confirmed),
    });
  }
}

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
