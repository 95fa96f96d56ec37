import { addDays, daysBetween, limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';

/** A certificate by which receipts are signed, as far as anybody may know it. */
export interface SigningCertificate {
  /** To whom it was given. */
  readonly holder: string;
  readonly from: Date;
  readonly until: Date;
  /** Whether nobody but itself vouches for it. */
  readonly isSelfMade: boolean;
}

/** Why the school cannot sign its receipts. */
export type CertificateTrouble =
  | { readonly kind: 'none-named' }
  | { readonly kind: 'file-unreadable' }
  | { readonly kind: 'password-wrong' }
  | { readonly kind: 'no-certificate' }
  | { readonly kind: 'key-missing' }
  | { readonly kind: 'key-weak' }
  | { readonly kind: 'not-yet-valid'; readonly from: Date }
  | { readonly kind: 'expired'; readonly until: Date }
  | { readonly kind: 'self-made' };

/** What is said of it, to whoever runs the school. */
export const certificateTroubleTexts: {
  readonly [K in CertificateTrouble['kind']]: (trouble: Extract<CertificateTrouble, { kind: K }>) => string;
} = {
  'none-named': () => 'La escuela no tiene un certificado digital: SUNAT_CERTIFICATE no nombra ninguno.',
  'file-unreadable': () => 'No se puede leer el archivo del certificado que nombra SUNAT_CERTIFICATE.',
  'password-wrong': () => 'La contraseña del certificado no es la que dice SUNAT_CERTIFICATE_PASSWORD.',
  'no-certificate': () => 'El archivo que nombra SUNAT_CERTIFICATE no es un certificado .p12 ni PEM.',
  'key-missing': () => 'El archivo del certificado no trae su clave privada.',
  'key-weak': () => 'La clave del certificado no es RSA de 2048 bits o más.',
  'not-yet-valid': ({ from }) => `El certificado vale recién desde el ${formatDayMonthYear(limaDay(from))}.`,
  expired: ({ until }) => `El certificado venció el ${formatDayMonthYear(limaDay(until))}. Renuévalo.`,
  'self-made': () =>
    'El certificado lo hizo la propia escuela y no vale ante la SUNAT: una escuela pública necesita uno de una entidad acreditada.',
};

/** What is said of a trouble. */
export function certificateTroubleText<K extends CertificateTrouble['kind']>(
  trouble: Extract<CertificateTrouble, { kind: K }>,
): string {
  return certificateTroubleTexts[trouble.kind as K](trouble);
}

/** What keeps a certificate from being used now; null: nothing. A public school takes none that it made itself. */
export function troubleOf(
  { from, until, isSelfMade }: SigningCertificate,
  now: Date,
  takesSelfMade: boolean,
): CertificateTrouble | null {
  if (now < from) return { kind: 'not-yet-valid', from };
  if (now >= until) return { kind: 'expired', until };
  return isSelfMade && !takesSelfMade ? { kind: 'self-made' } : null;
}

/** Days before the end of a certificate from which it is told that a new one is needed. */
const TOLD_AHEAD = 30;

/** Days that a certificate is good for yet, once that is to be told; else null. */
export function daysLeftToTell({ until }: Pick<SigningCertificate, 'until'>, now: Date): number | null {
  const [today, last] = [limaDay(now), limaDay(until)];
  return last > addDays(today, TOLD_AHEAD) ? null : Math.max(0, daysBetween(today, last));
}
