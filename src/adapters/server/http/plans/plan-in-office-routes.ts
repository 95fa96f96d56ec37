import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/plans/plan-in-office.ts';
import { officeProductRefusals } from '#adapters/server/http/office/products/product-refusals.ts';
import { partRoutes } from '#adapters/server/http/office/products/part-routes.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import { findGivable, readPlanSurroundings } from '#adapters/server/sql/plans/plan-in-office.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { ReadPart } from '#application/server/office/products/edit-part.ts';
import { ProductAccess } from '#application/server/office/products/product-access.ts';
import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import type { FactsContent } from '#domain/office/products/facts-content.ts';
import type { PlanContent } from '#domain/plans/plan-content.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept } from '#domain/shared/result.ts';

const mostFound = 12;

/** Plans as they are made in the office. */
export function planInOfficeRoutes(app: FastifyInstance, school: School): void {
  partRoutes(app, school, contract.planEndpoints);
  serve(
    app,
    school,
    contract.readPlanInOffice,
    only(officeProductRefusals, 'product-not-found', 'product-not-yours', 'part-not-found'),
    async ({ caller, params, reply }) => {
      void reply.header('cache-control', 'no-store');
      const parts = school.get(ReadPart);
      const plan = await parts.execute(params.id, 'plan', caller.userId);
      if (!plan.ok) return plan;
      const facts = await parts.execute(params.id, 'facts', caller.userId);
      if (!facts.ok) return facts;
      const generalRate = school.get(PriceSettings).generalRate(limaDay(school.get(Clock).now()));
      const { categoryId } = facts.value.content as FactsContent;
      const beside = await readPlanSurroundings(school.db, params.id, plan.value.content as PlanContent);
      return accept({ ...beside, generalRate, categoryId });
    },
  );
  serve(
    app,
    school,
    contract.findPlanProducts,
    only(officeProductRefusals, 'product-not-found', 'product-not-yours'),
    async ({ caller, params, query, reply }) => {
      void reply.header('cache-control', 'no-store');
      const product = await school.get(ProductAccess).to(params.id, caller.userId, 'see');
      return product.ok ? accept({ products: await findGivable(school.db, query.words, mostFound) }) : product;
    },
  );
}
