import type { Generated } from 'kysely';
import type { Instant, JsonText, Nullable } from './column-types.ts';

/** Gapless counters taken inside the transaction that uses them. */
export interface CountersTable {
  name: string;
  value: number;
}

/** Mails to send, written in the transaction that causes them; delivered at least once. */
export interface OutboxMailsTable {
  id: string;
  /** Stable, so that a repeated delivery is recognised. */
  message_id: string;
  recipient: string;
  /** Of the recipient, without a name; null: posted by a release before this column. */
  address: Generated<Nullable<string>>;
  subject: string;
  /** Empty, as the other, once the mail was delivered or given up. */
  text_body: string;
  html_body: string;
  receipt_id: Nullable<string>;
  logo_file: Nullable<string>;
  credit_note_id: Nullable<string>;
  /** The same of a note of no refund. */
  correction_note_id: Generated<Nullable<string>>;
  /** JSON list of { name, method, text }: what goes with it for the reader's calendar; null: nothing, or not needed any more. */
  calendars: Generated<Nullable<JsonText>>;
  /** Where an answer to it goes; null: to whom it came from. */
  reply_to: Generated<Nullable<string>>;
  created_at: Instant;
  next_attempt_at: Instant;
  attempts: number;
  sent_at: Nullable<Instant>;
  last_error: Nullable<string>;
}

/** The school's own secrets (token keys), made at the first start. */
export interface SchoolSecretsTable {
  name: string;
  value: string;
  created_at: Instant;
}

/** How often something was done in the window that runs. */
export interface RateCountsTable {
  /** A digest of what is counted and of whom. */
  key: string;
  count: number;
  ends_at: Instant;
}

/** Which process does a job now. */
export interface JobLeasesTable {
  name: string;
  /** Names a process; empty while the job rests. */
  holder: string;
  /** Nobody else begins the job before. By the clock of the database, unlike other instants. */
  until: Instant;
}

/** When the school was last copied. One row. */
export interface LastBackupsTable {
  /** 1. */
  place: number;
  ended_at: Instant;
  /** PostgreSQL gives it as text. */
  bytes: number | string;
}

export interface OperationTables {
  counters: CountersTable;
  job_leases: JobLeasesTable;
  last_backups: LastBackupsTable;
  outbox_mails: OutboxMailsTable;
  rate_counts: RateCountsTable;
  school_secrets: SchoolSecretsTable;
}
