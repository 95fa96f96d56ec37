import type { SellerSales } from '#application/read-models/cart/code-sales.ts';
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
