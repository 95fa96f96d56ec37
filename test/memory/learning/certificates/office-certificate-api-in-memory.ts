import { OfficeCertificateApi } from '#application/browser/learning/ports/office-certificate-api.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import {
  type OfficeCertificate,
  officeCertificates,
  type IssuedCertificates,
} from '#application/read-models/learning/office-certificates.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import { fold } from '#domain/shared/text.ts';
import { ListInMemory, type ReadsInMemory } from '#test/memory/shared/reads-in-memory.ts';

const at = '2026-03-10T16:00:00.000Z';

/** Certificates before whoever looks after them, in this process's memory. */
export class OfficeCertificateApiInMemory extends OfficeCertificateApi {
  /** Set: every change is refused with it. */
  refusal: CallRefusal | null = null;
  readonly reads: ReadsInMemory = new ListInMemory(officeCertificates, (query) =>
    this.#page(query['words'] ?? '', Number(query['page'] ?? '1')),
  );
  #certificates: readonly OfficeCertificate[];

  constructor(certificates: readonly OfficeCertificate[]) {
    super();
    this.#certificates = certificates;
  }

  correct(code: string, reason: string, name: string | null): Answer<void> {
    return this.#change(code, (each) => {
      const { holder: formerHolder, holderDocument: formerDocument, reissues, present } = each;
      const line = { at, by: 'staff', reason, formerHolder, formerDocument } as const;
      const holder = name ?? present?.holder ?? formerHolder;
      const holderDocument = (name === null ? present?.document : null) ?? formerDocument;
      return { ...each, holder, holderDocument, present: null, reissues: [...reissues, line] };
    });
  }

  revoke(code: string, reason: string): Answer<void> {
    return this.#change(code, (each) => ({ ...each, revoked: { at, reason } }));
  }

  #change(code: string, change: (each: OfficeCertificate) => OfficeCertificate): Answer<void> {
    const isRevoked = this.#certificates.some((each) => each.code === code && each.revoked !== null);
    const refusal = this.refusal ?? (isRevoked ? alreadyRevoked : null);
    if (refusal !== null) return Promise.resolve(refuse(refusal));
    this.#certificates = this.#certificates.map((each) => (each.code === code ? change(each) : each));
    return Promise.resolve(accept(undefined));
  }

  #page(words: string, page: number): IssuedCertificates {
    const certificates = this.#certificates
      .filter(({ holder, title, email, code }) => fold(`${holder} ${title} ${email} ${code}`).includes(fold(words)))
      .toSorted((one, other) => other.issuedAt.localeCompare(one.issuedAt));
    const [total, first] = [certificates.length, (page - 1) * A_PAGE];
    const pages = Math.max(1, Math.ceil(total / A_PAGE));
    return { certificates: certificates.slice(first, first + A_PAGE), total, page, pages };
  }
}

const A_PAGE = 20;

const alreadyRevoked: CallRefusal = {
  kind: 'already-revoked',
  status: 409,
  detail: 'Este certificado ya se anuló.',
  field: null,
  data: {},
};
