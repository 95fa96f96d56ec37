import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/exams/exams-in-office.ts';
import { receivedFile } from '#adapters/http-contract/shared/form-file.ts';
import { officeProductRefusals } from '#adapters/server/http/office/products/product-refusals.ts';
import { partRoutes } from '#adapters/server/http/office/products/part-routes.ts';
import { only, type RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { uploadRefusals } from '#adapters/server/http/shared/files/upload-refusals.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { KeepQuestionPicture, ReadQuestionPicture } from '#application/server/exams/question-pictures.ts';
import { ReadExamsInOffice } from '#application/server/exams/read-exams-in-office.ts';
import { ReadQuestionFile } from '#application/server/exams/read-question-file.ts';
import { ProductAccess } from '#application/server/office/products/product-access.ts';
import { accept } from '#domain/shared/result.ts';
import { imagesFor } from './exam-images.ts';

const access = only(officeProductRefusals, 'product-not-found', 'product-not-yours');

const pictureRefusals = uploadRefusals('imagen', 'La imagen');
const notFound: RefusalTable<{ readonly kind: 'picture-not-found' }> = {
  'picture-not-found': { status: 404, field: 'source', detail: 'Esa imagen no es de las preguntas de este producto.' },
};

/** The exams of a product as they are made in the office. */
export function examsInOfficeRoutes(app: FastifyInstance, school: School): void {
  partRoutes(app, school, contract.examsEndpoints);
  serve(app, school, contract.readExamsInOffice, access, async ({ caller, params, reply }) => {
    void reply.header('cache-control', 'no-store');
    const product = await school.get(ProductAccess).to(params.id, caller.userId, 'see');
    return product.ok ? accept(await school.get(ReadExamsInOffice).execute(params.id)) : product;
  });
  serve(app, school, contract.readQuestionFile, access, async ({ caller, params, body }) => {
    const product = await school.get(ProductAccess).to(params.id, caller.userId, 'edit');
    if (!product.ok) return product;
    const file = receivedFile(body.archivo);
    const read = await school.get(ReadQuestionFile).execute(file?.fileName ?? '', file?.content ?? new Uint8Array());
    if (read.ok) return accept({ questions: read.value, faults: [], count: 0 });
    return accept({ questions: [], faults: read.refusal.faults, count: read.refusal.count });
  });
  serve(
    app,
    school,
    contract.keepQuestionPicture,
    { ...access, ...pictureRefusals },
    async ({ caller, params, body }) => {
      const product = await school.get(ProductAccess).to(params.id, caller.userId, 'edit');
      if (!product.ok) return product;
      const content = receivedFile(body.imagen)?.content ?? new Uint8Array();
      const kept = await school.get(KeepQuestionPicture).execute(params.id, content);
      if (!kept.ok) return kept;
      const { key } = kept.value;
      return accept({ source: key, address: imagesFor(school, caller.userId)(key) });
    },
  );
  serve(
    app,
    school,
    contract.addressOfQuestionPicture,
    { ...access, ...notFound },
    async ({ caller, params, query, reply }) => {
      void reply.header('cache-control', 'no-store');
      const product = await school.get(ProductAccess).to(params.id, caller.userId, 'see');
      if (!product.ok) return product;
      const found = await school.get(ReadQuestionPicture).execute(params.id, query.source);
      return found.ok ? accept({ address: imagesFor(school, caller.userId)(found.value) }) : found;
    },
  );
}
