import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '#adapters/server/http/app.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { testSchool } from '#test/support/school/test-school.ts';

test('a process lives whatever is missing; it is ready when nothing is', async () => {
  const { app, dataDir, school } = await testSchool();
  const ask = async (path: string) => {
    const { statusCode, headers, json } = await app.inject(path);
    expect(headers['cache-control']).toBe('no-store');
    return [statusCode, json()];
  };
  expect(await ask('/api/v1/ready')).toEqual([503, { status: 'not-ready', missing: ['files'] }]);
  mkdirSync(join(dataDir, 'files'));
  expect(await ask('/api/v1/ready')).toEqual([200, { status: 'ready' }]);
  school.readiness.beginStopping();
  expect(await ask('/api/v1/ready')).toEqual([503, { status: 'not-ready', missing: ['stopping'] }]);
  expect(await ask('/api/v1/health')).toEqual([200, { status: 'ok', app: 'school', store: 'SQLite' }]);
});

test('without its database a process lives and is not ready, and says nothing of why', async () => {
  const database = openPostgres('postgresql://escuela:secreto@127.0.0.1:1/nothing');
  onTestFinished(() => database.close());
  const { app, dataDir } = await testSchool({ database });
  mkdirSync(join(dataDir, 'files'));
  expect((await app.inject('/api/v1/health')).statusCode).toBe(200);
  const { statusCode, json } = await app.inject('/api/v1/ready');
  expect([statusCode, json()]).toEqual([503, { status: 'not-ready', missing: ['database'] }]);
});

test('neither is counted nor logged, however often it is asked', async () => {
  const world = await testSchool();
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const app = await createApp(world.school, { ...world.config, logLevel: 'debug' }, 'school', null, { log });
  onTestFinished(() => app.close());
  for (let turn = 0; turn < 700; turn += 1) {
    const path = turn % 2 === 0 ? '/api/v1/health' : '/api/v1/ready';
    expect((await app.inject(path)).statusCode).not.toBe(429);
  }
  expect(lines.filter((line) => /health|ready/.test(line))).toEqual([]);
  expect(world.logger.entries.map(({ message }) => message)).toEqual(['not ready']);
});

test('who is about to end answers, and asks that the next connection be another’s', async () => {
  const { app, school } = await testSchool();
  expect((await app.inject('/api/v1/health')).headers.connection).not.toBe('close');
  school.readiness.beginStopping();
  const { statusCode, headers } = await app.inject('/api/v1/help-questions');
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
});
