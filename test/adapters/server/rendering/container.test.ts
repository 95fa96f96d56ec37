import { expect, test } from 'vitest';
import { CertificateCheckInProcess } from '#adapters/server/rendering/in-process/certificate-check-in-process.ts';
import { ReceiptCheckInProcess } from '#adapters/server/rendering/in-process/receipt-check-in-process.ts';
import { requestServices } from '#adapters/server/rendering/container.ts';
import { siteSettings } from '#adapters/server/rendering/school-pages.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { StorefrontApi } from '#application/browser/catalogue/ports/storefront-api.ts';
import { Navigator } from '#application/browser/shared/ports/navigator.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { insertCampaigns } from '#test/support/catalogue/catalogue-rows.ts';
import { testSchool } from '#test/support/school/test-school.ts';

async function services() {
  const { school, config, clock, db } = await testSchool();
  const [from, until] = [new Date('2026-01-01T05:00:00.000Z'), new Date('2036-01-01T05:00:00.000Z')];
  const picture = { desktopImage: 'a.svg', mobileImage: 'b.svg', desktopLink: '/cursos', mobileLink: '/cursos' };
  const images = [{ id: 1, ...picture, seconds: 8 }];
  await insertCampaigns(db, [{ id: 1, kind: 'text', text: 'Cursos', area: 'header', from, until, images }]);
  const site = siteSettings(config, school.settings, clock.now());
  const checks = {
    certificates: new CertificateCheckInProcess(school, '127.0.0.1'),
    receipts: new ReceiptCheckInProcess(school, '127.0.0.1'),
  };
  return (isClosed?: boolean) => requestServices(school, site, new PageMap([]), checks, isClosed);
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
  await request.wirePage(wire);
  expect(times).toBe(1);
  expect(() => request.get(Marker)).toThrow(/Marker/);
});

test('ADS-1: whoever has closed the advertisement is drawn none', async () => {
  const forRequest = await services();
  const shown = async (isClosed?: boolean) => forRequest(isClosed).get(StorefrontApi).headerCampaigns();
  expect(await shown()).toMatchObject({ ok: true, value: [{ id: 1 }] });
  expect(await shown(true)).toEqual({ ok: true, value: [] });
});
