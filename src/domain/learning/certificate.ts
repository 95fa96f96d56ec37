import { fullName, type MissingName, missingNames } from '#domain/accounts/user.ts';
import { limaDay, limaYear, writtenDay } from '#domain/shared/dates.ts';
import { halfUp } from '#domain/shared/half-up.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import type { CertificateCode } from './certificate-code.ts';
import type { CertificateSigner } from './certificate-signer.ts';
import type { CertifiedModule } from './certified-modules.ts';

/** Participation: every class was studied. Approval: every exam was passed besides. */
export type CertificateKind = 'participation' | 'approval';

/** What a certificate says, frozen when it was issued. Only its holder's names and document change, by a reissue. */
export interface Certificate {
  readonly code: CertificateCode;
  readonly userId: string;
  readonly productId: number;
  readonly kind: CertificateKind;
  /** Tenths of a point, 0 to 200; null on a certificate of participation. */
  readonly grade: number | null;
  /** Academic hours. */
  readonly hours: number;
  readonly holderName: string;
  /** Such as 'DNI 44556677'; empty when the profile had none. */
  readonly holderDocument: string;
  readonly productTitle: string;
  readonly productKind: string;
  /** Full names, in the school's order; empty on certificates issued before they were noted. */
  readonly teachers: readonly string[];
  /** Null on certificates issued before it was noted. */
  readonly signer: CertificateSigner | null;
  /** What was studied, in its order; empty on certificates issued before it was noted. */
  readonly syllabus: readonly CertifiedModule[];
  readonly issuedAt: Date;
  /** When it was brought in from the platform that the school issued it on; null: it was issued here. */
  readonly movedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly revokedReason: string | null;
  /** Its trail, oldest first; empty: it says what it said at first. */
  readonly reissues: readonly CertificateReissue[];
}

/** Who had a certificate made out anew: its holder, or the school. */
export type Reissuer = 'holder' | 'staff';

/** One line of a certificate's trail: what it said until then, and why it says something else now. */
export interface CertificateReissue {
  readonly at: Date;
  readonly by: Reissuer;
  readonly reason: string;
  readonly formerName: string;
  /** Such as 'DNI 44556677', or empty. */
  readonly formerDocument: string;
}

/** How a student stands in an exam of a content. */
export interface ExamOutcome {
  /** Null: the general exam. */
  readonly moduleId: number | null;
  /** The best closed attempt; null: none. Grade in tenths, 0 to 200. */
  readonly best: { readonly grade: number; readonly passed: boolean } | null;
}

/** A certificate that a student has earned. */
export interface EarnedCertificate {
  readonly kind: CertificateKind;
  readonly grade: number | null;
}

/**
 * The certificates earned: participation at 100 % of the classes, always, and approval where the content has exams and all are
 * passed. None for a content without certificate hours. Source: decisions.md, Certificates; CERT-1.
 */
export function certificatesEarned(given: {
  readonly hours: number;
  readonly finished: boolean;
  readonly exams: readonly ExamOutcome[];
}): readonly EarnedCertificate[] {
  if (given.hours === 0 || !given.finished) return [];
  const earned: EarnedCertificate[] = [{ kind: 'participation', grade: null }];
  if (given.exams.length > 0 && given.exams.every(({ best }) => best?.passed === true)) {
    earned.push({ kind: 'approval', grade: finalGrade(given.exams) });
  }
  return earned;
}

/**
 * The grade on a certificate of approval: the general exam's best or, where there are only module exams, the mean of their
 * bests, half up to a tenth.
 */
function finalGrade(exams: readonly ExamOutcome[]): number {
  const general = exams.filter(({ moduleId }) => moduleId === null);
  const counted = general.length > 0 ? general : exams;
  const sum = counted.reduce((total, { best }) => total + (best?.grade ?? 0), 0);
  return halfUp(sum, 1, counted.length);
}

/** A student's names and document as the profile has them. */
export interface HolderProfile {
  readonly email: string;
  readonly givenNames: string;
  readonly paternalSurname: string;
  readonly maternalSurname: string;
  /** 'DNI', 'CE', 'passport' or ''. */
  readonly documentType: string;
  readonly documentNumber: string;
}

/** Who a certificate is made out to. */
export interface Holder {
  readonly name: string;
  /** Such as 'DNI 44556677', or empty. */
  readonly document: string;
}

/** A certificate cannot be made out to nobody: these names are missing in the profile. */
export interface HolderNamesMissing {
  readonly kind: 'holder-names-missing';
  readonly missing: readonly MissingName[];
}

/** Who a certificate would be made out to. A second surname and a document are printed when the profile has them. */
export function holderOf(profile: HolderProfile): Result<Holder, HolderNamesMissing> {
  const missing = missingNames(profile);
  if (missing.length > 0) return refuse({ kind: 'holder-names-missing', missing });
  const type = profile.documentType === 'passport' ? 'Pasaporte' : profile.documentType;
  const document = oneLine(profile.documentNumber) === '' ? '' : oneLine(`${type} ${profile.documentNumber}`);
  return accept({ name: oneLine(fullName(profile)), document });
}

/** The year a certificate issued at that instant carries: that of the day in Lima. */
export function yearOfIssue(issuedAt: Date): number {
  return limaYear(issuedAt);
}

/** '20 de noviembre de 2026', the day in Lima. */
export function dayOfIssue(issuedAt: Date): string {
  return writtenDay(limaDay(issuedAt));
}
