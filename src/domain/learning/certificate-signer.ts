import { certificateSigner, provider } from '#domain/legal/statute.ts';
import type { CertificateSigner } from './certificate.ts';

/** Who answers for a certificate that is issued now. Source: the school's settings, `legal/statute.ts`. */
export function presentSigner(): CertificateSigner {
  return { ...certificateSigner, entity: provider.name, ruc: provider.ruc };
}
