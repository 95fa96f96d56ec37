import { expect, test } from 'vitest';
import type { BookWithText } from '#test/memory/reading/books-in-memory.ts';
import type { Books } from '#application/server/reading/ports/books.ts';
import { leaseGuide } from '#test/support/reading/lease-guide.ts';

/** What every adapter of Books does. `make` fills it with the books, whose authors are known. */
export function booksContract(make: (books: readonly BookWithText[]) => Promise<Books>): void {
  test('finds a published book by its slug', async () => {
    const books = await make([leaseGuide]);
    expect(await books.find('guia-del-arrendamiento')).toEqual({
      productId: 30,
      kind: 'book',
      slug: 'guia-del-arrendamiento',
      title: 'Guía del arrendamiento',
      authors: ['Rosa Huamán'],
      year: 2026,
    });
    expect(await books.find('otro')).toBeNull();
  });

  test('gives the sections in reading order, without their text', async () => {
    const books = await make([leaseGuide]);
    expect(await books.sections(30)).toEqual(
      leaseGuide.sections.map(({ slug, title, level, hasText, isSample, length }) => ({
        slug,
        title,
        level,
        hasText,
        isSample,
        length,
      })),
    );
    expect(await books.sections(99)).toEqual([]);
  });

  test('gives one section with its text', async () => {
    const books = await make([leaseGuide]);
    expect(await books.section(30, 'la-renta')).toEqual({
      id: 3002,
      slug: 'la-renta',
      title: 'La renta',
      html: '<p>Al vencimiento de cada período.</p>',
      isSample: false,
    });
    expect(await books.section(30, 'otra')).toBeNull();
  });

  test('finds a section’s book by the section’s id', async () => {
    const books = await make([leaseGuide]);
    expect(await books.withSection(3002)).toMatchObject({ book: { productId: 30 }, section: 'la-renta' });
    expect(await books.withSection(9)).toBeNull();
  });

  test('gives the texts in reading order, of all sections that have one or of those named', async () => {
    const books = await make([leaseGuide]);
    expect((await books.texts(30)).map(({ slug }) => slug)).toEqual(['presentacion', 'la-renta', 'el-desalojo']);
    expect((await books.texts(30, ['el-desalojo', 'el-contrato'])).map(({ html }) => html)).toEqual([
      '<p>Por falta de pago.</p>',
    ]);
    expect(await books.texts(30, [])).toEqual([]);
  });

  test('lists what can be sampled', async () => {
    const closed = {
      ...leaseGuide,
      productId: 31,
      slug: 'cerrado',
      sections: leaseGuide.sections.map((each) => ({ ...each, id: each.id + 100, isSample: false })),
    };
    const books = await make([leaseGuide, closed]);
    expect((await books.samples()).map(({ slug }) => slug)).toEqual(['guia-del-arrendamiento']);
  });
}
