import * as v from 'valibot';
import type { CertificateOverview } from '#application/read-models/learning/certificate-overview.ts';
import type { ValidatedCertificate } from '#application/read-models/learning/validated-certificate.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';

const area = 'Certificados';

const slug = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(60, 'Un código de certificado no es tan largo.'));
const kindWire = v.picklist(['participation', 'approval']);
/** '16.5': a nota with one decimal. */
const grade = v.pipe(v.string(), v.regex(/^\d{1,2}\.\d$/));

const signerWire = v.nullable(v.object({ name: v.string(), office: v.string(), entity: v.string(), ruc: v.string() }));

const overviewAnswer = wireOf<CertificateOverview>()(
  v.object({
    content: v.object({
      slug: v.string(),
      title: v.string(),
      kind: v.picklist(productKinds),
      /** Only the certificate's when access to the content is over. */
      tabs: v.array(v.picklist(['content', 'consultations', 'exams', 'certificate'])),
    }),
    /** Academic hours; 0: this content gives no certificate. */
    hours: v.number(),
    progress: v.object({ completed: v.number(), total: v.number(), percent: v.number(), finished: v.boolean() }),
    exams: v.object({ total: v.number(), passed: v.number() }),
    /** Earned and not issued yet. */
    due: v.array(kindWire),
    issued: v.array(
      v.object({
        code: v.string(),
        kind: kindWire,
        grade: v.nullable(grade),
        holder: v.string(),
        hours: v.number(),
        signer: signerWire,
        syllabus: v.array(v.object({ title: v.string(), classes: v.array(v.string()) })),
        issuedAt: v.string(),
        revokedAt: v.nullable(v.string()),
        /** What it said before each time it was made out anew, oldest first. */
        reissues: v.array(v.object({ at: v.string(), formerHolder: v.string(), formerDocument: v.string() })),
        /** What the profile says otherwise now; null: nothing. Staff alone puts another document on it. */
        correction: v.nullable(v.object({ holder: v.string(), document: v.string(), isForStaff: v.boolean() })),
        /** Signed addresses of the picture and of the PDF. */
        picture: v.string(),
        document: v.string(),
      }),
    ),
  }),
);

export const contentCertificates = endpoint({
  method: 'GET',
  path: '/api/v1/contents/:slug/certificates',
  summary: 'Los certificados de quien llama en un contenido y cuánto falta para el siguiente',
  area,
  signIn: 'required',
  params: v.object({ slug }),
  answer: overviewAnswer,
});

export const issueCertificates = endpoint({
  method: 'POST',
  path: '/api/v1/contents/:slug/certificates',
  summary: 'Emite los certificados ganados que falten; repetirla no emite otros',
  area,
  signIn: 'required',
  params: v.object({ slug }),
  status: 200,
  answer: overviewAnswer,
});

export const reissueCertificate = endpoint({
  method: 'POST',
  path: '/api/v1/contents/:slug/certificates/:code/reissues',
  summary: 'Vuelve a emitir un certificado propio con los datos corregidos del perfil; repetirla no hace nada más',
  area,
  signIn: 'required',
  params: v.object({ slug, code }),
  status: 200,
  answer: overviewAnswer,
});

export const certificateValidation = endpoint({
  method: 'GET',
  path: '/api/v1/certificates/:code',
  summary: 'Valida un certificado por su código, para cualquiera',
  area,
  params: v.object({ code }),
  answer: wireOf<ValidatedCertificate>()(
    v.object({
      code: v.string(),
      state: v.picklist(['valid', 'revoked']),
      kind: kindWire,
      grade: v.nullable(grade),
      holder: v.string(),
      product: v.object({ title: v.string(), kind: v.string() }),
      /** Academic hours. */
      hours: v.number(),
      signer: signerWire,
      issuedAt: v.string(),
      isMoved: v.boolean(),
      /** When it was last made out anew with corrected data of its holder. */
      reissuedAt: v.nullable(v.string()),
      revokedAt: v.nullable(v.string()),
    }),
  ),
});

export const certificateEndpoints: readonly Endpoint[] = [
  contentCertificates,
  issueCertificates,
  reissueCertificate,
  certificateValidation,
];
