import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { BookApiOverHttp, BookMakingApiOverHttp } from '#adapters/browser/reading/book-making-api-over-http.ts';
import { ContentFilesApiOverHttp } from '#adapters/browser/learning/content-files-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { ContentFilesApi } from '#application/browser/learning/ports/content-files-api.ts';
import { BookWriting } from '#application/browser/reading/book-writing.ts';
import { BookApi, BookMakingApi } from '#application/browser/reading/ports/book-making-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireEditor } from '#ui/school/staff/products/editor/editor.container.ts';

/** What making a book needs. */
export const wire: WireUp = (container) => {
  wireEditor(container);
  bindPort(container, BookApi, BookApiOverHttp, [HttpClient]);
  bindPort(container, BookMakingApi, BookMakingApiOverHttp, [HttpClient]);
  if (!container.isBound(ContentFilesApi)) bindPort(container, ContentFilesApi, ContentFilesApiOverHttp, [HttpClient]);
  bindClass(container, BookWriting, [BookApi, BookMakingApi]);
};
