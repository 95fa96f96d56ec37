import type { Flag, Instant } from './column-types.ts';

/** What an account may do in the office: a row for each role that it has. */
export interface AccountRolesTable {
  user_id: string;
  /** 'owner', 'editor', 'teacher', 'cashier', 'support' or 'auditor'. */
  role: string;
  since: Instant;
  /** 1: the upgrade to roles gave it, and the school has not said so yet. */
  to_tell: Flag;
}

export interface OfficeTables {
  account_roles: AccountRolesTable;
}
