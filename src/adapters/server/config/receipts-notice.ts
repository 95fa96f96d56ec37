import type { School } from '#adapters/server/wiring/school.ts';
import { ReceiptSigner } from '#application/server/receipts/ports/receipt-signer.ts';
import { certificateTroubleText, daysLeftToTell } from '#domain/receipts/certificate.ts';
import { type Config, isPublicSchool } from './config.ts';

/** What whoever starts a school has to know of its certificate, in Spanish; nothing where a school is only tried out without one. */
export async function receiptsNotice(school: School, config: Config, now: Date): Promise<readonly string[]> {
  if (config.certificate === null && !isPublicSchool(config)) return [];
  const certificate = await school.get(ReceiptSigner).certificate();
  if (!certificate.ok) {
    return [`Los comprobantes no se firman ni se envían a la SUNAT. ${certificateTroubleText(certificate.refusal)}`];
  }
  const left = daysLeftToTell(certificate.value, now);
  return left === null ? [] : [certificateEndsText(left)];
}

const certificateEndsText = (days: number): string =>
  days === 0
    ? 'El certificado con el que se firman los comprobantes vence hoy.'
    : `El certificado con el que se firman los comprobantes vence en ${days === 1 ? '1 día' : `${days} días`}.`;
