import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/learning/certificates-in-office.ts';
import { listOfficeCertificates } from '#adapters/http-contract/learning/learning-reads.ts';
import { only, type RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { CorrectRefusal } from '#application/server/learning/certificates/correct-certificate.ts';
import {
  ListCertificates,
  LookAfterCertificates,
} from '#application/server/learning/certificates/look-after-certificates.ts';
import type { RevokeRefusal } from '#application/server/learning/certificates/revoke-certificate.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { accept } from '#domain/shared/result.ts';
import { certificateRefusals } from './certificate-refusals.ts';

const refusals: RefusalTable<CorrectRefusal | RevokeRefusal> = {
  ...certificateRefusals,
  'certificate-not-found': { status: 404, detail: 'No encontramos este certificado.' },
  'reason-missing': { status: 400, field: 'reason', detail: 'Escribe el motivo.' },
  'certificate-revoked': {
    status: 409,
    detail: ({ at }) => `Este certificado se anuló el ${formatLongInstant(at, { withYear: true })}: no se corrige.`,
  },
  'already-revoked': {
    status: 409,
    detail: ({ at }) => `Desde el ${formatLongInstant(at, { withYear: true })} ya está anulado.`,
  },
  'nothing-to-correct': {
    status: 409,
    field: 'name',
    detail: 'El certificado ya dice lo mismo: no hay nada que corregir.',
  },
  'holder-names-missing': {
    status: 409,
    field: 'name',
    detail: 'El perfil de su titular no tiene nombres completos: escribe tú el nombre.',
  },
  'document-differs': { status: 409, detail: 'El documento de su perfil es otro.' },
};
const byCode = ['certificate-not-found', 'code-malformed', 'code-mistyped', 'reason-missing'] as const;

/** The certificates that were issued, for whoever of the school looks after them. */
export function certificateOfficeRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, listOfficeCertificates, {}, async ({ query, reply }) => {
    void reply.header('cache-control', 'no-store');
    return accept(await school.get(ListCertificates).execute(query.words, Number(query.page)));
  });
  const correcting = ['certificate-revoked', 'nothing-to-correct', 'holder-names-missing', 'document-differs'] as const;
  serve(
    app,
    school,
    contract.correctCertificate,
    only(refusals, ...byCode, ...correcting),
    ({ caller, params, body }) =>
      school.write(LookAfterCertificates, (office) =>
        office.correctAs(
          caller.userId,
          params.code,
          body.reason,
          body.name === null || body.name.trim() === '' ? null : body.name,
        ),
      ),
  );
  serve(
    app,
    school,
    contract.revokeOfficeCertificate,
    only(refusals, ...byCode, 'already-revoked'),
    ({ caller, params, body }) =>
      school.write(LookAfterCertificates, (office) => office.revokeAs(caller.userId, params.code, body.reason)),
  );
}
