import { importBookFile, rehearseBookImport } from '#adapters/http-contract/reading/book-imports.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { BookImportApi } from '#application/browser/reading/ports/book-making-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { TakeInWay } from '#domain/reading/importing/take-in.ts';

/** Milliseconds for a large file over a poor connection, and for its pictures to be drawn. */
const patience = 300_000;

const sent = (productId: number, file: ChosenFile) => ({
  params: { id: String(productId) },
  body: { archivo: file instanceof Blob ? file : new Blob([]) },
  timeOut: patience,
});

export const BookImportApiOverHttp = overHttp(BookImportApi, {
  rehearse: to(rehearseBookImport, sent),
  bring: to(importBookFile, (id: number, file: ChosenFile, way: TakeInWay, fromRevision: number) => ({
    ...sent(id, file),
    query: { way, fromRevision: String(fromRevision) },
  })),
});
