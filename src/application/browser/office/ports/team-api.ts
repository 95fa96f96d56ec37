import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { InvitationToTeam, ShownTeam } from '#application/read-models/office/team.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';

/** The team, for whoever sees or manages it. */
export abstract class TeamApi {
  abstract list(): Answer<ShownTeam>;
  /** Makes these the roles of one of the team; none: they leave it. */
  abstract setRoles(userId: string, roles: readonly OfficeRole[]): Answer<void>;
  /** Takes the second factor from one of the team who lost it. */
  abstract resetFactor(userId: string): Answer<void>;
  /** Asks somebody by letter. */
  abstract invite(email: string, roles: readonly OfficeRole[]): Answer<void>;
  /** Sends the letter again. */
  abstract resend(id: string): Answer<void>;
  abstract withdraw(id: string): Answer<void>;
}

/** An invitation to the team, for whoever has its link. */
export abstract class TeamInvitationApi {
  /** What it asks; changes nothing. */
  abstract open(secret: string): Answer<InvitationToTeam>;
  /** Accepts it with the account that is signed in. */
  abstract accept(secret: string): Answer<void>;
}
