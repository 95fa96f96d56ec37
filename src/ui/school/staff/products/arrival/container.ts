import { bindPort } from '#adapters/wiring/bindings.ts';
import { BookImportApiOverHttp } from '#adapters/browser/reading/book-import-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { BookImportApi } from '#application/browser/reading/ports/book-making-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireEditor } from '#ui/school/staff/products/editor/editor.container.ts';

/** What bringing a book in needs. */
export const wire: WireUp = (container) => {
  wireEditor(container);
  bindPort(container, BookImportApi, BookImportApiOverHttp, [HttpClient]);
};
