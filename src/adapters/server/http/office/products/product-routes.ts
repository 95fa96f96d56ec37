import type { FastifyInstance } from 'fastify';
import { factsEndpoints, pricesEndpoints } from '#adapters/http-contract/office/products/facts-and-prices.ts';
import * as contract from '#adapters/http-contract/office/products/products.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import { readChoicesOfProducts } from '#adapters/server/sql/office/products/product-choices.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { OpenProduct } from '#application/server/office/products/open-product.ts';
import { PublishProduct } from '#application/server/office/products/publish-product.ts';
import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept } from '#domain/shared/result.ts';
import { partRoutes } from './part-routes.ts';
import { officeProductRefusals } from './product-refusals.ts';

/** What the school sells, made in the office. */
export function officeProductRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    contract.readEditedProduct,
    only(officeProductRefusals, 'product-not-found', 'product-not-yours'),
    ({ caller, params, reply }) => {
      void reply.header('cache-control', 'no-store');
      return school.get(OpenProduct).execute(params.id, caller.userId);
    },
  );
  serve(
    app,
    school,
    contract.publishProduct,
    only(officeProductRefusals, 'product-not-found', 'product-lacks', 'copy-changed'),
    async ({ caller, params, body }) => {
      const published = await school.write(PublishProduct, (publish) =>
        publish.execute(params.id, caller.userId, body.mark),
      );
      return published.ok ? accept(undefined) : published;
    },
  );
  serve(app, school, contract.readProductChoices, {}, async ({ reply }) => {
    void reply.header('cache-control', 'no-store');
    const generalRate = school.get(PriceSettings).generalRate(limaDay(school.get(Clock).now()));
    return accept({ ...(await readChoicesOfProducts(school.db)), generalRate });
  });
  for (const endpoints of [factsEndpoints, pricesEndpoints]) partRoutes(app, school, endpoints);
}
