import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { Certificate, Holder, Reissuer } from './certificate.ts';

/** Why a holder's own reissue happened; the school writes a reason of its own. */
export const HOLDER_REASON = 'Su titular corrigió sus datos en el perfil';

/** The holder a certificate would be made out to now. */
export interface Correction {
  readonly holder: Holder;
  /** The document printed is another one: the school looks at it first, lest a certificate change hands. */
  readonly isForStaff: boolean;
}

export type ReissueRefusal =
  | { readonly kind: 'certificate-revoked'; readonly at: Date }
  | { readonly kind: 'document-differs' };

/**
 * How a certificate differs from its holder's present names and document; null when it does not, or when it was revoked. A
 * document that is missing now leaves the printed one as it is. Source: docs/decisions/0026.
 */
export function correctionOf(certificate: Certificate, present: Holder): Correction | null {
  if (certificate.revokedAt !== null) return null;
  const { holderName, holderDocument } = certificate;
  const holder = { name: present.name, document: present.document === '' ? holderDocument : present.document };
  if (holder.name === holderName && holder.document === holderDocument) return null;
  return { holder, isForStaff: holderDocument !== '' && holder.document !== holderDocument };
}

/** Whom a certificate is to be made out to anew; null when it says so already. Source: docs/decisions/0026. */
export function reissueTo(
  certificate: Certificate,
  present: Holder,
  by: Reissuer,
): Result<Holder | null, ReissueRefusal> {
  if (certificate.revokedAt !== null) return refuse({ kind: 'certificate-revoked', at: certificate.revokedAt });
  const correction = correctionOf(certificate, present);
  if (correction === null) return accept(null);
  if (correction.isForStaff && by === 'holder') return refuse({ kind: 'document-differs' });
  return accept(correction.holder);
}

/** When a certificate was last made out anew; null: never. */
export function reissuedAt({ reissues }: Pick<Certificate, 'reissues'>): Date | null {
  return reissues.at(-1)?.at ?? null;
}
