import type { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { OpenSession } from '#application/read-models/accounts/open-session.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { AfterSignInSteps } from './after-sign-in.ts';
import type { SessionKeeper } from './session-keeper.ts';

/** Takes over a session that the school opened for this browser: whose it is, then what happens when a visitor has signed in. */
export class TakeSession {
  constructor(
    private readonly api: AccountApi,
    private readonly keeper: SessionKeeper,
    private readonly after: AfterSignInSteps,
    private readonly logger: Logger,
  ) {}

  /** Refused, the session is this browser's all the same, and `finish` may be tried again. */
  async execute(session: OpenSession): Promise<Result<undefined, CallRefusal>> {
    await this.keeper.adopt(session);
    return this.finish();
  }

  /** The rest of it, for a session that was taken over. */
  async finish(): Promise<Result<undefined, CallRefusal>> {
    const asked = this.keeper.state;
    const me = await this.api.me();
    if (!me.ok) return me;
    await this.keeper.noteUser(me.value, asked);
    await this.#runSteps(me.value);
    return accept(undefined);
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
