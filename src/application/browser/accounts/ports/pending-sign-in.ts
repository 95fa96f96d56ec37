/** A sign-in that this tab has begun. */
export interface BegunSignIn {
  readonly verifier: string;
  readonly state: string;
  /** Path of the page that was left. */
  readonly returnTo: string;
}

/** Remembers the sign-in that a tab has begun while the visitor is in the sign-in app. */
export abstract class PendingSignIn {
  /** Remembers it in place of an earlier one. False where the browser forbids to keep anything. */
  abstract keep(begun: BegunSignIn): boolean;
  /** Gives it and forgets it: a verifier is shown to the school once. */
  abstract take(): BegunSignIn | null;
}
