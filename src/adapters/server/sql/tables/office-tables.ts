import type { Flag, Instant, JsonText, Nullable } from './column-types.ts';

/** What an account may do in the office: a row for each role that it has. */
export interface AccountRolesTable {
  user_id: string;
  /** 'owner', 'editor', 'teacher', 'cashier', 'support' or 'auditor'. */
  role: string;
  since: Instant;
  /** 1: the upgrade to roles gave it, and the school has not said so yet. */
  to_tell: Flag;
}

/** Who was asked to work for the school: a row until it is withdrawn. */
export interface TeamInvitationsTable {
  id: string;
  /** Lower case, once among those that nobody accepted; '': of a first owner. */
  email: string;
  /** Names of roles. */
  roles: JsonText;
  /** Of the newest secret. */
  token_hash: string;
  invited_by: Nullable<string>;
  invited_at: Instant;
  sent_at: Instant;
  expires_at: Instant;
  accepted_at: Nullable<Instant>;
  accepted_by: Nullable<string>;
}

/** What was done in the office; the database refuses that a line is changed. */
export interface OfficeLogTable {
  id: string;
  at: Instant;
  /** Null: the command line. */
  by_account: Nullable<string>;
  action: string;
  thing_kind: string;
  thing_id: string;
  facts_before: JsonText;
  facts_after: JsonText;
}

/** A part of a product as it was saved last in the office. */
export interface WorkingCopyPartsTable {
  product_id: number;
  /** 'facts', 'prices', 'syllabus' … */
  part: string;
  content: JsonText;
  /** From 1, greater with every save. */
  revision: number;
  /** 1: it was saved after the product was published. */
  is_pending: Flag;
  /** Null: the command line. */
  saved_by: Nullable<string>;
  saved_at: Instant;
}

/** How often a thing of the office's lists was saved, and by whom last; one without a row never was. */
export interface ResourceRevisionsTable {
  /** Its kind, as the log has it. */
  thing: string;
  id: number;
  /** From 1. */
  revision: number;
  saved_by: Nullable<string>;
  saved_at: Instant;
}

/** What was published of a product, the whole of it. */
export interface ProductVersionsTable {
  product_id: number;
  number: number;
  /** JSON: contents by part. */
  contents: JsonText;
  /** Null: the command line, or the school's clock. */
  published_by: Nullable<string>;
  published_at: Instant;
}

/** Who has a product open in the office, and until when that is believed. */
export interface ProductOpeningsTable {
  product_id: number;
  /** The account. */
  opened_by: string;
  part: string;
  until: Instant;
}

export interface OfficeTables {
  product_openings: ProductOpeningsTable;
  working_copy_parts: WorkingCopyPartsTable;
  product_versions: ProductVersionsTable;
  resource_revisions: ResourceRevisionsTable;
  office_log: OfficeLogTable;
  team_invitations: TeamInvitationsTable;
  account_roles: AccountRolesTable;
}
