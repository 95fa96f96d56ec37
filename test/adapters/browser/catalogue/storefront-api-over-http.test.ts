import { beforeEach, expect, test } from 'vitest';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { StorefrontApiOverHttp } from '#adapters/browser/catalogue/storefront-api-over-http.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import type { StorefrontApi } from '#application/browser/catalogue/ports/storefront-api.ts';
import { insertCampaigns } from '#test/support/catalogue/catalogue-rows.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

let school: TestSchool;
let api: StorefrontApi;

beforeEach(async () => {
  school = await testSchool();
  api = new StorefrontApiOverHttp(new HttpClient(new TokenOf(school, null), {}, fetchInto(school.app)));
});

const rows = () => school.db.selectFrom('news_subscriptions').selectAll().execute();

/** The secret of the link to a page in the letters sent so far. */
async function secretOf(page: string): Promise<string> {
  const letters = await school.db.selectFrom('outbox_mails').select('text_body').execute();
  const found = letters.map(({ text_body }) => new RegExp(`/novedades/${page}/([\\w-]+)`).exec(text_body)?.[1]);
  return found.find((secret) => secret !== undefined) ?? '';
}

test('NEWS-1: an address is given to the school under its code, confirmed and taken back by the letters’ links', async () => {
  accepted(await api.subscribeToNews('ana@correo.pe'));
  expect(await rows()).toMatchObject([{ email: 'ana@correo.pe', site: 'ES', confirmed_at: null }]);
  accepted(await api.confirmNews(await secretOf('alta')));
  expect((await rows())[0]?.confirmed_at).not.toBeNull();
  accepted(await api.leaveNews(await secretOf('baja')));
  expect((await rows())[0]?.unsubscribed_at).not.toBeNull();
});

test('NEWS-1: what is no address is refused, and an unknown link', async () => {
  expect(refused(await api.subscribeToNews('ana'))).toMatchObject({
    field: 'email',
    detail: 'Ingresa un email válido',
  });
  expect(refused(await api.confirmNews('nada')).status).toBe(404);
  expect(refused(await api.leaveNews('nada')).status).toBe(404);
});

test('ADS-1: the campaigns that run above the header come with every picture of theirs', async () => {
  const image = { desktopImage: 'a.svg', mobileImage: 'b.svg', desktopLink: '/cursos/a', mobileLink: '/cursos/b' };
  const images = [8, 5].map((seconds, index) => ({ id: 10 + index, ...image, seconds }));
  const [from, until] = [new Date('2026-01-01T05:00:00.000Z'), new Date('2026-12-31T05:00:00.000Z')];
  await insertCampaigns(school.db, [
    { id: 7, kind: 'text', text: 'Marzo', area: 'header', from, until, images },
    { id: 8, kind: 'image', text: 'Abril', area: 'header', from, until, images: [{ ...image, id: 20, seconds: 5 }] },
  ]);
  expect(accepted(await api.headerCampaigns())).toMatchObject([
    { id: 7, kind: 'text', images },
    { id: 8, kind: 'image' },
  ]);
});
