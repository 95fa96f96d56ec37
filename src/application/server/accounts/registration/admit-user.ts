import type { Clock } from '#application/ports/clock.ts';
import type { FactorCodeRefusal, UseFactorCode } from '#application/server/accounts/factor/use-factor-code.ts';
import type { Accounts, Credentials } from '#application/server/accounts/ports/accounts.ts';
import type { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import type { SignInFailures } from '#application/server/accounts/ports/sign-in-failures.ts';
import { isErased } from '#domain/accounts/user.ts';
import type { TryCount } from '#domain/accounts/sign-in-delay.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';
import type { AccountOrigin } from './add-account.ts';
import type { OpenedSession, SessionOpener } from '#application/server/accounts/sessions/session-opener.ts';

export type AdmitUserRefusal =
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'account-disabled' }
  | FactorCodeRefusal;

/**
 * Opens the session of a user whose password was right, if nothing of the account has changed since it was judged, and who shows the
 * second factor where the account has one.
 */
export class AdmitUser {
  constructor(
    private readonly accounts: Accounts,
    private readonly failures: SignInFailures,
    private readonly factors: SecondFactors,
    private readonly useFactor: UseFactorCode,
    private readonly opener: SessionOpener,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  /** @param code of the second factor, as typed; '': none was asked for yet. @param counts that the try was counted by; they begin anew. */
  async execute(
    { user, passwordHash }: Credentials,
    { app, device }: AccountOrigin,
    code: string,
    counts: readonly TryCount[],
  ): Promise<Result<OpenedSession, AdmitUserRefusal>> {
    // What changes a password or an e-mail writes the account before it ends sessions: either that has ended here, or it ends this.
    await this.accounts.lock(user.id);
    const present = await this.accounts.credentialsById(user.id);
    const isSame = present?.passwordHash === passwordHash && present.user.email === user.email;
    if (present === null || !isSame) return refuse({ kind: 'wrong-credentials' });
    if (isErased(present.user)) return refuse({ kind: 'account-disabled' });
    for (const { key } of counts) await this.failures.clear(key);
    const factor = await this.factors.find(user.id);
    if (factor !== null && factor.confirmedAt !== null) {
      const used = await this.useFactor.execute(factor, code);
      if (!used.ok) return used;
    }
    await this.journal.note(user.id, 'signed-in', { app, address: device.address });
    const provenAt = this.clock.now();
    return accept(await this.opener.open({ userId: user.id, app, device, loginId: null, provenAt }));
  }
}
