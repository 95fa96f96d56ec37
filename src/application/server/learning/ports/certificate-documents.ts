import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import type { Certificate } from '#domain/learning/certificate.ts';

/** Draws certificates. The same certificate gives the same page. */
export abstract class CertificateDocuments {
  /** The certificate as a PDF of A4 across: its page and, where the syllabus was noted, its back. */
  abstract pdf(certificate: Certificate): Promise<Uint8Array>;
  /** The same page as an SVG picture without fonts of its own. */
  abstract picture(certificate: Certificate): Promise<string>;
  /** What the certificate of a product would look like on a day, as such a picture, with words in place of a name and of a code. */
  abstract sample(product: StoredProductDetails, now: Date): Promise<string>;
}
