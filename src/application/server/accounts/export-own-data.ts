import type { Clock } from '#application/ports/clock.ts';
import type { PersonalRecord, PersonalRecords } from '#application/server/accounts/ports/personal-records.ts';
import type { Places } from '#application/server/accounts/ports/places.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountGone } from './change-photo.ts';
import type { AccountJournal } from './account-journal.ts';
import type { ProfileFacts, ReadProfile } from './read-profile.ts';

/** Everything the school knows of a person. */
export interface OwnData extends ProfileFacts, PersonalRecord {
  readonly exportedAt: Date;
  /** 'Miraflores, Lima, Lima', or ''. */
  readonly districtName: string;
}

/** Gathers what the school knows of the caller, in one answer that can be kept. Source: facts/peru.md, section 6 (access, portability). */
export class ExportOwnData {
  constructor(
    private readonly profile: ReadProfile,
    private readonly records: PersonalRecords,
    private readonly places: Places,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<Result<OwnData, AccountGone>> {
    const profile = await this.profile.execute(userId);
    if (profile === null) return refuse({ kind: 'account-gone' });
    const place = await this.places.district(profile.details.district);
    const districtName =
      place === null ? '' : [place.district, place.province, place.department].map(({ name }) => name).join(', ');
    await this.journal.note(userId, 'data-exported');
    const record = await this.records.of(userId);
    return accept({ ...profile, ...record, districtName, exportedAt: this.clock.now() });
  }
}
