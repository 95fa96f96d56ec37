import type { Generated } from 'kysely';
import type { Flag, Instant, JsonText, Nullable } from './column-types.ts';

/** What every document for the tax authority has; nothing but the tax authority's word changes once it is issued. */
interface TaxDocumentColumns {
  id: string;
  order_id: string;
  user_id: string;
  series: string;
  /** From 1 in its series, without gaps. */
  number: number;
  issued_at: Instant;
  /** Céntimos. */
  total: number;
  /** Issuer, buyer, lines and totals as they were printed; of a credit note what it corrects and why besides. */
  content: JsonText;
  /** 'not-sent', 'accepted' or 'rejected'. */
  tax_state: string;
  tax_answer: Nullable<string>;
  /** Whether it was signed, or has nothing to be signed. */
  is_signed: Flag;
}

/** Boletas and facturas. */
export interface ReceiptsTable extends TaxDocumentColumns {
  /** 'boleta' or 'factura'. */
  type: string;
}

/** What was signed and goes to the tax authority, byte by byte; nothing of it changes. */
interface SignedColumns {
  xml: string;
  /** Of its signature, in base 64; the printed form shows it. */
  digest: string;
  signed_at: Instant;
}

/** Of boletas and facturas. */
export interface SignedReceiptsTable extends SignedColumns {
  receipt_id: string;
}

/** How the way of what was signed to the tax authority stands; the newest answer alone. */
interface SendingColumns {
  /** 'waiting', 'asked', 'late', 'stopped', 'accepted' or 'rejected'. */
  state: string;
  /** How often it was sent; counted before it is. */
  tries: number;
  tried_at: Nullable<Instant>;
  /** Null: not by itself. */
  next_try_at: Nullable<Instant>;
  /** Whether all others wait until then as well. */
  is_outage: Flag;
  code: Nullable<number>;
  answer: string;
  /** A list of texts. */
  notes: JsonText;
  /** The proof of receipt as it came, a ZIP in base 64. */
  cdr: Nullable<string>;
}

/** Of boletas and facturas. */
export interface ReceiptSendingsTable extends SendingColumns {
  receipt_id: string;
}

/** What is kept of a document whose number served no more (rejected, or somebody else's) and whose place another one took; nothing of it changes any more. */
interface ReplacedColumns extends Pick<SendingColumns, 'tries' | 'tried_at' | 'code' | 'answer' | 'notes' | 'cdr'> {
  xml: Nullable<string>;
  digest: Nullable<string>;
  signed_at: Nullable<Instant>;
  replaced_at: Instant;
}

/** Boletas and facturas whose place another one of their order took. */
export interface ReplacedReceiptsTable extends ReceiptsTable, ReplacedColumns {}

/** Where buyers pay into: accounts of banks, and wallets, whose number is a telephone's. */
export interface BankAccountsTable {
  id: string;
  /** Its place in the list. */
  position: number;
  bank: string;
  number: string;
  /** 20 digits; '': it is a wallet. */
  cci: string;
  holder: string;
  /** '': it is a wallet. */
  ruc: string;
  retired: Flag;
  /** Of a wallet, '' where it has none; null: it is a bank's account. */
  qr_file: Nullable<string>;
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
  /** '': none, the bank told of it. */
  file_key: string;
  file_type: string;
  /** 'sent', 'review', 'approved' or 'rejected'. */
  state: string;
  sent_at: Instant;
  decided_by: Nullable<string>;
  decided_at: Nullable<Instant>;
  decision_reason: Nullable<string>;
  /** Since when the rest of its order is waited for. */
  rest_asked_at: Nullable<Instant>;
}

/** How the files of an account's bank are read. */
export interface StatementLayoutsTable {
  account_id: string;
  layout: JsonText;
}

/** What came into the school's accounts, as their banks tell it; an account has one of an identity. */
export interface BankMovementsTable {
  id: string;
  account_id: string;
  identity: string;
  /** A day in Lima, 'YYYY-MM-DD'. */
  day: string;
  operation: string;
  /** Céntimos. */
  amount: number;
  description: string;
  payer: string;
  /** Céntimos in the account after it, signed; '': not told. */
  balance: string;
  /** 'open', 'confirmed', 'held', 'returned' or 'ignored'. */
  state: string;
  voucher_id: Nullable<string>;
  /** Of which it is a part. */
  order_id: Nullable<string>;
  /** Of the transfer by which it went back. */
  return_operation: Nullable<string>;
  decided_by: Nullable<string>;
  decided_at: Nullable<Instant>;
  reason: string;
  arrived_at: Instant;
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
  /** 'order-paid', 'products-owned' or 'attempt-refused'; what `is_overpaid` says goes before it. */
  reason: string;
  /** 0 or 1: it was more than the order's total, a reason that came after the check on `reason`. */
  is_overpaid: number;
  /** A reason that came after both and says more than `reason`; null: that says it. */
  closer_reason: Nullable<string>;
  arrived_at: Instant;
  given_back_by: Nullable<string>;
  given_back_at: Nullable<Instant>;
  given_back_note: Nullable<string>;
}

