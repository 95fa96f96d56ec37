import { expect, test, vi } from 'vitest';
import { lateFiles } from '#ui/kit/feedback/late-files.ts';
import { fetchQuietly } from '#ui/kit/feedback/quiet-fetch.ts';
import { until } from '#test/support/shared/until.ts';

/** The queue as a page that has just been loaded has it, and its quiet moments in hand. */
function freshPage() {
  const files: typeof lateFiles = { ...lateFiles, waiting: [], onAdded: () => undefined };
  const moments: (() => void)[] = [];
  const brought: string[] = [];
  const network = { isThere: true };
  const file = (name: string) => () => {
    brought.push(name);
    return network.isThere ? Promise.resolve() : Promise.reject(new TypeError('net'));
  };
  const quiet = async (): Promise<void> => {
    await until(() => expect(moments).not.toEqual([]));
    moments.shift()?.();
  };
  const begin = () => fetchQuietly(files, (work) => void moments.push(work));
  const bringWhenQuiet = (bring: () => Promise<unknown>) => files.add(bring);
  return { bringWhenQuiet, begin, brought, file, moments, network, quiet };
}

test('SAFE-24: nothing is fetched before the page lets it be, and on the server never', () => {
  const { bringWhenQuiet, brought, file, moments } = freshPage();
  bringWhenQuiet(file('notas'));
  expect([brought, moments]).toEqual([[], []]);
});

test('SAFE-24: nothing is fetched ahead for a visitor who asked to save data', () => {
  const { begin, bringWhenQuiet, brought, file, moments } = freshPage();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  bringWhenQuiet(file('notas'));
  begin();
  vi.unstubAllGlobals();
  bringWhenQuiet(file('marcas'));
  expect([brought, moments]).toEqual([[], []]);
});

test('SAFE-24: files come one after another, each in a quiet moment, those of a later page as well', async () => {
  const { begin, bringWhenQuiet, brought, file, moments, quiet } = freshPage();
  bringWhenQuiet(file('notas'));
  bringWhenQuiet(file('marcas'));
  begin();
  expect([brought, moments.length]).toEqual([[], 1]);
  await quiet();
  expect(brought).toEqual(['notas']);
  await quiet();
  expect(brought).toEqual(['notas', 'marcas']);
  bringWhenQuiet(file('ajustes'));
  await quiet();
  expect(brought).toEqual(['notas', 'marcas', 'ajustes']);
});

test('SAFE-24: what did not come is fetched when the network is back, and holds nothing up', async () => {
  const { begin, bringWhenQuiet, brought, file, network, quiet } = freshPage();
  network.isThere = false;
  bringWhenQuiet(file('notas'));
  bringWhenQuiet(file('marcas'));
  begin();
  await quiet();
  network.isThere = true;
  await quiet();
  expect(brought).toEqual(['notas', 'marcas']);
  window.dispatchEvent(new Event('online'));
  await quiet();
  expect(brought).toEqual(['notas', 'marcas', 'notas']);
});
