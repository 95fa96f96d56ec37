import { CertificateDocuments } from '#application/server/learning/ports/certificate-documents.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { signerFrom } from '#domain/learning/certificate-signer.ts';
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
    private readonly settings: SchoolSettings,
  ) {
    super();
  }

  pdf(certificate: Certificate): Promise<Uint8Array> {
    return this.drawings.draw({
      kind: 'certificate',
      school: this.#name(),
      certificate,
      address: this.#addressOf(certificate),
    });
  }

  picture(certificate: Certificate): Promise<string> {
    return this.#picture(certificate, this.#addressOf(certificate));
  }

  sample(product: StoredProductDetails, now: Date): Promise<string> {
    const said = this.settings.of('signer');
    const signer = signerFrom(said, this.settings.provider());
    return this.#picture(certificateSample(product, signer, said.code, now), this.addresses.school('/verificacion'));
  }

  async #picture(certificate: Certificate, address: string): Promise<string> {
    const task = { kind: 'certificate-picture', school: this.#name(), certificate, address } as const;
    return new TextDecoder().decode(await this.drawings.draw(task));
  }

  #name(): string {
    return this.settings.of('identity').name;
  }

  #addressOf({ code }: Certificate): string {
    return this.addresses.school(`/verificacion?codigo=${encodeURIComponent(code)}`);
  }
}
