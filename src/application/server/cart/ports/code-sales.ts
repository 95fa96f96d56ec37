import type { CodeUse } from '#application/read-models/cart/code-sales.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { ConfirmedSale } from '#domain/orders/sales-by-month.ts';

/** A verified seller's code. */
export interface CodeOfSeller {
  readonly id: number;
  readonly word: string;
  readonly tradeName: string;
}

/** The orders that have claimed codes. */
export abstract class CodeSales {
  /** Those of a code, the last claimed first; and how many there are. */
  abstract uses(
    codeId: number,
    range: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly found: readonly CodeUse[]; readonly total: number }>;
  /** Those of a code that are confirmed, in no order. */
  abstract confirmed(codeId: number): Promise<readonly ConfirmedSale[]>;
  /** The codes of the verified sellers who have a mailbox, by their trade names. */
  abstract codesOfMailbox(email: EmailAddress): Promise<readonly CodeOfSeller[]>;
  /** The code of a verified seller; null: there is no such seller, or it has none. */
  abstract codeOfSeller(sellerId: number): Promise<{ readonly id: number; readonly word: string } | null>;
}
