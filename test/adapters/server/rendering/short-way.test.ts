import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { advertisementCookie } from '#adapters/http-contract/catalogue/advertisement-cookie.ts';
import { createApp } from '#adapters/server/http/app.ts';
import type {} from '#adapters/server/rendering/short-way.ts';
import { schoolPages } from '#adapters/server/rendering/school-pages.ts';
import { rosa, storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { insertCatalogue } from '#test/support/catalogue/catalogue-rows.ts';
import { testSchool } from '#test/support/school/test-school.ts';

const path = '/cursos/curso-1';

interface Answer {
  readonly status: number;
  /** In their order and spelling, but for what each answer has of its own. */
  readonly headers: readonly string[];
  readonly id: string;
  readonly body: string;
}

/** A school with a course, listening. */
async function listening() {
  const school = await testSchool();
  await insertCatalogue(school.db, [storedProduct(1, { staff: [rosa], title: 'Contratos' })]);
  const measured: string[] = [];
  const metrics = {
    watch: (app: Awaited<ReturnType<typeof createApp>>) =>
      app.decorate('noteAnswered', (route) => measured.push(route)),
  };
  const app = await createApp(school.school, school.config, 'school', schoolPages(school.config), { metrics });
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  await school.school.settled();
  const { port } = app.server.address() as AddressInfo;
  const ask = (path: string, headers: IncomingHttpHeaders = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, async (answer) => {
        const body = await text(answer.setEncoding('base64'));
        const pairs = answer.rawHeaders.flatMap((name, at) =>
          at % 2 === 0 ? [`${name}: ${answer.rawHeaders[at + 1]}`] : [],
        );
        const headers = pairs.filter((pair) => !/^(?:x-request-id|date):/i.test(pair));
        resolve({ status: answer.statusCode ?? 0, headers, id: String(answer.headers['x-request-id']), body });
        await school.school.settled();
      });
      asked.on('error', reject).end();
    });
  /** How many of some requests went the short way. */
  const short = async (work: () => Promise<unknown>): Promise<number> => {
    const before = app.shortWay?.taken ?? 0;
    await work();
    await school.school.settled();
    return (app.shortWay?.taken ?? 0) - before;
  };
  /** Ends once a page is answered the short way: what it was answered the long way is noted after it was sent. */
  const known = async (headers: IncomingHttpHeaders = {}): Promise<void> => {
    await ask(path, headers);
    await expect.poll(() => short(() => ask(path, headers)), { timeout: 10_000 }).toBe(1);
    measured.length = 0;
  };
  return { ...school, app, ask, short, known, measured };
}

/** A tag that no page has sends a request the long way. */
const long = { 'if-none-match': '"none"' };

test.each(['identity', 'gzip', 'br', 'gzip;q=0, br;q=0'])(
  'a page that is kept is answered by the short way as by the long one, encoded as %s',
  async (encoding) => {
    const { ask, short, known, measured } = await listening();
    const headers = { 'accept-encoding': encoding };
    await known(headers);
    const expected = await ask(path, { ...headers, ...long });
    const answers: Answer[] = [];
    expect(
      await short(async () => {
        for (let each = 0; each < 3; each += 1) answers.push(await ask(path, headers));
      }),
    ).toBe(3);
    for (const { id: _, ...answer } of answers) expect({ ...answer, id: '' }).toEqual({ ...expected, id: '' });
    expect(expected).toMatchObject({ status: 200 });
    expect(new Set([expected, ...answers].map(({ id }) => id)).size).toBe(4);
    expect(measured).toEqual(Array.from({ length: 3 }, () => '/cursos/:slug'));
  },
);

test('whatever is not quite the same goes the long way', async () => {
  const { ask, short, known, school } = await listening();
  await known();
  const others: readonly [string, IncomingHttpHeaders?, string?][] = [
    [path, {}, 'HEAD'],
    [path, {}, 'POST'],
    [path, { 'content-length': '0' }],
    [path, { cookie: `${advertisementCookie}=1` }],
    [path, { 'accept-encoding': 'br' }],
    [`${path}?x=1`],
    ['/cursos/curso%2D1'],
    ['/cursos/nada'],
    ['/api/v1/products/curso-1'],
  ];
  for (const [other, headers, method] of others)
    expect([other, await short(() => ask(other, headers, method))]).toEqual([other, 0]);
  expect(await short(() => ask(path))).toBe(1);
  school.readiness.beginStopping();
  expect(await short(async () => expect((await ask(path)).headers).toContain('connection: close'))).toBe(0);
});

test('what has changed is seen at once, and what the school says of scripts as well', async () => {
  const { ask, short, known, db, say } = await listening();
  const shown = async () => Buffer.from((await ask(path, { 'accept-encoding': 'identity' })).body, 'base64').toString();
  await known({ 'accept-encoding': 'identity' });
  expect(await short(async () => expect(await shown()).toContain('Contratos'))).toBe(1);
  await db.updateTable('products').set({ title: 'Otro título' }).where('id', '=', 1).execute();
  expect(await short(async () => expect(await shown()).toContain('Otro título'))).toBe(0);
  await known({ 'accept-encoding': 'identity' });
  expect(await shown()).toContain('Otro título');
  await say('tracking', { tagManagerId: 'GTM-ABC123', pixelId: '' });
  for (const headers of [{}, {}, long])
    expect((await ask(path, headers)).headers.join('\n')).toContain('https://www.googletagmanager.com');
});
