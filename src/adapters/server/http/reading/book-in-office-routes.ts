import type { FastifyInstance } from 'fastify';
import { Clock } from '#application/ports/clock.ts';
import * as contract from '#adapters/http-contract/reading/book-in-office.ts';
import { bookImportRoutes } from './book-import-routes.ts';
import { officeProductRefusals } from '#adapters/server/http/office/products/product-refusals.ts';
import { partRoutes } from '#adapters/server/http/office/products/part-routes.ts';
import { only, ProblemError, problemOfRefusal, type RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { documentFor } from '#adapters/server/http/shared/document-limit.ts';
import { attach, permitOf } from '#adapters/server/http/shared/files/private-file-routes.ts';
import { ExportBook, type ExportBookRefusal } from '#application/server/reading/writing/export-book.ts';
import { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import { ProductAccess } from '#application/server/office/products/product-access.ts';
import { KeepSectionText, ReadSectionText } from '#application/server/reading/writing/section-text.ts';
import { accept, mapValue, refuse } from '#domain/shared/result.ts';

const access = only(officeProductRefusals, 'product-not-found', 'product-not-yours');

const notFound: RefusalTable<{ readonly kind: 'text-not-found' }> = {
  'text-not-found': { status: 404, field: 'key', detail: 'Este libro no tiene un texto así: ábrelo otra vez.' },
};

const epubRefusals: RefusalTable<ExportBookRefusal> = {
  'book-unpublished': { status: 409, detail: 'El EPUB se hace de lo publicado: publica primero el libro.' },
  'book-without-text': { status: 409, detail: 'El libro publicado no tiene texto.' },
};
const epubPath = '/api/v1/epub/';
const hour = 60 * 60 * 1000;

/** A book as it is made in the office: its tree of sections, and the text of each. */
export function bookInOfficeRoutes(app: FastifyInstance, school: School): void {
  partRoutes(app, school, contract.bookEndpoints);
  serve(app, school, contract.keepSectionText, access, async ({ caller, params, body }) => {
    const product = await school.get(ProductAccess).to(params.id, caller.userId, 'edit');
    if (!product.ok) return product;
    return accept({ key: await school.write(KeepSectionText, (texts) => texts.execute(body.markdown)) });
  });
  epub(app, school);
  bookImportRoutes(app, school);
  serve(app, school, contract.readSectionText, { ...access, ...notFound }, async ({ caller, params, query, reply }) => {
    void reply.header('cache-control', 'no-store');
    const product = await school.get(ProductAccess).to(params.id, caller.userId, 'see');
    if (!product.ok) return product;
    const read = await school.get(ReadSectionText).execute(params.id, query.key);
    return mapValue(read, (markdown) => ({ markdown }));
  });
}

/** The book as a file: its address is asked for by whoever edits it, and carries leave of its own, as every download does. */
function epub(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    contract.addressOfEpub,
    { ...access, ...only(epubRefusals, 'book-unpublished') },
    async ({ caller, params, reply }) => {
      void reply.header('cache-control', 'no-store');
      const product = await school.get(ProductAccess).to(params.id, caller.userId, 'edit');
      if (!product.ok) return product;
      const { slug, state } = product.value;
      if (state === 'draft') return refuse({ kind: 'book-unpublished' });
      const until = new Date(school.get(Clock).now().getTime() + hour);
      const path = `${epubPath}${slug}.epub`;
      return accept({ address: school.get(SignedAddresses).sign({ path, userId: caller.userId, until }) });
    },
  );
  app.get<{ Params: { slug: string } }>(`${epubPath}:slug.epub`, async (request, reply) => {
    const { userId } = permitOf(school, request);
    const { slug } = request.params;
    const made = await documentFor(school, userId, () => school.get(ExportBook).execute(slug));
    if (!made.ok) throw new ProblemError(problemOfRefusal(made.refusal, epubRefusals));
    attach(reply, `${slug}.epub`);
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/epub+zip')
      .send(Buffer.from(made.value));
  });
}
