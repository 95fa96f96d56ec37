import { CertificateDocuments } from '#application/server/ports/certificate-documents.ts';
import type { PublicAddresses } from '#application/server/ports/public-addresses.ts';
import type { Certificate } from '#domain/learning/certificate.ts';
import { reissuedAt } from '#domain/learning/certificate-reissue.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { certificatePage } from './certificate-page.ts';
import { pageInPdf } from './page-in-pdf.ts';
import { pageInSvg } from './page-in-svg.ts';
import type { PageMarks } from './page-marks.ts';

/** Certificates as PDF through pdfkit, and the same page as SVG. */
export class CertificateDocumentsByPdfkit extends CertificateDocuments {
  readonly #addresses: PublicAddresses;

  constructor(addresses: PublicAddresses) {
    super();
    this.#addresses = addresses;
  }

  pdf(certificate: Certificate): Promise<Uint8Array> {
    return pageInPdf(this.#page(certificate), {
      author: schoolIdentity.name,
      date: reissuedAt(certificate) ?? certificate.issuedAt,
    });
  }

  picture(certificate: Certificate): Promise<string> {
    return Promise.resolve(pageInSvg(this.#page(certificate)));
  }

  #page(certificate: Certificate): PageMarks {
    return certificatePage(certificate, this.#addresses.school(`/verificacion?codigo=${certificate.code}`));
  }
}
