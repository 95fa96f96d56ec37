import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { SettingsVersionsInSql } from '#adapters/server/sql/settings/settings-versions-in-sql.ts';
import { ChangeSettings } from '#application/server/settings/change-settings.ts';
import { settingsVersionsContract } from '#test/ports/settings/settings-versions.ts';
import { at, aUser } from '#test/support/accounts/account-builders.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';

eachDatabase('SettingsVersionsInSql', (database) => {
  const make = async () => {
    await new AccountsInSql(database().db).add(aUser('ana'), '');
    return new SettingsVersionsInSql(database().db);
  };
  settingsVersionsContract(make);

  test('nobody changes what was said', async () => {
    const versions = await make();
    await versions.add({
      name: 'signer',
      number: 1,
      content: { name: 'Eva', office: 'Rectora', code: 'ES' },
      at: at('10:00'),
      by: null,
    });
    await expect(sql`update school_settings set content = '{}'`.execute(database().db)).rejects.toThrow(
      /school_settings/,
    );
  });
});

onPostgres('the settings under a race', (database) => {
  test('of ten who change the same version at once one does, and the others are told', async () => {
    const { school } = await testSchool({ database: database() });
    const changed = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        school.write(ChangeSettings, (write) =>
          write.execute('signer', { name: `Eva ${index}`, office: 'Rectora', code: 'ES' }, 0, null),
        ),
      ),
    );
    expect(changed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(changed.filter((each) => !each.ok && each.refusal.kind === 'settings-changed-meanwhile')).toHaveLength(9);
    const lines = await database().db.selectFrom('office_log').select('action').execute();
    expect(lines).toEqual([{ action: 'settings-changed' }]);
  });
});
