import { presentValidation } from '#adapters/server/http/certificate-presenters.ts';
import { certificateRefusals } from '#adapters/server/http/certificate-refusals.ts';
import { problemOfRefusal } from '#adapters/server/http/problems.ts';
import type { VisitorLimit } from '#adapters/server/http/visitor-limit.ts';
import type { School } from '#adapters/server/school.ts';
import type { CallRefusal } from '#application/browser/ports/call-refusal.ts';
import { CertificateCheck, type ValidatedCertificate } from '#application/browser/ports/certificate-api.ts';
import { Clock } from '#application/ports/clock.ts';
import { ValidateCertificate } from '#application/server/learning/validate-certificate.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

const tooMany: CallRefusal = {
  kind: 'too-many-requests',
  status: 429,
  detail: 'Hiciste demasiadas consultas seguidas. Espera un minuto y vuelve a intentarlo.',
  field: null,
  data: {},
};

/** Validation for a page drawn on the server, limited for each visitor as the API's own is. */
export class CertificateCheckInProcess extends CertificateCheck {
  readonly #school: School;
  readonly #limit: VisitorLimit;
  readonly #visitor: string;

  constructor(school: School, limit: VisitorLimit, visitor: string) {
    super();
    this.#school = school;
    this.#limit = limit;
    this.#visitor = visitor;
  }

  async validate(code: string): Promise<Result<ValidatedCertificate, CallRefusal>> {
    if (!this.#limit.allows(this.#visitor, this.#school.get(Clock).now())) return refuse(tooMany);
    const found = await this.#school.get(ValidateCertificate).execute(code);
    if (found.ok) return accept(presentValidation(found.value));
    const { kind, status, detail, field } = problemOfRefusal(found.refusal, certificateRefusals);
    return refuse({ kind, status, detail, field: field ?? null, data: {} });
  }
}
