import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import type { ServiceKey, Services } from '#ui/kit/layout/services.tsx';
import { LateServices } from '#ui/school/boot/late/late-services.ts';
import { lateStores } from '#ui/school/boot/late/late.container.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { StartUp } from '#ui/school/boot/late/start-up.ts';

/** Those of the school that need nothing to be made. */
const services: Services = {
  get: <T>(key: ServiceKey<T>): T => {
    const made = (key as unknown) === StartUp ? new StartUp([]) : new ToastStore();
    return made as T;
  },
};

test('they are wired once, however often they are asked for', async () => {
  let wired = 0;
  const late = new LateServices(services, () => {
    wired += 1;
    return Promise.resolve(lateStores);
  });
  expect(late.ready).toBe(false);
  const [found, opened] = await Promise.all([
    late.find(() => Promise.resolve(ToastStore)),
    late.open('startUp'),
    late.load(),
  ]);
  expect(found).toBeInstanceOf(ToastStore);
  expect(opened).toBeInstanceOf(StartUp);
  expect([late.ready, wired]).toEqual([true, 1]);
});

test('one that has a name is not there before, and is there afterwards', async () => {
  const late = new LateServices(services, () => Promise.resolve(lateStores));
  expect(late.named('startUp')).toBeNull();
  await late.load();
  expect(late.named('startUp')).toBeInstanceOf(StartUp);
});

test('without a connection they are not there, and the next call tries again', async () => {
  let isOffline = true;
  const late = new LateServices(services, () =>
    isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(lateStores),
  );
  await expect(late.load()).rejects.toThrow('offline');
  expect(late.ready).toBe(false);
  isOffline = false;
  await late.load();
  expect(late.ready).toBe(true);
});

test('in a browser what shows them is drawn anew name by name, a task each, what begins them the last', async () => {
  const paused: (() => void)[] = [];
  const pause = () => new Promise<void>((go) => paused.push(go));
  const late = new LateServices(services, () => Promise.resolve(lateStores), pause);
  const drawn: string[] = [];
  for (const name of ['cart', 'session', 'startUp'] as const)
    autorun(() => late.named(name) !== null && drawn.push(name));
  await late.load();
  expect(drawn).toEqual([]);
  for (const _ of Object.keys(lateStores)) {
    const before = drawn.length;
    expect(late.ready).toBe(false);
    paused.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(drawn.length - before).toBeLessThan(2);
  }
  expect([drawn, late.ready]).toEqual([['cart', 'session', 'startUp'], true]);
});
