import { expect, test } from 'vitest';
import { CertificateCheckInProcess } from '#adapters/server/rendering/certificate-check-in-process.ts';
import { requestServices } from '#adapters/server/rendering/container.ts';
import { siteSettings } from '#adapters/server/rendering/school-pages.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { Navigator } from '#application/browser/shared/ports/navigator.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { testSchool } from '#test/support/school/test-school.ts';

async function services() {
  const { school, config, clock } = await testSchool();
  const site = siteSettings(config, clock.now());
  const check = new CertificateCheckInProcess(school, '127.0.0.1');
  return () => requestServices(school, site, new PageMap([]), check);
}

test('one visitor’s request never sees what another’s holds', async () => {
  const forRequest = await services();
  const [one, other] = [forRequest(), forRequest()];
  expect(one.get(ToastStore)).toBe(one.get(ToastStore));
  expect(one.get(ToastStore)).not.toBe(other.get(ToastStore));
});

test('ports are asked in this process', async () => {
  const answer = await (await services())().get(CatalogueApi).product('nada');
  expect(answer).toMatchObject({ ok: false, refusal: { kind: 'product-not-found', status: 404 } });
});

test('what only a browser has says its name when it is used', async () => {
  const request = (await services())();
  expect(() => request.get(Navigator).here()).toThrow('Navigator.here');
  expect(() => request.get(TabStorage).read('x')).toThrow('TabStorage.read');
});

test('a folder’s services are wired once, however many of its pages ask', async () => {
  const request = (await services())();
  class Marker {}
  let times = 0;
  const wire = () => {
    times += 1;
  };
  await Promise.all([request.wirePage(wire), request.wirePage(wire)]);
  request.wire(wire);
  expect(times).toBe(1);
  expect(() => request.get(Marker)).toThrow(/Marker/);
});
