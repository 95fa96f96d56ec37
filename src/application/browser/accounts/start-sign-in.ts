import type { Navigator } from '#application/browser/shared/ports/navigator.ts';
import type { PendingSignIn } from '#application/browser/accounts/ports/pending-sign-in.ts';
import type { ProofKeys } from '#application/browser/accounts/ports/proof-keys.ts';
import type { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import type { LeftPlace } from './left-place.ts';

/** Leaves for the sign-in app, with a proof by which only this tab can take the session. Source: SIGN-2. */
export class StartSignIn {
  constructor(
    private readonly proofKeys: ProofKeys,
    private readonly pending: PendingSignIn,
    private readonly navigator: Navigator,
    private readonly site: SiteSettings,
    private readonly place: LeftPlace,
  ) {}

  /**
   * @param returnTo path of the page to come back to; the page being shown when not given.
   * @param reason `vencida`: the sign-in app says that the session had expired.
   * @param isShut whether the page being shown is closed to who is not signed in, and so no step back.
   */
  async execute(
    screen: 'login' | 'registro',
    returnTo: string = this.navigator.here(),
    reason: 'vencida' | null = null,
    isShut = false,
  ): Promise<void> {
    const { verifier, challenge, state } = await this.proofKeys.make();
    const path = safeReturnPath(returnTo);
    this.pending.keep({ verifier, state, returnTo: path });
    this.place.note(path);
    const address = withQuery(`${this.site.signInOrigin}/callback`, {
      web: schoolIdentity.code,
      redirect: path,
      callback_page: 'set-session',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      state,
      pantalla: screen,
      motivo: reason,
    });
    // A page that only leads to the sign-in app, by itself or by its guard, would lead there again on the way back.
    if (isShut || safeReturnPath(this.navigator.here(), '') === '') this.navigator.replaceWith(address);
    else this.navigator.leaveFor(address);
  }
}
