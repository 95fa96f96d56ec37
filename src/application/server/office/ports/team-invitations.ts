import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { TeamInvitation } from '#domain/office/team-invitation.ts';

/** Who was asked to work for the school. What changes an invitation holds against others that do so at once. */
export abstract class TeamInvitations {
  /** Those by letter that nobody accepted, expired ones among them, by address. */
  abstract open(): Promise<readonly TeamInvitation[]>;
  /** One by letter that nobody accepted. */
  abstract find(id: string): Promise<TeamInvitation | null>;
  /** The one that nobody accepted, of an address. */
  abstract findByEmail(email: EmailAddress): Promise<TeamInvitation | null>;
  /** The one whose newest secret has that fingerprint, accepted or not. */
  abstract findByFingerprint(fingerprint: string): Promise<TeamInvitation | null>;
  /** Adds one that nobody accepted yet. False when the address has one, however close the race. */
  abstract add(invitation: TeamInvitation, fingerprint: string): Promise<boolean>;
  /** Gives it another secret and another end. False when somebody accepted it or it was withdrawn. */
  abstract renew(id: string, fingerprint: string, sentAt: Date, expiresAt: Date): Promise<boolean>;
  /** Takes it back; its secret opens nothing any more. False when somebody accepted it or it was withdrawn. */
  abstract withdraw(id: string): Promise<boolean>;
  /** Notes who accepted. False when somebody did before. */
  abstract accept(id: string, userId: string, at: Date): Promise<boolean>;
  /** Takes back what earlier starts offered to a first owner, as far as nobody accepted. */
  abstract withdrawFirst(): Promise<void>;
}
