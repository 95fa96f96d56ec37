import type { Instant, JsonText, Nullable } from './column-types.ts';

/** Shares that were agreed on, append-only. */
export interface RevenueSharesTable {
  id: string;
  /** 'teacher' or 'seller'. */
  party: string;
  /** Of `staff`, or of `sellers`; it may be there no more. */
  party_id: number;
  /** Of a teacher's share. */
  product_id: Nullable<number>;
  /** In basis points. */
  rate: number;
  /** 'YYYY-MM-DD', in Lima. */
  from_day: string;
  set_by: string;
  set_at: Instant;
}

/** Shares of months that are closed, as they were. */
export interface ClosedSharesTable {
  /** 'YYYY-MM'. */
  month: string;
  shares: JsonText;
}

export interface ShareTables {
  revenue_shares: RevenueSharesTable;
  closed_shares: ClosedSharesTable;
}
