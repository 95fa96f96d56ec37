import {
  listHeadings,
  listSamples,
  readBookIndex,
  readBookSection,
  searchBook,
} from '#adapters/http-contract/reading/reading.ts';
import { ReadingApi } from '#application/browser/reading/ports/reading-api.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const ReadingApiOverHttp = overHttp(ReadingApi, {
  index: to(readBookIndex, (slug) => ({ params: { slug } })),
  section: to(readBookSection, (slug, section) => ({ params: { slug, section } })),
  search: to(searchBook, (slug, text) => ({ params: { slug }, query: { text } })),
  headings: to(
    listHeadings,
    (slug) => ({ params: { slug } }),
    (answer) => answer.headings,
  ),
  samples: to(
    listSamples,
    () => ({}),
    (answer) => answer.books,
  ),
});
