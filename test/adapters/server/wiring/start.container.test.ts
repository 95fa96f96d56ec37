import { expect, test } from 'vitest';
import { readConfig } from '#adapters/server/config/config.ts';
import { startSchool } from '#adapters/server/wiring/start.container.ts';
import { migratedDataDir } from '#test/support/school/migrated-sqlite.ts';

test('a password costs a started school what ASVS asks for', async () => {
  const { parts, database } = await startSchool(
    readConfig({ DATA_DIR: await migratedDataDir(), LOG_LEVEL: 'silent', SAMPLE_SCHOOL: 'no' }),
  );
  expect(await parts.passwordHasher.hash('tres tristes tigres')).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  await database.close();
});
