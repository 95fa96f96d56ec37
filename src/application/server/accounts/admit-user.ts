import type { SignInFailures } from '#application/server/ports/sign-in-failures.ts';
import type { TryCount } from '#domain/accounts/sign-in-delay.ts';
import type { User } from '#domain/accounts/user.ts';
import { accept, type Accepted } from '#domain/shared/result.ts';
import type { AccountJournal } from './account-journal.ts';
import type { AccountOrigin } from './add-account.ts';
import type { OpenedSession, SessionOpener } from './session-opener.ts';

/** Opens the session of a user whose password was right. */
export class AdmitUser {
  readonly #failures: SignInFailures;
  readonly #opener: SessionOpener;
  readonly #journal: AccountJournal;

  constructor(failures: SignInFailures, opener: SessionOpener, journal: AccountJournal) {
    this.#failures = failures;
    this.#opener = opener;
    this.#journal = journal;
  }

  /** @param counts that the try was counted by; they begin anew. */
  async execute(
    user: User,
    { app, device }: AccountOrigin,
    counts: readonly TryCount[],
  ): Promise<Accepted<OpenedSession>> {
    for (const { key } of counts) await this.#failures.clear(key);
    await this.#journal.note(user.id, 'signed-in', { app, address: device.address });
    return accept(await this.#opener.open({ userId: user.id, app, device, loginId: null }));
  }
}
