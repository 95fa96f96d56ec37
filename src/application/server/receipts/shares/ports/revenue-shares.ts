import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import type { ShareParty, ShareRate } from '#domain/receipts/shares/share-rates.ts';
import type { NamedEntry } from '#domain/receipts/shares/share-sheet.ts';
import type { SoldLine } from '#domain/receipts/shares/share-statement.ts';
import type { SignedMoney } from '#domain/shared/signed-money.ts';

/** A share as it is kept. */
export interface AgreedShare extends ShareRate {
  readonly id: string;
  /** The collaborator's account. */
  readonly setBy: string;
  readonly setAt: Date;
}

/** A share that could be agreed on: of a teacher for one of their products, or of a verified seller. */
export interface ShareChoice {
  readonly party: ShareParty;
  readonly name: string;
  /** Of a teacher. */
  readonly product: { readonly id: number; readonly title: string } | null;
}

/** A month as it was when the books were closed. */
export interface KeptShares {
  readonly entries: readonly NamedEntry[];
  readonly base: SignedMoney;
  readonly school: SignedMoney;
}

/** Shares that were agreed on, what they are computed from, and what was kept of closed months. */
export abstract class RevenueShares {
  /** All that were agreed on, in that order. */
  abstract rates(): Promise<readonly AgreedShare[]>;
  abstract agree(share: AgreedShare): Promise<void>;
  /** Who could have a share of what, by name; teachers of published products. */
  abstract choices(): Promise<readonly ShareChoice[]>;
  /** Names by kind and id, as 'teacher 3'. */
  abstract names(parties: readonly ShareParty[]): Promise<ReadonlyMap<string, string>>;
  /** Lines of orders that were confirmed in the month, or of which something was given back in it, each with all its returns. */
  abstract lines(month: BookMonth): Promise<readonly SoldLine[]>;
  /** Keeps the shares of a month that is being closed; nothing of them changes after. */
  abstract keep(month: BookMonth, shares: KeptShares): Promise<void>;
  abstract kept(month: BookMonth): Promise<KeptShares | null>;
  /** Who an account is: a teacher by the link the office made, a verified seller by an e-mail that the account has proven. */
  abstract partiesOf(userId: string): Promise<readonly ShareParty[]>;
}
