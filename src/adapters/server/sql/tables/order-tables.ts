import type { Generated } from 'kysely';
import type { Flag, Instant, JsonText, Nullable } from './column-types.ts';

export interface CartsTable {
  id: string;
  /** SHA-256 of the anonymous cart's cookie; null once it is an account's. */
  cookie_hash: Nullable<string>;
  /** At most one cart an account. */
  user_id: Nullable<string>;
  /** The coupon or promotion in force. */
  code_word: Nullable<string>;
  /** The seller whose code is re-applied (codigo). */
  seller_word: Nullable<string>;
  /** 1: all of it is bought for somebody else. */
  is_gift: Generated<Flag>;
  created_at: Instant;
  updated_at: Instant;
}

export interface CartLinesTable {
  cart_id: string;
  product_id: number;
  /** Its place in the cart, from 0. */
  position: number;
  added_at: Instant;
  /** The row of plan_prices chosen. */
  plan_price_id: Nullable<number>;
  /** JSON list of { optionId, count }. */
  options: JsonText;
  extended: Flag;
  /** 1: in the free cart. */
  is_free: Flag;
}

/** add-carrito-history: what was put in and taken out, append-only. */
export interface CartEventsTable {
  id: string;
  cart_id: string;
  user_id: Nullable<string>;
  product_id: number;
  /** 'added' or 'removed'. */
  kind: string;
  at: Instant;
}

export interface OrdersTable {
  id: string;
  /** Counted from 1, shown to people. */
  number: number;
  user_id: string;
  /** 'continue', 'pending', 'confirmed', 'expired' or 'finished'. */
  status: string;
  /** 'card', 'deposit', 'cash-code', 'free', or null when none is chosen. */
  payment_method: Nullable<string>;
  /** Céntimos, of the snapshot. */
  total: number;
  discount: number;
  new_total: number;
  base: number;
  tax: number;
  /** Rate, prices, code, shares and the derivation, as the domain wrote them. */
  snapshot: JsonText;
  /** The billing data given, frozen; 'null' for free products taken without a checkout. */
  billing: JsonText;
  code_word: Nullable<string>;
  /** Version of the terms that the buyer accepted. */
  terms_version: Nullable<string>;
  /** Fingerprint of the request that created it: the same one repeated finds it again. */
  creation_key: Nullable<string>;
  created_at: Instant;
  updated_at: Instant;
  /** Until when it waits while unpaid. */
  expires_at: Instant;
  confirmed_at: Nullable<Instant>;
}

export interface OrderLinesTable {
  order_id: string;
  position: number;
  product_id: number;
  title: string;
  kind: string;
  rate: number;
  price: number;
  discount: number;
  net: number;
  base: number;
  tax: number;
  /** Plan price row, options, extension: JSON. */
  choices: JsonText;
  /** Whether its buyer had it when the order was paid. */
  is_never_due: Flag;
}

/** Orders that are gifts: for whom, the letter's words and day, and what became of it. */
export interface GiftsTable {
  order_id: string;
  recipient_name: string;
  recipient_email: string;
  message: string;
  giver_name: string;
  /** The day in Lima, 'YYYY-MM-DD', on which the letter goes out. */
  send_on: string;
  /** When the letter is due; null: the order is not paid. */
  due_at: Nullable<Instant>;
  /** When the letter went out last; null: not yet. */
  sent_at: Nullable<Instant>;
  /** SHA-256 of the last letter's secret; null: none went out. */
  token_hash: Nullable<string>;
  accepted_at: Nullable<Instant>;
  /** The account that has what was given. */
  accepted_by: Nullable<string>;
}

