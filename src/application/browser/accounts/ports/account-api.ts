import type { ListedSession } from '#application/read-models/accounts/listed-session.ts';
import type { OpenSession } from '#application/read-models/accounts/open-session.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { GivenRegistration } from '#domain/accounts/registration.ts';
import type { SignInCodeRequest } from '#domain/accounts/sign-in-code-request.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';

/** What a person gives to get an account, as typed. */
export interface TypedRegistration extends GivenRegistration {
  readonly acceptsMarketing: boolean;
}

/** The school's calls about accounts and sessions. */
export abstract class AccountApi {
  /**
   * Asks for an account. Returns the address that a letter went to, whether or not it has one already.
   * @param returnTo where to go on to once it is open: a path or an address of the school; empty: nowhere in particular.
   */
  abstract register(registration: TypedRegistration, returnTo: string): Answer<string>;
  /** Returns the masked address whose account the link opens. */
  abstract checkAccountOpening(token: string): Answer<string>;
  /** Opens the account by the link of its letter and the password that was chosen. `returnTo`: path of the school, or ''. */
  abstract openAccount(token: string, password: string): Answer<OpenSession & { readonly returnTo: string }>;
  /** @param code of the second factor, once it was asked for; '' before. */
  abstract signIn(email: string, password: string, code?: string): Answer<OpenSession>;
  abstract signOut(): Answer<undefined>;
  /** Whether the session of this app's cookie is still open; nothing is renewed by asking. */
  abstract isSessionOpen(): Answer<boolean>;
  /** Who is signed in, with everything owned. */
  abstract me(): Answer<Profile>;
  /** The address of the school to go to with a one-time code. */
  abstract issueCode(request: SignInCodeRequest): Answer<string>;
  abstract exchangeCode(code: string, verifier: string): Answer<OpenSession & { readonly returnTo: string }>;
  /** Whether the verification mail was sent (again). */
  abstract sendVerification(email: string): Answer<boolean>;
  /** Returns the address that is verified now. */
  abstract verifyEmail(token: string): Answer<string>;
  abstract requestPasswordReset(email: string): Answer<undefined>;
  /** Returns the masked address whose password the link changes. */
  abstract checkPasswordReset(token: string): Answer<string>;
  abstract resetPassword(token: string, password: string): Answer<undefined>;
  abstract sessions(): Answer<readonly ListedSession[]>;
  abstract closeSession(id: string): Answer<undefined>;
  /** Ends every sign-in of the account but this one. @param token the bearer of this one. */
  abstract closeOtherSessions(token: string): Answer<undefined>;
}
