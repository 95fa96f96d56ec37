import type { Kysely } from 'kysely';
import { VisitorConsents, type VisitorConsent } from '#application/server/legal/ports/visitor-consents.ts';
import type { ConsentPurpose } from '#domain/legal/consent.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class VisitorConsentsInSql extends VisitorConsents {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(consent: VisitorConsent): Promise<void> {
    await this.db
      .insertInto('visitor_consents')
      .values({
        id: consent.id,
        visitor_id: consent.visitorId,
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

  async of(visitorId: string): Promise<readonly VisitorConsent[]> {
    const rows = await this.db
      .selectFrom('visitor_consents')
      .selectAll()
      .where('visitor_id', '=', visitorId)
      .orderBy('at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      visitorId: row.visitor_id,
      purpose: row.purpose as ConsentPurpose,
      textVersion: row.text_version,
      textHash: row.text_hash,
      granted: row.granted === 1,
      at: new Date(row.at),
      device: { address: row.address, userAgent: row.user_agent },
    }));
  }
}
