import type { Read } from '#application/read-models/shared/read.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { Sales, SalesOfMonth } from '#domain/orders/sales-by-month.ts';
import type { Money } from '#domain/shared/money.ts';

/** One order that has claimed a code: it is confirmed, or waits for its payment. */
export interface CodeUse {
  readonly number: number;
  readonly state: OrderState;
  readonly buyer: { readonly name: string; readonly email: string };
  readonly usedAt: string;
  /** What the code took off. */
  readonly taken: Money;
  /** What was left to pay. */
  readonly total: Money;
}

/** Some uses of a code, the last first. */
export interface CodeUsesPage {
  readonly uses: readonly CodeUse[];
  readonly total: number;
  /** At least 1. */
  readonly pages: number;
}

/** What was sold with the code of a verified seller, in orders that are confirmed. */
export interface SellerSales {
  /** The code, in whose uses each order stands. */
  readonly codeId: number;
  readonly word: string;
  readonly inAll: Sales;
  /** The last first; months without a sale are left out. */
  readonly months: readonly SalesOfMonth[];
}

/** What a verified seller sold with their code, as they see it themselves: sums alone, nobody who bought. */
export interface MySales extends Omit<SellerSales, 'codeId'> {
  readonly tradeName: string;
}

/** The sales of whoever has the mailbox of a verified seller; none: of nobody else. */
export const mySales: Read<readonly MySales[]> = { area: 'home', name: 'my-sales' };
