import type { Instant } from './column-types.ts';

/** Payments that a bank takes back. */
export interface DisputesTable {
  id: string;
  /** From 1. */
  number: number;
  order_id: string;
  user_id: string;
  attempt_id: string;
  /** The money that was never due, where that is what the bank takes. */
  surplus_id: string | null;
  /** Céntimos. */
  amount: number;
  /** 'fraud', 'not-received', 'duplicate' or 'other'. */
  reason: string;
  /** What the bank says. */
  words: string;
  /** 'YYYY-MM-DD', in Lima. */
  opened_on: string;
  answer_by: string;
  /** 'open', 'answered', 'won', 'lost' or 'accepted'. */
  state: string;
  noted_by: string;
  noted_at: Instant;
  /** What the school answered to the bank. */
  answer: string;
  updated_at: Instant;
}

export interface DisputeTables {
  disputes: DisputesTable;
}
