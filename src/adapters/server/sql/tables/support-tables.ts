import type { Generated } from 'kysely';
import type { Instant, JsonText, Nullable } from './column-types.ts';

/** Support requests, contact messages and applications. */
export interface MessagesTable {
  id: string;
  /** 'support', 'contact', 'team', 'affiliate' or 'creator'. */
  kind: string;
  user_id: Nullable<string>;
  name: string;
  email: string;
  phone: string;
  subject: string;
  body: string;
  /** JSON list of [name, value]: what the form asked besides. */
  facts: JsonText;
  file_key: Nullable<string>;
  /** Of a message that waits to be confirmed, when it was written. */
  sent_at: Instant;
  /** Fingerprint of the link that confirms it; null: it waits for nothing. */
  held_hash: Nullable<string>;
  /** When it left the list of those that wait; null: it waits. */
  settled_at: Generated<Nullable<Instant>>;
  /** The account that saw to it; null: the command line, or nobody yet. */
  settled_by: Generated<Nullable<string>>;
  /** 'answered', 'done' or 'before'; null: it waits. */
  settlement: Generated<Nullable<string>>;
}

/** What the school answered to messages; a message that was opened again may have several. */
export interface MessageAnswersTable {
  id: string;
  message_id: string;
  body: string;
  /** Null: the command line. */
  answered_by: Nullable<string>;
  answered_at: Instant;
}

export interface HelpQuestionsTable {
  id: number;
  /** Its place in the list, from 1. */
  position: Generated<number>;
  question: string;
  /** Sanitised HTML. */
  answer_html: string;
  /** What the answer was made from; '': nobody kept it. */
  answer_markdown: Generated<string>;
}

/** Answers that were taken, until they would have expired. */
export interface UsedCaptchasTable {
  signature: string;
  expires_at: Instant;
}

/** The record of consents to the newsletter, append-only: whoever subscribes needs no account. */
export interface NewsConsentsTable {
  id: string;
  email: string;
  /** 'asked', 'confirmed' or 'ended'. */
  event: string;
  text_version: string;
  /** Fingerprint of the text that was shown. */
  text_hash: string;
  at: Instant;
  address: string;
  user_agent: string;
}

export interface SupportTables {
  messages: MessagesTable;
  message_answers: MessageAnswersTable;
  help_questions: HelpQuestionsTable;
  used_captchas: UsedCaptchasTable;
  news_consents: NewsConsentsTable;
}
