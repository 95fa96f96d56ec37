import type { FastifyInstance } from 'fastify';
import { readLegalText } from '#adapters/http-contract/legal/legal-texts.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { type LegalVersionUnknown, ReadLegalText } from '#application/server/legal/read-legal-text.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

const legalTextRefusals: RefusalTable<LegalVersionUnknown> = {
  'legal-version-unknown': { status: 404, detail: 'No hay una versión de este texto con ese nombre.' },
};

/** The texts that bind the school, for whoever reads them. */
export function legalTextRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    readLegalText,
    legalTextRefusals,
    ({ params, query }) => Promise.resolve(school.get(ReadLegalText).execute(params.name, query.version)),
    { isForAll: true },
  );
}
