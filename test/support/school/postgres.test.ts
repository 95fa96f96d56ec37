import { afterEach, expect, test, vi } from 'vitest';
import { startPostgres } from './postgres.ts';

afterEach(() => vi.unstubAllEnvs());

test('a TEST_DATABASE_URL that does not answer is said', async () => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/nothing');
  const postgres = await startPostgres(200);
  expect(postgres).toMatchObject({
    kind: 'none',
    reason: expect.stringContaining('TEST_DATABASE_URL does not answer'),
  });
});
