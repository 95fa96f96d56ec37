import type { CourseProgress } from '#domain/learning/progress.ts';
import type { ListedClass } from './content-outline.ts';
import type { SignedVideo } from './signed-video.ts';

/** A class that was opened. */
export interface OpenedClass {
  readonly class: ListedClass;
  /** Sanitised HTML of a reading class. */
  readonly readingHtml: string | null;
  readonly video:
    | (SignedVideo & {
        /** When the addresses stop working. */
        readonly until: string;
      })
    | null;
}

/** Where the student stands after a class moved on. */
export interface StudyProgress {
  readonly class: ListedClass;
  readonly progress: CourseProgress;
  readonly certificatesIssued: number;
}
