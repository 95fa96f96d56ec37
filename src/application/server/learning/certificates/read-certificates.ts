import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Certificates } from '#application/server/learning/ports/certificates.ts';
import type { CourseContents, StudyContent } from '#application/server/learning/ports/course-contents.ts';
import type { ExamResults } from '#application/server/exams/ports/exam-results.ts';
import type { ProgressRecords } from '#application/server/learning/ports/progress-records.ts';
import {
  type Certificate,
  certificatesEarned,
  type CertificateKind,
  type Holder,
} from '#domain/learning/certificate.ts';
import { type CourseProgress, progressIn } from '#domain/learning/progress.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { holderOfAccount } from './certificate-holder.ts';
import type { ContentAccess, ContentRefusal } from '#application/server/learning/content-access.ts';

/** A student's certificates in a content, and how far the next one is. */
export interface StudentCertificates {
  readonly content: StudyContent;
  /** False: access is over, and only what was earned is left. */
  readonly owned: boolean;
  /** Academic hours; 0: this content gives no certificate. */
  readonly hours: number;
  readonly progress: CourseProgress;
  /** How many exams there are, and how many of them are passed. */
  readonly exams: { readonly total: number; readonly passed: number };
  readonly issued: readonly Certificate[];
  /** Earned and not issued yet. */
  readonly due: readonly CertificateKind[];
  /** Whom a certificate would be made out to today; null: the profile lacks names. */
  readonly holder: Holder | null;
}

/** Shows a student what the tab Certificado says. A certificate stays its holder's when access to the content is over. */
export class ReadCertificates {
  constructor(
    private readonly access: ContentAccess,
    private readonly contents: CourseContents,
    private readonly progress: ProgressRecords,
    private readonly exams: ExamResults,
    private readonly accounts: Accounts,
    private readonly certificates: Certificates,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string, slug: string): Promise<Result<StudentCertificates, ContentRefusal>> {
    const access = await this.access.content(userId, slug, this.clock.now());
    const content = access.ok ? access.value : await this.contents.findBySlug(slug);
    if (content === null) return refuse({ kind: 'content-not-found' });
    const issued = await this.certificates.ofStudent(userId, content.productId);
    if (!access.ok && issued.length === 0) return access;
    const progress = progressIn(content, await this.progress.ofProduct(userId, content.productId));
    const exams = await this.exams.ofStudent(userId, content.productId);
    const earned = certificatesEarned({ hours: content.certificateHours, finished: progress.finished, exams });
    const holder = holderOfAccount(await this.accounts.find(userId));
    return accept({
      content,
      owned: access.ok,
      hours: content.certificateHours,
      progress,
      exams: { total: exams.length, passed: exams.filter(({ best }) => best?.passed === true).length },
      issued,
      due: earned.map(({ kind }) => kind).filter((kind) => issued.every((certificate) => certificate.kind !== kind)),
      holder: holder.ok ? holder.value : null,
    });
  }
}
