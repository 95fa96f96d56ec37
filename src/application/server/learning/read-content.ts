import type { Clock } from '#application/ports/clock.ts';
import type { Consultations } from '#application/server/learning/ports/consultations.ts';
import type { StudyContent } from '#application/server/learning/ports/course-contents.ts';
import type { ProgressRecords } from '#application/server/learning/ports/progress-records.ts';
import type { ProgressOfClasses } from '#domain/learning/progress.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { ContentAccess, ContentRefusal } from './content-access.ts';

/** A content with how far the student is in it. */
export interface ReadContentAnswer {
  readonly content: StudyContent;
  readonly progress: ProgressOfClasses;
  /** Answers to the student's questions that they have not seen. */
  readonly unreadAnswers: number;
}

/** Shows a student a content of theirs. */
export class ReadContent {
  constructor(
    private readonly access: ContentAccess,
    private readonly progress: ProgressRecords,
    private readonly consultations: Consultations,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string, slug: string): Promise<Result<ReadContentAnswer, ContentRefusal>> {
    const content = await this.access.content(userId, slug, this.clock.now());
    if (!content.ok) return content;
    const progress = await this.progress.ofProduct(userId, content.value.productId);
    const unreadAnswers = await this.consultations.countUnseen(userId, content.value.productId);
    return accept({ content: content.value, progress, unreadAnswers });
  }
}
