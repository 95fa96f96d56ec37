import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { importBook } from '#adapters/cli/escuela/import-book.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { smallBook, writeFiles } from '#test/support/reading/small-book.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const { school, run, products, sections, staff } = commandLine();

function bookFolder(changes: Readonly<Record<string, string>> = {}): string {
  const folder = temporaryFolder();
  writeFiles(folder, { ...smallBook, ...changes });
  return folder;
}

describe('import book', () => {
  const options = ['--title', 'Guía breve del arrendamiento', '--price', '39.90'];

  test('publishes a folder as a book for sale with its index and sections', async () => {
    const done = await run(importBook, bookFolder(), ...options, '--author', 'Rosa Huamán', '--category', 'civil');
    expect(done).toEqual({
      code: 0,
      said:
        'Publicado: «Guía breve del arrendamiento», 5 secciones, S/.\u00A039.90.\n' +
        'http://localhost:3000/contenidos/libros/guia-breve-del-arrendamiento',
    });
    expect(await products()).toMatchObject([
      { id: 1, kind: 'book', igv_rate: 0, regular_price: 3990, category_id: 1, status: 'published' },
    ]);
    expect((await sections()).map(({ title, level, is_sample }) => [title, level, is_sample])).toEqual([
      ['Presentación', 0, 1],
      ['El contrato', 0, 0],
      ['La renta', 1, 0],
      ['El desalojo', 0, 0],
      ['Anexos', 0, 0],
    ]);
    expect((await staff()).map(({ full_name: name }) => name)).toEqual(['Rosa Huamán']);
  });

  test('a second time it is refused, unless it may replace', async () => {
    const folder = bookFolder();
    await run(importBook, folder, ...options);
    expect((await run(importBook, folder, ...options)).said).toContain('Ya hay un libro con ese código');
    expect((await run(importBook, folder, ...options, '--replace')).said).toContain('Actualizado');
    expect(await products()).toHaveLength(1);
    expect(await sections()).toHaveLength(5);
  });

  test('what the command does not say of a book that it replaces stays as it was edited', async () => {
    const { db } = school().database;
    await run(importBook, bookFolder(), ...options, '--author', 'Rosa Huamán', '--category', 'civil');
    const edited = { subtitle: 'Para arrendar', igv_rate: 1800, outcomes: '["Leer"]', level: 'básico' } as const;
    await db.updateTable('products').set(edited).execute();
    await run(importBook, bookFolder(), ...options, '--replace', '--summary', 'Otro resumen');
    expect(await products()).toMatchObject([{ ...edited, category_id: 1, summary: 'Otro resumen' }]);
    expect(await db.selectFrom('product_staff').select('staff_id').execute()).toHaveLength(1);
  });

  test('a broken folder leaves nothing behind', async () => {
    const missing = bookFolder({ 'src/SUMMARY.md': '- [Uno](presentacion.md)\n- [Dos](no-existe.md)\n' });
    expect(await run(importBook, missing, ...options)).toEqual({
      code: 1,
      said: 'No se importó nada. Falta el archivo «no-existe.md», que SUMMARY.md enlaza como «Dos».',
    });
    const outside = bookFolder({ 'src/SUMMARY.md': '- [Uno](../book.toml)\n' });
    expect((await run(importBook, outside, ...options)).said).toContain('fuera de la carpeta');
    const large = bookFolder();
    truncateSync(join(large, 'src/desalojo.md'), 50 * 1024 * 1024);
    expect((await run(importBook, large, ...options)).said).toContain('pesa 50.0 MB');
    expect([await products(), await sections()]).toEqual([[], []]);
  });

  test('a refusal after everything was read leaves nothing behind, not even the author', async () => {
    await run(importBook, bookFolder(), ...options);
    const other = ['--title', 'Otra', '--price', '1', '--slug', 'guia-breve-del-arrendamiento', '--sku', 'LI-2'];
    const refused = await run(importBook, bookFolder(), ...other, '--author', 'Nuevo Autor');
    expect(refused.said).toContain('slug: ya lo usa otro producto o vendedor');
    expect([(await products()).length, (await sections()).length]).toEqual([1, 5]);
    expect(await staff()).toEqual([]);
  });

  test('an author who has a page is not added again, be the name written otherwise or twice', async () => {
    const names = async () => (await staff()).map(({ full_name: name }) => name);
    await run(importBook, bookFolder(), ...options, '--author', 'Rosa Huamán');
    for (const name of ['ROSA HUAMAN', 'Rosa  Huamán', 'rosa-huaman']) {
      const again = await run(importBook, bookFolder(), ...options, '--replace', '--author', name, '--author', name);
      expect(again.said).toContain('Actualizado');
      expect(await names()).toEqual(['Rosa Huamán']);
    }
    const twice = ['--author', 'Luis Rojas', '--author', 'Luís Rojas'];
    expect((await run(importBook, bookFolder(), ...options, '--replace', ...twice)).code).toBe(0);
    expect(await names()).toEqual(['Rosa Huamán', 'Luis Rojas']);
  });

  test('an author whose page would be somebody else’s, and what is no name, are refused by name', async () => {
    const { db } = school().database;
    const person = { id: 1, full_name: 'Rosa Huamán Torres', profession: '', biography: '', photo_file: null };
    await db
      .insertInto('staff')
      .values({ ...person, slug: 'rosa-huaman' })
      .execute();
    expect(await run(importBook, bookFolder(), ...options, '--author', 'Rosa Huamán')).toEqual({
      code: 1,
      said:
        'No se importó nada. --author: «Rosa Huamán» tendría la página de «Rosa Huamán Torres». ' +
        'Si es la misma persona, escribe su nombre así.',
    });
    expect((await run(importBook, bookFolder(), ...options, '--author', '…')).said).toContain('--author: «…»');
    expect([await products(), await staff()]).toMatchObject([[], [{ id: 1 }]]);
  });

  test('a script in the Markdown is made harmless', async () => {
    const hostile = bookFolder({
      'src/desalojo.md': 'Texto\n\n<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n',
    });
    await run(importBook, hostile, ...options);
    expect((await sections())[3]).toMatchObject({ html: '<p>Texto</p>', plain_text: 'Texto' });
  });

  test.each([
    [[], /una sola carpeta/],
    [['x'], /--title/],
    [['x', '--title', 'T'], /--price/],
    [['x', '--title', 'T', '--price', '1,50'], /--price/],
    [['x', '--title', 'T', '--price', '1', '--igv', 'x'], /--igv/],
    [['x', '--title', 'T', '--price', '1', '--sample', '-1'], /import book|--sample/],
    [['x', '--colour', 'red'], /no reconocida/],
  ])('misused as %j it says how', (args, reason) => {
    expect(() => importBook.prepare(args)).toThrow(UsageError);
    expect(() => importBook.prepare(args)).toThrow(reason);
  });

  test('a rate that is not the school’s and an unknown category are refused by name', async () => {
    expect((await run(importBook, bookFolder(), ...options, '--igv', '10')).said).toContain(
      'igv: debe ser 0 o la tasa general',
    );
    expect((await run(importBook, bookFolder(), ...options, '--category', 'nada')).said).toContain('--category');
    expect(await products()).toEqual([]);
  });
});
