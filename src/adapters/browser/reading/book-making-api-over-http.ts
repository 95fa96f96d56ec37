import {
  addressOfEpub,
  bookEndpoints,
  keepSectionText,
  readSectionText,
} from '#adapters/http-contract/reading/book-in-office.ts';
import { partOverHttp } from '#adapters/browser/office/part-over-http.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { BookApi, BookMakingApi } from '#application/browser/reading/ports/book-making-api.ts';

const of = (productId: number) => ({ params: { id: String(productId) } });

export const BookApiOverHttp = partOverHttp(BookApi, bookEndpoints);

export const BookMakingApiOverHttp = overHttp(BookMakingApi, {
  keepText: to(keepSectionText, (id: number, markdown: string) => ({ ...of(id), body: { markdown } })),
  readText: to(readSectionText, (id: number, key: string) => ({ ...of(id), query: { key } })),
  addressOfEpub: to(addressOfEpub, of),
});
