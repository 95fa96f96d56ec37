import type { Logger } from '#application/ports/logger.ts';
import type { GuestApi } from '#application/browser/plans/ports/guest-api.ts';
import type { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import type { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { removeGuestStatus } from '#domain/plans/guest-removal.ts';

/** Ends the guest status of whoever is signed in, so that they may pay: role 0, plan and its products cleared. Source: GUEST-1, GUEST-3. */
export class LeaveGuestStatus {
  constructor(
    private readonly api: GuestApi,
    private readonly keeper: SessionKeeper,
    private readonly profile: LoadProfile,
    private readonly logger: Logger,
  ) {}

  /** Whether the school did; why not is logged, the buyer is told by one text whatever it was. */
  async execute(): Promise<boolean> {
    const asked = this.keeper.state;
    const { user } = asked;
    if (user === null) return false;
    const left = await this.api.leave(user.email);
    if (!left.ok || !left.value) {
      this.logger.warn('the guest status was not ended', { kind: left.ok ? 'not-removed' : left.refusal.kind });
      return false;
    }
    // At once, by the same rule; then as the school has it, with what the account bought itself.
    await this.keeper.noteUser(removeGuestStatus(user), asked);
    await this.profile.execute();
    return true;
  }
}
