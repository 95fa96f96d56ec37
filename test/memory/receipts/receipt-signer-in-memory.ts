import { ReceiptSigner, type SignedXml } from '#application/server/receipts/ports/receipt-signer.ts';
import type { CertificateTrouble, SigningCertificate } from '#domain/receipts/certificate.ts';
import type { ToldReceipt } from '#domain/receipts/told-receipt.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** Signs by writing down the number; a test says what stands in its way. */
export class ReceiptSignerInMemory extends ReceiptSigner {
  trouble: CertificateTrouble | null = null;
  until = new Date('2028-01-01T00:00:00.000Z');
  isSelfMade = false;

  certificate(): Promise<Result<SigningCertificate, CertificateTrouble>> {
    const facts = { holder: 'ESCUELA DE PRUEBA', from: new Date(0), until: this.until, isSelfMade: this.isSelfMade };
    return Promise.resolve(this.trouble === null ? accept(facts) : refuse(this.trouble));
  }

  sign({ code }: ToldReceipt): Promise<Result<SignedXml, CertificateTrouble>> {
    const signed = { xml: `<Invoice>${code}</Invoice>`, digest: `digest-of-${code}` };
    return Promise.resolve(this.trouble === null ? accept(signed) : refuse(this.trouble));
  }
}
