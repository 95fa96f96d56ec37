import { expect, test } from 'vitest';
import type { ClassMedia, CourseContents, StudyContent } from '#application/server/learning/ports/course-contents.ts';
import { studyClass, studyContent, studyMedia } from '#test/support/learning/study-builders.ts';

const course = studyContent({
  teachers: ['Rosa Huamán Quispe', 'Luis Soto Paredes'],
  materials: [
    { id: 7, classId: null, title: 'Guía', file: 'materiales/guia.pdf', mediaType: 'application/pdf', bytes: 120_000 },
    { id: 5, classId: 1, title: 'Modelo', file: 'materiales/modelo.pdf', mediaType: 'application/pdf', bytes: 9_000 },
  ],
});
const withdrawn = studyContent({
  productId: 11,
  slug: 'retirado',
  isPublished: false,
  hasConsultations: false,
  modules: [{ id: 110, title: 'Único', summary: '', classes: [studyClass(9, { teacher: 'Rosa Huamán Quispe' })] }],
});
const book = studyContent({ productId: 12, slug: 'manual', kind: 'book', certificateHours: 0, modules: [] });

/** What every adapter of CourseContents does. `make` fills it with contents and with what their classes show. */
export function courseContentsContract(
  make: (contents: readonly StudyContent[], media: ReadonlyMap<number, Partial<ClassMedia>>) => Promise<CourseContents>,
): void {
  const contents = (): Promise<CourseContents> => make([course, withdrawn, book], studyMedia);

  test('finds a content by slug and by id, with modules, classes and materials in their order', async () => {
    const shelf = await contents();
    expect(await shelf.findBySlug('derecho-laboral')).toEqual(course);
    expect(await shelf.findById(10)).toEqual(course);
  });

  test('finds what is no longer sold, and says so', async () => {
    expect(await (await contents()).findBySlug('retirado')).toEqual(withdrawn);
  });

  test('finds a content without classes', async () => {
    expect(await (await contents()).findBySlug('manual')).toEqual(book);
  });

  test('finds nothing under another slug or id', async () => {
    const shelf = await contents();
    expect(await shelf.findBySlug('otro')).toBeNull();
    expect(await shelf.findById(99)).toBeNull();
    expect(await shelf.mediaOf(99)).toBeNull();
  });

  test('gives what a class shows', async () => {
    const shelf = await contents();
    expect(await shelf.mediaOf(1)).toEqual({ ...studyMedia.get(1), readingHtml: null });
    expect(await shelf.mediaOf(2)).toMatchObject({ readingHtml: '<p>Lee con calma.</p>', videoFile: null });
  });

  test('shows the spines of the products asked for', async () => {
    const shelf = await contents();
    expect(await shelf.spinesOf([10, 12, 99])).toEqual(
      new Map([
        [10, { coverFile: null, classes: 3 }],
        [12, { coverFile: null, classes: 0 }],
      ]),
    );
    expect(await shelf.spinesOf([])).toEqual(new Map());
  });
}
