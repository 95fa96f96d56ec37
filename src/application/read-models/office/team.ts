import type { OfficeRole } from '#domain/office/permissions.ts';

/** Somebody of the team, as the office shows them. */
export interface ShownMember {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly OfficeRole[];
  /** ISO 8601, as the other instants. */
  readonly since: string;
  /** Cannot sign in. */
  readonly isDisabled: boolean;
  /** A role of theirs asks for a second factor, and they have none: what it guards is refused them. */
  readonly lacksFactor: boolean;
  /** They have one, and are not whoever reads this: it may be taken from them, once telephone and codes are lost. */
  readonly hasFactorToReset: boolean;
}

/** Somebody who was asked and has not accepted. */
export interface ShownInvitation {
  readonly id: string;
  readonly email: string;
  readonly roles: readonly OfficeRole[];
  readonly sentAt: string;
  readonly expiresAt: string;
}

/** Who works for the school, and who was asked to. */
export interface ShownTeam {
  /** By name. */
  readonly members: readonly ShownMember[];
  /** By address. */
  readonly invitations: readonly ShownInvitation[];
}

/** What whoever has the link of an invitation is asked. */
export interface InvitationToTeam {
  /** '': the start of the school, its first owner. */
  readonly inviter: string;
  /** Whose account may accept; '': anybody's. */
  readonly email: string;
  readonly roles: readonly OfficeRole[];
  readonly expiresAt: string;
}
