import type { SyllabusContent } from '#domain/learning/syllabus/syllabus.ts';

/** A class as it is published: what its files are is known by then. */
export interface PublishedReading {
  /** Sanitised HTML, and how long it takes to read in whole seconds. */
  readonly html: string;
  readonly seconds: number;
}

/** What a removal from a syllabus takes away with it. */
export interface SyllabusLosses {
  /** Titles of published classes that students have begun and the content no longer has, with how many students. */
  readonly begun: readonly { readonly title: string; readonly students: number }[];
  /** Titles of published modules with an exam of their own that the content no longer has. */
  readonly examined: readonly string[];
}

/** What products teach, as it is edited: modules, classes and materials as one. */
export abstract class Syllabuses {
  /** As it is published; an empty one of a product without modules. */
  abstract read(productId: number): Promise<SyllabusContent>;
  /** What would be lost, were it published so. */
  abstract lossesOf(productId: number, content: SyllabusContent): Promise<SyllabusLosses>;
  /**
   * Publishes it. What the product has already keeps its id, wherever it moved to; what has gone goes with what students did in it.
   * @param readings by the Markdown of each reading. @param files seconds of videos, kinds and sizes of materials, by their keys.
   */
  abstract write(
    productId: number,
    content: SyllabusContent,
    readings: ReadonlyMap<string, PublishedReading>,
    files: ReadonlyMap<string, { readonly mediaType: string; readonly bytes: number; readonly seconds: number }>,
  ): Promise<void>;
}
