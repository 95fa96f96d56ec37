import { expect, test } from 'vitest';
import { bindClass } from '#adapters/wiring/bindings.ts';
import { saidAtFirst } from '#test/support/shared/said-at-first.ts';
import { createBrowserServices } from '#ui/school/boot/container.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';

class PageStore {
  constructor(readonly toasts: ToastStore) {}
}

const site = {
  ...saidAtFirst,
  origin: 'http://localhost:3000',
  signInOrigin: 'http://localhost:3001',
  imagesBase: '',
  uploadsBase: '',
  year: 2026,
  socialLinks: [],
};

test('what a page started with is what its own services are given once they are wired, and what it goes on with', async () => {
  const services = createBrowserServices(site, new PageMap([]));
  const toasts = services.get(ToastStore);
  const seller = await services.late.open('seller');
  await services.wirePage((container) => bindClass(container, PageStore, [ToastStore]));
  expect(services.get(PageStore).toasts).toBe(toasts);
  expect(services.get(ToastStore)).toBe(toasts);
  expect(await services.late.open('seller')).toBe(seller);
});
