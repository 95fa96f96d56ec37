import type { Logger } from '#application/ports/logger.ts';
import type { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { PendingSignIn } from '#application/browser/accounts/ports/pending-sign-in.ts';
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { AfterSignInSteps } from './after-sign-in.ts';
import type { SessionKeeper } from './session-keeper.ts';

/** `sign-in-not-begun`: this tab did not ask for the code, or has used it already. */
export type CompleteSignInRefusal = { readonly kind: 'sign-in-not-begun' } | CallRefusal;

/** Takes the session for which the sign-in app gave a one-time code. Source: SIGN-2; decisions.md, People and sessions. */
export class CompleteSignIn {
  constructor(
    private readonly pending: PendingSignIn,
    private readonly api: AccountApi,
    private readonly keeper: SessionKeeper,
    private readonly after: AfterSignInSteps,
    private readonly logger: Logger,
  ) {}

  /** Returns the path of the page that was left. */
  async execute(code: string, state: string): Promise<Result<string, CompleteSignInRefusal>> {
    const begun = this.pending.take();
    if (begun === null || begun.state !== state) return refuse({ kind: 'sign-in-not-begun' });
    const exchanged = await this.api.exchangeCode(code, begun.verifier);
    if (!exchanged.ok) return exchanged;
    await this.keeper.adopt(exchanged.value);
    const me = await this.api.me();
    if (!me.ok) return me;
    await this.keeper.noteUser(me.value);
    await this.#runSteps(me.value);
    return accept(safeReturnPath(exchanged.value.returnTo, begun.returnTo));
  }

  /** The visitor is signed in: a step that fails keeps nobody from the page that was left. */
  async #runSteps(profile: Profile): Promise<void> {
    for (const step of this.after.steps) {
      try {
        await step.run(profile);
      } catch (error) {
        this.logger.error('a step after signing in failed', { step: step.constructor.name, error: String(error) });
      }
    }
  }
}
