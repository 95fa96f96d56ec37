import type { ShareParty } from '#domain/receipts/shares/share-rates.ts';

/** A row of a statement; amounts as `signedDecimal` writes them. */
export interface ShownShare {
  /** 'YYYY-MM-DD', in Lima. */
  readonly on: string;
  readonly orderNumber: number;
  readonly title: string;
  /** In basis points. */
  readonly rate: number;
  /** Without IGV; below zero: it went back to the buyer. */
  readonly base: string;
  readonly share: string;
}

/** What is somebody's of a month. */
export interface ShareStatement {
  readonly party: ShareParty;
  readonly name: string;
  readonly rows: readonly ShownShare[];
  readonly base: string;
  readonly share: string;
}

/** The shares of a month, by whose they are. */
export interface MonthShares {
  readonly month: string;
  /** Those there are books of, the last first. */
  readonly months: readonly string[];
  /** As they were kept when the books of the month were closed. */
  readonly isKept: boolean;
  readonly statements: readonly ShareStatement[];
}

/** The same for the office, with what is agreed on and could be. */
export interface OfficeShares extends MonthShares {
  /** Without IGV: sold less given back, with or without shares, and what of it stays with the school. */
  readonly base: string;
  readonly school: string;
  readonly agreed: readonly {
    readonly party: ShareParty;
    readonly name: string;
    readonly productId: number | null;
    readonly product: string | null;
    readonly rate: number;
    readonly from: string;
  }[];
  readonly choices: readonly {
    readonly party: ShareParty;
    readonly name: string;
    readonly product: { readonly id: number; readonly title: string } | null;
  }[];
  readonly files: readonly { readonly kind: 'csv' | 'xlsx'; readonly name: string; readonly address: string }[];
}
