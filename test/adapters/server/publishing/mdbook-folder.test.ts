import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderRefusalText } from '#adapters/server/publishing/folder-refusal.ts';
import { manuscriptOf } from '#adapters/server/publishing/manuscript-of.ts';
import { readMdBook } from '#adapters/server/publishing/mdbook-folder.ts';
import { summaryEntries } from '#adapters/server/publishing/mdbook-summary.ts';
import { smallBook, writeFiles } from '#test/support/reading/small-book.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

function bookFolder(changes: Readonly<Record<string, string>> = {}): string {
  const folder = temporaryFolder();
  writeFiles(folder, { ...smallBook, ...changes });
  return folder;
}

async function refusalText(folder: string): Promise<string> {
  const read = await readMdBook(folder);
  return read.ok ? 'accepted' : folderRefusalText(read.refusal);
}

describe('a book folder', () => {
  test.each(['', 'src'])('is read from its root and from its src (%j)', async (below) => {
    const read = await readMdBook(join(bookFolder(), below));
    expect(read.ok && read.value.chapters.map(({ title, level, file }) => [title, level, file])).toEqual([
      ['Presentación', 0, 'presentacion.md'],
      ['El contrato', 0, 'contrato/README.md'],
      ['La renta', 1, 'contrato/renta.md'],
      ['El desalojo', 0, 'desalojo.md'],
      ['Anexos', 0, null],
    ]);
  });

  test('becomes sections with sanitised text', async () => {
    const read = await readMdBook(bookFolder());
    const [preface, contract] = read.ok ? manuscriptOf(read.value) : [];
    expect(preface).toMatchObject({ title: 'Presentación', level: 0 });
    expect(preface?.html).toMatch(/^<p>Esta guía explica el arrendamiento <strong>en pocas páginas<\/strong>\. /);
    expect(preface?.plainText).toMatch(/^Esta guía explica el arrendamiento en pocas páginas\. Está escrita/);
    expect(contract?.html).toBe('<p>El arrendador cede el uso de un bien. Mira la renta.</p>');
  });

  test('names the file that is missing', async () => {
    const folder = bookFolder({ 'src/SUMMARY.md': '- [Uno](uno.md)\n' });
    expect(await refusalText(folder)).toBe('Falta el archivo «uno.md», que SUMMARY.md enlaza como «Uno».');
  });

  test.each(['../../secreto.md', '/etc/hostname'])('does not follow a link out of it: %s', async (target) => {
    const folder = bookFolder({ 'src/SUMMARY.md': `- [Uno](${target})\n` });
    writeFileSync(join(folder, 'secreto.md'), '# Secreto');
    expect(await refusalText(folder)).toContain('está fuera de la carpeta del libro');
  });

  test('does not follow a symbolic link out of it', async () => {
    const folder = bookFolder({ 'src/SUMMARY.md': '- [Uno](enlace.md)\n', 'secreto.md': '# Secreto' });
    symlinkSync(join(folder, 'secreto.md'), join(folder, 'src/enlace.md'));
    expect(await refusalText(folder)).toContain('está fuera de la carpeta del libro');
  });

  test('refuses a file of 50 MB without reading it', async () => {
    const folder = bookFolder({ 'src/SUMMARY.md': '- [Uno](uno.md)\n', 'src/uno.md': '' });
    truncateSync(join(folder, 'src/uno.md'), 50 * 1024 * 1024);
    expect(await refusalText(folder)).toBe('«uno.md» pesa 50.0 MB; el máximo por archivo es 5 MB.');
  });

  test('refuses what is no text, a folder without SUMMARY.md, an empty summary, and no folder at all', async () => {
    const notText = bookFolder({ 'src/SUMMARY.md': '- [Uno](uno.md)\n' });
    writeFileSync(join(notText, 'src/uno.md'), Buffer.from([0xff, 0xfe, 0x00, 0xd8]));
    expect(await refusalText(notText)).toContain('no es un texto en UTF-8');
    const empty = temporaryFolder();
    expect(await refusalText(empty)).toContain('No hay un SUMMARY.md');
    writeFiles(empty, { 'SUMMARY.md': '# Contenido\n' });
    expect(await refusalText(empty)).toBe('SUMMARY.md no enlaza ningún capítulo.');
    expect(await refusalText(join(empty, 'nada'))).toContain('No existe la carpeta');
  });

  test('refuses a folder named like a chapter', async () => {
    const folder = bookFolder({ 'src/SUMMARY.md': '- [Uno](uno)\n' });
    mkdirSync(join(folder, 'src/uno'));
    expect(await refusalText(folder)).toContain('Falta el archivo «uno»');
  });
});

describe('a summary', () => {
  test('may have parts, separators, prefixes, suffixes and drafts', () => {
    const text =
      '# Summary\n\n[Prólogo](prologo.md)\n\n# Primera parte\n\n- [Uno](uno.md#inicio)\n    - [Dos](dos%20tres.md)\n\n---\n\n[Índice](indice.md)\n';
    expect(summaryEntries(text)).toEqual([
      { title: 'Prólogo', level: 0, file: 'prologo.md' },
      { title: 'Primera parte', level: 0, file: null },
      { title: 'Uno', level: 0, file: 'uno.md' },
      { title: 'Dos', level: 1, file: 'dos tres.md' },
      { title: 'Índice', level: 0, file: 'indice.md' },
    ]);
  });
});
