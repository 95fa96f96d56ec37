import type { CertificateCode } from '#domain/learning/certificate-code.ts';
import type { Certificate } from '#domain/learning/certificate.ts';

/** The certificates the school has issued. */
export abstract class Certificates {
  abstract find(code: CertificateCode): Promise<Certificate | null>;
  /** Those of a student for a product: participation before approval. */
  abstract ofStudent(userId: string, productId: number): Promise<readonly Certificate[]>;
  /** Adds a certificate. False when the student has one of that kind for the product, however close the race. */
  abstract add(certificate: Certificate): Promise<boolean>;
  /** Marks a certificate as revoked. False when there is none or it is revoked already: the first reason stays. */
  abstract revoke(code: CertificateCode, at: Date, reason: string): Promise<boolean>;
}
