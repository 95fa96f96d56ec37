import type { Flag, Instant, JsonText, Nullable } from './column-types.ts';

/** Boletas and facturas; nothing but the tax authority's word changes once they are issued. */
export interface ReceiptsTable {
  id: string;
  order_id: string;
  user_id: string;
  /** 'boleta' or 'factura'. */
  type: string;
  series: string;
  /** From 1 in its series, without gaps. */
  number: number;
  issued_at: Instant;
  /** Céntimos. */
  total: number;
  /** Issuer, buyer, lines and totals as they were printed. */
  content: JsonText;
  /** 'not-sent', 'accepted' or 'rejected'. */
  tax_state: string;
  tax_answer: Nullable<string>;
}

export interface BankAccountsTable {
  id: string;
  /** Its place in the list. */
  position: number;
  bank: string;
  number: string;
  /** 20 digits. */
  cci: string;
  holder: string;
  ruc: string;
  retired: Flag;
}

/** Proofs of deposits. An operation of a bank stands on one voucher that is not rejected; an order has one open voucher. */
export interface VouchersTable {
  id: string;
  order_id: string;
  user_id: string;
  bank_account_id: string;
  bank: string;
  operation_number: string;
  /** The number without what does not tell operations apart. */
  operation_key: string;
  /** A day in Lima, 'YYYY-MM-DD'. */
  paid_on: string;
  /** Céntimos. */
  amount: number;
  payer_name: string;
  file_key: string;
  file_type: string;
  /** 'sent', 'review', 'approved' or 'rejected'. */
  state: string;
  sent_at: Instant;
  decided_by: Nullable<string>;
  decided_at: Nullable<Instant>;
  decision_reason: Nullable<string>;
}

/** Money that arrived although nothing was due, by an attempt or by a voucher; each of them once. */
export interface SurplusPaymentsTable {
  id: string;
  order_id: string;
  user_id: string;
  attempt_id: Nullable<string>;
  voucher_id: Nullable<string>;
  /** Céntimos to be given back. */
  amount: number;
  /** 'order-paid', 'products-owned' or 'attempt-refused'. */
  reason: string;
  arrived_at: Instant;
  given_back_by: Nullable<string>;
  given_back_at: Nullable<Instant>;
  given_back_note: Nullable<string>;
}

/** What buyers are told about their orders. */
export interface OrderNoticesTable {
  id: string;
  order_id: string;
  user_id: string;
  kind: string;
  text: string;
  at: Instant;
  seen_at: Nullable<Instant>;
}

export interface ReceiptTables {
  receipts: ReceiptsTable;
  bank_accounts: BankAccountsTable;
  vouchers: VouchersTable;
  surplus_payments: SurplusPaymentsTable;
  order_notices: OrderNoticesTable;
}
