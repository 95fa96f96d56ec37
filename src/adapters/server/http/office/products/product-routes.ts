import { officeUploadRules } from '#domain/office/office-upload-rules.ts';
import type { FastifyInstance } from 'fastify';
import { receivedFile } from '#adapters/http-contract/shared/form-file.ts';
import { factsEndpoints, pricesEndpoints } from '#adapters/http-contract/office/products/facts-and-prices.ts';
import { syllabusEndpoints } from '#adapters/http-contract/learning/syllabus.ts';
import * as contract from '#adapters/http-contract/office/products/products.ts';
import { uploadRefusals } from '#adapters/server/http/shared/files/upload-refusals.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import { readChoicesOfProducts } from '#adapters/server/sql/office/products/product-choices.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { RetireProduct, SchedulePublication } from '#application/server/office/products/change-product-state.ts';
import { ListOfficeProducts } from '#application/server/office/products/list-office-products.ts';
import { MakeProduct } from '#application/server/office/products/make-product.ts';
import { OpenProduct } from '#application/server/office/products/open-product.ts';
import { PublishProduct } from '#application/server/office/products/publish-product.ts';
import { ProductAccess } from '#application/server/office/products/product-access.ts';
import { Uploads } from '#application/server/shared/ports/uploads.ts';
import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept, mapValue } from '#domain/shared/result.ts';
import { partRoutes } from './part-routes.ts';
import { productVersionRoutes } from './version-routes.ts';
import { officeProductRefusals } from './product-refusals.ts';

const covers = { limit: { requests: 120, seconds: 600 } };

/** What the school sells, made in the office. */
export function officeProductRoutes(app: FastifyInstance, school: School): void {
  making(app, school);
  publishing(app, school);
  productVersionRoutes(app, school);
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
  serve(app, school, contract.readProductChoices, {}, async ({ reply }) => {
    void reply.header('cache-control', 'no-store');
    const generalRate = school.get(PriceSettings).generalRate(limaDay(school.get(Clock).now()));
    return accept({ ...(await readChoicesOfProducts(school.db)), generalRate });
  });
  for (const endpoints of [factsEndpoints, pricesEndpoints, syllabusEndpoints]) partRoutes(app, school, endpoints);
  sendingCovers(app, school);
}

function sendingCovers(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    contract.keepProductCover,
    {
      ...only(officeProductRefusals, 'product-not-found', 'product-not-yours'),
      ...uploadRefusals('image', 'La imagen'),
    },
    async ({ caller, params, body }) => {
      const product = await school.get(ProductAccess).to(params.id, caller.userId, 'edit');
      if (!product.ok) return product;
      const content = receivedFile(body.image)?.content ?? new Uint8Array();
      return mapValue(await school.get(Uploads).keep(content, officeUploadRules.cover), ({ key }) => ({ file: key }));
    },
    covers,
  );
}

function making(app: FastifyInstance, school: School): void {
  serve(app, school, contract.listOfficeProducts, {}, async ({ caller, query, reply }) => {
    void reply.header('cache-control', 'no-store');
    const { kind, state, words, page } = query;
    const asked = { kind: kind === '' ? null : kind, state: state === '' ? null : state, words, page: Number(page) };
    return accept(await school.get(ListOfficeProducts).execute(asked, caller.userId));
  });
  serve(
    app,
    school,
    contract.makeProduct,
    only(officeProductRefusals, 'title-missing', 'product-not-found'),
    async ({ caller, body }) => {
      const made = await school.write(MakeProduct, (make) => make.execute(body.kind, body.title, caller.userId));
      return made.ok ? accept({ id: made.value }) : made;
    },
  );
  serve(
    app,
    school,
    contract.copyProduct,
    only(officeProductRefusals, 'title-missing', 'product-not-found'),
    async ({ caller, params }) => {
      const made = await school.write(MakeProduct, (make) => make.copy(params.id, caller.userId));
      return made.ok ? accept({ id: made.value }) : made;
    },
  );
}

function publishing(app: FastifyInstance, school: School): void {
  serve(app, school, contract.retireProduct, only(officeProductRefusals, 'product-not-found'), ({ caller, params }) =>
    school.write(RetireProduct, (retire) => retire.execute(params.id, caller.userId)),
  );
  serve(
    app,
    school,
    contract.schedulePublication,
    only(officeProductRefusals, 'product-not-found', 'hour-past'),
    ({ caller, params, body: { at } }) =>
      school.write(SchedulePublication, (schedule) =>
        schedule.execute(params.id, at === null ? null : new Date(at), caller.userId),
      ),
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
}
