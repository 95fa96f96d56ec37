import type { Kysely } from 'kysely';
import { Consents, type Consent } from '#application/server/legal/ports/consents.ts';
import type { ConsentPurpose } from '#domain/legal/consent.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class ConsentsInSql extends Consents {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(consent: Consent): Promise<void> {
    await this.db
      .insertInto('consents')
      .values({
        id: consent.id,
        user_id: consent.userId,
        purpose: consent.purpose,
        text_version: consent.textVersion,
        text_hash: consent.textHash,
        granted: consent.granted ? 1 : 0,
        at: consent.at.toISOString(),
        address: consent.device.address,
        user_agent: consent.device.userAgent,
      })
      .execute();
  }

  async of(userId: string): Promise<readonly Consent[]> {
    const rows = await this.db
      .selectFrom('consents')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('at')
      .orderBy('purpose')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      userId: row.user_id,
      purpose: row.purpose as ConsentPurpose,
      textVersion: row.text_version,
      textHash: row.text_hash,
      granted: row.granted === 1,
      at: new Date(row.at),
      device: { address: row.address, userAgent: row.user_agent },
    }));
  }
}
