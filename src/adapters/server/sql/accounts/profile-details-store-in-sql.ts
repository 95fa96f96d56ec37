import type { Kysely } from 'kysely';
import { ProfileDetailsStore } from '#application/server/accounts/ports/profile-details-store.ts';
import type { ProfileDetails } from '#domain/accounts/profile-details.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class ProfileDetailsStoreInSql extends ProfileDetailsStore {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async of(userId: string): Promise<ProfileDetails> {
    const row = await this.db
      .selectFrom('profile_details')
      .select(['address', 'district', 'occupation', 'organization'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row ?? { address: '', district: '', occupation: '', organization: '' };
  }

  async put(userId: string, { address, district, occupation, organization }: ProfileDetails): Promise<void> {
    const given = { address, district, occupation, organization };
    await this.db
      .insertInto('profile_details')
      .values({ user_id: userId, ...given })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(given))
      .execute();
  }
}
