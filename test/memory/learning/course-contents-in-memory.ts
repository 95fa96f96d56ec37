import {
  type ClassMedia,
  type ContentSpine,
  CourseContents,
  type StudyContent,
} from '#application/server/learning/ports/course-contents.ts';
import { classesOf } from '#domain/learning/course-content.ts';

const nothing: ClassMedia = { videoFile: null, captionsFile: null, posterFile: null, readingHtml: null };

/** Contents in this process's memory. */
export class CourseContentsInMemory extends CourseContents {
  /** @param matters what classes show, by class id; a class without an entry shows nothing. */
  constructor(
    private readonly contents: readonly StudyContent[],
    private readonly media: ReadonlyMap<number, Partial<ClassMedia>> = new Map(),
  ) {
    super();
  }

  findBySlug(slug: string): Promise<StudyContent | null> {
    return Promise.resolve(this.contents.find((content) => content.slug === slug) ?? null);
  }

  findById(productId: number): Promise<StudyContent | null> {
    return Promise.resolve(this.contents.find((content) => content.productId === productId) ?? null);
  }

  mediaOf(classId: number): Promise<ClassMedia | null> {
    const isKnown = this.contents.flatMap(classesOf).some(({ id }) => id === classId);
    return Promise.resolve(isKnown ? { ...nothing, ...this.media.get(classId) } : null);
  }

  spinesOf(productIds: readonly number[]): Promise<ReadonlyMap<number, ContentSpine>> {
    const asked = this.contents.filter(({ productId }) => productIds.includes(productId));
    const spines = asked.map((content): [number, ContentSpine] => [
      content.productId,
      { coverFile: null, classes: classesOf(content).length },
    ]);
    return Promise.resolve(new Map(spines));
  }
}
