import { certificateSigner, provider } from '#domain/legal/statute.ts';

/** Who answers for a certificate, with the school's legal entity, as both were on the day of issue. */
export interface CertificateSigner {
  readonly name: string;
  /** Such as 'Directora académica'. */
  readonly office: string;
  /** Razón social. */
  readonly entity: string;
  /** Eleven digits. */
  readonly ruc: string;
}

/** Who answers for a certificate that is issued now. Source: the school's settings, `legal/statute.ts`. */
export function presentSigner(): CertificateSigner {
  return { ...certificateSigner, entity: provider.name, ruc: provider.ruc };
}

/** 'Ana Ríos, directora académica'. */
export function signerText({ name, office }: CertificateSigner): string {
  return `${name}, ${office.toLowerCase()}`;
}

/** 'Editora Legal S.A.C. (RUC 20123456786)'. */
export function issuerText({ entity, ruc }: CertificateSigner): string {
  return `${entity} (RUC ${ruc})`;
}
