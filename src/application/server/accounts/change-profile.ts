import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Places } from '#application/server/accounts/ports/places.ts';
import type { ProfileDetailsStore } from '#application/server/accounts/ports/profile-details-store.ts';
import { profileOf, type GivenProfile, type ProfileProblem } from '#domain/accounts/profile-details.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountJournal } from './account-journal.ts';

/** Stores what the caller gives about themselves. Certificates that were issued keep their name until their holder has them made out anew. Source: USER-2. */
export class ChangeProfile {
  constructor(
    private readonly accounts: Accounts,
    private readonly details: ProfileDetailsStore,
    private readonly places: Places,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string, given: GivenProfile): Promise<Result<undefined, ProfileProblem>> {
    const checked = profileOf(given);
    if (!checked.ok) return checked;
    const { person, details } = checked.value;
    if (details.district !== '' && (await this.places.district(details.district)) === null) {
      return refuse({ kind: 'district-unknown', field: 'district' });
    }
    await this.accounts.changePerson(userId, person, this.clock.now());
    await this.details.put(userId, details);
    await this.journal.note(userId, 'profile-changed');
    return accept(undefined);
  }
}
