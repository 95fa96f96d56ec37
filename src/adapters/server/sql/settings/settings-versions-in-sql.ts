import type { Kysely } from 'kysely';
import {
  type SettingsVersion,
  SettingsVersions,
  type WrittenVersion,
} from '#application/server/settings/ports/settings-versions.ts';
import { nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';
import {
  contentFrom,
  type SettingsContents,
  settingsNames,
  type SettingsName,
} from '#domain/settings/school-settings.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class SettingsVersionsInSql extends SettingsVersions {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async of<S extends SettingsName>(name: S, most: number): Promise<readonly WrittenVersion<S>[]> {
    const rows = await this.db
      .selectFrom('school_settings')
      .leftJoin('users', 'users.id', 'school_settings.written_by')
      .selectAll('school_settings')
      .select(['users.given_names', 'users.paternal_surname', 'users.maternal_surname'])
      .where('part', '=', name)
      .orderBy('version', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({
      ...versionOf(name, row),
      byName: nameOfAccount(row),
    }));
  }

  async newest(): Promise<readonly SettingsVersion[]> {
    const rows = await this.db
      .selectFrom('school_settings')
      .selectAll()
      .where((where) =>
        where(
          'version',
          '=',
          where
            .selectFrom('school_settings as other')
            .select(({ fn }) => fn.max('other.version').as('newest'))
            .whereRef('other.part', '=', 'school_settings.part'),
        ),
      )
      .execute();
    return settingsNames.flatMap((name) => {
      const row = rows.find(({ part }) => part === name);
      return row === undefined ? [] : [versionOf(name, row)];
    });
  }

  async add({ name, number, content, at, by }: SettingsVersion): Promise<boolean> {
    const added = await this.db
      .insertInto('school_settings')
      .values({
        part: name,
        version: number,
        content: JSON.stringify(content),
        written_at: at.toISOString(),
        written_by: by,
        logo_file: 'logo' in content && content.logo !== '' ? content.logo : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
  }
}

interface Kept {
  readonly version: number;
  readonly content: string;
  readonly written_at: string;
  readonly written_by: string | null;
}

function versionOf<S extends SettingsName>(name: S, row: Kept): SettingsVersion<S> {
  return {
    name,
    number: row.version,
    content: contentFrom(name, JSON.parse(row.content) as Partial<SettingsContents[S]>),
    at: new Date(row.written_at),
    by: row.written_by,
  };
}