/** Money of orders that is given back, or that buyers ask for; an order has one at most that is open. */
export interface RefundsTable {
  id: string;
  /** From 1. */
  number: number;
  order_id: string;
  user_id: string;
  /** 'requested', 'sending', 'unknown', 'done', 'refused' or 'declined'. */
  state: string;
  /** 'annulled', 'total-return', 'item-return' or 'lower-value'. */
  reason: string;
  /** What of which line, in céntimos. */
  lines: JsonText;
  /** Céntimos. */
  amount: number;
  keeps_access: Flag;
  asked_by: string;
  asked_at: Instant;
  words: string;
  decided_by: Nullable<string>;
  answer: string;
  /** By which the gateway gives it back. */
  attempt_id: Nullable<string>;
  /** Of the bank, where it goes by transfer. */
  operation: Nullable<string>;
  /** What a bank took back; its payment is `attempt_id`. */
  dispute_id: Nullable<string>;
  gateway_text: string;
  updated_at: Instant;
  /** When its gateway was last asked again about it, though it had refused it or not heard of it. */
  asked_again_at: Generated<Nullable<Instant>>;
}

/** Credit notes, one of each refund that is done. */
export interface CreditNotesTable extends TaxDocumentColumns {
  refund_id: string;
  /** The code of what it corrects, once that is another receipt than the one over which it was issued first. */
  refers_to: Nullable<string>;
}

/** Of credit notes. */
export interface SignedCreditNotesTable extends SignedColumns {
  credit_note_id: string;
}

/** Of credit notes. */
export interface CreditNoteSendingsTable extends SendingColumns {
  credit_note_id: string;
}

/** Credit notes whose place another one of their refund took. */
export interface ReplacedCreditNotesTable extends CreditNotesTable, ReplacedColumns {
  /** Its rows of `earlier_credit_notes`, which can point at it no more. */
  earlier: JsonText;
}

/** Credit notes as they were before they were issued anew over another receipt. */
export interface EarlierCreditNotesTable {
  credit_note_id: string;
  issued_at: Instant;
  content: JsonText;
  xml: Nullable<string>;
  digest: Nullable<string>;
  signed_at: Nullable<Instant>;
}

/** Boletas and facturas that were accepted and made out anew to somebody else; a note took them back. */
export interface CorrectedReceiptsTable extends ReceiptsTable, ReplacedColumns {}

/** Credit notes of no refund, one of each receipt that was made out anew. */
export interface CorrectionNotesTable extends TaxDocumentColumns {
  receipt_id: string;
}

/** Those whose place another one of their receipt took. */
export interface ReplacedCorrectionNotesTable extends CorrectionNotesTable, ReplacedColumns {}

/** Months of the books that are closed; nothing of them changes. */
export interface ClosedMonthsTable {
  /** 'YYYY-MM'. */
  month: string;
  closed_at: Instant;
  closed_by: string;
  /** The rows of its register. */
  register: JsonText;
}

/** Their files, byte by byte. */
export interface ClosedMonthFilesTable {
  month: string;
  /** 'sire', 'csv' or 'xlsx'. */
  kind: string;
  name: string;
  /** In base 64. */
  content: string;
  /** Hexadecimal. */
  sha256: string;
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

/** What was said of deposits of detracciones; append only. */
export interface DetractionDepositsTable {
  /** Of a receipt, or of one that was replaced. */
  receipt_id: string;
  /** From 1 without gaps, of each receipt. */
  place: number;
  /** Null, with the day: what was said before is taken back. */
  constancia: Nullable<string>;
  /** 'YYYY-MM-DD', in Lima. */
  deposited_on: Nullable<string>;
  noted_by: string;
  noted_at: Instant;
}

export interface ReceiptTables {
  receipts: ReceiptsTable;
  signed_receipts: SignedReceiptsTable;
  receipt_sendings: ReceiptSendingsTable;
  replaced_receipts: ReplacedReceiptsTable;
  bank_accounts: BankAccountsTable;
  vouchers: VouchersTable;
  statement_layouts: StatementLayoutsTable;
  bank_movements: BankMovementsTable;
  surplus_payments: SurplusPaymentsTable;
  refunds: RefundsTable;
  credit_notes: CreditNotesTable;
  signed_credit_notes: SignedCreditNotesTable;
  credit_note_sendings: CreditNoteSendingsTable;
  replaced_credit_notes: ReplacedCreditNotesTable;
  earlier_credit_notes: EarlierCreditNotesTable;
  corrected_receipts: CorrectedReceiptsTable;
  correction_notes: CorrectionNotesTable;
  signed_correction_notes: SignedCreditNotesTable;
  correction_note_sendings: CreditNoteSendingsTable;
  replaced_correction_notes: ReplacedCorrectionNotesTable;
  closed_months: ClosedMonthsTable;
  closed_month_files: ClosedMonthFilesTable;
  detraction_deposits: DetractionDepositsTable;
  order_notices: OrderNoticesTable;
}
