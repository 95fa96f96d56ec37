import type { Generated } from 'kysely';
import type { Flag, Instant, JsonText, Nullable } from './column-types.ts';

export interface UsersTable {
  id: string;
  /** Lower case, unique. */
  email: string;
  given_names: string;
  paternal_surname: string;
  maternal_surname: string;
  phone: string;
  /** 'DNI', 'CE', 'passport' or ''. */
  document_type: string;
  document_number: string;
  password_hash: string;
  /** 0 owner of a plan or ordinary customer, 1 guest. */
  role: number;
  /** 1: works for the school, for processes of the release before roles; what somebody may do is in `account_roles`. */
  is_collaborator: Flag;
  email_verified_at: Nullable<Instant>;
  photo_file: Nullable<string>;
  tour_seen: Flag;
  /** The owner whose plan a guest uses. */
  guest_of: Nullable<string>;
  created_at: Instant;
  updated_at: Instant;
  disabled_at: Nullable<Instant>;
}

/** Single-use links sent by e-mail. */
export interface EmailTokensTable {
  token_hash: string;
  user_id: string;
  /** 'verify' or 'reset'. */
  purpose: string;
  /** Where it was sent. */
  email: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: Nullable<Instant>;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** 'school' or 'sign-in'. */
  app: string;
  /** One sign-in of a person, shared by the session of each app that came from it. */
  login_id: string;
  created_at: Instant;
  last_used_at: Instant;
  /** Absolute. */
  expires_at: Instant;
  ended_at: Nullable<Instant>;
  ended_reason: Nullable<string>;
  user_agent: string;
  address: string;
  /** When the sign-in last showed a password. */
  proven_at: Nullable<Instant>;
}

export interface RefreshTokensTable {
  token_hash: string;
  session_id: string;
  issued_at: Instant;
  /** Set when it was exchanged for its successor. */
  rotated_at: Nullable<Instant>;
}

/** One-time codes by which the sign-in app hands a signed-in user to the school. */
export interface SignInCodesTable {
  code_hash: string;
  user_id: string;
  /** Of the sign-in app's session, handed on to the one made from the code. */
  login_id: string;
  /** S256 of the verifier that the school's browser keeps. */
  challenge: string;
  return_to: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: Nullable<Instant>;
  /** The session made from it, ended when the code is tried again. */
  session_id: Nullable<string>;
}

/** Failed sign-ins, for growing delays. */
export interface SignInFailuresTable {
  /** What is counted: an e-mail, alone or with a space and the network or the device that tries; a sign-in. */
  email: string;
  count: number;
  last_at: Instant;
}

export interface ConsentsTable {
  id: string;
  user_id: string;
  /** 'terms' or 'marketing'. */
  purpose: string;
  text_version: string;
  text_hash: string;
  granted: Flag;
  at: Instant;
  address: string;
  user_agent: string;
}

export interface BillingRecordsTable {
  id: string;
  user_id: string;
  /** 'boleta' or 'factura'. */
  receipt_type: string;
  /** 'DNI', 'CE', 'passport' or 'RUC'. */
  document_type: string;
  document_number: string;
  /** Full name or company name. */
  name: string;
  address: string;
  email: string;
  created_at: Instant;
  updated_at: Instant;
}

/** What a user owns: bought singly, given by a plan, or granted by staff. */
export interface GrantsTable {
  id: string;
  user_id: string;
  product_id: number;
  /** 'order', 'plan' or 'staff'. */
  source: string;
  order_id: Nullable<string>;
  /** The plan product that gives it, when source is 'plan'. */
  plan_id: Nullable<number>;
  granted_at: Instant;
  /** Null: never expires. */
  ends_at: Nullable<Instant>;
  /** Of a plan: seats bought beyond those it includes; 0 when not given. */
  extra_seats: Generated<number>;
  /** 1: somebody else's order gave it for good, where one that is lent is that buyer's to take back. */
  is_gift: Generated<Flag>;
  /** Of a plan: how many days before its end its owner was last written to about it; null: not yet. */
  told_days: Generated<Nullable<number>>;
}

/** An audit trail of what happened to accounts (sign-ins, password changes …). */
export interface AccountEventsTable {
  id: string;
  user_id: string;
  kind: string;
  at: Instant;
  data: JsonText;
}

/** What a person tells about themselves beyond the account; a row once something was given. */
export interface ProfileDetailsTable {
  user_id: string;
  address: string;
  /** INEI code of a district, or ''. */
  district: string;
  occupation: string;
  organization: string;
}

/** Changes of e-mail that wait for the link sent to the new address. */
export interface EmailChangesTable {
  token_hash: string;
  user_id: string;
  email: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: Nullable<Instant>;
}

/** What was given to open accounts, until the link of its letter opens one. */
export interface PendingRegistrationsTable {
  id: string;
  token_hash: string;
  email: string;
  /** Argon2id; empty once it was used. */
  password_hash: string;
  given_names: string;
  paternal_surname: string;
  maternal_surname: string;
  /** [{purpose, textVersion, textHash, granted}], given at `created_at` from `address`. */
  consents: JsonText;
  address: string;
  user_agent: string;
  /** Path of the school to go on to; '': none. */
  return_to: string;
  created_at: Instant;
  expires_at: Instant;
  sent_at: Instant;
  used_at: Nullable<Instant>;
}

/** Letters asked for at checkout, until their code or link proves the mailbox. */
export interface MailboxProofsTable {
  id: string;
  /** Of a secret in the cookie of the browser that asked. */
  browser_hash: string;
  /** Of that secret and the code. */
  code_hash: string;
  link_hash: string;
  email: string;
  /** Codes that were tried. */
  tries: number;
  /** As in `pending_registrations`. */
  consents: JsonText;
  address: string;
  user_agent: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: Nullable<Instant>;
}

/** The second step of signing in, of accounts that have one or are setting it up. */
export interface SecondFactorsTable {
  user_id: string;
  /** Sealed with a key of the school. */
  secret: string;
  created_at: Instant;
  /** Null: being set up. */
  confirmed_at: Nullable<Instant>;
  /** Half minutes since 1970 of the code that was used last. */
  last_step: number;
}

/** What stands in for a lost telephone. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
  used_at: Nullable<Instant>;
}

export interface AccountTables {
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  profile_details: ProfileDetailsTable;
  email_changes: EmailChangesTable;
  pending_registrations: PendingRegistrationsTable;
  mailbox_proofs: MailboxProofsTable;
  users: UsersTable;
  email_tokens: EmailTokensTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  sign_in_codes: SignInCodesTable;
  sign_in_failures: SignInFailuresTable;
  consents: ConsentsTable;
  billing_records: BillingRecordsTable;
  grants: GrantsTable;
  account_events: AccountEventsTable;
}
