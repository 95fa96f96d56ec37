import { noteNotToKeep } from '#adapters/server/answer-sources.ts';
import { certificateValidation } from '#adapters/http-contract/learning/certificates.ts';
import { presentValidation } from '#adapters/server/http/learning/certificate-presenters.ts';
import { certificateRefusals } from '#adapters/server/http/learning/certificate-refusals.ts';
import { validationLimit } from '#adapters/server/http/learning/certificate-routes.ts';
import { networkOf } from '#adapters/server/http/shared/limits.ts';
import { problemOfRefusal } from '#adapters/server/http/shared/refusal-table.ts';
import { limitKeyOf } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { CertificateCheck } from '#application/browser/learning/ports/certificate-api.ts';
import type { ValidatedCertificate } from '#application/read-models/learning/validated-certificate.ts';
import { ValidateCertificate } from '#application/server/learning/certificates/validate-certificate.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { callRefusalOf, heldInProcess } from './held-in-process.ts';

/** Validation for a page drawn on the server: it counts as the API's own does, and together with it. */
export class CertificateCheckInProcess extends CertificateCheck {
  /** @param visitor the address of the network that asks. */
  constructor(
    private readonly school: School,
    private readonly visitor: string,
  ) {
    super();
  }

  async validate(code: string): Promise<Result<ValidatedCertificate, CallRefusal>> {
    noteNotToKeep();
    const key = limitKeyOf(certificateValidation, networkOf(this.visitor));
    const held = await heldInProcess(this.school, validationLimit, key);
    if (held !== null) return refuse(held);
    const found = await this.school.get(ValidateCertificate).execute(code);
    if (found.ok) return accept(presentValidation(found.value));
    return refuse(callRefusalOf(problemOfRefusal(found.refusal, certificateRefusals)));
  }
}
