import { CertificateDocuments } from '#application/server/learning/ports/certificate-documents.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import type { Certificate } from '#domain/learning/certificate.ts';
import { certificateSample } from './certificate-sample.ts';
import type { Drawings } from './drawings.ts';

/** Certificates as PDF through pdfkit, and the same page as SVG. */
export class CertificateDocumentsByPdfkit extends CertificateDocuments {
  constructor(
    private readonly addresses: PublicAddresses,
    private readonly drawings: Drawings,
  ) {
    super();
  }

  pdf(certificate: Certificate): Promise<Uint8Array> {
    return this.drawings.draw({ kind: 'certificate', certificate, address: this.#addressOf(certificate) });
  }

  picture(certificate: Certificate): Promise<string> {
    return this.#picture(certificate, this.#addressOf(certificate));
  }

  sample(product: StoredProductDetails, now: Date): Promise<string> {
    return this.#picture(certificateSample(product, now), this.addresses.school('/verificacion'));
  }

  async #picture(certificate: Certificate, address: string): Promise<string> {
    return new TextDecoder().decode(await this.drawings.draw({ kind: 'certificate-picture', certificate, address }));
  }

  #addressOf({ code }: Certificate): string {
    return this.addresses.school(`/verificacion?codigo=${code}`);
  }
}
