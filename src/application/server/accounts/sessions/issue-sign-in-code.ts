import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { Sessions } from '#application/server/accounts/ports/sessions.ts';
import type { SignInCodes } from '#application/server/accounts/ports/sign-in-codes.ts';
import { returnPathOf } from '#domain/accounts/return-path.ts';
import { signInCodeLifetimeMs } from '#domain/accounts/session.ts';
import type { SignInCodeRequest } from '#domain/accounts/sign-in-code-request.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type IssueCodeRefusal =
  | { readonly kind: 'redirect-not-allowed' }
  | { readonly kind: 'callback-page-not-allowed' }
  | { readonly kind: 'wrong-app' };

/** Pages of the school that take a code. */
const callbackPages: ReadonlySet<string> = new Set(['set-session']);

/** Hands a user of the sign-in app to the school by a one-time code; only to the school, at a page made for it. Source: SIGN-2. */
export class IssueSignInCode {
  constructor(
    private readonly sessions: Sessions,
    private readonly codes: SignInCodes,
    private readonly addresses: PublicAddresses,
    private readonly fingerprints: Fingerprints,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Returns the address of the school to go to, with the code. */
  async execute(bearer: Bearer, order: SignInCodeRequest): Promise<Result<string, IssueCodeRefusal>> {
    const returnTo = returnPathOf(order.redirect, this.addresses.schoolOrigin);
    if (returnTo === null) return refuse({ kind: 'redirect-not-allowed' });
    if (!callbackPages.has(order.callbackPage)) return refuse({ kind: 'callback-page-not-allowed' });
    const session = await this.sessions.find(bearer.sessionId);
    if (session === null || session.app !== 'sign-in') return refuse({ kind: 'wrong-app' });
    const now = this.clock.now();
    const code = this.ids.newSecret(32);
    await this.codes.add({
      fingerprint: this.fingerprints.of(code),
      userId: bearer.userId,
      loginId: session.loginId,
      challenge: order.challenge,
      returnTo,
      createdAt: now,
      expiresAt: new Date(now.getTime() + signInCodeLifetimeMs),
      usedAt: null,
      sessionId: null,
    });
    return accept(withQuery(this.addresses.school(`/${order.callbackPage}/${code}`), { state: order.state }));
  }
}
