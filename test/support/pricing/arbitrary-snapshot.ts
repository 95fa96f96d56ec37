import type fc from 'fast-check';
import type { OrderSnapshot } from '#domain/orders/order-snapshot.ts';
import { derivationOf } from '#domain/pricing/derivation.ts';
import { priceLines } from '#domain/pricing/totals.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { arbitraryRequest } from './arbitrary-prices.ts';

/** A snapshot of any cart that has a price. */
export const arbitrarySnapshot: fc.Arbitrary<OrderSnapshot> = arbitraryRequest.map((request): OrderSnapshot => {
  const priced = accepted(priceLines(request));
  const amounts = ({ price, discount, net, base, tax }: OrderSnapshot['totals']) => ({
    price,
    discount,
    net,
    base,
    tax,
  });
  return {
    version: 1,
    request,
    code: null,
    lines: priced.lines.map((line) => ({
      ...amounts(line),
      productId: line.line.productId,
      moduleCode: 'VT',
      title: `Curso ${line.line.productId}`,
    })),
    totals: amounts(priced),
    derivation: derivationOf(priced),
  };
});
