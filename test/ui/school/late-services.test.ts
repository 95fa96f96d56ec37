import { expect, test } from 'vitest';
import type { ServiceKey, Services } from '#ui/kit/services.tsx';
import { LateServices } from '#ui/school/late-services.ts';

class Late {
  readonly name = 'late';
}

const services: Services = { get: <T>(key: ServiceKey<T>): T => new (key as new () => T)() };

test('they are wired once, however often they are asked for', async () => {
  let wired = 0;
  const late = new LateServices(services, () => {
    wired += 1;
    return Promise.resolve();
  });
  expect(late.ready).toBe(false);
  const [found] = await Promise.all([late.find(() => Promise.resolve(Late)), late.load()]);
  expect(found.name).toBe('late');
  expect([late.ready, wired]).toEqual([true, 1]);
});

test('without a connection they are not there, and the next call tries again', async () => {
  let isOffline = true;
  const late = new LateServices(services, () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve()));
  await expect(late.load()).rejects.toThrow('offline');
  expect(late.ready).toBe(false);
  isOffline = false;
  await late.load();
  expect(late.ready).toBe(true);
});
