import type { BookWithText } from '#test/memory/reading/books-in-memory.ts';

/** A book of four sections: a free one, a heading without text, two for its owners. */
export const leaseGuide: BookWithText = {
  productId: 30,
  kind: 'book',
  slug: 'guia-del-arrendamiento',
  title: 'Guía del arrendamiento',
  authors: ['Rosa Huamán'],
  year: 2026,
  sections: [
    section(3000, 'presentacion', 'Presentación', 0, '<p>Esta guía es breve.</p>', true),
    section(3001, 'el-contrato', 'El contrato', 0, '', false),
    section(3002, 'la-renta', 'La renta', 1, '<p>Al vencimiento de cada período.</p>', false),
    section(3003, 'el-desalojo', 'El desalojo', 0, '<p>Por falta de pago.</p>', false),
  ],
};

function section(
  id: number,
  slug: string,
  title: string,
  level: number,
  html: string,
  isSample: boolean,
): BookWithText['sections'][number] {
  return { id, slug, title, level, html, hasText: html !== '', isSample, length: html.length };
}
