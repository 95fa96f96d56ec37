import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { certificateByCode } from '#application/server/learning/certificates/certificate-by-code.ts';
import { holderOfAccount } from '#application/server/learning/certificates/certificate-holder.ts';
import type { Certificates } from '#application/server/learning/ports/certificates.ts';
import type { CourseContents } from '#application/server/learning/ports/course-contents.ts';
import type { Certificate, Holder } from '#domain/learning/certificate.ts';
import { type MovedCertificate, movedKind, secondOfKind } from '#domain/office/moving/moved-certificate.ts';
import { type CellFault, cellFault, type Numbered } from '#domain/office/moving/moving.ts';
import { startOfLimaDay } from '#domain/shared/dates.ts';
import type { KnownLine, MovingSubjects } from './moving-subjects.ts';
import { PlannedMoving, type MovingStep } from './moving.ts';

/**
 * Takes over certificates that the school issued on another platform: anybody validates them by the codes that stand on them. Who signed
 * them and what was studied is not known, and not said.
 */
export class MoveInCertificates extends PlannedMoving<MovedCertificate, Certificate | null> {
  constructor(
    private readonly subjects: MovingSubjects,
    private readonly certificates: Certificates,
    private readonly contents: CourseContents,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected lock(rows: readonly Numbered<MovedCertificate>[]): Promise<void> {
    return this.subjects.lock(rows);
  }

  protected async plan(
    rows: readonly Numbered<MovedCertificate>[],
  ): Promise<readonly MovingStep<Certificate | null>[]> {
    const steps: MovingStep<Certificate | null>[] = [];
    const planned: Certificate[] = [];
    for (const each of await this.subjects.of(rows)) {
      const step = 'userId' in each ? await this.#step(each, planned) : each;
      if ('plan' in step && step.plan !== null) planned.push(step.plan);
      steps.push(step);
    }
    return steps;
  }

  protected async write(plans: readonly (Certificate | null)[]): Promise<void> {
    for (const certificate of plans) {
      if (certificate !== null && !(await this.certificates.add(certificate))) {
        throw new Error(`«${certificate.code}»: la persona tiene otro certificado de este producto`);
      }
    }
  }

  /** @param planned of the lines before: another line may name the same product by its other name. */
  async #step(
    known: KnownLine<MovedCertificate>,
    planned: readonly Certificate[],
  ): Promise<MovingStep<Certificate | null>> {
    const { line, value, userId, product } = known;
    const there = await certificateByCode(this.certificates, value.code);
    if (there.ok) {
      const isSame = there.value.userId === userId && there.value.productId === product.id;
      if (isSame) return { line, outcome: 'known', letter: false, plan: null };
      return { line, value: cellFault('codigo', `«${value.code}» ya es el código de otro certificado`) };
    }
    const before = planned.filter((each) => each.userId === userId && each.productId === product.id);
    const others = [...(await this.certificates.ofStudent(userId, product.id)), ...before];
    const second = others.find(({ kind }) => kind === movedKind(value));
    if (second !== undefined) return { line, value: secondOfKind(value, second.code) };
    const holder = await this.#holder(known);
    if (holder === null) return { line, value: nameless };
    const plan = await this.#certificate(known, holder);
    return { line, outcome: 'added', letter: false, plan };
  }

  async #holder({ value, userId }: KnownLine<MovedCertificate>): Promise<Holder | null> {
    if (value.holderName !== null) return { name: value.holderName, document: value.holderDocument };
    const holder = holderOfAccount(await this.accounts.find(userId));
    return holder.ok ? { name: holder.value.name, document: value.holderDocument } : null;
  }

  async #certificate({ value, userId, product }: KnownLine<MovedCertificate>, holder: Holder): Promise<Certificate> {
    const content = await this.contents.findById(product.id);
    return {
      code: value.code,
      userId,
      productId: product.id,
      kind: movedKind(value),
      grade: value.grade,
      hours: value.hours,
      holderName: holder.name,
      holderDocument: holder.document,
      productTitle: content?.title ?? product.slug,
      productKind: product.kind,
      teachers: [],
      signer: null,
      syllabus: [],
      issuedAt: startOfLimaDay(value.on),
      movedAt: this.clock.now(),
      revokedAt: null,
      revokedReason: null,
      reissues: [],
    };
  }
}

const nameless: CellFault = cellFault('nombre', 'está vacía, y la cuenta no tiene nombres');
