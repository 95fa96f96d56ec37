import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError } from '#adapters/server/config/config.ts';
import { orTaken } from '#adapters/server/config/taken-port.ts';
import { listenForMetrics } from '#adapters/server/observing/metrics-listener.ts';

const contentType = 'text/plain; version=0.0.4; charset=utf-8';
const listen = (read: () => Promise<string>, port = 0) => listenForMetrics(read, contentType, '127.0.0.1', port);

test('tells what is read to whoever asks for it, and nothing else', async () => {
  const listener = await listen(() => Promise.resolve('escuela_ready 1\n'));
  onTestFinished(() => listener.close());
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${listener.port}${path}`, { method });
  const answer = await ask('/metrics');
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    contentType,
    'escuela_ready 1\n',
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const [path, method] of [['/'], ['/metrics/x'], ['/api/v1/health'], ['/metrics', 'POST']] as const)
    expect((await ask(path, method)).status).toBe(404);
});

test('what cannot be read is no empty answer', async () => {
  const listener = await listen(() => Promise.reject(new Error('no')));
  onTestFinished(() => listener.close());
  expect((await fetch(`http://127.0.0.1:${listener.port}/metrics`)).status).toBe(503);
});

test('closed, it is gone, also for whoever kept a connection or waits', async () => {
  let isAsked = (): void => undefined;
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  const listener = await listen(() => {
    isAsked();
    return new Promise(() => undefined);
  });
  const waiting = fetch(`http://127.0.0.1:${listener.port}/metrics`).catch(() => 'gone');
  await asked;
  await listener.close();
  expect(await waiting).toBe('gone');
  await expect(fetch(`http://127.0.0.1:${listener.port}/metrics`)).rejects.toThrow('fetch failed');
});

test('a port that something else has is told by the name of its setting', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const begun = orTaken('METRICS_PORT', port, () => listen(() => Promise.resolve(''), port));
  await expect(begun).rejects.toThrow(
    new ConfigError(`El puerto ${port} está ocupado. Cierra lo que lo usa o elige otro con METRICS_PORT=…`),
  );
});
