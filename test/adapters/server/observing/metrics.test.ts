import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '#adapters/server/http/app.ts';
import { JobRecords } from '#adapters/server/jobs/job-records.ts';
import { Metrics } from '#adapters/server/observing/metrics.ts';
import { schoolPages } from '#adapters/server/rendering/school-pages.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { insertCatalogue } from '#test/support/catalogue/catalogue-rows.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { openMigratedSqlite } from '#test/support/school/migrated-sqlite.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { readExposition } from '#test/support/shared/exposition.ts';

/** A school that is measured, listening for visitors. */
async function measured(database: OpenDatabase) {
  const world = await testSchool({ database });
  const jobs = new JobRecords(world.clock);
  const metrics = new Metrics({ school: world.school, database, jobs });
  onTestFinished(() => metrics.close());
  const app = await createApp(world.school, world.config, 'school', schoolPages(world.config), { metrics });
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const ask = async (path: string, method = 'GET') => (await fetch(origin + path, { method })).status;
  /** The values of a metric, by its labels. */
  const read = async (name: string) => {
    const { samples } = readExposition(await metrics.text());
    const all = [...samples.values()].filter((sample) => sample.name === name);
    return Object.fromEntries(all.map(({ labels, value }) => [Object.values(labels).join(' '), value]));
  };
  return { ...world, app, jobs, metrics, ask, read };
}

eachDatabase('Metrics', (database) => {
  test('are in the form of Prometheus, whatever was asked before', async () => {
    const { metrics, ask, jobs } = await measured(database());
    await ask('/api/v1/health');
    await jobs.noted('a "job"', () => Promise.resolve())();
    const { types, samples } = readExposition(await metrics.text());
    expect(types.get('escuela_http_request_duration_seconds')).toBe('histogram');
    expect(types.get('escuela_job_runs_total')).toBe('counter');
    expect([...types.keys()]).toEqual(
      expect.arrayContaining(['process_cpu_seconds_total', 'escuela_event_loop_delay_seconds', 'escuela_ready']),
    );
    expect([...samples.keys()].filter((series) => /NaN|undefined/.test(series))).toEqual([]);
  });

  test('tell what waits in the whole school, and what ended within the hour', async () => {
    const { read } = await measured(database());
    expect(await read('escuela_waiting')).toEqual({ letters: 0, payments: 0 });
    expect(await read('escuela_waiting_oldest_seconds')).toEqual({ letters: 0, payments: 0 });
    expect(await read('escuela_last_hour')).toEqual({ 'letters sent': 0, 'payments paid': 0, 'payments refused': 0 });
  });
});

test('a request is counted under its route: no address, id or word of a visitor becomes a label', async () => {
  const { db, metrics, ask, read } = await measured(await openMigratedSqlite());
  await insertCatalogue(db, [storedProduct(1, { kind: 'course', slug: 'contratos' })]);
  for (const code of ['ES-2026-0123456789D', 'ES-2026-9876543210D']) await ask(`/api/v1/certificates/${code}`);
  for (const path of ['/nowhere/ana@correo.pe', '/nowhere/luis?token=secreto', '/api/v1/secreto', '/%ff'])
    await ask(path);
  for (const path of ['/cursos/contratos', '/cursos/ninguno', '/', '/metrics']) await ask(path);
  await ask('/api/v1/certificates/secreto', 'PROPFIND');
  await ask('/nowhere/luis', 'DELETE');
  const counted = await read('escuela_http_requests_total');
  expect(counted).toMatchObject({
    'school GET /api/v1/certificates/:code 404': 2,
    'school GET /cursos/:slug 200': 1,
    'school GET /cursos/:slug 404': 1,
    'school GET / 200': 1,
  });
  expect(await metrics.text()).not.toMatch(/ana@|luis|secreto|contratos|ninguno|0123456789|nowhere|PROPFIND/);
  const all = Object.values(counted).reduce((sum, count) => sum + count, 0);
  const timed = Object.values(await read('escuela_http_request_duration_seconds_count'));
  expect([all, timed.reduce((sum, count) => sum + count, 0)]).toEqual([12, 12]);
});

test('addresses that nobody serves, however many, are one series', async () => {
  const { ask, read } = await measured(await openMigratedSqlite());
  const before = Object.keys(await read('escuela_http_requests_total')).length;
  for (let turn = 0; turn < 50; turn += 1) await ask(`/api/v1/none-${turn}/${turn}`);
  expect(Object.keys(await read('escuela_http_requests_total'))).toHaveLength(before + 1);
});

test('what a process asks itself is no request: neither the first drawing nor the call of a plain form', async () => {
  const { app, read } = await measured(await openMigratedSqlite());
  await app.inject('/api/v1/health');
  expect(await read('escuela_http_requests_total')).toEqual({});
});

test('jobs: how often, how they ended, how long they took, whether one is at it', async () => {
  const { clock, jobs, read } = await measured(await openMigratedSqlite());
  let fails = false;
  const run = jobs.noted('counting students', async () => {
    clock.advance({ seconds: 2 });
    expect(await read('escuela_job_running')).toEqual({ 'counting students': 1 });
    if (fails) throw new Error('no');
  });
  expect(await read('escuela_job_last_success_seconds')).toEqual({});
  await run();
  const ended = clock.now().getTime() / 1000;
  fails = true;
  await expect(run()).rejects.toThrow('no');
  expect(await read('escuela_job_runs_total')).toEqual({ 'counting students': 2 });
  expect(await read('escuela_job_failures_total')).toEqual({ 'counting students': 1 });
  expect(await read('escuela_job_seconds_total')).toEqual({ 'counting students': 4 });
  expect(await read('escuela_job_last_success_seconds')).toEqual({ 'counting students': ended });
  expect(await read('escuela_job_running')).toEqual({ 'counting students': 0 });
});

test('kept answers: given, made, and their bytes', async () => {
  const { school, read } = await measured(await openMigratedSqlite());
  await school.settled();
  const { hit: hits = 0, miss: misses = 0 } = await read('escuela_kept_answers_total');
  const [bytes = 0] = Object.values(await read('escuela_kept_answers_bytes'));
  for (let turn = 0; turn < 3; turn += 1)
    await school.kept.take('a key of this test', () => Promise.resolve({ size: 500, isForAll: true }));
  expect(await read('escuela_kept_answers_total')).toEqual({ hit: hits + 2, miss: misses + 1 });
  expect(await read('escuela_kept_answers_bytes')).toEqual({ '': bytes + 500 });
});

test('a database that is away is said, not waited for: the rest is told, and nothing is made up', async () => {
  const database = openPostgres('postgresql://escuela:secreto@127.0.0.1:1/nothing');
  onTestFinished(() => database.close());
  const { read } = await measured(database);
  expect(await read('escuela_ready')).toEqual({ '': 0 });
  expect(await read('escuela_waiting')).toEqual({});
  expect(await read('escuela_waiting_oldest_seconds')).toEqual({});
  expect(Object.keys(await read('escuela_database_connections'))).toEqual(['open', 'idle', 'waiting']);
});
