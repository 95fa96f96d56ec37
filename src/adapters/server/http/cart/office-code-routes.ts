import type { FastifyInstance } from 'fastify';
import {
  listCodeUses,
  readCodeUsage,
  readSellerSales,
  stopCode,
  tryCode,
} from '#adapters/http-contract/cart/office-codes.ts';
import { resourceRefusals } from '#adapters/server/http/office/resources/resource-refusals.ts';
import { pricingRefusals } from '#adapters/server/http/pricing/pricing-refusals.ts';
import { only, type RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import { ListCodeUses } from '#application/server/cart/list-code-uses.ts';
import { ReadSellerSales, type SellerWithoutCode } from '#application/server/cart/read-seller-sales.ts';
import { StopCode } from '#application/server/cart/stop-code.ts';
import { TryCode } from '#application/server/cart/try-code.ts';
import { ResourceRecords } from '#application/server/office/resources/ports/resource-records.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accept, mapValue, refuse } from '#domain/shared/result.ts';
import { presentSales } from './present-sales.ts';

const sellerSalesRefusals: RefusalTable<SellerWithoutCode> = {
  'seller-without-code': { status: 404, detail: 'No hay un vendedor así, o todavía no tiene código.' },
};

/** What the office does with a code besides its form. */
export function officeCodeRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, readCodeUsage, only(resourceRefusals, 'thing-not-found'), async ({ params, reply }) => {
    void reply.header('cache-control', 'no-store');
    const values = await school.get(ResourceRecords).find('codes', params.id);
    const codes = school.get(DiscountCodes);
    const code = values === null ? null : await codes.find(String(values['word']));
    if (code === null) return refuse({ kind: 'thing-not-found' });
    const { inAll } = await codes.usesOf(code.id, null);
    return accept({ isStopped: code.isStopped === true, uses: inAll });
  });
  serve(app, school, stopCode, {}, async ({ caller, params, body }) => {
    await school.write(StopCode, (stop) => stop.execute(params.id, body.isStopped, caller.userId));
    return accept(undefined);
  });
  serve(app, school, listCodeUses, {}, async ({ params, query, reply }) => {
    void reply.header('cache-control', 'no-store');
    const { uses, ...counted } = await school.get(ListCodeUses).execute(params.id, Number(query.page));
    const wire = uses.map((use) => ({ ...use, taken: decimalText(use.taken), total: decimalText(use.total) }));
    return accept({ uses: wire, ...counted });
  });
  serve(app, school, readSellerSales, sellerSalesRefusals, async ({ params, reply }) => {
    void reply.header('cache-control', 'no-store');
    const read = await school.get(ReadSellerSales).execute(params.id);
    return mapValue(read, ({ inAll, months, ...code }) => ({
      ...code,
      inAll: presentSales(inAll),
      months: months.map((each) => ({ month: each.month, ...presentSales(each) })),
    }));
  });
  serve(
    app,
    school,
    tryCode,
    { ...pricingRefusals, ...only(resourceRefusals, 'resource-faulty') },
    async ({ body }) => {
      const tried = await school.get(TryCode).execute(body.typed, body.productIds);
      return mapValue(tried, ({ lines, price, discount, net, base, tax }) => ({
        lines: lines.map((line) => ({
          title: line.title,
          price: decimalText(line.price),
          discount: decimalText(line.discount),
          net: decimalText(line.net),
        })),
        price: decimalText(price),
        discount: decimalText(discount),
        net: decimalText(net),
        base: decimalText(base),
        tax: decimalText(tax),
      }));
    },
  );
}
