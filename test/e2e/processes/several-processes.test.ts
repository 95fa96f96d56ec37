import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import { PasswordHasherByArgon2 } from '#adapters/server/security/password-hasher-by-argon2.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { BankAccountsInSql } from '#adapters/server/sql/vouchers/bank-accounts-in-sql.ts';
import { lossesOf } from '#test/support/load/load-losses.ts';
import { ReadingLoad } from '#test/support/load/reading-load.ts';
import { kinds, WritingLoad } from '#test/support/load/writing-load.ts';
import { nginxMissing, type RunningNginx, startNginx } from '#test/support/school/nginx.ts';
import { freePort } from '#test/support/school/free-port.ts';
import { type PostgresForTests, startPostgres } from '#test/support/school/postgres.ts';
import { RunningSchool } from '#test/support/school/running-school.ts';
import { aBankAccount } from '#test/support/receipts/receipt-builders.ts';
import { insertUser } from '#test/support/shared/rows.ts';

const missing = nginxMissing();
if (missing !== null) console.warn(`Processes behind nginx SKIPPED: ${missing}.`);
test.skip(missing !== null, missing ?? '');

/** A school of two processes on one PostgreSQL behind the guide's nginx. */
interface House {
  readonly origin: string;
  readonly signInOrigin: string;
  readonly first: RunningSchool;
  readonly second: RunningSchool;
  readonly nginx: RunningNginx;
  readonly database: OpenDatabase;
}

let postgres: PostgresForTests;
let house: House;
const files = mkdtempSync(join(tmpdir(), 'escuela-public-'));

test.beforeAll(async () => {
  // The certificate of the test is its own.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  postgres = await startPostgres();
  if (postgres.kind === 'none') console.warn(`Processes behind nginx SKIPPED: ${postgres.reason}.`);
  test.skip(postgres.kind === 'none');
  if (postgres.kind === 'ready') house = await build(postgres.url);
});

test.afterAll(async () => {
  await house?.nginx.stop();
  // The second writes into the folder of the first.
  await house?.second.dispose();
  await house?.first.dispose();
  await house?.database.close();
  if (postgres?.kind === 'ready') await postgres.stop();
  rmSync(files, { recursive: true, force: true });
  delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
});

async function build(databaseUrl: string): Promise<House> {
  const [port, redirectPort] = await Promise.all([freePort(), freePort()]);
  const origins = { origin: `https://localhost:${port}`, signInOrigin: `https://127.0.0.1:${port}` };
  const settings = {
    DATABASE_URL: databaseUrl,
    SCHOOL_ORIGIN: origins.origin,
    SIGN_IN_ORIGIN: origins.signInOrigin,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
  };
  const first = await RunningSchool.start(settings);
  const second = await RunningSchool.start({ ...settings, DATA_DIR: first.dataDir });
  const processes = [portsOf(first), portsOf(second)] as const;
  cpSync(resolve('dist/school/assets'), join(files, 'escuela/assets'), { recursive: true });
  const nginx = await startNginx({ port, redirectPort, processes, files });
  return { ...origins, first, second, nginx, database: openPostgres(databaseUrl) };
}

function portsOf(school: RunningSchool): readonly [number, number] {
  return [Number(new URL(school.origin).port), Number(new URL(school.signInOrigin).port)];
}

/** Waits until somebody was told so much more; looks each time a turn of the loop has passed. */
async function until(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo, { intervals: [20], timeout: 60_000 }).toBe(true);
}

test('of two processes behind nginx one is killed under load, another is released anew, and nothing is lost', async () => {
  const { origin, first, second, database } = house;
  const { db } = database;
  await new BankAccountsInSql(db).offer([aBankAccount('bcp')]);
  const load = await WritingLoad.prepare(origin, database, { reader: 10, buyer: 400, depositor: 100, student: 400 });
  const reading = await ReadingLoad.prepare(origin, db, ['reader-0', 'reader-1']);
  const session = await signIn('ana@correo.pe');
  load.start({ sheets: 1, notes: 1, purchases: 3, vouchers: 1, answers: 1 });
  reading.start();
  /** Everybody went on: so much more is acknowledged, of each kind unless some are named. */
  const goesOn = async (more: number, of: typeof unclaimed | typeof kinds = kinds): Promise<void> => {
    const enough = of.map((kind) => load.acknowledged[kind].length + more);
    const [reads, carts] = [reading.reads + more, reading.carts.length + more];
    await until(
      () =>
        of.every((kind, index) => load.acknowledged[kind].length >= (enough[index] ?? 0)) &&
        reading.reads >= reads &&
        reading.carts.length >= carts,
    );
  };
  await goesOn(1);
  await first.kill();
  const killedAt = new Date().toISOString();
  // What was cut short while its key was claimed stands still for a minute, be it all that was being paid: the rest does not.
  await goesOn(2, unclaimed);
  await aMinutePasses(db, killedAt);
  await goesOn(2);
  // Who was signed in is so on the process that is left.
  await renew(session);
  await first.restart();
  await goesOn(1);
  // A release: the other ends when what it has taken is answered, and comes back as another.
  await second.restart();
  await goesOn(1);
  await renew(session);
  await Promise.all([load.stop(), reading.stop()]);
  expect(reading.failures, 'what nginx may send again never fails').toEqual([]);
  // Whoever was in the middle of something is told to come again, in no other words.
  expect([...load.failures.keys()].filter((failure) => !/^(?:503|under way)$/.test(failure))).toEqual([]);
  const kept = new FileStoreOnDisk(join(first.dataDir, 'files'));
  expect([...(await lossesOf(load, database, kept)), ...(await reading.losses(db))]).toEqual([]);
  expect(first.log + second.log).not.toMatch(/"level":(?:50|60)/);
});

