import type { ListedMaterial } from '#application/read-models/learning/content-outline.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { CourseClass, CourseContent } from '#domain/learning/course-content.ts';

/** A class as the student area lists it. */
export interface StudyClass extends CourseClass {
  /** Full name of who teaches it, when somebody is named. */
  readonly teacher: string | null;
}

/** Something to download with a content. */
export interface StudyMaterial extends ListedMaterial {
  /** Key in the file store. */
  readonly file: string;
}

/** A product as its students see it. */
export interface StudyContent extends CourseContent<StudyClass> {
  readonly slug: string;
  readonly title: string;
  readonly kind: ProductKind;
  /** False: no longer sold; whoever has it keeps it. */
  readonly isPublished: boolean;
  readonly hasConsultations: boolean;
  readonly hasExams: boolean;
  /** Academic hours on the certificate; 0: there is none. */
  readonly certificateHours: number;
  /** Full names of the people attached to it, in their order. Source: SITE-11. */
  readonly teachers: readonly string[];
  readonly materials: readonly StudyMaterial[];
}

/** What a class shows when it is opened. Files are keys in the file store. */
export interface ClassMedia {
  readonly videoFile: string | null;
  readonly captionsFile: string | null;
  readonly posterFile: string | null;
  /** Sanitised HTML. */
  readonly readingHtml: string | null;
}

/** A content as it stands on a shelf. */
export interface ContentSpine {
  /** Key of the uploaded cover; null: the school draws one. */
  readonly coverFile: string | null;
  readonly classes: number;
}

/** The contents that are studied: modules, classes, materials. Those no longer sold are among them. */
export abstract class CourseContents {
  abstract findBySlug(slug: string): Promise<StudyContent | null>;
  abstract findById(productId: number): Promise<StudyContent | null>;
  /** What the class of that id shows, or null when there is none. */
  abstract mediaOf(classId: number): Promise<ClassMedia | null>;
  /** What a shelf shows of each of the products, by their ids. */
  abstract spinesOf(productIds: readonly number[]): Promise<ReadonlyMap<number, ContentSpine>>;
}
