import { Certificates, type ReissueOrder } from '#application/server/learning/ports/certificates.ts';
import { type CertificateCode, certificateKey } from '#domain/learning/certificate-code.ts';
import type { Certificate } from '#domain/learning/certificate.ts';

/** Certificates in this process's memory. */
export class CertificatesInMemory extends Certificates {
  readonly #certificates = new Map<CertificateCode, Certificate>();

  find(code: CertificateCode): Promise<Certificate | null> {
    return Promise.resolve(this.#certificates.get(code) ?? null);
  }

  findMoved(key: string): Promise<Certificate | null> {
    const moved = [...this.#certificates.values()].filter(({ movedAt }) => movedAt !== null);
    return Promise.resolve(moved.find(({ code }) => certificateKey(code) === key) ?? null);
  }

  ofStudent(userId: string, productId: number): Promise<readonly Certificate[]> {
    const own = [...this.#certificates.values()].filter(
      (certificate) => certificate.userId === userId && certificate.productId === productId,
    );
    return Promise.resolve(own.toSorted((a, b) => b.kind.localeCompare(a.kind)));
  }

  async add(certificate: Certificate): Promise<boolean> {
    const own = await this.ofStudent(certificate.userId, certificate.productId);
    if (own.some(({ kind }) => kind === certificate.kind)) return false;
    this.#certificates.set(certificate.code, certificate);
    return true;
  }

  revoke(code: CertificateCode, at: Date, reason: string): Promise<boolean> {
    const certificate = this.#certificates.get(code);
    if (certificate === undefined || certificate.revokedAt !== null) return Promise.resolve(false);
    this.#certificates.set(code, { ...certificate, revokedAt: at, revokedReason: reason });
    return Promise.resolve(true);
  }

  reissue(certificate: Certificate, { holder, at, by, reason }: ReissueOrder): Promise<boolean> {
    const { code, holderName, holderDocument } = certificate;
    const now = this.#certificates.get(code);
    if (now === undefined || now.revokedAt !== null) return Promise.resolve(false);
    if (now.holderName !== holderName || now.holderDocument !== holderDocument) return Promise.resolve(false);
    const line = { at, by, reason, formerName: holderName, formerDocument: holderDocument };
    const names = { holderName: holder.name, holderDocument: holder.document };
    this.#certificates.set(code, { ...now, ...names, reissues: [...now.reissues, line] });
    return Promise.resolve(true);
  }
}
