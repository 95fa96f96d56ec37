import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { MonthBooksApiOverHttp } from '#adapters/browser/receipts/month-books-api-over-http.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { MonthBooksApi } from '#application/browser/receipts/ports/month-books-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireProof } from '#ui/school/staff/desk/proof.container.ts';
import { MonthBooksStore } from './month-books-store.ts';

/** What the books of a month need. */
export const wire: WireUp = (container) => {
  wireProof(container);
  bindPort(container, MonthBooksApi, MonthBooksApiOverHttp, [HttpClientWithProof]);
  bindClass(container, MonthBooksStore, [MonthBooksApi]);
};
