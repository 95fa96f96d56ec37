import type { ClassProgress, ProgressOfClasses } from '#domain/learning/progress.ts';
import type { StudyClock } from '#domain/learning/study-clock.ts';

/** How far a student is in a product, in a line. */
export interface ProductProgress {
  readonly productId: number;
  readonly completed: number;
  /** When one of its classes was last opened, watched or read. */
  readonly lastAt: Date;
}

/** How far students are in classes. */
export abstract class ProgressRecords {
  /**
   * The student's clock, made at the first call. Whatever else in a transaction would change this student's progress or
   * certificates waits until this one ends, so that two last classes done at once are seen by whichever ends last.
   */
  abstract lockClock(userId: string, now: Date): Promise<StudyClock>;
  abstract setClock(userId: string, clock: StudyClock): Promise<void>;
  /** The student's progress in the classes of a product. */
  abstract ofProduct(userId: string, productId: number): Promise<ProgressOfClasses>;
  /** Replaces the student's progress in a class. */
  abstract save(
    userId: string,
    of: { readonly classId: number; readonly productId: number },
    progress: ClassProgress,
  ): Promise<void>;
  /** The products the student has opened, latest first. */
  abstract summaryOf(userId: string): Promise<readonly ProductProgress[]>;
}
