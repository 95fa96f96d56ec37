import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { ContentTab, CourseClass } from '#domain/learning/course-content.ts';
import type { CourseProgress } from '#domain/learning/progress.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** A class as its student sees it in a list. */
export interface ListedClass extends CourseClass {
  readonly teacher: string | null;
  /** 'new': never opened. */
  readonly state: 'new' | 'begun' | 'completed';
  /** Whole seconds at which a video goes on. */
  readonly resumeSeconds: number;
}

export interface ListedModule {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  readonly classes: readonly ListedClass[];
}

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

/** A class that was opened. */
export interface OpenedClass {
  readonly class: ListedClass;
  /** Sanitised HTML of a reading class. */
  readonly readingHtml: string | null;
  readonly video: {
    readonly source: string;
    readonly mediaType: string;
    readonly captions: string | null;
    readonly poster: string | null;
    /** When the addresses stop working. */
    readonly until: string;
  } | null;
}

/** Where the student stands after a class moved on. */
export interface Standing {
  readonly class: ListedClass;
  readonly progress: CourseProgress;
  readonly certificatesIssued: number;
}

/** What a player says, in seconds of the video with fractions. */
export interface WatchReport {
  readonly positionSeconds: number;
  readonly watched: readonly (readonly [number, number])[];
}

export interface OwnedContent {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly kind: ProductKind;
  /** Key of the uploaded cover; null: the school draws one. */
  readonly coverFile: string | null;
  /** Null: it has no classes. */
  readonly progress: CourseProgress | null;
  readonly lastAt: string | null;
  /** When access ends; null: never. */
  readonly until: string | null;
}

export interface Continuation {
  readonly content: { readonly slug: string; readonly title: string; readonly kind: ProductKind };
  readonly class: CourseClass;
  readonly resumeSeconds: number;
  readonly progress: CourseProgress;
  /** False: nothing was studied yet. */
  readonly begun: boolean;
}

export interface MyContents {
  readonly continuation: Continuation | null;
  readonly contents: readonly OwnedContent[];
}

export interface ListedConsultation {
  readonly id: string;
  readonly own: boolean;
  readonly author: string;
  readonly question: string;
  readonly askedAt: string;
  /** `isNew`: to whoever asked, who sees it for the first time. */
  readonly answer: {
    readonly text: string;
    readonly at: string;
    readonly by: string | null;
    readonly isNew: boolean;
  } | null;
}

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
  ): Promise<Result<Standing, CallRefusal>>;
  abstract markAsRead(slug: string, classId: number): Promise<Result<Standing, CallRefusal>>;
  /** An address from which a material can be downloaded for some minutes. */
  abstract materialAddress(slug: string, materialId: number): Promise<Result<string, CallRefusal>>;
  abstract consultations(slug: string): Promise<Result<readonly ListedConsultation[], CallRefusal>>;
  /** Asks, and gives the list as it is afterwards. */
  abstract ask(slug: string, question: string): Promise<Result<readonly ListedConsultation[], CallRefusal>>;
}
