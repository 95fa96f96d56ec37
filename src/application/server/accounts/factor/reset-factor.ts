import type { Clock } from '#application/ports/clock.ts';
import type { AccountEndings } from '#application/server/accounts/account-endings.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { FactorLetters } from './factor-letters.ts';

export type ResetFactorRefusal = { readonly kind: 'account-not-found' } | { readonly kind: 'factor-off' };

/**
 * Takes the second factor from an account whose owner lost telephone and recovery codes, and ends its sign-ins: one of them may be on
 * that telephone. They are told by letter, and sign in with the password alone until they set another up. One transaction.
 */
export class ResetFactor {
  constructor(
    private readonly accounts: Accounts,
    private readonly factors: SecondFactors,
    private readonly endings: AccountEndings,
    private readonly letters: FactorLetters,
    private readonly journal: AccountJournal,
    private readonly officeJournal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** @param by the account that does it; null: the command line. */
  async execute(email: EmailAddress, by: string | null): Promise<Result<undefined, ResetFactorRefusal>> {
    const user = await this.accounts.findByEmail(email);
    if (user === null) return refuse({ kind: 'account-not-found' });
    await this.accounts.lock(user.id);
    if (!(await this.factors.remove(user.id))) return refuse({ kind: 'factor-off' });
    await this.endings.end(user.id, null, this.clock.now(), 'factor-changed');
    await this.journal.note(user.id, 'factor-reset');
    await this.officeJournal.note(by, 'factor-reset', user.id, {}, {});
    await this.letters.send(user.id, 'factor-reset', null);
    return accept(undefined);
  }
}
