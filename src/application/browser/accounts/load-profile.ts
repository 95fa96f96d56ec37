import type { Logger } from '#application/ports/logger.ts';
import type { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { SessionKeeper } from './session-keeper.ts';

/** Asks the school who is signed in and what they own; null when nobody is, or it cannot say. A failure is only logged (ERROR-4). */
export class LoadProfile {
  constructor(
    private readonly keeper: SessionKeeper,
    private readonly api: AccountApi,
    private readonly logger: Logger,
  ) {}

  async execute(): Promise<Profile | null> {
    await this.keeper.restore();
    const asked = this.keeper.state;
    if (!asked.loggedIn) return null;
    const me = await this.api.me();
    if (!me.ok) {
      this.logger.warn('the profile could not be read', { kind: me.refusal.kind, requestId: me.refusal.requestId });
      return null;
    }
    await this.keeper.noteUser(me.value, asked);
    return me.value;
  }
}
