import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export interface AccountGone {
  readonly kind: 'account-gone';
}

/** Gives an account another photograph, or none. Source: USER-2 (PROFILE_PICTURE). */
export class ChangePhoto {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** Returns the key of the one before, which nobody needs any more; null when there was none. @param key null: none. */
  async execute(userId: string, key: string | null): Promise<Result<string | null, AccountGone>> {
    const user = await this.accounts.find(userId);
    if (user === null) return refuse({ kind: 'account-gone' });
    await this.accounts.changePhoto(userId, key, this.clock.now());
    return accept(user.photoFile);
  }
}
