import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { CertificateApi, CertificateCheck } from '#application/browser/learning/ports/certificate-api.ts';
import type { ValidatedCertificate } from '#application/read-models/learning/validated-certificate.ts';
import type { CertificateOverview, IssuedCertificate } from '#application/read-models/learning/certificate-overview.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** The certificates of one student in one content, in this process's memory. */
export class CertificateApiInMemory extends CertificateApi {
  /** Set: what is due cannot be issued because of it. */
  obstacle: CallRefusal | null = null;
  #overview: CertificateOverview;

  constructor(overview: CertificateOverview) {
    super();
    this.#overview = overview;
  }

  overview(): Promise<Result<CertificateOverview, CallRefusal>> {
    return Promise.resolve(accept(this.#overview));
  }

  issue(): Promise<Result<CertificateOverview, CallRefusal>> {
    if (this.obstacle !== null) return Promise.resolve(refuse(this.obstacle));
    const issued = this.#overview.due.map((kind, place): IssuedCertificate => {
      const code = `ES-2026-${String(place).repeat(11)}`;
      return {
        code,
        kind,
        grade: kind === 'approval' ? '16.5' : null,
        holder: 'Ana Quispe Rojas',
        hours: 24,
        signer: null,
        syllabus: [],
        issuedAt: '2026-03-10T15:00:00.000Z',
        revokedAt: null,
        reissues: [],
        correction: null,
        picture: `/${code}.svg`,
        document: `/${code}.pdf`,
      };
    });
    this.#overview = { ...this.#overview, due: [], issued: [...this.#overview.issued, ...issued] };
    return this.overview();
  }

  /** The profile changes: certificates differ from it from now on. */
  correctProfile(holder: string, document: string): void {
    const issued = this.#overview.issued.map((each) => ({
      ...each,
      correction: { holder, document, isForStaff: false },
    }));
    this.#overview = { ...this.#overview, issued };
  }

  reissue(_slug: string, code: string): Promise<Result<CertificateOverview, CallRefusal>> {
    if (this.obstacle !== null) return Promise.resolve(refuse(this.obstacle));
    const issued = this.#overview.issued.map((each): IssuedCertificate => {
      if (each.code !== code || each.correction === null) return each;
      const line = { at: '2026-05-04T15:00:00.000Z', formerHolder: each.holder, formerDocument: '' };
      return { ...each, holder: each.correction.holder, correction: null, reissues: [...each.reissues, line] };
    });
    this.#overview = { ...this.#overview, issued };
    return this.overview();
  }
}

/** Certificates that anyone can validate, in this process's memory. */
export class CertificateCheckInMemory extends CertificateCheck {
  /** @param otherwise what is answered to any other code. */
  constructor(
    private readonly certificates: readonly ValidatedCertificate[],
    private readonly otherwise: CallRefusal,
  ) {
    super();
  }

  validate(code: string): Promise<Result<ValidatedCertificate, CallRefusal>> {
    const found = this.certificates.find((certificate) => certificate.code === code);
    return Promise.resolve(found === undefined ? refuse(this.otherwise) : accept(found));
  }
}
