import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { DrawingsOnThisThread } from '#test/support/school/drawings-on-this-thread.ts';
import { type Drawings, TooManyDrawings } from '#adapters/server/documents/drawings.ts';
import { documentCountKey, documentLimit } from '#adapters/server/http/shared/document-limit.ts';
import { RateCounts } from '#application/server/shared/ports/rate-counts.ts';
import { goRoundReceipts, sendDueMailsBy } from '#adapters/server/wiring/background.container.ts';
import { MailerToFolder } from '#adapters/server/mail/mailer-to-folder.ts';
import { initialProvider } from '#domain/legal/statute.ts';
import { onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { readOutbox } from '#test/support/shared/outbox.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let world: TestSchool;
let ana: Shopper;
let draw: Drawings['draw'];

beforeEach(async () => {
  const here = new DrawingsOnThisThread();
  draw = (task) => here.draw(task);
  world = await testSchool({ drawings: { draw: (task) => draw(task), close: () => here.close() } });
  await stockShop(world.db);
  ana = await new Shopper(world).signIn();
  await ana.add(onSale.course.slug);
  const { id } = (await ana.order('199.90')).json<{ id: string }>();
  const { page } = (await ana.startPayment(id)).json<{ page: string }>();
  const { action, token } = await ana.typeCard(page, '4111 1111 1111 1111');
  await ana.post(action, { transactionToken: token });
  await goRoundReceipts(world.school);
});

const documentOf = async (buyer: Shopper): Promise<string> =>
  (await buyer.call('GET', '/api/v1/receipts')).json<{ receipts: { document: string }[] }>().receipts[0]?.document ??
  '';

describe('GET /api/v1/receipts', () => {
  test('lists the buyer’s own, each with its PDF', async () => {
    expect((await ana.call('GET', '/api/v1/receipts')).json()).toMatchObject({
      receipts: [
        {
          code: 'B001-1',
          type: 'boleta',
          orderNumber: 1,
          total: '199.90',
          taxState: 'not-sent',
          buyerName: 'Ana María Quispe Rojas',
          documentNumber: '45678912',
        },
      ],
    });
    const pdf = await world.app.inject({ url: await documentOf(ana) });
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.headers['content-disposition']).toBe(`attachment; filename="${initialProvider.ruc}-03-B001-1.pdf"`);
    expect(pdf.body.startsWith('%PDF-1.7')).toBe(true);
  });

  test('is closed to strangers, and shows nobody else’s', async () => {
    expect((await new Shopper(world).call('GET', '/api/v1/receipts')).statusCode).toBe(401);
    const luis = await new Shopper(world).signIn();
    expect((await luis.call('GET', '/api/v1/receipts')).json()).toEqual({ receipts: [] });
  });

  test('a PDF opens only at its own signed address, for an hour', async () => {
    const address = await documentOf(ana);
    const [path = ''] = address.split('?');
    expect((await world.app.inject({ url: path })).statusCode).toBe(403);
    expect((await world.app.inject({ url: address.replace(/\/receipts\/[^/]+/, '/receipts/otro') })).statusCode).toBe(
      403,
    );
    world.clock.advance({ minutes: 61 });
    expect((await world.app.inject({ url: address })).statusCode).toBe(410);
  });
});

test('its mail names what was bought and carries the same PDF', async () => {
  const dataDir = temporaryFolder();
  const mailer = new MailerToFolder(join(dataDir, 'outbox'), 'Escuela <no-responder@escuela.example>');
  await sendDueMailsBy(mailer, world.school).execute();
  const mail = readOutbox(dataDir).find(({ subject }) => subject === 'Tu boleta B001-1');
  expect(mail?.text).toContain('Por: Derecho laboral');
  const pdf = await world.app.inject({ url: await documentOf(ana) });
  expect(mail?.files).toEqual([{ name: `${initialProvider.ruc}-03-B001-1.pdf`, bytes: pdf.rawPayload }]);
});

describe('a PDF that is asked for', () => {
  test('too often by one account is refused until the minute is over', async () => {
    const address = await documentOf(ana);
    const userId = ana.userId ?? '';
    const counts = world.school.get(RateCounts);
    for (let time = 0; time < documentLimit.requests; time += 1) {
      await counts.hit(documentCountKey(userId), documentLimit.seconds, world.clock.now());
    }
    const refused = await world.app.inject({ url: address });
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      429,
      'Hiciste demasiados intentos. Vuelve a probar en 60 segundos.',
    ]);
    world.clock.advance({ minutes: 1 });
    expect((await world.app.inject({ url: address })).statusCode).toBe(200);
  });

  test('while too much is being drawn is put off', async () => {
    draw = () => Promise.reject(new TooManyDrawings());
    const answer = await world.app.inject({ url: await documentOf(ana) });
    expect([answer.statusCode, answer.json<{ kind: string }>().kind]).toEqual([503, 'drawings-busy']);
  });
});

describe('the news of orders', () => {
  test('are told until they are seen', async () => {
    const read = async () =>
      (await ana.call('GET', '/api/v1/order-notices')).json<{
        notices: { kind: string; isSeen: boolean; at: string }[];
      }>().notices;
    expect((await read()).map(({ kind, isSeen }) => [kind, isSeen]).toSorted()).toEqual([
      ['confirmed', false],
      ['receipt-issued', false],
    ]);
    const until = (await read())[0]?.at ?? '';
    expect((await ana.call('POST', '/api/v1/order-notices/views', { until })).statusCode).toBe(204);
    expect((await read()).every(({ isSeen }) => isSeen)).toBe(true);
  });

  test('are the buyer’s own', async () => {
    const stranger = new Shopper(world);
    expect((await stranger.call('GET', '/api/v1/order-notices')).statusCode).toBe(401);
    const until = '2026-03-10T15:00:00.000Z';
    expect((await stranger.call('POST', '/api/v1/order-notices/views', { until })).statusCode).toBe(401);
    const luis = await new Shopper(world).signIn();
    expect((await luis.call('GET', '/api/v1/order-notices')).json()).toEqual({ notices: [] });
    await luis.call('POST', '/api/v1/order-notices/views', { until });
    expect((await ana.call('GET', '/api/v1/order-notices')).body).toContain('"isSeen":false');
  });
});
