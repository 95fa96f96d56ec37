import type { OfficeRole } from '#domain/office/permissions.ts';

/** Somebody who works for the school. */
export interface TeamMember {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** In their order; at least one. */
  readonly roles: readonly OfficeRole[];
  /** Since when they have the first of those. */
  readonly since: Date;
  /** Cannot sign in. */
  readonly isDisabled: boolean;
}

/** Who works for the school, in which roles. */
export abstract class Team {
  /** The roles of an account, in their order; none of one that cannot sign in, or that there is not. */
  abstract rolesOf(userId: string): Promise<readonly OfficeRole[]>;
  /** All of the team, by name; whoever cannot sign in among them. */
  abstract list(): Promise<readonly TeamMember[]>;
  /** Keeps whoever else changes the team waiting until the transaction ends, as long as there is an owner. */
  abstract lock(): Promise<void>;
  /** Makes these the roles of an account; none: it is of the team no more. A role that it had keeps its day. */
  abstract setRoles(userId: string, roles: readonly OfficeRole[], at: Date): Promise<void>;
}
