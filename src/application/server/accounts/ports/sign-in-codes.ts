/** A one-time code by which the sign-in app hands a signed-in user to the school. */
export interface SignInCode {
  readonly fingerprint: string;
  readonly userId: string;
  readonly loginId: string;
  /** S256 of the verifier that the school's browser keeps. */
  readonly challenge: string;
  /** Path of the school to return to. */
  readonly returnTo: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** The session made from it. */
  readonly sessionId: string | null;
}

/** The one-time codes, known by their fingerprints. */
export abstract class SignInCodes {
  abstract add(code: SignInCode): Promise<void>;
  abstract find(fingerprint: string): Promise<SignInCode | null>;
  /** Burns the code. False when it was burnt before, however close the race. */
  abstract burn(fingerprint: string, at: Date): Promise<boolean>;
  /** Remembers the session made from a code, in the transaction that burnt it. */
  abstract setSession(fingerprint: string, sessionId: string): Promise<void>;
}
