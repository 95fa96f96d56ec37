import type { Clock } from '#application/ports/clock.ts';
import type { StudyClass } from '#application/server/learning/ports/course-contents.ts';
import type { ProgressRecords } from '#application/server/learning/ports/progress-records.ts';
import {
  afterWatching,
  type ClassProgress,
  type CourseProgress,
  isDone,
  newProgress,
  progressIn,
} from '#domain/learning/progress.ts';
import { allowedSeconds, spendSeconds } from '#domain/learning/study-clock.ts';
import { reportedIntervals, type WatchReport } from '#domain/learning/watched.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ClassRefusal, ContentAccess } from './content-access.ts';
import type { IssueCertificates } from './certificates/issue-certificates.ts';

/** Where a student stands after a class moved on. */
export interface RecordedProgress {
  readonly studyClass: StudyClass;
  readonly progress: ClassProgress;
  readonly course: CourseProgress;
  /** How many certificates this brought. */
  readonly certificatesIssued: number;
}

export type WatchRefusal = ClassRefusal | { readonly kind: 'class-is-reading' };

/**
 * Takes a player's report into the student's progress, as far as an honest player can have seen that much: a forged one gains no
 * more than twice the time that has gone by at the school since the last, and since the class was opened. The last class done brings the certificate. Source: LEARN-3.
 */
export class RecordWatching {
  constructor(
    private readonly access: ContentAccess,
    private readonly progress: ProgressRecords,
    private readonly issue: IssueCertificates,
    private readonly clock: Clock,
  ) {}

  async execute(
    userId: string,
    slug: string,
    classId: number,
    report: WatchReport,
  ): Promise<Result<RecordedProgress, WatchRefusal>> {
    const now = this.clock.now();
    const access = await this.access.class(userId, slug, classId, now);
    if (!access.ok) return access;
    const { content, studyClass } = access.value;
    if (studyClass.kind !== 'video') return refuse({ kind: 'class-is-reading' });
    const clock = await this.progress.lockClock(userId, now);
    const all = new Map(await this.progress.ofProduct(userId, content.productId));
    const before = all.get(classId) ?? newProgress(now);
    const { durationSeconds } = studyClass;
    const { progress, gained } = afterWatching(
      before,
      { positionSeconds: report.positionSeconds, intervals: reportedIntervals(report.watched, durationSeconds) },
      { durationSeconds, budget: allowedSeconds(clock, before.countsFrom, now), now },
    );
    await this.progress.setClock(userId, spendSeconds(clock, gained, now));
    await this.progress.save(userId, { classId, productId: content.productId }, progress);
    all.set(classId, progress);
    const course = progressIn(content, all);
    const isLast = course.finished && !isDone(before);
    const issued = isLast ? await this.issue.execute(userId, content.productId) : accept([]);
    return accept({ studyClass, progress, course, certificatesIssued: issued.ok ? issued.value.length : 0 });
  }
}
