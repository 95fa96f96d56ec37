import { RouterContextProvider } from 'react-router-dom';
import { importPage } from '#ui/school/page-files.ts';
import { expect, test, vi } from 'vitest';
import { moveTo } from '#ui/school/boot/page-module.ts';
import {
  page,
  pauseContext,
  servicesContext,
  shownContext,
  type Guard,
  type PageOptions,
} from '#ui/school/page-route.tsx';
import { servicesOf } from '#test/support/browser/show-page.tsx';
import { until } from '#test/support/shared/until.ts';

/** What opening a page of no data ends with. */
async function open(options: PageOptions): Promise<unknown> {
  const { loader } = page('/nada', 'boot/errors/unknown-address-page', options);
  const context = new RouterContextProvider(new Map([[servicesContext, servicesOf(() => undefined)]]));
  const args = { params: {}, context, request: new Request('http://localhost/nada') };
  if (typeof loader !== 'function') throw new Error('The page has no loader');
  return Promise.resolve(loader(args as never)).catch((thrown: unknown) => thrown);
}

test('a guard that lets pass leads to the page', async () => {
  const seen: string[] = [];
  const guard: Guard = (_, { url }) => void seen.push(url.pathname);
  expect(await open({ guard })).toMatchObject({ init: { status: 404 } });
  expect(seen[0]).toBe('/nada');
});

test('ERROR-3: an unknown guard is a 500, and never an open door', async () => {
  const missing = (value: unknown) => ({ guard: value }) as PageOptions;
  for (const value of [undefined, null, 'requireSignIn'])
    expect(await open(missing(value))).toMatchObject({ init: { status: 500 }, data: { kind: 'unknown-guard' } });
});

test('LAY-13: a page that is there already still waits for the end of its pause', async () => {
  await importPage('./storefront/news/leave-news-page.tsx');
  const { loader } = page('/novedades/baja/:secret', 'storefront/news/leave-news-page');
  if (typeof loader !== 'function') throw new Error('The page has no loader');
  let end: () => void = () => undefined;
  const pause = new Promise<void>((done) => (end = done));
  const services = servicesOf(() => undefined);
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(pauseContext, () => pause);
  const loaded = vi.spyOn(services.late, 'load');
  const seen: string[] = [];
  const args = { params: { secret: 'x' }, context, request: new Request('http://localhost/novedades/baja/x') };
  const opened = Promise.resolve(loader(args as never)).then(() => seen.push('abierta'));
  await until(() => expect(loaded).toHaveResolved());
  await new Promise((done) => setTimeout(done, 0));
  expect(seen).toEqual([]);
  end();
  await opened;
  expect(seen).toEqual(['abierta']);
});

test('a page that leads on is replaced where it is the one in the address bar, and no step back is lost where it is not', async () => {
  const { loader } = page('/nada', 'boot/errors/unknown-address-page', { guard: () => moveTo('/main') });
  if (typeof loader !== 'function') throw new Error('The page has no loader');
  const replaces = async (shown: string): Promise<boolean> => {
    const context = new RouterContextProvider(new Map([[servicesContext, servicesOf(() => undefined)]]));
    context.set(shownContext, () => `http://localhost${shown}`);
    const args = { params: {}, context, request: new Request('http://localhost/nada?a=1') };
    const thrown: unknown = await Promise.resolve(loader(args as never)).catch((answer: unknown) => answer);
    return (thrown as Response).headers.has('X-Remix-Replace');
  };
  expect([await replaces('/nada?a=1'), await replaces('/cursos'), await replaces('/nada')]).toEqual([
    true,
    false,
    false,
  ]);
});
