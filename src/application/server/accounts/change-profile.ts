import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Places } from '#application/server/accounts/ports/places.ts';
import type { ProfileDetailsStore } from '#application/server/accounts/ports/profile-details-store.ts';
import type { IssueWaitingCertificates } from '#application/server/learning/certificates/issue-waiting-certificates.ts';
import { profileOf, type ProfileChange, type ProfileProblem } from '#domain/accounts/profile-details.ts';
import { missingNames } from '#domain/accounts/user.ts';
import { nameDoubt, type SurnameRepeated } from '#domain/accounts/mailbox/whole-name.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountJournal } from './account-journal.ts';

/**
 * Stores what the caller gives about themselves. Certificates that were issued keep their name until their holder has them made out anew;
 * those that waited for a name are issued with it, in this transaction. Source: USER-2, decision 0128.
 */
export class ChangeProfile {
  constructor(
    private readonly accounts: Accounts,
    private readonly details: ProfileDetailsStore,
    private readonly places: Places,
    private readonly waiting: IssueWaitingCertificates,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string, given: ProfileChange): Promise<Result<undefined, ProfileProblem | SurnameRepeated>> {
    const checked = profileOf(given);
    if (!checked.ok) return checked;
    const { person, details } = checked.value;
    if (details.district !== '' && (await this.places.district(details.district)) === null) {
      return refuse({ kind: 'district-unknown', field: 'district' });
    }
    const before = await this.accounts.find(userId);
    const doubt = given.namesConfirmed === true ? null : nameDoubt(before, person);
    if (doubt !== null) return refuse(doubt);
    await this.accounts.changePerson(userId, person, this.clock.now());
    await this.details.put(userId, details);
    await this.journal.note(userId, 'profile-changed');
    if (before !== null && missingNames(before).length > 0) await this.waiting.execute(userId);
    return accept(undefined);
  }
}
