import type { CertificateCode } from '#domain/learning/certificate-code.ts';
import type { Certificate, Holder, Reissuer } from '#domain/learning/certificate.ts';

/** Whom a certificate is made out to from now on, and the line that its trail gets. */
export interface ReissueOrder {
  readonly holder: Holder;
  readonly at: Date;
  readonly by: Reissuer;
  readonly reason: string;
}

/** The certificates the school has issued, here and on the platform it came from. */
export abstract class Certificates {
  abstract find(code: CertificateCode): Promise<Certificate | null>;
  /** One that came from another platform, by `certificateKey` of the code it has from there. */
  abstract findMoved(key: string): Promise<Certificate | null>;
  /** Those of a student for a product: participation before approval. */
  abstract ofStudent(userId: string, productId: number): Promise<readonly Certificate[]>;
  /** Adds a certificate. False when the student has one of that kind for the product, however close the race. */
  abstract add(certificate: Certificate): Promise<boolean>;
  /** Marks a certificate as revoked. False when there is none or it is revoked already: the first reason stays. */
  abstract revoke(code: CertificateCode, at: Date, reason: string): Promise<boolean>;
  /**
   * Makes a certificate out anew and adds what it said to its trail. False, and nothing is changed, when it is revoked or no
   * longer says what `certificate` says: of two calls at once one is taken. To be called within a transaction.
   */
  abstract reissue(certificate: Certificate, order: ReissueOrder): Promise<boolean>;
}
