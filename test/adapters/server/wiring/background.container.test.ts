import { expect, onTestFinished, test } from 'vitest';
import { goRoundOnce } from '#adapters/server/wiring/background.container.ts';
import { openPostgres } from '#adapters/server/sql/shared/connection.ts';
import { testSchool } from '#test/support/school/test-school.ts';

test('SAFE-9: a first round that the database refuses is logged, and the school starts all the same', async () => {
  const database = openPostgres('postgresql://nobody@127.0.0.1:1/nothing');
  onTestFinished(() => database.close());
  const { school, logger } = await testSchool({ database });
  await goRoundOnce(school);
  expect(logger.entries.map(({ message }) => message)).toEqual([
    'going round payments failed at the start',
    'issuing receipts failed at the start',
    'counting students failed at the start',
  ]);
});
