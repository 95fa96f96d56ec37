/** What became of one entry of a list of people to invite. */
export type InvitationOutcome =
  | 'invited'
  | 'email-invalid'
  | 'repeated'
  | 'yourself'
  | 'already-member'
  | 'already-invited'
  | 'no-seat'
  /** So many letters went there today that nobody asked for. */
  | 'too-many-letters';

export interface InvitationResult {
  /** What was written. */
  readonly text: string;
  /** Null: it is none. */
  readonly email: string | null;
  readonly outcome: InvitationOutcome;
}

/** An invitation that can be accepted. Instants are ISO 8601. */
export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly planTitle: string;
  readonly planUntil: string | null;
  readonly ownerName: string;
  readonly expiresAt: string;
  /** Whether the address has an account already. */
  readonly hasAccount: boolean;
}
