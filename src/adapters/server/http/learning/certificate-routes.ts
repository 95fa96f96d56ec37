import type { FastifyInstance } from 'fastify';
import {
  certificateValidation,
  contentCertificates,
  issueCertificates,
  reissueCertificate,
} from '#adapters/http-contract/learning/certificates.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { ContentAccess } from '#application/server/learning/content-access.ts';
import { IssueCertificates } from '#application/server/learning/certificates/issue-certificates.ts';
import { ReadCertificates } from '#application/server/learning/certificates/read-certificates.ts';
import { ReissueCertificate } from '#application/server/learning/certificates/reissue-certificate.ts';
import { ValidateCertificate } from '#application/server/learning/certificates/validate-certificate.ts';
import { CertificateDocuments } from '#application/server/learning/ports/certificate-documents.ts';
import type { Certificate } from '#domain/learning/certificate.ts';
import { accept } from '#domain/shared/result.ts';
import { certificateAddress } from './certificate-address.ts';
import { presentCertificateOverview, presentValidation } from './certificate-presenters.ts';
import { certificateRefusals, reissueRefusals, certificateNotFoundText } from './certificate-refusals.ts';
import { learningRefusals } from './learning-refusals.ts';
import { documentFor } from '#adapters/server/http/shared/document-limit.ts';
import { attach, permitOf } from '#adapters/server/http/shared/files/private-file-routes.ts';
import { only, problemOf, ProblemError } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

/** Guessing one of 2^50 codes is hopeless at this pace, and nobody who checks piles of certificates by hand is hindered. */
export const validationLimit = { requests: 120, seconds: 60 } as const;

/** Certificates: those of a student in a content, their drawings, and their validation by anyone. */
export function certificateRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, contentCertificates, only(learningRefusals, 'content-not-found', 'content-not-owned'), (call) =>
    overview(school, call.caller.userId, call.params.slug),
  );
  serve(
    app,
    school,
    issueCertificates,
    only(learningRefusals, 'content-not-found', 'content-not-owned', 'holder-names-missing'),
    async (call) => {
      const { userId } = call.caller;
      const content = await school.get(ContentAccess).content(userId, call.params.slug, school.get(Clock).now());
      if (!content.ok) return content;
      const issued = await school.write(IssueCertificates, (useCase) =>
        useCase.execute(userId, content.value.productId),
      );
      return issued.ok ? overview(school, userId, call.params.slug) : issued;
    },
  );
  serve(app, school, reissueCertificate, reissueRefusals, async (call) => {
    const { userId } = call.caller;
    const reissued = await school.write(ReissueCertificate, (useCase) => useCase.execute(userId, call.params.code));
    return reissued.ok ? overview(school, userId, call.params.slug) : reissued;
  });
  serve(
    app,
    school,
    certificateValidation,
    certificateRefusals,
    async (call) => {
      const found = await school.get(ValidateCertificate).execute(call.params.code);
      return found.ok ? accept(presentValidation(found.value)) : found;
    },
    { limit: validationLimit },
  );
  drawings(app, school);
}

async function overview(school: School, userId: string, slug: string) {
  const found = await school.get(ReadCertificates).execute(userId, slug);
  if (!found.ok) return found;
  return accept(
    presentCertificateOverview(found.value, ({ code }, drawing) =>
      certificateAddress(school, { code, userId }, drawing),
    ),
  );
}

/** The page of a certificate, for its holder's own signed address: the name on it is the holder's to show. */
function drawings(app: FastifyInstance, school: School): void {
  app.get<{ Params: { code: string } }>('/api/v1/certificates/:code/certificado.pdf', async (request, reply) => {
    const certificate = await certificateOf(school, request.params.code, permitOf(school, request).userId);
    const pdf = await documentFor(school, certificate.userId, () => school.get(CertificateDocuments).pdf(certificate));
    attach(reply, `certificado-${certificate.code}.pdf`);
    return reply.header('cache-control', 'private, no-store').type('application/pdf').send(Buffer.from(pdf));
  });
  app.get<{ Params: { code: string } }>('/api/v1/certificates/:code/certificado.svg', async (request, reply) => {
    const certificate = await certificateOf(school, request.params.code, permitOf(school, request).userId);
    const picture = await documentFor(school, certificate.userId, () =>
      school.get(CertificateDocuments).picture(certificate),
    );
    return reply
      .header('cache-control', 'private, max-age=3600')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/svg+xml; charset=utf-8')
      .send(picture);
  });
}

async function certificateOf(school: School, code: string, userId: string): Promise<Certificate> {
  const found = await school.get(ValidateCertificate).execute(code);
  if (found.ok && found.value.userId === userId) return found.value;
  throw new ProblemError(problemOf(404, 'certificate-not-found', certificateNotFoundText));
}
