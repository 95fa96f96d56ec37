import type { FastifyInstance } from 'fastify';
import {
  getStoreConfig,
  confirmNews,
  leaveNews,
  loadAdvertisement,
  loadAllProducts,
  loadMenuCategories,
  presentCampaign,
  presentSearch,
  subscribeToNews,
} from '#adapters/http-contract/catalogue/storefront-calls.ts';
import { listCatalogueBranches } from '#adapters/http-contract/catalogue/catalogue-reads.ts';
import { loadMenu, presentMenu, presentStudentMenu } from '#adapters/http-contract/catalogue/menu-call.ts';
import type { Config } from '#adapters/server/config/config.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { ConfirmNews } from '#application/server/support/confirm-news.ts';
import { LeaveNews } from '#application/server/support/leave-news.ts';
import { SubscribeToNews } from '#application/server/support/subscribe-to-news.ts';
import { Advertisements } from '#application/server/catalogue/ports/advertisements.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { Products } from '#application/server/catalogue/ports/products.ts';
import { studentMenu } from '#domain/catalogue/student-menu.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { accept } from '#domain/shared/result.ts';
import { readMenu } from './catalogue-menu.ts';
import { catalogueRefusals } from './catalogue-refusals.ts';
import { deviceOf } from '#adapters/server/http/accounts/device.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

/** The calls of section 7 that header, footer and search make. Source: API-2.1, 2.2, 2.9–2.12. */
export function storefrontRoutes(app: FastifyInstance, school: School, config: Config): void {
  serve(app, school, loadAllProducts, {}, async () => accept(presentSearch(await school.get(Products).searchable())));
  serve(app, school, loadMenuCategories, {}, async () => {
    const categories = await school.get(Products).categories([]);
    return accept({ categories: categories.map(({ id, title, slug }) => ({ id, titulo: title, slug })) });
  });
  serve(app, school, listCatalogueBranches, {}, async () =>
    accept({ branches: await school.get(Products).branches() }),
  );
  serve(app, school, loadMenu, {}, async ({ caller, reply }) => {
    if (caller === null) return accept(presentMenu(await readMenu(school)));
    void reply.header('cache-control', 'no-store');
    const now = school.get(Clock).now();
    const [owned, plans] = await Promise.all([
      school.get(Ownership).of(caller.userId, now),
      school.get(Ownership).plansOf(caller.userId, now),
    ]);
    return accept(presentStudentMenu(studentMenu(owned, plans)));
  });
  serve(app, school, loadAdvertisement, {}, async ({ query }) => {
    const campaigns = await school.get(Advertisements).runningIn(query.area, school.get(Clock).now());
    const advertisements = campaigns.flatMap((each) => presentCampaign(each, config.schoolOrigin) ?? []);
    return accept({ advertisements, total_ads: advertisements.length });
  });
  serve(app, school, getStoreConfig, {}, async () => accept(storeConfig(school, config)));
  newsRoutes(app, school);
}

function newsRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    subscribeToNews,
    only(catalogueRefusals, 'email-invalid'),
    async ({ body, request }) => {
      const device = deviceOf(request);
      const done = await school.write(SubscribeToNews, (subscribe) => subscribe.execute(body.email, body.web, device));
      return done.ok ? accept({ success: true }) : done;
    },
    { limit: { requests: 300, seconds: 600 } },
  );
  serve(app, school, confirmNews, only(catalogueRefusals, 'subscription-not-found'), ({ body, request }) =>
    school.write(ConfirmNews, (confirm) => confirm.execute(body.secret, deviceOf(request))),
  );
  serve(app, school, leaveNews, only(catalogueRefusals, 'subscription-not-found'), ({ body, request }) =>
    school.write(LeaveNews, (leave) => leave.execute(body.secret, deviceOf(request))),
  );
}

function storeConfig(school: School, config: Config) {
  const prices = school.get(PriceSettings);
  const generalRate = prices.generalRate(limaDay(school.get(Clock).now()));
  return {
    id: schoolIdentity.webId,
    siglas: schoolIdentity.code,
    tienda: schoolIdentity.store,
    moneda: 'S/.',
    igv: String(generalRate / 100),
    redondeo: prices.rounding(),
    url_web: config.schoolOrigin,
    url_ingreso: config.signInOrigin,
    url_imagenes: config.imagesBase,
    url_subidas: config.uploadsBase,
  };
}
