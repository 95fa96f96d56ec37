import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Certificates } from '#application/server/learning/ports/certificates.ts';
import type { CourseContents, StudyContent } from '#application/server/learning/ports/course-contents.ts';
import type { ExamResults } from '#application/server/exams/ports/exam-results.ts';
import type { ProgressRecords } from '#application/server/learning/ports/progress-records.ts';
import { certificateCode, RANDOM_CHARACTERS } from '#domain/learning/certificate-code.ts';
import {
  certificatesEarned,
  type Certificate,
  type EarnedCertificate,
  type Holder,
  type HolderNamesMissing,
  yearOfIssue,
} from '#domain/learning/certificate.ts';
import { CHARACTER_VALUES } from '#domain/shared/crockford.ts';
import { certifiedModules } from '#domain/learning/certified-modules.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { signerFrom } from '#domain/learning/certificate-signer.ts';
import { progressIn } from '#domain/learning/progress.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { holderOfAccount } from './certificate-holder.ts';

export type IssueRefusal = HolderNamesMissing | { readonly kind: 'content-not-found' };

/**
 * Issues the certificates that a student has earned in a content and does not have yet: nothing happens when there is none.
 * Called whenever a class or an exam is done, and when the student looks for a certificate. Source: CERT-1.
 */
export class IssueCertificates {
  constructor(
    private readonly contents: CourseContents,
    private readonly progress: ProgressRecords,
    private readonly exams: ExamResults,
    private readonly accounts: Accounts,
    private readonly certificates: Certificates,
    private readonly settings: SchoolSettings,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** The certificates issued now. Refused when one is due and the profile lacks the holder's names. */
  async execute(userId: string, productId: number): Promise<Result<readonly Certificate[], IssueRefusal>> {
    const now = this.clock.now();
    const content = await this.contents.findById(productId);
    if (content === null) return refuse({ kind: 'content-not-found' });
    // Whichever of two calls at once comes second sees what the first one did.
    await this.progress.lockClock(userId, now);
    const due = await this.#due(userId, content);
    if (due.length === 0) return accept([]);
    const holder = holderOfAccount(await this.accounts.find(userId));
    if (!holder.ok) return holder;
    const issued: Certificate[] = [];
    for (const earned of due) {
      const certificate = this.#make(userId, content, earned, holder.value, now);
      if (await this.certificates.add(certificate)) issued.push(certificate);
    }
    return accept(issued);
  }

  async #due(userId: string, content: StudyContent): Promise<readonly EarnedCertificate[]> {
    const progress = await this.progress.ofProduct(userId, content.productId);
    const earned = certificatesEarned({
      hours: content.certificateHours,
      finished: progressIn(content, progress).finished,
      exams: await this.exams.ofStudent(userId, content.productId),
    });
    if (earned.length === 0) return [];
    const known = await this.certificates.ofStudent(userId, content.productId);
    return earned.filter(({ kind }) => known.every((certificate) => certificate.kind !== kind));
  }

  #make(userId: string, content: StudyContent, earned: EarnedCertificate, holder: Holder, now: Date): Certificate {
    const signer = this.settings.of('signer');
    return {
      code: certificateCode(
        signer.code,
        yearOfIssue(now),
        this.ids.randomIntegers(RANDOM_CHARACTERS, CHARACTER_VALUES),
      ),
      userId,
      productId: content.productId,
      kind: earned.kind,
      grade: earned.grade,
      hours: content.certificateHours,
      holderName: holder.name,
      holderDocument: holder.document,
      productTitle: content.title,
      productKind: content.kind,
      teachers: content.teachers,
      signer: signerFrom(signer, this.settings.provider()),
      syllabus: certifiedModules(content),
      issuedAt: now,
      movedAt: null,
      revokedAt: null,
      revokedReason: null,
      reissues: [],
    };
  }
}
