import { type Kysely, sql } from 'kysely';
import { KeptReadingSettings } from '#application/server/reading/ports/kept-reading-settings.ts';
import { type KeptSettings, type ReadingSettings, settingsFrom } from '#domain/reading/reading-settings.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class KeptReadingSettingsInSql extends KeptReadingSettings {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async find(userId: string): Promise<KeptSettings | null> {
    const row = await this.db
      .selectFrom('reading_settings')
      .select(['settings', 'version'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (row === undefined) return null;
    return { settings: settingsFrom(JSON.parse(row.settings) as Record<string, unknown>), version: row.version };
  }

  async keep(userId: string, settings: ReadingSettings, at: Date): Promise<number> {
    const written = { settings: JSON.stringify(settings), changed_at: at.toISOString() };
    const { version } = await this.db
      .insertInto('reading_settings')
      .values({ user_id: userId, version: 1, ...written })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ ...written, version: sql`reading_settings.version + 1` }),
      )
      .returning('version')
      .executeTakeFirstOrThrow();
    return version;
  }
}
