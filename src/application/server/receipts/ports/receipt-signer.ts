import type { CertificateTrouble, SigningCertificate } from '#domain/receipts/certificate.ts';
import type { ToldReceipt } from '#domain/receipts/told-receipt.ts';
import type { Result } from '#domain/shared/result.ts';

/** What is sent to the tax authority, as text in UTF-8, and the digest in its signature. */
export interface SignedXml {
  readonly xml: string;
  /** Base64. */
  readonly digest: string;
}

/** Writes what the tax authority is told of a receipt and signs it with the school's certificate. */
export abstract class ReceiptSigner {
  /** The certificate, or why there is none to sign with now. */
  abstract certificate(): Promise<Result<SigningCertificate, CertificateTrouble>>;
  /** The same document gives the same bytes as long as the certificate stays. */
  abstract sign(document: ToldReceipt): Promise<Result<SignedXml, CertificateTrouble>>;
}
