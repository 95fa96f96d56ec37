import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { goRoundPayments } from '#adapters/server/wiring/background.container.ts';
import { PeriodicTask } from '#adapters/server/jobs/periodic-task.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { migrateToLatest } from '#adapters/server/sql/migrations/migrate.ts';
import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';
import { onPostgres, postgresUrl } from '#test/support/school/databases.ts';
import { patient } from '#test/support/school/patience.ts';
import { startRestartingPostgres } from '#test/support/school/postgres.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

/** What one caller after another was answered. */
interface Seen {
  readonly status: number;
  readonly retryAfter: unknown;
  readonly kind: unknown;
}

/** Calls again and again until told to stop; what was answered is found in `seen`. */
function under(call: () => Promise<Seen>): { readonly seen: Seen[]; stop(): Promise<void> } {
  const seen: Seen[] = [];
  let going = true;
  const loop = async (): Promise<void> => {
    while (going) seen.push(await call());
  };
  const running = loop();
  return {
    seen,
    async stop() {
      going = false;
      await running;
    },
  };
}

let addresses = 0;
/** A complaint of somebody at an address of their own: the limit of one address is not what is tried here. */
async function complain(school: TestSchool, detail: string, key: string) {
  addresses += 1;
  return school.app.inject({
    method: 'POST',
    url: '/api/v1/complaints',
    remoteAddress: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
    headers: { 'idempotency-key': key },
    payload: aComplaintDraft({ detail }),
  });
}

onPostgres('the school', () => {
  test('answers 503 while its database restarts, then goes on by itself, and so does its own work', async () => {
    const postgres = await startRestartingPostgres();
    if (postgres === null) throw new Error('There are binaries: the suite would have been skipped.');
    onTestFinished(() => postgres.stop());
    // Migrated, and read in the end, with more patience than it has while the database goes and comes.
    const patiently = openPostgres(postgres.url, undefined, patient);
    onTestFinished(() => patiently.close());
    await migrateToLatest(patiently.db);
    const database = openPostgres(postgres.url, undefined, { connectMs: 500 });
    const school = await testSchool({ database });
    mkdirSync(join(school.dataDir, 'files'));
    // Closed before the school's applications are: they ask it for nothing any more.
    onTestFinished(() => database.close());
    const acknowledged: string[] = [];
    const writers = [1, 2, 3].map(() => {
      let [detail, key] = [`Hoja ${randomUUID()}`, randomUUID()];
      return under(async () => {
        const answer = await complain(school, detail, key);
        if (answer.statusCode === 201) {
          acknowledged.push(detail);
          [detail, key] = [`Hoja ${randomUUID()}`, randomUUID()];
        }
        return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], kind: answer.json().kind };
      });
    });
    let rounds = 0;
    const task = new PeriodicTask(
      'going round payments',
      async () => {
        await goRoundPayments(school.school);
        rounds += 1;
      },
      5,
      school.logger,
    );
    task.start();

    const happens = (status: number): Promise<unknown> => {
      const before = writers.map(({ seen }) => seen.length);
      return expect
        .poll(() => writers.every(({ seen }, each) => seen.slice(before[each]).some((one) => one.status === status)), {
          timeout: 20_000,
        })
        .toBe(true);
    };
    await happens(201);
    for (const how of ['fast', 'crash', 'fast'] as const) {
      await postgres.end(how);
      await happens(503);
      expect((await school.app.inject('/api/v1/ready')).json()).toMatchObject({ missing: ['database'] });
      await postgres.start();
      await happens(201);
      const before = rounds;
      await expect.poll(() => rounds, { timeout: 20_000 }).toBeGreaterThan(before);
    }
    await task.stop();
    for (const writer of writers) await writer.stop();

    const failed = writers.flatMap(({ seen }) => seen).filter(({ status }) => status !== 201);
    for (const each of failed) {
      expect(each).toEqual({ status: 503, retryAfter: '5', kind: 'database-unavailable' });
    }
    // Whoever got 503 sent the same again: what was committed and never acknowledged is not made twice.
    const kept = (await patiently.db.selectFrom('complaints').select('detail').execute()).map(({ detail }) => detail);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(kept).size).toBe(kept.length);
  });
});

onPostgres('a locked table', (database) => {
  test('holds neither health nor the rest, and whoever needs it is told to come again', async () => {
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(database().db);
    const impatient = openPostgres(postgresUrl(), rows[0]?.schema, { lockMs: 200 });
    onTestFinished(() => impatient.close());
    const school = await testSchool({ database: impatient });
    mkdirSync(join(school.dataDir, 'files'));
    await database()
      .db.transaction()
      .execute(async (holder) => {
        await sql`lock table complaints, counters in access exclusive mode`.execute(holder);
        const waiting = Array.from({ length: 20 }, () => complain(school, 'Nada', randomUUID()));
        expect((await school.app.inject('/api/v1/ready')).json()).toEqual({ status: 'ready' });
        for (const { statusCode, headers } of await Promise.all(waiting)) {
          expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
        }
      });
    expect((await complain(school, 'Nada', randomUUID())).statusCode).toBe(201);
  });
});
