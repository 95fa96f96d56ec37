import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { ContentTab, CourseClass, CourseModule } from '#domain/learning/course-content.ts';
import type { CourseProgress } from '#domain/learning/progress.ts';

/** A class as its student sees it in a list. */
export interface ListedClass extends CourseClass {
  readonly teacher: string | null;
  /** 'new': never opened. */
  readonly state: 'new' | 'begun' | 'completed';
  /** Whole seconds at which a video goes on. */
  readonly resumeSeconds: number;
}

export type ListedModule = CourseModule<ListedClass>;

/** Something to download with a content. */
export interface ListedMaterial {
  readonly id: number;
  /** Null: it belongs to the whole content. */
  readonly classId: number | null;
  readonly title: string;
  readonly mediaType: string;
  readonly bytes: number;
}

/** A content with its student's progress. */
export interface ContentOutline {
  readonly slug: string;
  readonly title: string;
  readonly kind: ProductKind;
  readonly tabs: readonly ContentTab[];
  readonly modules: readonly ListedModule[];
  readonly materials: readonly ListedMaterial[];
  readonly progress: CourseProgress;
  /** The class to go on with; null: all are done, or there is none. */
  readonly nextClassId: number | null;
  /** Answers to the student's questions that they have not seen. */
  readonly unreadAnswers: number;
}
