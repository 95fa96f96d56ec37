import { beforeEach, expect, test } from 'vitest';
import { NewsSubscriptionsInMemory } from '#test/memory/support/news-subscriptions-in-memory.ts';
import { OutboxInMemory } from '#test/memory/shared/outbox-in-memory.ts';
import { FingerprintsBySha256 } from '#adapters/server/security/fingerprints-by-sha256.ts';
import { ConfirmNews } from '#application/server/support/confirm-news.ts';
import { LeaveNews } from '#application/server/support/leave-news.ts';
import { NewsRecord } from '#application/server/support/news-record.ts';
import { SubscribeToNews } from '#application/server/support/subscribe-to-news.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { newsConsent } from '#domain/legal/news-consent.ts';
import { getsNews } from '#domain/support/news-opt-in.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

class Addresses extends PublicAddresses {
  readonly schoolOrigin = 'https://escuela.example';
  school(path: string): string {
    return this.schoolOrigin + path;
  }
  signIn(path: string): string {
    return `https://ingreso.example${path}`;
  }
}

const device = { address: '127.0.0.1', userAgent: 'test' };
const email = 'ana@correo.pe';
let outbox: OutboxInMemory;
let news: NewsSubscriptionsInMemory;
let clock: FixedClock;
let subscribe: SubscribeToNews;
let confirm: ConfirmNews;
let leave: LeaveNews;

beforeEach(() => {
  outbox = new OutboxInMemory();
  news = new NewsSubscriptionsInMemory();
  clock = new FixedClock();
  const prints = new FingerprintsBySha256();
  const ids = new CountingIds();
  const record = new NewsRecord(news, prints, ids, clock);
  subscribe = new SubscribeToNews(news, record, outbox, new Addresses(), prints, ids, clock);
  confirm = new ConfirmNews(news, record, outbox, new Addresses(), prints, ids, clock);
  leave = new LeaveNews(news, record, prints, clock);
});

const ask = (address = email) => subscribe.execute(address, 'ES', device);
const secretIn = (letter: number) => outbox.posted[letter]?.letter.action?.url.split('/').at(-1) ?? '';
const getsThem = async () => getsNews(await news.find(email));
const minutes = (count: number) => clock.set(new Date(clock.now().getTime() + count * 60_000).toISOString());

test('an address gets the news only once whoever reads its mailbox says so', async () => {
  expect(await ask(' Ana@Correo.pe ')).toMatchObject({ ok: true });
  expect(await getsThem()).toBe(false);
  expect(outbox.posted[0]?.to.email).toBe(email);
  expect(outbox.posted[0]?.letter.action?.url).toContain('https://escuela.example/novedades/alta/');
  expect(await confirm.execute(secretIn(0), device)).toMatchObject({ ok: true });
  expect(await getsThem()).toBe(true);
  expect(outbox.posted[1]?.letter.action?.url).toContain('https://escuela.example/novedades/baja/');
});

test('one click on the last letter ends them', async () => {
  await ask();
  await confirm.execute(secretIn(0), device);
  expect(await leave.execute(secretIn(1), device)).toMatchObject({ ok: true });
  expect(await getsThem()).toBe(false);
});

test('the record shows what was agreed to, when and from where', async () => {
  await ask();
  minutes(1);
  await confirm.execute(secretIn(0), device);
  await leave.execute(secretIn(1), device);
  const textHash = new FingerprintsBySha256().of(newsConsent.text);
  expect((await news.record(email)).map(({ event }) => event)).toEqual(['asked', 'confirmed', 'ended']);
  expect((await news.record(email))[1]).toMatchObject({ textVersion: newsConsent.version, textHash, device });
});

test('asking again sends no second letter at once, and none to who gets them already', async () => {
  await ask();
  await ask();
  expect(outbox.posted).toHaveLength(1);
  minutes(6);
  await ask();
  expect(outbox.posted).toHaveLength(2);
  await confirm.execute(secretIn(1), device);
  minutes(60);
  expect(await ask()).toMatchObject({ ok: true });
  expect(outbox.posted).toHaveLength(3);
});

test('a confirmation may be opened twice, not after a week, and an unknown link is refused', async () => {
  await ask();
  expect(await confirm.execute('nada', device)).toEqual({ ok: false, refusal: { kind: 'subscription-not-found' } });
  await confirm.execute(secretIn(0), device);
  expect(await confirm.execute(secretIn(0), device)).toMatchObject({ ok: true });
  expect(outbox.posted).toHaveLength(2);
  await leave.execute(secretIn(1), device);
  minutes(6);
  await ask();
  minutes(8 * 24 * 60);
  expect(await confirm.execute(secretIn(2), device)).toMatchObject({ ok: false });
});

test('what is no address is refused and nothing is sent', async () => {
  expect(await ask('ana')).toEqual({ ok: false, refusal: { kind: 'email-invalid' } });
  expect(outbox.posted).toEqual([]);
});
