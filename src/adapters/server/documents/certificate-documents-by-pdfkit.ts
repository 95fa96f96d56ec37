import { CertificateDocuments } from '#application/server/learning/ports/certificate-documents.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { signerFrom } from '#domain/learning/certificate-signer.ts';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import type { Certificate } from '#domain/learning/certificate.ts';
import { certificateSample } from './certificate-sample.ts';
import type { Drawings } from './drawings.ts';
import { logoToDraw } from './logo-to-draw.ts';

/** Certificates as PDF through pdfkit, and the same page as SVG. */
export class CertificateDocumentsByPdfkit extends CertificateDocuments {
  constructor(
    private readonly addresses: PublicAddresses,
    private readonly drawings: Drawings,
    private readonly settings: SchoolSettings,
    private readonly files: FileStore,
  ) {
    super();
  }

  async pdf(certificate: Certificate): Promise<Uint8Array> {
    const address = this.#addressOf(certificate);
    return this.drawings.draw({ kind: 'certificate', ...(await this.#head()), certificate, address });
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
    const task = { kind: 'certificate-picture', ...(await this.#head()), certificate, address } as const;
    return new TextDecoder().decode(await this.drawings.draw(task));
  }

  async #head() {
    const identity = this.settings.of('identity');
    return { school: identity.name, logo: await logoToDraw(this.files, identity) };
  }

  #addressOf({ code }: Certificate): string {
    return this.addresses.school(`/verificacion?codigo=${encodeURIComponent(code)}`);
  }
}
