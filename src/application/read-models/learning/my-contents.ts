import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { CourseClass } from '#domain/learning/course-content.ts';
import type { CourseProgress } from '#domain/learning/progress.ts';

/** What a student has of a content. Instants are ISO 8601. */
export interface OwnedContent {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly kind: ProductKind;
  /** Said of a seminar that was held already. */
  readonly isOver?: true | undefined;
  /** Key of the uploaded cover; null: the school draws one. */
  readonly coverFile: string | null;
  /** Null: it has no classes. */
  readonly progress: CourseProgress | null;
  /** When it was last studied; null: never. */
  readonly lastAt: string | null;
  /** When access ends; null: never. */
  readonly until: string | null;
}

/** The class to go on with. */
export interface Continuation {
  readonly content: { readonly slug: string; readonly title: string; readonly kind: ProductKind };
  readonly class: CourseClass;
  /** Whole seconds. */
  readonly resumeSeconds: number;
  readonly progress: CourseProgress;
  /** False: nothing was ever studied, this is a place to begin. */
  readonly begun: boolean;
}

/** Everything a student has. */
export interface MyContents {
  /** Null: nothing with classes left to study. */
  readonly continuation: Continuation | null;
  /** Latest studied first, then latest acquired. */
  readonly contents: readonly OwnedContent[];
  /** Whether anything was ever studied, or had until it ended: then its reader is no newcomer, whatever is left. */
  readonly hasStudied: boolean;
}
