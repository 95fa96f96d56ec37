import { expect, test } from 'vitest';
import { migrateToLatest } from '#adapters/server/sql/migrations/migrate.ts';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';
import { readyStates } from './fuzz-states.ts';
import { FuzzTarget } from './fuzz-target.ts';

test('a call that finds the state it needs succeeds: every scene brings it about', async () => {
  const database = openSqlite(':memory:');
  await migrateToLatest(database.db);
  const target = await FuzzTarget.open(database, temporaryFolder());
  const refused: string[] = [];
  for (const operation of Object.keys(readyStates)) {
    const [method = 'GET'] = operation.split(' ');
    const request = { operation, method, url: '/nada', headers: {}, payload: null, who: 1, ready: { spoiled: null } };
    const { statusCode, body } = await target.send(request);
    if (statusCode >= 400) refused.push(`${operation}: ${statusCode} ${body}`);
  }
  expect([...refused, ...target.unready]).toEqual([]);
  await target.close();
  await database.close();
});
