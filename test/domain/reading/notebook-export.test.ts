import { expect, test } from 'vitest';
import { exportNotebook, type ExportedNotebook } from '#domain/reading/notebook-export.ts';

const passage = (start: number, quote: string) => ({ start, end: start + quote.length, quote, before: '', after: '' });

const notebook: ExportedNotebook = {
  title: 'Guía',
  authors: ['Rosa Huamán'],
  sections: [
    { slug: 'uno', title: 'Uno' },
    { slug: 'dos', title: 'Dos' },
    { slug: 'tres', title: 'Tres' },
  ],
  annotations: [
    { section: 'dos', passage: passage(9, 'segundo'), note: '' },
    { section: 'dos', passage: passage(1, 'primero\n de dos'), note: 'Mi nota' },
  ],
  bookmarks: [
    { section: 'uno', anchor: 'p-x', label: 'Al empezar' },
    { section: 'tres', anchor: '', label: '' },
  ],
  orphans: [{ section: 'uno', passage: passage(1, 'perdido'), note: 'Se fue' }],
};

test('as Markdown, in the order of the book, with what was lost at the end', () => {
  expect(exportNotebook(notebook, 'markdown')).toBe(
    [
      '# Guía',
      'Rosa Huamán',
      '## Uno',
      '- Marcador: Al empezar',
      '## Dos',
      '> primero de dos\n\nMi nota',
      '> segundo',
      '## Tres',
      '- Marcador: Tres',
      '## Textos que ya no están en el libro',
      '> perdido\n\nSe fue',
      '',
    ]
      .join('\n\n')
      .replace(/\n\n$/, '\n'),
  );
});

test('as plain text', () => {
  expect(exportNotebook(notebook, 'text')).toContain(
    'GUÍA\n\nRosa Huamán\n\nUno\n\n- Marcador: Al empezar\n\nDos\n\n«primero de dos»',
  );
});
