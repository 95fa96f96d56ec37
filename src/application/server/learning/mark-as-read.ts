import type { Clock } from '#application/ports/clock.ts';
import type { ProgressRecords } from '#application/server/learning/ports/progress-records.ts';
import { afterReading, newProgress, progressIn } from '#domain/learning/progress.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ClassRefusal, ContentAccess } from './content-access.ts';
import type { IssueCertificates } from './certificates/issue-certificates.ts';
import type { RecordedProgress } from './record-watching.ts';

export type MarkRefusal = ClassRefusal | { readonly kind: 'class-is-video' };

/** Marks a reading class as read; marking it again changes nothing. The last class done brings the certificate. */
export class MarkAsRead {
  constructor(
    private readonly access: ContentAccess,
    private readonly progress: ProgressRecords,
    private readonly issue: IssueCertificates,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string, slug: string, classId: number): Promise<Result<RecordedProgress, MarkRefusal>> {
    const now = this.clock.now();
    const access = await this.access.class(userId, slug, classId, now);
    if (!access.ok) return access;
    const { content, studyClass } = access.value;
    if (studyClass.kind !== 'reading') return refuse({ kind: 'class-is-video' });
    await this.progress.lockClock(userId, now);
    const all = new Map(await this.progress.ofProduct(userId, content.productId));
    const progress = afterReading(all.get(classId) ?? newProgress(now), now);
    await this.progress.save(userId, { classId, productId: content.productId }, progress);
    all.set(classId, progress);
    const course = progressIn(content, all);
    const issued = course.finished ? await this.issue.execute(userId, content.productId) : accept([]);
    return accept({ studyClass, progress, course, certificatesIssued: issued.ok ? issued.value.length : 0 });
  }
}
