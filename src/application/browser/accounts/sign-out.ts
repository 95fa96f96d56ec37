import type { Logger } from '#application/ports/logger.ts';
import type { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import type { SessionKeeper } from './session-keeper.ts';

/** Signs out: tells the school, then forgets the session whatever it answered. Source: AUTH-9, ERROR-4. */
export class SignOut {
  constructor(
    private readonly api: AccountApi,
    private readonly keeper: SessionKeeper,
    private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    const answer = await this.api.signOut();
    if (!answer.ok)
      this.logger.warn('signing out was not confirmed', {
        kind: answer.refusal.kind,
        requestId: answer.refusal.requestId,
      });
    await this.keeper.end('signed-out');
  }
}
