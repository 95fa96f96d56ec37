import {
  listCodeUses,
  readCodeUsage,
  readSellerSales,
  stopCode,
  tryCode,
} from '#adapters/http-contract/cart/office-codes.ts';
import { salesFromWire } from '#adapters/http-contract/cart/sales-wire.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { OfficeCodeApi } from '#application/browser/cart/ports/office-code-api.ts';

export const OfficeCodeApiOverHttp = overHttp(OfficeCodeApi, {
  usage: to(readCodeUsage, (id) => ({ params: { id: String(id) } })),
  uses: to(
    listCodeUses,
    (id, page) => ({ params: { id: String(id) }, query: { page: String(page) } }),
    ({ uses, ...counted }) => ({
      uses: uses.map((use) => ({ ...use, taken: moneyOf(use.taken), total: moneyOf(use.total) })),
      ...counted,
    }),
  ),
  sales: to(
    readSellerSales,
    (sellerId) => ({ params: { id: String(sellerId) } }),
    ({ inAll, months, ...code }) => ({ ...code, ...salesFromWire({ inAll, months }) }),
  ),
  stop: to(stopCode, (id, isStopped) => ({ params: { id: String(id) }, body: { isStopped } })),
  tryOn: to(
    tryCode,
    (typed, productIds) => ({ body: { typed, productIds } }),
    ({ lines, ...sums }) => ({
      lines: lines.map(({ title, price, discount, net }) => ({
        title,
        price: moneyOf(price),
        discount: moneyOf(discount),
        net: moneyOf(net),
      })),
      price: moneyOf(sums.price),
      discount: moneyOf(sums.discount),
      net: moneyOf(sums.net),
      base: moneyOf(sums.base),
      tax: moneyOf(sums.tax),
    }),
  ),
});