/** What is written under no key, and so is sent again without waiting for anybody. */
const unclaimed = ['notes', 'answers'] as const;

/** What a process had begun to ask of the gateway when it died is begun again after a minute: this one has passed. */
async function aMinutePasses(db: OpenDatabase['db'], since: string): Promise<void> {
  const past = new Date(Date.parse(since) - 61_000).toISOString();
  await db
    .updateTable('idempotency_keys')
    .set({ created_at: past })
    .where('status', 'is', null)
    .where('created_at', '<', since)
    .execute();
  await db
    .updateTable('payment_attempts')
    .set({ updated_at: past })
    .where('status', '=', 'authorizing')
    .where('updated_at', '<', since)
    .execute();
}

interface Session {
  cookie: string;
}

/** Signs an account in at the sign-in app; its refresh cookie. */
async function signIn(email: string): Promise<Session> {
  const password = 'una-clave-larga-de-prueba';
  await insertUser(house.database.db, 'ana', {
    email,
    password_hash: await new PasswordHasherByArgon2().hash(password),
  });
  const answer = await fetch(`${house.signInOrigin}/api/v1/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: house.signInOrigin },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return { cookie: cookieOf(answer) };
}

async function renew(session: Session): Promise<void> {
  const answer = await fetch(`${house.signInOrigin}/api/check`, {
    method: 'POST',
    headers: { cookie: session.cookie, origin: house.signInOrigin },
  });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  session.cookie = cookieOf(answer);
}

function cookieOf(answer: Response): string {
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-[^;]+=[^;]+;.*Secure/);
  return cookie.split(';')[0] ?? '';
}

test('limits are those of the whole school, by the address that nginx names', async () => {
  const ask = async (times: number, address: string): Promise<readonly number[]> => {
    const headers = { 'x-forwarded-for': address };
    const path = `${house.origin}/api/v1/certificates/ES-2026-0123456789D`;
    return Promise.all(Array.from({ length: times }, () => fetch(path, { headers }).then(({ status }) => status)));
  };
  const answers = await ask(160, '200.1.2.3');
  expect(answers.filter((status) => status === 404)).toHaveLength(120);
  expect(answers.filter((status) => status === 429)).toHaveLength(40);
  expect(await ask(2, '200.1.2.4')).toEqual([404, 404]);
});

test('files of the browser apps come from nginx, compressed, and from the school what nginx does not have', async () => {
  const names = readdirSync(join(files, 'escuela/assets'));
  const script = names.find((name) => names.includes(`${name}.br`) && name.endsWith('.js')) ?? '';
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    const path = `/assets/${script}`;
    const [given, asked] = await Promise.all(
      [house.origin, house.first.origin].map((origin) => fetch(origin + path, { headers })),
    );
    expect(given?.headers.get('content-encoding')).toBe(asked?.headers.get('content-encoding'));
    expect(given?.headers.get('cache-control')).toBe(asked?.headers.get('cache-control'));
    expect(typeOf(given)).toBe(typeOf(asked));
    expect(await given?.text()).toBe(await asked?.text());
  }
  const small = names.find((name) => name.endsWith('.js') && !names.includes(`${name}.br`)) ?? '';
  expect((await fetch(`${house.origin}/assets/${small}`)).status).toBe(200);
  const gone = join(files, 'escuela/assets', small);
  rmSync(gone);
  expect((await fetch(`${house.origin}/assets/${small}`)).headers.get('x-request-id')).not.toBeNull();
  expect((await fetch(`${house.origin}/assets/no-such.js`)).status).toBe(404);
});

function typeOf(answer: Response | undefined): string | undefined {
  return answer?.headers.get('content-type')?.split(';')[0];
}
