import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '#adapters/server/http/app.ts';
import { requestIds } from '#adapters/server/http/shared/request-log.ts';
import { LoggerOnStandardError } from '#adapters/server/logger-on-standard-error.ts';
import { parseTrustedProxies, type TrustedProxies } from '#adapters/server/config/trusted-proxies.ts';
import { testSchool } from '#test/support/school/test-school.ts';

describe('the id of a request', () => {
  const given = '7f3a9c2e1b5d4f60';
  const idOf = (trustProxy: TrustedProxies, id: unknown, remoteAddress?: string): string =>
    requestIds({ trustProxy }, () => 'new')({ headers: { 'x-request-id': id }, socket: { remoteAddress } } as never);

  test('is what a believed proxy says, and nobody else', () => {
    const networks = parseTrustedProxies('10.0.0.0/8,192.168.1.5,fd00::/8') ?? false;
    expect(idOf(false, given, '127.0.0.1')).toBe('new');
    expect(idOf(1, given, '203.0.113.9')).toBe(given);
    expect(idOf(networks, given, '10.20.30.40')).toBe(given);
    expect(idOf(networks, given, '::ffff:10.20.30.40')).toBe(given);
    expect(idOf(networks, given, '192.168.1.5')).toBe(given);
    expect(idOf(networks, given, 'fd12::1')).toBe(given);
    for (const other of ['192.168.1.6', '11.0.0.1', '::1', undefined, '']) {
      expect(idOf(networks, given, other)).toBe('new');
    }
  });

  test.each([
    'short',
    'x'.repeat(65),
    'with space 1234',
    'línea-1234',
    '<script>1234',
    'a'.repeat(10) + '\n' + 'b'.repeat(10),
    '-starts-with',
    '',
    undefined,
    ['7f3a9c2e1b5d4f60', 'other'],
  ])('is never %j', (id) => {
    expect(idOf(1, id, '127.0.0.1')).toBe('new');
  });

  test('of a proxy is in the answer and in what is wrong with it', async () => {
    const { app } = await testSchool({ config: { trustProxy: 1 } });
    const { headers, json } = await app.inject({ url: '/api/load-menu', headers: { 'x-request-id': given } });
    expect([headers['x-request-id'], json<{ requestId: string }>().requestId]).toEqual([given, given]);
  });
});

test('ERROR-4: every line that a request causes names it, wherever it is written, and no other', async () => {
  const world = await testSchool();
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const written = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  onTestFinished(() => written.mockRestore());
  const logger = new LoggerOnStandardError('info');
  const app = await createApp(world.school, { ...world.config, logLevel: 'info' }, 'school', null, { log });
  onTestFinished(() => app.close());
  app.post('/noted', async (request) => {
    logger.info('in a use case', { letters: (request.body as { word: string }).word.length });
    await world.db.selectFrom('counters').selectAll().execute();
    world.school.later(() => Promise.resolve(logger.warn('after the answer')));
    await new Promise((resolve) => setImmediate(resolve));
    logger.error('of ana@correo.pe');
    return {};
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  lines.length = 0;
  // Over real connections, kept and used again: the next request must not be taken for the one before.
  const call = async (word: string) => {
    const body = JSON.stringify({ word: word.repeat(30_000) });
    const { headers } = await fetch(`${origin}/noted`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return String(headers.get('x-request-id'));
  };
  const ids = [...(await Promise.all([call('one'), call('two')])), await call('three'), await call('four')];
  await world.school.settled();
  logger.info('of nobody');
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const id of ids) {
    const own = told.filter(({ requestId }) => requestId === id);
    expect(own.map(({ message }) => message).toSorted()).toEqual(
      ['after the answer', 'in a use case', 'incoming request', 'of …', 'request completed'].toSorted(),
    );
    for (const line of own) {
      expect(line).toMatchObject({ level: expect.stringMatching(/^(?:info|warn|error)$/), time: expect.any(String) });
    }
  }
  expect(told).toHaveLength(ids.length * 5 + 1);
  expect(told.at(-1)).not.toHaveProperty('requestId');
});
