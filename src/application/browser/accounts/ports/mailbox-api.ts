import type { OpenSession } from '#application/read-models/accounts/open-session.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';

/** The school's calls about buying with an e-mail alone. */
export abstract class MailboxApi {
  /** Has a code and a link sent. Returns the address that they went to, whether or not it has an account. */
  abstract askCode(email: string, acceptsTerms: boolean): Answer<string>;
  /** Signs in with what the letter brought; the account is made where there is none. */
  abstract enter(brought: { readonly code: string } | { readonly link: string }): Answer<OpenSession>;
}
