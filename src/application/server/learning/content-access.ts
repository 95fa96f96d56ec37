import type { CourseContents, StudyClass, StudyContent } from '#application/server/learning/ports/course-contents.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import { classesOf } from '#domain/learning/course-content.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type ContentRefusal =
  | { readonly kind: 'content-not-found' }
  /** It exists and is not the student's; `path` is where it is sold. */
  | { readonly kind: 'content-not-owned'; readonly title: string; readonly path: string };

export type ClassRefusal = ContentRefusal | { readonly kind: 'class-not-found' };

/** Whether somebody may study a content, asked again by every call. Source: AUTH-6. */
export class ContentAccess {
  constructor(
    private readonly contents: CourseContents,
    private readonly ownership: Ownership,
  ) {}

  async content(userId: string, slug: string, now: Date): Promise<Result<StudyContent, ContentRefusal>> {
    const content = await this.contents.findBySlug(slug);
    if (content === null) return refuse({ kind: 'content-not-found' });
    if (await this.ownership.owns(userId, content.productId, now)) return accept(content);
    if (!content.isPublished) return refuse({ kind: 'content-not-found' });
    return refuse({ kind: 'content-not-owned', title: content.title, path: productPath(content.kind, slug) });
  }

  async class(
    userId: string,
    slug: string,
    classId: number,
    now: Date,
  ): Promise<Result<{ readonly content: StudyContent; readonly studyClass: StudyClass }, ClassRefusal>> {
    const content = await this.content(userId, slug, now);
    if (!content.ok) return content;
    const studyClass = classesOf(content.value).find(({ id }) => id === classId);
    if (studyClass === undefined) return refuse({ kind: 'class-not-found' });
    return accept({ content: content.value, studyClass });
  }
}
