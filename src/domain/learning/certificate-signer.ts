import type { Provider } from '#domain/legal/statute.ts';
import type { SignerSettings } from '#domain/settings/signer-settings.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';

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

/** Who answers for a certificate that is issued while these settings hold. */
export function signerFrom(
  { name, office }: Pick<SignerSettings, 'name' | 'office'>,
  provider: Pick<Provider, 'name' | 'ruc'>,
): CertificateSigner {
  return { name, office, entity: provider.name, ruc: provider.ruc };
}

/** 'Ana Ríos, directora académica'. */
export function signerText({ name, office }: CertificateSigner): string {
  return `${name}, ${office.toLowerCase()}`;
}

/** 'Editora Legal S.A.C. (RUC 20123456786)'; the number stays with its name at the end of a line. */
export function issuerText({ entity, ruc }: CertificateSigner): string {
  return numbersTogether(`${entity} (RUC ${ruc})`);
}
