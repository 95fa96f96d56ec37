import { expect, test } from 'vitest';
import { limaDay } from '#domain/shared/dates.ts';
import { exportNotebook, type ExportedNotebook } from '#domain/reading/notebook-export.ts';

const passage = (start: number, quote: string) => ({ start, end: start + quote.length, quote, before: '', after: '' });

const place = 'https://escuela.example/main/libros/lectura/guia';
/** Late in the evening of the 22nd in Lima. */
const changedAt = new Date('2026-11-23T04:30:00.000Z');

const notebook: ExportedNotebook = {
  title: 'Guía',
  authors: ['Rosa Huamán'],
  exportedOn: limaDay(new Date('2026-11-23T20:00:00.000Z')),
  sections: [
    { slug: 'uno', title: 'Uno' },
    { slug: 'dos', title: 'Dos' },
    { slug: 'tres', title: 'Tres' },
  ],
  annotations: [
    { section: 'dos', passage: passage(9, 'segundo'), note: '', colour: 'pink', changedAt, address: `${place}/dos#b` },
    {
      section: 'dos',
      passage: passage(1, 'primero\n de dos'),
      note: 'Mi nota',
      colour: 'green',
      changedAt,
      address: `${place}/dos#a`,
    },
  ],
  bookmarks: [
    { section: 'uno', anchor: 'p-x', label: 'Al [empezar]', address: `${place}/uno#p-x` },
    { section: 'tres', anchor: '', label: '', address: `${place}/tres` },
  ],
  orphans: [{ section: 'uno', passage: passage(1, 'perdido'), note: 'Se fue', colour: 'blue', changedAt }],
};

test('as Markdown, in the order of the book, each with its colour, its day and the way to it, with what was lost at the end', () => {
  expect(exportNotebook(notebook, 'markdown')).toBe(
    [
      '# Guía',
      'Rosa Huamán',
      'Notas exportadas el 23 de noviembre de 2026.',
      '## Uno',
      String.raw`- Marcador: [Al \[empezar\]](<${place}/uno#p-x>)`,
      '## Dos',
      `> primero de dos\n\nMi nota\n\nVerde · 22 de noviembre de 2026 · [Ver en el libro](<${place}/dos#a>)`,
      `> segundo\n\nRosa · 22 de noviembre de 2026 · [Ver en el libro](<${place}/dos#b>)`,
      '## Tres',
      `- Marcador: [Tres](<${place}/tres>)`,
      '## Textos que ya no están en el libro',
      '> perdido\n\nSe fue\n\nAzul · 22 de noviembre de 2026',
      '',
    ]
      .join('\n\n')
      .replace(/\n\n$/, '\n'),
  );
});

test('as plain text', () => {
  expect(exportNotebook(notebook, 'text')).toContain(
    `GUÍA\n\nRosa Huamán\n\nNotas exportadas el 23 de noviembre de 2026.\n\nUno\n\n- Marcador: Al [empezar] (${place}/uno#p-x)\n\nDos\n\n«primero de dos»\n\nMi nota\n\nVerde · 22 de noviembre de 2026 · ${place}/dos#a`,
  );
});
