import type { Flag, Instant, Nullable } from './column-types.ts';

/** Sheets of the complaints book; triggers refuse every change and every deletion. */
export interface ComplaintsTable {
  id: string;
  number: string;
  year: number;
  ordinal: number;
  /** In the address of the printable sheet. */
  secret: string;
  filed_at: Instant;
  /** Day in Lima, 'YYYY-MM-DD'. */
  answer_due: string;
  provider_name: string;
  provider_ruc: string;
  provider_address: string;
  book_code: string;
  kind: string;
  full_name: string;
  document_type: string;
  document_number: string;
  address: string;
  phone: string;
  email: string;
  is_minor: Flag;
  guardian_name: string;
  guardian_document: string;
  good_kind: string;
  /** Céntimos. */
  amount: Nullable<number>;
  good_description: string;
  detail: string;
  request: string;
}

/** What the provider did about each sheet; append-only by triggers too. */
export interface ComplaintEventsTable {
  id: string;
  complaint_id: string;
  kind: string;
  body: string;
  author: string;
  at: Instant;
}

/** What the staff changed of the national calendar of holidays. */
export interface HolidayChangesTable {
  day: string;
  is_holiday: Flag;
  reason: string;
}

/** What visitors without an account decided about being measured; append-only. */
export interface VisitorConsentsTable {
  id: string;
  /** Random; the visitor's browser keeps it and can show it. */
  visitor_id: string;
  purpose: string;
  text_version: string;
  text_hash: string;
  granted: Flag;
  at: Instant;
  address: string;
  user_agent: string;
}

export interface ComplaintTables {
  complaints: ComplaintsTable;
  complaint_events: ComplaintEventsTable;
  holiday_changes: HolidayChangesTable;
  visitor_consents: VisitorConsentsTable;
}
