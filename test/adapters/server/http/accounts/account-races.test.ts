import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { TellSavedNews } from '#application/server/home/tell-saved-news.ts';
import { SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import { RecordingNotices } from '#application/server/learning/ports/recording-notices.ts';
import { TellRecordings } from '#application/server/learning/seminars/tell-recordings.ts';
import { TellSeminarNews } from '#application/server/learning/seminars/tell-seminar-news.ts';
import { TellPlanEndings } from '#application/server/plans/tell-plan-endings.ts';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { ProgressRecordsInSql } from '#adapters/server/sql/learning/progress-records-in-sql.ts';
import { afterReading, newProgress } from '#domain/learning/progress.ts';
import { browserOf, codeFor, post, rosa, verifier } from '#test/support/accounts/account-calls.ts';
import { insertStudyContent, studyClass, studyContent } from '#test/support/learning/study-builders.ts';
import { heldAt } from '#test/support/learning/sessions.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';
import { onPostgres } from '#test/support/school/databases.ts';
import { sendVoucher, shopWithDeposits } from '#test/support/vouchers/deposits.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

type Transaction = Parameters<Parameters<ReturnType<TestSchool['db']['transaction']>['execute']>[0]>[0];

onPostgres('SAFE-19: at the moment of another change of the account', (database) => {
  let world: TestSchool;
  let userId: string;
  beforeEach(async () => {
    world = await testSchool({ database: database() });
    const password_hash = await world.school.get(PasswordHasher).hash(rosa.password);
    userId = await world.addUser({ email: rosa.email, password_hash });
  });

  const signIn = () => post(world.signInApp, '/api/v1/sessions', { email: rosa.email, password: rosa.password });
  const openSessions = () => world.db.selectFrom('sessions').select('id').where('ended_at', 'is', null).execute();

  /** What is asked while a change is being written, which is kept once the question waits for it or is answered. */
  async function askedDuring<T>(
    change: (transaction: Transaction) => Promise<unknown>,
    ask: () => Promise<T>,
  ): Promise<T> {
    let isAnswered = false;
    const asked = await world.db.transaction().execute(async (transaction) => {
      await change(transaction);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      const waiting = sql`select 1 from pg_stat_activity where ${rows[0]?.pid}::integer = any(pg_blocking_pids(pid))`;
      const answer = ask().finally(() => {
        isAnswered = true;
      });
      await expect
        .poll(async () => isAnswered || (await waiting.execute(world.db)).rows.length > 0, { timeout: 20_000 })
        .toBe(true);
      return { answer };
    });
    return asked.answer;
  }

  const changePassword = async (transaction: Transaction): Promise<void> => {
    await transaction.updateTable('users').set({ password_hash: 'another' }).where('id', '=', userId).execute();
    await transaction.updateTable('sessions').set({ ended_at: '2026-03-10T15:00:00.000Z' }).execute();
  };

  test('a sign-in by the password that was there before opens no session', async () => {
    expect((await askedDuring(changePassword, signIn)).statusCode).toBe(400);
    expect(await openSessions()).toEqual([]);
  });

  test('a sign-in to an account that is being disabled opens no session', async () => {
    const disable = (transaction: Transaction) =>
      transaction.updateTable('users').set({ disabled_at: '2026-03-10T15:00:00.000Z' }).execute();
    expect((await askedDuring(disable, signIn)).statusCode).toBe(403);
    expect(await openSessions()).toEqual([]);
  });

  test('a code of a sign-in that the change ends opens no session', async () => {
    const code = await codeFor(world, browserOf(await signIn()));
    const exchange = () => post(world.app, '/api/v1/sign-in-code-exchanges', { code, verifier });
    expect((await askedDuring(changePassword, exchange)).statusCode).toBe(410);
    expect(await openSessions()).toEqual([]);
  });

  describe('writing the name that certificates wait for', () => {
    const profile = {
      givenNames: 'Ana',
      paternalSurname: 'Torres',
      maternalSurname: '',
      documentType: '',
      documentNumber: '',
      phone: '',
      address: '',
      district: '',
      occupation: '',
      organization: '',
    };
    const issued = () => world.db.selectFrom('certificates').select('holder_name').execute();
    let save: () => Promise<{ readonly statusCode: number }>;
    beforeEach(async () => {
      const classes = [studyClass(1, { kind: 'reading' })];
      const modules = [{ id: 101, title: 'Uno', summary: '', classes }];
      await insertStudyContent(world.db, studyContent({ modules }));
      const nameless = { given_names: 'Ana Torres', paternal_surname: '', maternal_surname: '' };
      await world.db.updateTable('users').set(nameless).where('id', '=', userId).execute();
      const headers = await world.signIn(userId);
      save = () => world.app.inject({ method: 'PUT', url: '/api/v1/profile', headers, payload: profile });
    });
    const lastClass = async (transaction: Transaction): Promise<void> => {
      const progress = new ProgressRecordsInSql(transaction);
      const now = world.clock.now();
      await progress.lockClock(userId, now);
      await progress.save(userId, { classId: 1, productId: 10 }, afterReading(newProgress(now), now));
    };

    test('issues that of a last class which is being done', async () => {
      expect((await askedDuring(lastClass, save)).statusCode).toBe(204);
      expect(await issued()).toEqual([{ holder_name: 'Ana Torres' }]);
    });

    test('issues it once, however often it is written', async () => {
      await world.db.transaction().execute(lastClass);
      const answers = await Promise.all(Array.from({ length: 8 }, save));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 204));
      expect(await issued()).toEqual([{ holder_name: 'Ana Torres' }]);
    });
  });

  describe('deleting it', () => {
    test('leaves it without a seat that somebody lends it at this moment, and without the letter', async () => {
      const ana = await world.addUser();
      await insertProduct(world.db, 10, { kind: 'seminar', slug: 'reforma' });
      await world.school.get(Orders).add(anOrder('order-1', 1, { userId: ana }));
      await insertGrant(world.db, ana, 10, { source: 'order', order_id: 'order-1', extra_seats: 1 });
      const payload = { email: rosa.email };
      const headers = { 'idempotency-key': 'clave-de-un-cupo-1', ...(await world.signIn(ana)) };
      const lend = () =>
        world.app.inject({ method: 'POST', url: '/api/v1/my-seminars/reforma/seats', payload, headers });
      const remove = (transaction: Transaction) =>
        transaction
          .updateTable('users')
          .set({ email: 'eliminada@escuela.invalid', disabled_at: '2026-03-10T15:00:00.000Z' })
          .where('id', '=', userId)
          .execute();
      expect((await askedDuring(remove, lend)).json()).toMatchObject({ kind: 'guest-unknown' });
      expect(await world.db.selectFrom('grants').select('user_id').execute()).toEqual([{ user_id: ana }]);
      expect(await world.db.selectFrom('outbox_mails').select('recipient').execute()).toEqual([]);
    });

    test.each([
      ['a seminar', TellSeminarNews],
      ['a recording', TellRecordings],
      ['a plan that ends', TellPlanEndings],
      ['what was saved', TellSavedNews],
    ])('leaves it without a letter about %s, and notes nothing of it', async (_what, tell) => {
      const { db, school, clock } = world;
      await insertProduct(db, 1, { kind: 'seminar', slug: 'plazos' });
      await school.get(SeminarSessions).write(1, [heldAt('a')], null, clock.now());
      await insertGrant(db, userId, 1);
      await insertProduct(db, 4, { kind: 'seminar', slug: 'visto' });
      const recorded = heldAt('d', '2026-03-06T00:00:00.000Z', { recording: 'https://videos.example/4' });
      await school.get(SeminarSessions).write(4, [recorded], null, clock.now());
      await insertGrant(db, userId, 4);
      // Noting it would wait for the account as well, and see that it is gone.
      await school.get(RecordingNotices).note(4, clock.now());
      await insertProduct(db, 2, { kind: 'plan', plan_seats: 1 });
      await insertGrant(db, userId, 2, { ends_at: '2026-03-20T15:00:00.000Z' });
      await insertProduct(db, 3, { regular_price: 5000 });
      const kept = { user_id: userId, product_id: 3, saved_at: '2026-03-01T00:00:00.000Z', known_starts_at: null };
      await db
        .insertInto('saved_products')
        .values({ ...kept, known_price: 10_000 })
        .execute();
      const remove = async (transaction: Transaction) => {
        const erased = { email: 'eliminada@escuela.invalid', disabled_at: clock.now().toISOString() };
        await transaction
          .updateTable('users')
          .set({ ...erased, email_verified_at: null })
          .execute();
      };
      await askedDuring(remove, () => school.get<Pick<TellSavedNews, 'execute'>>(tell).execute(() => false));
      expect(await db.selectFrom('outbox_mails').select(['recipient', 'subject']).execute()).toEqual([]);
      expect(await db.selectFrom('seminar_notices').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('grants').select('id').where('told_days', 'is not', null).execute()).toEqual([]);
    });

    test('waits for a deposit that is being sent, and stays away from it', async () => {
      const { authorization } = browserOf(await signIn());
      const { ana, order } = await shopWithDeposits(world);
      expect((await sendVoucher(world, ana, { orderId: order })).statusCode).toBe(201);
      const send = async (transaction: Transaction) => {
        await transaction.updateTable('users').set({ role: 0 }).where('id', '=', userId).execute();
        await transaction.updateTable('orders').set({ user_id: userId }).execute();
        await transaction.updateTable('vouchers').set({ user_id: userId }).execute();
      };
      const remove = () => post(world.app, '/api/v1/account-deletions', { password: rosa.password }, authorization);
      const answer = await askedDuring(send, remove);
      expect([answer.statusCode, answer.json<{ kind: string }>().kind]).toEqual([409, 'payment-under-way']);
      expect(await world.db.selectFrom('users').select('email').where('id', '=', userId).execute()).toEqual([
        { email: rosa.email },
      ]);
    });
  });
});
