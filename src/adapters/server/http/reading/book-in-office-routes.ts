import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/reading/book-in-office.ts';
import { officeProductRefusals } from '#adapters/server/http/office/products/product-refusals.ts';
import { partRoutes } from '#adapters/server/http/office/products/part-routes.ts';
import { only, type RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { ProductAccess } from '#application/server/office/products/product-access.ts';
import { KeepSectionText, ReadSectionText } from '#application/server/reading/writing/section-text.ts';
import { accept, mapValue } from '#domain/shared/result.ts';

const access = only(officeProductRefusals, 'product-not-found', 'product-not-yours');

const notFound: RefusalTable<{ readonly kind: 'text-not-found' }> = {
  'text-not-found': { status: 404, field: 'key', detail: 'Este libro no tiene un texto así: ábrelo otra vez.' },
};

/** A book as it is made in the office: its tree of sections, and the text of each. */
export function bookInOfficeRoutes(app: FastifyInstance, school: School): void {
  partRoutes(app, school, contract.bookEndpoints);
  serve(app, school, contract.keepSectionText, access, async ({ caller, params, body }) => {
    const product = await school.get(ProductAccess).to(params.id, caller.userId, 'edit');
    if (!product.ok) return product;
    return accept({ key: await school.write(KeepSectionText, (texts) => texts.execute(body.markdown)) });
  });
  serve(app, school, contract.readSectionText, { ...access, ...notFound }, async ({ caller, params, query, reply }) => {
    void reply.header('cache-control', 'no-store');
    const product = await school.get(ProductAccess).to(params.id, caller.userId, 'see');
    if (!product.ok) return product;
    const read = await school.get(ReadSectionText).execute(params.id, query.key);
    return mapValue(read, (markdown) => ({ markdown }));
  });
}
