import type { Instant, Nullable } from './column-types.ts';

/** Who uses whose plan, from the invitation on. A person has one row for each time they were invited to a plan anew. */
export interface PlanMembersTable {
  id: string;
  owner_id: string;
  plan_id: number;
  /** The address that was invited, lower case; once in a plan's rows that are not 'removed'. */
  email: string;
  /** As the owner wrote it, or ''. */
  name: string;
  /** Who accepted; once in all rows that are 'active' or 'disabled'. */
  user_id: Nullable<string>;
  /** 'invited', 'active', 'disabled', 'expired' or 'removed'. */
  state: string;
  /** From 2 on, each once in a plan of an owner; null for 'expired' and 'removed'. */
  seat: Nullable<number>;
  /** Of the newest invitation's secret. */
  token_hash: string;
  invited_at: Instant;
  sent_at: Instant;
  expires_at: Instant;
  accepted_at: Nullable<Instant>;
}

/** Who answers for an owner's plans, where it is not the owner: one row an owner, so that exactly one is active. */
export interface ResponsiblesTable {
  owner_id: string;
  user_id: string;
  since: Instant;
}

export interface PlanTables {
  plan_members: PlanMembersTable;
  responsibles: ResponsiblesTable;
}
