import type { Certificates } from '#application/server/learning/ports/certificates.ts';
import {
  type CertificateCode,
  type CertificateCodeRefusal,
  certificateKey,
  parseCertificateCode,
} from '#domain/learning/certificate-code.ts';
import type { Certificate } from '#domain/learning/certificate.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type ByCodeRefusal =
  | CertificateCodeRefusal
  | { readonly kind: 'certificate-not-found'; readonly code: CertificateCode };

/** The certificate that a person means by a code: one of the school's own, or that of the platform it came from. */
export async function certificateByCode(
  certificates: Certificates,
  text: string,
): Promise<Result<Certificate, ByCodeRefusal>> {
  const code = parseCertificateCode(text);
  const own = code.ok ? await certificates.find(code.value) : null;
  if (own !== null) return accept(own);
  const moved = await certificates.findMoved(certificateKey(text));
  if (moved !== null) return accept(moved);
  return code.ok ? refuse({ kind: 'certificate-not-found', code: code.value }) : code;
}
