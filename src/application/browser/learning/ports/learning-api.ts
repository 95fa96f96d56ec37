import type { ContentOutline } from '#application/read-models/learning/content-outline.ts';
import type { ListedConsultation } from '#application/read-models/learning/listed-consultation.ts';
import type { MyContents } from '#application/read-models/learning/my-contents.ts';
import type { OpenedClass, StudyProgress } from '#application/read-models/learning/opened-class.ts';
import type { WatchReport } from '#domain/learning/watched.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** The student area, as a student's browser asks the school for it. */
export abstract class LearningApi {
  abstract myContents(): Promise<Result<MyContents, CallRefusal>>;
  abstract outline(slug: string): Promise<Result<ContentOutline, CallRefusal>>;
  /** Opens a class: from now on what is watched of it counts. */
  abstract open(slug: string, classId: number): Promise<Result<OpenedClass, CallRefusal>>;
  /** Tells what was watched. `leaving`: the page is going away, and the call outlives it. */
  abstract report(
    slug: string,
    classId: number,
    report: WatchReport,
    leaving: boolean,
  ): Promise<Result<StudyProgress, CallRefusal>>;
  abstract markAsRead(slug: string, classId: number): Promise<Result<StudyProgress, CallRefusal>>;
  /** An address from which a material can be downloaded for some minutes. */
  abstract materialAddress(slug: string, materialId: number): Promise<Result<string, CallRefusal>>;
  abstract consultations(slug: string): Promise<Result<readonly ListedConsultation[], CallRefusal>>;
  /** Asks, and gives the list as it is afterwards. */
  abstract ask(slug: string, question: string): Promise<Result<readonly ListedConsultation[], CallRefusal>>;
}
