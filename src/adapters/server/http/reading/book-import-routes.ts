import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/reading/book-imports.ts';
import { receivedFile, type SentFile } from '#adapters/http-contract/shared/form-file.ts';
import { officeProductRefusals } from '#adapters/server/http/office/products/product-refusals.ts';
import { only, type RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { ImportBook } from '#application/server/reading/importing/import-book.ts';
import { type BookFileRefusal, bookFileFaultText } from '#domain/reading/importing/book-file-fault.ts';
import type { GivenBookFile } from '#domain/reading/importing/incoming-book.ts';

const fileRefusals: RefusalTable<BookFileRefusal> = {
  'book-file-faulty': { status: 422, field: 'archivo', detail: ({ fault }) => bookFileFaultText(fault) },
};

const refusals = {
  ...only(officeProductRefusals, 'product-not-found', 'product-not-yours', 'part-not-found'),
  ...fileRefusals,
};
/** More than anybody brings in; each takes a processor for seconds. */
const options = { limit: { requests: 60, seconds: 600 } };

/** A book that comes in from a file: looked at first, then brought in. */
export function bookImportRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    contract.rehearseBookImport,
    refusals,
    ({ caller, params, body, reply }) => {
      void reply.header('cache-control', 'no-store');
      return school.get(ImportBook).rehearse(params.id, given(body.archivo), caller.userId);
    },
    options,
  );
  serve(
    app,
    school,
    contract.importBookFile,
    { ...refusals, ...only(officeProductRefusals, 'part-saved-meanwhile') },
    ({ caller, params, body, query: { way, fromRevision } }) =>
      school
        .get(ImportBook)
        .execute(params.id, { file: given(body.archivo), way, fromRevision: Number(fromRevision) }, caller.userId),
    options,
  );
}

function given(sent: SentFile): GivenBookFile {
  const file = receivedFile(sent);
  return { name: file?.fileName ?? '', content: file?.content ?? new Uint8Array() };
}
