import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { LastBackups } from '#application/server/office/ports/last-backups.ts';
import type { LastBackup } from '#domain/office/backup-duty.ts';

export class LastBackupsInSql extends LastBackups {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async last(): Promise<LastBackup | null> {
    const row = await this.db.selectFrom('last_backups').select(['ended_at', 'bytes']).executeTakeFirst();
    return row === undefined ? null : { endedAt: new Date(row.ended_at), bytes: Number(row.bytes) };
  }
}
