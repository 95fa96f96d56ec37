import type { Clock } from '#application/ports/clock.ts';
import type {
  ClassMedia,
  CourseContents,
  StudyClass,
  StudyContent,
} from '#application/server/learning/ports/course-contents.ts';
import type { ProgressRecords } from '#application/server/learning/ports/progress-records.ts';
import { newProgress, type ProgressOfClasses } from '#domain/learning/progress.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ClassRefusal, ContentAccess } from './content-access.ts';

/** A class with what it shows. */
export interface ClassWithMedia {
  readonly content: StudyContent;
  readonly studyClass: StudyClass;
  readonly media: ClassMedia;
  readonly progress: ProgressOfClasses;
}

/** Opens a class for a student: from now on what is watched counts, and this is where the student goes on next time. */
export class OpenClass {
  constructor(
    private readonly access: ContentAccess,
    private readonly contents: CourseContents,
    private readonly progress: ProgressRecords,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string, slug: string, classId: number): Promise<Result<ClassWithMedia, ClassRefusal>> {
    const now = this.clock.now();
    const access = await this.access.class(userId, slug, classId, now);
    if (!access.ok) return access;
    const { content, studyClass } = access.value;
    const media = await this.contents.mediaOf(classId);
    if (media === null) return refuse({ kind: 'class-not-found' });
    await this.progress.lockClock(userId, now);
    const progress = new Map(await this.progress.ofProduct(userId, content.productId));
    const opened = { ...(progress.get(classId) ?? newProgress(now)), updatedAt: now };
    progress.set(classId, opened);
    await this.progress.save(userId, { classId, productId: content.productId }, opened);
    return accept({ content, studyClass, media, progress });
  }
}
