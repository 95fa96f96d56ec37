import { expect, test } from 'vitest';
import { ProductsInMemory } from '#test/memory/catalogue/products-in-memory.ts';
import { OpenFreeClass } from '#application/server/catalogue/open-free-class.ts';
import { CourseContents, type ClassMedia } from '#application/server/learning/ports/course-contents.ts';
import { storedProduct } from '#test/support/catalogue/catalogue-builders.ts';

const media: ClassMedia = { videoFile: 'videos/uno.webm', captionsFile: null, posterFile: null, readingHtml: null };

class OneClass extends CourseContents {
  findBySlug = () => Promise.resolve(null);
  findById = () => Promise.resolve(null);
  mediaOf = (classId: number) => Promise.resolve(classId === 7 ? media : null);
  spinesOf = () => Promise.resolve(new Map());
}

const freeClass = { id: 7, title: 'Primera', kind: 'video', seconds: 90 } as const;
const open = new OpenFreeClass(
  new ProductsInMemory([
    storedProduct(1, { freeClass }),
    storedProduct(2),
    storedProduct(3, { freeClass: { ...freeClass, id: 8 } }),
  ]),
  new OneClass(),
);

test('opens the class that anyone may see', async () => {
  expect(await open.execute('curso-1')).toEqual({ ok: true, value: { freeClass, media } });
});

test.each([
  ['curso-2', 'free-class-not-found'],
  ['curso-3', 'free-class-not-found'],
  ['nada', 'product-not-found'],
])('%s is refused as %s', async (slug, kind) => {
  expect(await open.execute(slug)).toEqual({ ok: false, refusal: { kind } });
});