export interface PaymentAttemptsTable {
  id: string;
  order_id: string;
  gateway: string;
  /** Digits only, at most 12, unique. */
  purchase_number: string;
  /** 'created', 'session' (with a code of cash: it waits to be paid), 'authorizing', 'paid', 'refused' or 'unknown'. */
  status: string;
  amount: number;
  session_key: Nullable<string>;
  transaction_id: Nullable<string>;
  action_code: Nullable<string>;
  /** For the buyer, in Spanish. */
  action_text: Nullable<string>;
  card_mask: Nullable<string>;
  card_brand: Nullable<string>;
  /** Of a code of cash, as it is typed where it is paid; null: there is none, or it is not known yet. */
  code: Nullable<string>;
  /** Until when the code can be paid; null: it is by the gateway's page. */
  code_until: Nullable<Instant>;
  /** When the gateway was last asked about the code. */
  code_asked_at: Nullable<Instant>;
  created_at: Instant;
  updated_at: Instant;
}

/** Claimed before anything is charged, in the transaction that goes on to confirm the order. */
export interface CodeUsesTable {
  code_id: number;
  order_id: string;
  user_id: string;
  used_at: Instant;
}

/** How often a code was used, in all ('') and by account: claimed by a conditional update. */
export interface CodeCountsTable {
  code_id: number;
  user_id: string;
  uses: number;
}

export interface IdempotencyKeysTable {
  key: string;
  /** Account or cart that sent it. */
  owner: string;
  request_hash: string;
  /** Null while the first request is under way. */
  status: Nullable<number>;
  answer: Nullable<JsonText>;
  created_at: Instant;
}

/** The simulated gateway's own books, as a bank's would be: the school asks it only through the port. */
export interface SimulatedPaymentsTable {
  session_key: string;
  purchase_number: string;
  amount: number;
  /** What the buyer reads on the card page. */
  description: string;
  /** Where the form posts the buyer back to. */
  return_url: string;
  cancel_url: string;
  /** Given by the card form, once. */
  transaction_token: Nullable<string>;
  /** 'approved', 'refused', 'silent-approved' or 'silent-refused', by the test card. */
  outcome: Nullable<string>;
  action_code: Nullable<string>;
  card_mask: Nullable<string>;
  card_brand: Nullable<string>;
  transaction_id: Nullable<string>;
  authorized_at: Nullable<Instant>;
  created_at: Instant;
  expires_at: Instant;
}

/** What the simulated gateway was asked to give back, each number once. */
export interface SimulatedRefundsTable {
  refund_number: string;
  purchase_number: string;
  amount: number;
  asked_at: Instant;
}

/** What Culqi was asked to charge, each purchase number once. */
export interface CulqiPaymentsTable {
  purchase_number: string;
  amount: number;
  /** As the buyer reads it; the same for all attempts of an order. */
  description: string;
  /** Null: nobody asked yet, so nothing was charged. */
  asked_at: Nullable<Instant>;
  /** Culqi's name of an approved charge, once it is known. */
  charge_id: Nullable<string>;
  /** 1: the bank wants the buyer to prove who they are first. */
  needs_verification: Generated<Flag>;
}

/** What Culqi was asked to give back, each number once. */
export interface CulqiRefundsTable {
  refund_number: string;
  purchase_number: string;
  amount: number;
  asked_at: Instant;
  refund_id: Nullable<string>;
  is_refused: Generated<Flag>;
}

/** Codes of cash that Culqi was asked to make, each purchase number once. */
export interface CulqiCodesTable {
  purchase_number: string;
  amount: number;
  asked_at: Instant;
  /** Culqi's name of its order, once it is known. */
  order_id: Nullable<string>;
  is_refused: Generated<Flag>;
}

export interface OrderTables {
  carts: CartsTable;
  cart_lines: CartLinesTable;
  cart_events: CartEventsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  gifts: GiftsTable;
  payment_attempts: PaymentAttemptsTable;
  code_uses: CodeUsesTable;
  code_counts: CodeCountsTable;
  idempotency_keys: IdempotencyKeysTable;
  simulated_payments: SimulatedPaymentsTable;
  simulated_refunds: SimulatedRefundsTable;
  culqi_codes: CulqiCodesTable;
  culqi_payments: CulqiPaymentsTable;
  culqi_refunds: CulqiRefundsTable;
}
